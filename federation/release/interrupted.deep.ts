import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, afterEach, beforeEach, describe, test } from 'node:test'
import { isDeepStrictEqual } from 'node:util'
import { canaryRelease } from '../registry/choice.ts'
import { promoteCanary, stopCanary } from './canary.ts'
import { openTarget } from './openTarget.ts'
import { type Package, packRemote } from './pack.ts'
import { readLog, readRegistry } from './pointer.ts'
import { releasePackage } from './release.ts'
import type { Target } from './target.ts'
import { brokenScripts, filesOf, liveVersion, source, writeBuild } from './testing/builds.ts'
import { startS3Server } from './testing/s3Server.ts'
import { readVersions } from './versions.ts'

const CHILD = path.join(import.meta.dirname, 'testing/releaseOnce.ts')

const server = await startS3Server()
Object.assign(process.env, server.env)
after(() => server.stop())

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'interrupted-'))
  server.onWrite = undefined
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const buildOf = (app: string) => writeBuild(path.join(folder, app, 'dist'), { 'app.1.js': app })
const packOf = (app: string) => packRemote('lists', buildOf(app), source)
/** Packed once: a process that was started reads the same folders. */
const packAll = async () => [await packOf('one'), await packOf('two'), await packOf('three')]
const live = async (target: Target) => liveVersion((await readRegistry(target)).registry, 'lists')

type Ended = { code: number | null; signal: string | null; error: string }

/** Runs a release in a process of its own. Returns how the process ended. */
function run(args: string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [CHILD, ...args], { env: { ...process.env, ...env } })
  let error = ''
  child.stderr.on('data', (text) => {
    error += text
  })
  const ended = new Promise<Ended>((resolve) =>
    child.on('close', (code, signal) => resolve({ code, signal, error })),
  )
  return { child, ended }
}

/** After every kill the live version is complete, the log is right, and a second attempt succeeds. */
async function expectRecovery(target: Target, before: string, wanted: string, what: string) {
  const { registry } = await readRegistry(target)
  assert.ok([before, wanted].includes(liveVersion(registry, 'lists') ?? ''), what)
  assert.deepEqual(await brokenScripts(target, registry), [], what)
  await releasePackage(await packRemote('lists', path.join(folder, 'two/dist'), source), { target })
  assert.equal(await live(target), wanted, what)
  assert.deepEqual(await brokenScripts(target, (await readRegistry(target)).registry), [], what)
  // if the killed process did not write its line into the log, the next one writes it
  const next = await releasePackage(await packOf('three'), { target })
  const log = await readLog(target)
  assert.deepEqual(
    log.map(({ to }) => to),
    [before, wanted, next.move?.to],
    what,
  )
}

test('killed after each of its changes to a folder, a release leaves a whole site, and a second try ends right', async () => {
  const dist = buildOf('two')
  const wanted = (await packRemote('lists', dist, source)).record.version
  const first = await packOf('one')
  let isThrough = false
  let kills = 0
  const attempt = async (last: number) => {
    const place = path.join(folder, `site-${last}`)
    const target = await openTarget(place)
    await releasePackage(first, { target })
    const { signal, error } = await run([place, 'release', dist], { DIE_AFTER: String(last) }).ended
    if (signal === 'SIGKILL') kills++
    else {
      assert.equal(error, '')
      isThrough = true
    }
    await expectRecovery(target, first.record.version, wanted, `killed after change ${last}`)
    assert.deepEqual(filesOf(path.join(place, '.pending')), [], 'nothing is left behind')
    rmSync(place, { recursive: true })
  }
  for (let last = 1; !isThrough; last += 3)
    await Promise.all([attempt(last), attempt(last + 1), attempt(last + 2)])
  assert.ok(kills > 20, `only ${kills} kills`)
})

test('killed at each of its writes to a bucket, a release leaves a whole site, and a second try ends right', async () => {
  const dist = buildOf('two')
  const wanted = (await packRemote('lists', dist, source)).record.version
  const first = await packOf('one')
  for (let last = 1; ; last++) {
    const place = await server.place(`killed-${last}`)
    const target = await openTarget(place)
    await releasePackage(first, { target })
    const { child, ended } = run([place, 'release', dist])
    let writes = 0
    // the bucket still completes this write; the round before killed the process after the write before it
    server.onWrite = () => ++writes === last && child.kill('SIGKILL')
    const { signal, error } = await ended
    server.onWrite = undefined
    await expectRecovery(target, first.record.version, wanted, `killed at write ${last}`)
    if (signal === 'SIGKILL') continue
    assert.equal(error, '')
    assert.ok(last > 8, `only ${last - 1} writes`)
    break
  }
})

