import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium, type Page } from '@playwright/test'
import { ROOT } from 'federation/packages'
import { optionFault } from 'supabase/startError'
import { findBrowser } from '../runners/browser.ts'
import { readSource } from '../site/target.ts'
import { clickToFrame } from './browser/clickToFrame.ts'
import { firstAnswer, firstLoad, profiles } from './browser/firstLoad.ts'
import { filterClick, scrollPages } from './browser/list.ts'
import { startVisitor, type Visitor } from './browser/visitor.ts'
import { addRun, chartOf, describe, type Figures, medianOf, type Runs, tableOf } from './figures.ts'
import { serveMonolith } from './monolith/serve.ts'
import { load, waitForQuiet } from './quiet.ts'
import { runBench } from './runBench.ts'
import { startGateway } from './startGateway.ts'

const USAGE = 'npm run bench -- [--runs 7] [--monolith] [--write] [NAME=URL ...]'

/** The sites side by side: name -> origin. If none is named, the one in site/, served without overrides. */
type Sites = Record<string, string>

/** The measured pages, and the button of each that a phone's visitor may click first. */
const PAGES = { home: 'Open menu', list: 'Filters', activity: 'Open menu' }

/**
 * `npm run bench`: measures the first load of home, list and an activity, and the list in use. With several sites
 * (`before=http://localhost:4000 now=http://localhost:3000`) the runs alternate between them, so that the load of the
 * machine is the same for all. Sites of this machine use the backend of `npm start`. `--monolith` adds a build of the same
 * source without federation. `--write` puts the tables into docs/measurements.md and the chart next to it. No test asserts
 * times, because machines differ.
 */
async function bench(sites: Sites, runs: number): Promise<{ report: string; chart: string }> {
  for (const [name, origin] of Object.entries(sites)) await checkSite(name, origin)
  await waitForQuiet()
  const before = load()
  const visitor = await startVisitor()
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-quic'],
  })
  try {
    const loads = await measureLoads({ browser, visitor }, sites, runs)
    const uses = await measureUses(browser, sites, runs)
    const names = Object.keys(sites)
    const sections = Object.entries({ ...loads, ...uses }).map(([title, bySite]) => {
      const figures = Object.keys(Object.values(bySite)[0] ?? {})
      const rows = figures.map((figure) => [
        figure,
        ...names.map((name) => describe(bySite[name]?.[figure] ?? [])),
      ])
      return `**${title}**\n\n${tableOf(['median (minimum to maximum)', ...names], rows)}`
    })
    const when = `${new Date().toISOString().slice(0, 10)}, ${readSource().commit.slice(0, 8)}`
    const head = `${when}, ${runs} runs in turn, load ${before.toFixed(2)} before and ${load().toFixed(2)} after.`
    return { report: [head, ...sections].join('\n\n'), chart: chartOfLoads(loads, names) }
  } finally {
    await visitor.stop()
    await browser.close()
  }
}

/** Title of a table -> site -> its figures. */
type Tables = Record<string, Record<string, Runs>>

async function measureLoads(
  { browser, visitor }: { browser: Browser; visitor: Visitor },
  sites: Sites,
  runs: number,
): Promise<Tables> {
  const tables: Tables = {}
  for (const [label, profile] of Object.entries(profiles)) {
    for (const [page, button] of Object.entries(PAGES)) {
      const table: Record<string, Runs> = {}
      tables[`${page}, first load, ${label}`] = table
      for (let run = 0; run < runs; run += 1) {
        for (const [name, origin] of Object.entries(sites)) {
          const url = await addressOf(browser, page, origin)
          table[name] ??= {}
          addRun(table[name], await firstLoad(visitor, url, profile))
          if (profile.screen.width < 768)
            addRun(table[name], { 'first answer, ms': await firstAnswer(visitor, url, profile, button) })
        }
      }
    }
  }
  return tables
}

async function measureUses(browser: Browser, sites: Sites, runs: number): Promise<Tables> {
  const tables: Tables = {}
  const uses: Record<string, (page: Page, origin: string) => Promise<Figures>> = {
    'route change to a remote': routeChange,
    'list, click on a filter to its results': filterClick,
    'list, 20 pages': scrollPages,
  }
  for (const [title, measure] of Object.entries(uses)) {
    const table: Record<string, Runs> = {}
    tables[title] = table
    for (let run = 0; run < runs; run += 1) {
      for (const [name, origin] of Object.entries(sites)) {
        table[name] ??= {}
        const visit = (page: Page) => measure(page, origin)
        addRun(table[name], await onFreshPage(browser, visit))
      }
    }
  }
  return tables
}

/** Runs on a phone's page of a browser profile that has nothing in its caches. */
async function onFreshPage<Result>(browser: Browser, use: (page: Page) => Promise<Result>): Promise<Result> {
  const { width, height, density } = profiles['phone, this machine'].screen
  const context = await browser.newContext({ viewport: { width, height }, deviceScaleFactor: density })
  try {
    return await use(await context.newPage())
  } finally {
    await context.close()
  }
}

