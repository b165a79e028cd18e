import { type ChildProcess, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { demoAccount } from 'supabase/demo'
import { countTimers, growing, type SoakedPage, soak } from '../../e2e/soak.ts'
import { findBrowser } from '../runners/browser.ts'
import { tableOf } from './figures.ts'
import { readNumbers } from './numbers.ts'
import { childrenOf, descriptorsOf, memoryOf } from './processFacts.ts'
import { load } from './quiet.ts'
import { runBench } from './runBench.ts'
import { startBackend } from './startBackend.ts'
import { ensureBuilt, startGateway } from './startGateway.ts'

/**
 * `npm run bench:soak -- [REQUESTS] [CHANGES]`: asks a gateway for a million things and changes the page in one tab 2,000
 * times, and prints what both hold meanwhile. Ends with 1 where something grows. The gateway logs each request, as in
 * production. It needs Linux, the build of `npm start` and `ab` (Debian: apache2-utils).
 */
const USAGE = 'npm run bench:soak -- [REQUESTS] [CHANGES]'
const [REQUESTS, CHANGES] = readNumbers(USAGE, 1_000_000, 2_000)

const ROUNDS = 20
const CLIENTS = '16'
/** New searches in each round. No document is kept for them, so each is rendered. */
const SEARCHES = 50

type Held = { heapUsed: number; arrayBuffers: number; handles: number }
/** What the gateway and its renderers hold after a round: bytes and numbers of things. */
type Counts = Held & { memory: number; rendererMemory: number; descriptors: number; processes: number }

/**
 * How much a round of the second half may add, by a line through all of them. The system's memory, which is given back late,
 * moves by some 20 MB from round to round: a leak of 100 bytes a request would add 5 MB to each.
 */
const LIMITS = {
  ...{ memory: 4_000_000, rendererMemory: 4_000_000 },
  ...{ heapUsed: 50_000, arrayBuffers: 50_000, handles: 0.2, descriptors: 0.2, processes: 0.1 },
}

type Kind = { path: string; status: number; options?: string[] }

async function soakGateway(): Promise<string[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'sprouts-soak-'))
  const gateway = await startGateway()
  // where a machine is busy, a name with two addresses is given up
  const origin = gateway.origin.replace('localhost', '127.0.0.1')
  try {
    const kinds = await kindsOf(origin, folder)
    const rounds: Counts[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      await search(origin, round)
      for (const kind of kinds) ask(origin, kind, Math.ceil(REQUESTS / ROUNDS / kinds.length))
      rounds.push(await countsOf(gateway.process))
    }
    const rows = rounds.map((counts, round) => [
      (((round + 1) * REQUESTS) / ROUNDS).toLocaleString('en'),
      ...[counts.memory, counts.rendererMemory, counts.heapUsed, counts.arrayBuffers].map((bytes) =>
        (bytes / 1e6).toFixed(1),
      ),
      ...[counts.descriptors, counts.handles, counts.processes].map(String),
    ])
    const head = [
      ...['requests', 'gateway, MB', 'renderers, MB', 'heap, MB', 'buffers, MB'],
      ...['descriptors', 'handles', 'renderers'],
    ]
    console.log(`\n${tableOf(head, rows)}`)
    const late = rounds.slice(ROUNDS / 2)
    return Object.entries(LIMITS).flatMap(([name, limit]) =>
      slopeOf(late.map((counts) => counts[name as keyof Counts])) > limit ? [`the gateway's ${name}`] : [],
    )
  } finally {
    gateway.stop()
    rmSync(folder, { recursive: true })
  }
}

/** One of each kind of answer. */
async function kindsOf(origin: string, folder: string): Promise<Kind[]> {
  const home = await renderedHome(origin)
  const [script = ''] = /\/assets\/index\.[\w.]+\.js/.exec(home) ?? []
  const [entry = ''] = /\/remotes\/discover\/[\w./]+\.js/.exec(home) ?? []
  const [activity = ''] = /\/activities\/[\w-]{36}\/[\w-]+/.exec(home) ?? []
  if (!script || !entry || !activity) throw new Error('Home has no scripts or no activities.')
  const report = path.join(folder, 'report.json')
  writeFileSync(report, '{"kind":"error","remote":"lists","version":"00000000"}')
  const of = (place: string, status = 200, ...options: string[]): Kind => ({ path: place, status, options })
  return [
    of('/'),
    of('/activities', 200, '-H', 'accept-encoding: br'),
    of(activity, 200, '-H', 'accept-encoding: gzip'),
    of('/login'),
    of(script, 200, '-H', 'accept-encoding: br'),
    of(entry, 206, '-H', 'range: bytes=0-99'),
    of('/registry.json'),
    of('/no/such/page', 404),
    of('/remotes/lists/none/app.js', 404),
    of('/_reports', 204, '-p', report, '-T', 'application/json'),
  ]
}