/** What changes a canary that is running with 20 %; the live version, the canary and its share after that. */
const canaryMoves: {
  action: string
  act(target: Target, made: Package): Promise<unknown>
  after(one: string, two: string): unknown[]
}[] = [
  {
    action: 'canary',
    act: (target, made) => releasePackage(made, { target, traffic: 10 }),
    after: (one, two) => [one, two, 10],
  },
  {
    action: 'promote',
    act: (target) => promoteCanary('lists', { target, who: 'Kim' }),
    after: (_, two) => [two, undefined, undefined],
  },
  {
    action: 'stop',
    act: (target) => stopCanary('lists', { target, who: 'Kim' }),
    after: (one) => [one, undefined, undefined],
  },
]

for (const { action, act, after: end } of canaryMoves) {
  /** Kills the command once, tries again, and returns whether the kill came in time. */
  async function killOnce(place: string, made: Package[], kill: (args: string[]) => Promise<Ended>) {
    const [first, second, third] = made as [Package, Package, Package]
    const what = `${action} in ${place}`
    const target = await openTarget(place)
    const stateOf = async () => {
      const { registry } = await readRegistry(target)
      const canary = canaryRelease(registry, 'lists')
      return [liveVersion(registry, 'lists'), canary?.metadata.version, canary?.deployment.traffic]
    }
    await releasePackage(first, { target })
    await releasePackage(second, { target, traffic: 20 })
    const [before, wanted] = [await stateOf(), end(first.record.version, second.record.version)]
    const { signal, error } = await kill([place, action, path.join(folder, 'two/dist')])
    const found = await stateOf()
    assert.ok(
      [before, wanted].some((state) => isDeepStrictEqual(state, found)),
      what,
    )
    if (signal !== 'SIGKILL') assert.equal(error, '')
    // what is done already is not done twice
    await act(target, second).catch(({ message }) => assert.match(message, /^No canary of lists is running/))
    assert.deepEqual(await stateOf(), wanted, what)
    const actions = (await readLog(target)).map((move) => move.action)
    assert.deepEqual(actions, ['release', 'canary', action], what)
    // the next change removes what a killed process has left
    await releasePackage(third, { target })
    return signal === 'SIGKILL'
  }

  test(`killed after each of its changes to a folder, a ${action} is done whole or not at all`, async () => {
    const made = await packAll()
    let isThrough = false
    let kills = 0
    const attempt = async (last: number) => {
      const place = path.join(folder, `killed-after-${last}`)
      const kill = (args: string[]) => run(args, { DIE_AFTER: String(last) }).ended
      const isKilled = await killOnce(place, made, kill)
      if (isKilled) kills++
      else isThrough = true
      assert.deepEqual(filesOf(path.join(place, '.pending')), [], 'nothing is left behind')
    }
    for (let last = 1; !isThrough; last += 3)
      await Promise.all([attempt(last), attempt(last + 1), attempt(last + 2)])
    assert.ok(kills > 8, `only ${kills} kills`)
  })

  test(`killed at each of its writes to a bucket, a ${action} is done whole or not at all`, async () => {
    const made = await packAll()
    let kills = 0
    for (let isThrough = false; !isThrough; ) {
      const place = await server.place(`${action}-${kills}`)
      const kill = async (args: string[]) => {
        const { child, ended } = run(args)
        let writes = 0
        server.onWrite = () => ++writes === kills + 1 && child.kill('SIGKILL')
        return ended.finally(() => {
          server.onWrite = undefined
        })
      }
      if (await killOnce(place, made, kill)) kills++
      else isThrough = true
    }
    assert.ok(kills >= 3, `only ${kills} kills`)
  })
}

/** Two months after the tests: what is not among the newest five is old. */
const LATER = new Date(Date.now() + 60 * 24 * 60 * 60 * 1000).toISOString()

/** A rollback and a prune in a target that holds seven versions, of which the last is live. */
const laterMoves = [
  {
    action: 'rollback',
    argument: '',
    afterwards: (versions: string[]) => [versions.at(-2), versions.length],
  },
  { action: 'prune', argument: LATER, afterwards: (versions: string[]) => [versions.at(-1), 5] },
] as const

