import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { ROOT, remoteNames, SITE } from 'federation/packages'
import { liveRelease, parseRegistry } from 'federation/registry'
import { openTarget, readLog, readRegistry } from 'federation/release'
import { startS3Server } from 'federation/testing'
import { localKeys } from 'supabase/testing/keys'
import { forkTestBackend } from '../sites/backend.ts'
import { freePort } from '../sites/freePort.ts'
import { makeTeam, type Team } from './team.ts'
import { startVisitor } from './visitor.ts'

/** How often each team releases. `npm run test:deep` has less time than a proof: TEAM_ROUNDS=20. */
const ROUNDS = Number(process.env.TEAM_ROUNDS ?? 3)

const place = mkdtempSync(path.join(tmpdir(), 'four teams '))
const server = await startS3Server()
after(async () => {
  await server.stop()
  rmSync(place, { recursive: true, force: true })
})

for (const [kind, open] of [
  ['a folder', async () => path.join(place, 'site')],
  ['a bucket', () => server.place('site')],
] as const) {
  test(`four teams release to ${kind} at the same time, ${ROUNDS} times each, and no visitor notices`, async (t) => {
    Object.assign(process.env, server.env)
    const target = await open()
    await copySite(target)
    const site = await serve(target, path.join(place, `data of ${kind}`))
    const browser = await chromium.launch({
      executablePath: process.env.PLAYWRIGHT_CHROMIUM,
      args: ['--no-sandbox', '--disable-background-networking'],
    })
    try {
      const before = await liveVersions(target)
      const oldTab = await startVisitor(await browser.newContext(), 'the old tab')
      await oldTab.page.goto(site.origin)
      const visitor = await startVisitor(await browser.newContext(), 'a visitor')

      const teams = await Promise.all(
        remoteNames.map((name) => makeTeam(name, path.join(place, kind), server.env, target)),
      )
      let isReleasing = true
      const walk = async () => {
        while (isReleasing) {
          await visitor.openAll(site.origin)
          await visitor.followAll()
        }
        // once more, with all that is live now
        await untilServed(site.origin, await liveVersions(target))
        await visitor.openAll(site.origin)
      }
      const releases = Promise.all(teams.map(releaseAll)).finally(() => {
        isReleasing = false
      })
      const [made] = await Promise.all([releases, walk()])
      await oldTab.followAll()

      assert.deepEqual([...visitor.faults, ...oldTab.faults], [])
      await assertRight(target, before, made)
      for (const name of remoteNames) {
        assert.deepEqual(oldTab.versions.get(name), [before[name]], `the old tab's ${name}`)
        const seen = visitor.versions.get(name) ?? []
        assert.ok(
          seen.length > 1 && seen.at(-1) === made[remoteNames.indexOf(name)]?.at(-1),
          `${name}: ${seen}`,
        )
      }
      t.diagnostic(
        `${kind}: ${made.flat().length} releases, ${visitor.views + oldTab.views} page views, 0 failed`,
      )
    } finally {
      await browser.close()
      await site.stop()
    }
  })
}

/** Releases one version after the other. Resolves with them, in their order. */
async function releaseAll({ release }: Team): Promise<string[]> {
  const versions: string[] = []
  for (let round = 1; round <= ROUNDS; round++) versions.push(await release(round))
  return versions
}

/** The registry has the last version of each team, and the log has one line for each release, in its order. */
async function assertRight(place: string, before: Record<string, string>, made: string[][]): Promise<void> {
  const after = await liveVersions(place)
  const log = await readLog(await openTarget(place))
  for (const [index, name] of remoteNames.entries()) {
    const versions = [String(before[name]), ...(made[index] ?? [])]
    assert.equal(after[name], versions.at(-1), `the live version of ${name}`)
    assert.deepEqual(
      log.filter((move) => move.who === `team ${name}`).map(({ from, to }) => [from, to]),
      versions.slice(1).map((version, at) => [versions[at], version]),
      `the log of ${name}`,
    )
  }
}

/** Waits until the gateway serves these versions: it reads a bucket every two seconds, and renders pages of a new discover. */
async function untilServed(origin: string, versions: Record<string, string>): Promise<void> {
  for (const started = performance.now(); performance.now() - started < 20_000; await wait(100)) {
    const registry = parseRegistry(await (await fetch(`${origin}/registry.json`)).text())
    const isServed = ([name, version]: [string, string]) =>
      liveRelease(registry, name)?.metadata.version === version
    if (Object.entries(versions).every(isServed)) return
  }
  throw new Error('The gateway does not serve what is live')
}

async function liveVersions(place: string): Promise<Record<string, string>> {
  const { registry } = await readRegistry(await openTarget(place))
  return Object.fromEntries(
    Object.keys(registry.microFrontends).map((name) => [
      name,
      liveRelease(registry, name)?.metadata.version ?? '',
    ]),
  )
}

/** Copies the site that is built here to a target, the registry last. */
async function copySite(place: string): Promise<void> {
  if (!place.startsWith('s3://')) return cpSync(SITE, place, { recursive: true })
  const [from, to] = [await openTarget(SITE), await openTarget(place)]
  const keys = [...(await from.list('remotes/')), ...(await from.list('shell/')), 'registry.json']
  for (const key of keys) {
    const stored = await from.read(key)
    if (stored) await to.write(key, stored.body)
  }
}

/** Serves a target by a process of its own, as on a server, with a backend of the tests. */
async function serve(target: string, data: string) {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const backend = await forkTestBackend(origin)
  const gateway = spawn(process.execPath, [path.join(ROOT, 'tasks/start.ts')], {
    env: {
      ...process.env,
      RELEASE_TARGET: target,
      DATA_DIR: data,
      PORT: String(port),
      SUPABASE_URL: backend.origin,
      SUPABASE_PUBLISHABLE_KEY: localKeys.publishable,
    },
    // the channel ends it together with this process
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const ended = once(gateway, 'exit')
  async function stop() {
    gateway.kill()
    await ended
    await backend.stop()
  }
  const begun = new Promise<void>((resolve) => {
    gateway.stdout?.on('data', (text) => String(text).includes(origin) && resolve())
  })
  const failed = ended.then(() => Promise.reject(new Error('The gateway has stopped')))
  failed.catch(() => {})
  await Promise.race([begun, failed]).catch(async (error: unknown) => {
    // a backend that runs keeps the test alive for ever
    await stop()
    throw error
  })
  return { origin, stop }
}