const activities = new Map<string, string>()

/** The address of a page; an activity is the first one of the site's list. */
async function addressOf(browser: Browser, page: string, origin: string): Promise<string> {
  if (page === 'home') return `${origin}/`
  if (page === 'list') return `${origin}/activities`
  const known = activities.get(origin)
  if (known) return known
  const found = await onFreshPage(browser, async (visit) => {
    await visit.goto(`${origin}/activities`)
    return visit.getByRole('article').first().getByRole('link').first().getAttribute('href')
  })
  activities.set(origin, origin + found)
  return origin + found
}

/** Measures the time from the click on a link to the frame with the new page's heading, in ms. */
async function routeChange(page: Page, origin: string) {
  await page.goto(`${origin}/privacy-policy`, { waitUntil: 'networkidle' })
  const follow = (name: string) => {
    const text = new RegExp(`^\\s*${name}\\s*$`)
    const link = page.locator('footer a, header a').filter({ hasText: text }).first()
    return clickToFrame(link, 'main [data-boundary]:not([inert]):not([hidden]) h1', text)
  }
  const notLoaded = await follow('Contact Us')
  await follow('Privacy Policy')
  return { 'not loaded yet, ms': notLoaded, 'loaded, ms': await follow('Contact Us') }
}

/** The largest paint on a weak line, which visitors wait for. */
function chartOfLoads(tables: Tables, names: string[]): string {
  const bars = Object.entries(tables).flatMap(([title, bySite]) =>
    title.includes('weak line')
      ? names.map((series) => ({
          label: title.replace(', first load, ', ', ').replace(', weak line', ''),
          series,
          value: medianOf(bySite[series]?.['largest paint, ms'] ?? []),
        }))
      : [],
  )
  return chartOf('Largest paint on a weak line (CPU 4x, 1.6 Mbit/s, 150 ms)', bars)
}

/** Throws an error where nothing answers, or no activities are found. Says what makes a site slower than a public one. */
async function checkSite(name: string, origin: string): Promise<void> {
  // as a bot, who waits for the page
  const headers = { 'user-agent': 'a bot' }
  const document = await fetch(`${origin}/activities`, { headers }).then(
    (answer) => answer.text(),
    () => {
      throw new Error(`Nothing answers at ${origin}. Start a site first, or name one: ${USAGE}`)
    },
  )
  if (!document.includes('<article'))
    throw new Error(`${origin}/activities shows no activities. Does its backend run (npm start)?`)
  if (document.includes('/_tryout/'))
    console.log(`${name} allows overrides, so its pages load a panel: npm run overrides -- --none`)
}

/** Replaces what is between the two marks of the document. */
function write(report: string, chart: string): void {
  const file = path.join(ROOT, 'docs/measurements.md')
  const [start, end] = ['<!-- bench -->', '<!-- end of bench -->']
  const text = readFileSync(file, 'utf8')
  const [from, to] = [text.indexOf(start), text.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`docs/measurements.md has no ${start} before ${end}`)
  const picture = '![Largest paint on a weak line](measurements.svg)'
  writeFileSync(file, `${text.slice(0, from + start.length)}\n\n${report}\n\n${picture}\n\n${text.slice(to)}`)
  execFileSync(path.join(ROOT, 'node_modules/.bin/biome'), ['format', '--write', file])
  writeFileSync(path.join(ROOT, 'docs/measurements.svg'), chart)
}

type Served = { origin: string; stop(): void }

/** Notes what must be stopped at the end. Returns where it is served. */
async function keep(served: Served[], starting: Promise<Served>): Promise<string> {
  const site = await starting
  served.push(site)
  return site.origin
}

function readWords() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        runs: { type: 'string', default: '7' },
        monolith: { type: 'boolean', default: false },
        write: { type: 'boolean', default: false },
      },
    })
  } catch (error) {
    throw new Error(optionFault(error, `Usage: ${USAGE}`))
  }
}

await runBench(async () => {
  const { values, positionals } = readWords()
  const runs = Number(values.runs)
  if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs is a whole number from 1. Usage: ${USAGE}`)
  const named = positionals.map((given, index) => {
    const [, name = `site ${index + 1}`, origin = given] = /^([\w -]+)=(.*)$/.exec(given) ?? []
    return [name, origin.replace(/\/$/, '')]
  })
  const served: Served[] = []
  try {
    const sites: Sites = Object.fromEntries(named)
    if (named.length === 0) sites['this site'] = await keep(served, startGateway())
    if (values.monolith) sites.monolith = await keep(served, serveMonolith())
    const { report, chart } = await bench(sites, runs)
    console.log(`\n${report}`)
    if (values.write) write(report, chart)
  } finally {
    for (const { stop } of served) stop()
  }
})