for (const { action, argument, afterwards } of laterMoves) {
  /** Kills the command once, tries again, and returns whether the kill came in time. */
  async function killOnce(place: string, made: Package[], kill: (args: string[]) => Promise<Ended>) {
    const what = `${action} in ${place}`
    const target = await openTarget(place)
    for (const one of made) await releasePackage(one, { target })
    const [first] = made as [Package, ...Package[]]
    const versions = made.map(({ record }) => record.version)
    const before = await live(target)
    const wanted = afterwards(versions)
    const { signal, error } = await kill([place, action, argument])
    if (signal !== 'SIGKILL') assert.equal(error, '')
    const { registry } = await readRegistry(target)
    const found = liveVersion(registry, 'lists') ?? ''
    assert.ok([before, wanted[0]].includes(found), what)
    assert.deepEqual(await brokenScripts(target, registry), [], what)
    // what is done already is not done twice
    const isDone = action === 'rollback' && found === wanted[0]
    if (!isDone) assert.equal((await run([place, action, argument]).ended).error, '', what)
    const kept = await readVersions(target, 'lists')
    assert.deepEqual([await live(target), kept.length], wanted, what)
    // no file of a version that is gone is left behind
    const whole = kept.flatMap(({ record }) => [
      `remotes/lists/${record.version}/release.json`,
      ...record.files.map((file) => `remotes/lists/${record.version}/${file.path}`),
    ])
    assert.deepEqual(await target.list('remotes/lists/'), whole.sort(), what)
    assert.equal((await readRegistry(target)).registry.pruning, undefined, what)
    const actions = (await readLog(target)).map((move) => move.action)
    assert.deepEqual(actions, [...made.map(() => 'release'), action], what)
    // the next change removes what a killed process has left
    await releasePackage(first, { target })
    return signal === 'SIGKILL'
  }

  /** One after the other: the newest is the last one. */
  async function packSeven(): Promise<Package[]> {
    const made: Package[] = []
    for (const app of ['1', '2', '3', '4', '5', '6', '7']) made.push(await packOf(app))
    return made
  }

  test(`killed after each of its changes to a folder, a ${action} is done whole or not at all`, async (t) => {
    const made = await packSeven()
    let kills = 0
    for (let isThrough = false; !isThrough; ) {
      const place = path.join(folder, `${action}-${kills}`)
      const kill = (args: string[]) => run(args, { DIE_AFTER: String(kills + 1) }).ended
      if (await killOnce(place, made, kill)) kills++
      else isThrough = true
      assert.deepEqual(filesOf(path.join(place, '.pending')), [], 'nothing is left behind')
      rmSync(place, { recursive: true })
    }
    assert.ok(kills > 5, `only ${kills} kills`)
    t.diagnostic(`${kills} kills of a ${action} in a folder`)
  })

  test(`killed at each of its writes to a bucket, a ${action} is done whole or not at all`, async (t) => {
    const made = await packSeven()
    let kills = 0
    for (let isThrough = false; !isThrough; ) {
      const place = await server.place(`${action}-${kills}`)
      const kill = async (args: string[]) => {
        const { child, ended } = run(args)
        let writes = 0
        server.onWrite = () => ++writes === kills + 1 && child.kill('SIGKILL')
        return ended.finally(() => {
          server.onWrite = undefined
        })
      }
      if (await killOnce(place, made, kill)) kills++
      else isThrough = true
    }
    assert.ok(kills >= 2, `only ${kills} kills`)
    t.diagnostic(`${kills} kills of a ${action} in a bucket`)
  })
}

for (const [kind, open] of [
  ['a folder', async () => path.join(folder, 'site')],
  ['a bucket', () => server.place('at-once')],
] as const) {
  describe(`processes that release into ${kind} at the same time`, () => {
    test('all end right, and nothing is lost', async () => {
      const place = await open()
      const target = await openTarget(place)
      const builds = ['a', 'b', 'c', 'd'].map(buildOf)
      const versions = await Promise.all(
        builds.map(async (dist) => (await packRemote('lists', dist, source)).record.version),
      )
      const ends = await Promise.all(builds.map((dist) => run([place, 'release', dist]).ended))
      for (const { code, error } of ends) assert.equal(code, 0, error)
      const log = await readLog(target)
      assert.deepEqual(log.map(({ to }) => to).sort(), versions.toSorted())
      // each version replaced the one before
      assert.deepEqual(
        log.slice(1).map(({ from }) => from),
        log.slice(0, -1).map(({ to }) => to),
      )
      const { registry } = await readRegistry(target)
      assert.equal(liveVersion(registry, 'lists'), log.at(-1)?.to)
      assert.deepEqual(await brokenScripts(target, registry), [])
    })
  })
}

test('an answer of the bucket that was lost is no second release', async () => {
  const place = await server.place('lost-answer')
  const target = await openTarget(place)
  await releasePackage(await packOf('one'), { target })
  let isLost = false
  const forgetful: Target = {
    ...target,
    async replace(key, body, tag) {
      const isDone = await target.replace(key, body, tag)
      if (key !== 'registry.json' || isLost) return isDone
      isLost = true
      return false
    },
  }
  const { move } = await releasePackage(await packOf('two'), { target: forgetful })
  assert.equal(await live(target), move?.to)
  assert.equal((await readLog(target)).length, 2)
})