/** A busy machine may render it at a second try only. */
async function renderedHome(origin: string, tries = 20): Promise<string> {
  const html = await (await fetch(origin, { headers: { 'user-agent': 'a bot' } })).text()
  return tries === 0 || html.includes('/activities/') ? html : renderedHome(origin, tries - 1)
}

/** Throws an error if one of the answers had another status, or did not come. */
function ask(origin: string, { path: place, status, options = [] }: Kind, requests: number): void {
  const given = ['-k', '-q', '-l', '-s', '60', '-n', String(requests), '-c', CLIENTS, ...options]
  const { stdout, stderr, error } = spawnSync('ab', [...given, origin + place], { encoding: 'utf8' })
  if (error) throw new Error('ab cannot be run: install apache2-utils.')
  const figure = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(stdout)?.[1] ?? 0)
  const others = figure('Non-2xx responses')
  if (figure('Complete requests') !== requests || figure('Failed requests') > 0)
    throw new Error(`${place} was not answered ${requests} times:\n${stdout}${stderr}`)
  if (others !== (status < 300 ? 0 : requests)) throw new Error(`${place}: ${others} had another status`)
}

async function search(origin: string, round: number): Promise<void> {
  for (let index = 0; index < SEARCHES; index += 1) {
    const words = encodeURIComponent(`park ${round} ${index}`)
    const answer = await fetch(`${origin}/activities?search=${words}`, { headers: { 'user-agent': 'a bot' } })
    if (!answer.ok) throw new Error(`A search was answered with ${answer.status}`)
    await answer.arrayBuffer()
  }
}

async function countsOf(gateway: ChildProcess): Promise<Counts> {
  const pid = gateway.pid ?? 0
  const answer = once(gateway, 'message')
  gateway.send('what do you hold?')
  const [held] = (await answer) as [Held]
  return {
    ...held,
    memory: memoryOf(pid),
    rendererMemory: childrenOf(pid).reduce((sum, child) => sum + memoryOf(child), 0),
    descriptors: descriptorsOf(pid),
    processes: childrenOf(pid).length,
  }
}

/** How much each value adds, by the line with the least squares through all. */
function slopeOf(values: number[]): number {
  const middle = (values.length - 1) / 2
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const part = (of: (at: number, value: number) => number) =>
    values.reduce((sum, value, at) => sum + of(at - middle, value - mean), 0)
  return part((at, value) => at * value) / part((at) => at * at)
}

const START: SoakedPage = { application: 'shell', path: '/privacy-policy', heading: 'Privacy Policy' }
const PAGES: SoakedPage[] = [
  { application: 'discover', path: '/activities', heading: 'Explore Activities' },
  { application: 'account', path: '/profile', heading: 'Profile' },
  { application: 'lists', path: '/saved-listings', heading: 'My Lists' },
  { application: 'submissions', path: '/contact', heading: 'Contact Us' },
]

/** One tab of a parent who has logged in, who goes to each remote and back again and again. */
async function soakTab(): Promise<string[]> {
  const gateway = await startGateway()
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] })
  try {
    const context = await browser.newContext({ baseURL: gateway.origin, serviceWorkers: 'block' })
    const page = await context.newPage()
    await countTimers(page)
    await page.goto('/login')
    await page.getByLabel('Email').fill(demoAccount.email)
    await page.getByLabel('Password', { exact: true }).fill(demoAccount.password)
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
    await page.getByRole('button', { name: demoAccount.email }).waitFor()
    await page.goto(START.path)
    await page.getByRole('heading', { level: 1, name: START.heading }).waitFor()
    const changes = CHANGES / PAGES.length
    const rows: string[][] = []
    const grown: string[] = []
    for (const to of PAGES) {
      const slopes = await soak(page, START, to, changes)
      const { heap, ...numbers } = slopes
      rows.push([
        to.application,
        String(changes),
        heap.toFixed(0),
        ...Object.values(numbers).map((one) => one.toFixed(2)),
      ])
      grown.push(...growing(slopes, changes).map((name) => `${name} of ${to.application}`))
    }
    const head = ['page of', 'changes', 'heap, bytes', 'nodes', 'listeners', 'timers', 'rules']
    console.log(`\nWhat one change of page leaves behind:\n\n${tableOf(head, rows)}`)
    return grown
  } finally {
    await browser.close()
    gateway.stop()
  }
}

await runBench(async () => {
  const before = load()
  ensureBuilt()
  const backend = await startBackend()
  try {
    const grown = [...(REQUESTS > 0 ? await soakGateway() : []), ...(CHANGES > 0 ? await soakTab() : [])]
    console.log(`\nLoad ${before.toFixed(2)} before, ${load().toFixed(2)} after.`)
    console.log(grown.length > 0 ? `These grow: ${grown.join(', ')}.` : 'Nothing grows.')
    if (grown.length > 0) process.exitCode = 1
  } finally {
    await backend.stop()
  }
})
