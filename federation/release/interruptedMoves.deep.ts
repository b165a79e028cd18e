import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isDeepStrictEqual } from 'node:util'
import { canaryRelease } from '../registry/choice.ts'
import { promoteCanary, stopCanary } from './canary.ts'
import { openTarget } from './openTarget.ts'
import type { Package } from './pack.ts'
import { readLog, readRegistry } from './pointer.ts'
import { releasePackage } from './release.ts'
import type { Target } from './target.ts'
import { brokenScripts, liveVersion } from './testing/builds.ts'
import { type Attempt, openKills, type Three } from './testing/kills.ts'
import { readVersions } from './versions.ts'

/* Commands that move the pointer of a remote, killed at each step: done whole or not at all, and not twice. */

const { inFolder, packOf, packThree, live, run, killAfterEachChange, killAtEachWrite } = await openKills()

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
  const killing =
    ([first, second, third]: Three): Attempt =>
    async (place, kill) => {
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
      const { signal, error } = await kill([place, action, inFolder('two/dist')])
      const found = await stateOf()
      assert.ok(
        [before, wanted].some((state) => isDeepStrictEqual(state, found)),
        what,
      )
      if (signal !== 'SIGKILL') assert.equal(error, '')
      // what is done already is not done twice
      await act(target, second).catch(({ message }) =>
        assert.match(message, /^No canary of lists is running/),
      )
      assert.deepEqual(await stateOf(), wanted, what)
      const actions = (await readLog(target)).map((move) => move.action)
      assert.deepEqual(actions, ['release', 'canary', action], what)
      // the next change removes what a killed process has left
      await releasePackage(third, { target })
      return signal === 'SIGKILL'
    }

  test(`killed after each of its changes to a folder, a ${action} is done whole or not at all`, async () => {
    const kills = await killAfterEachChange(killing(await packThree()))
    assert.ok(kills > 8, `only ${kills} kills`)
  })

  test(`killed at each of its writes to a bucket, a ${action} is done whole or not at all`, async () => {
    const kills = await killAtEachWrite(action, killing(await packThree()))
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
  const killing =
    (made: Package[]): Attempt =>
    async (place, kill) => {
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
    const kills = await killAfterEachChange(killing(await packSeven()))
    assert.ok(kills > 5, `only ${kills} kills`)
    t.diagnostic(`${kills} kills of a ${action} in a folder`)
  })

  test(`killed at each of its writes to a bucket, a ${action} is done whole or not at all`, async (t) => {
    const kills = await killAtEachWrite(action, killing(await packSeven()))
    assert.ok(kills >= 2, `only ${kills} kills`)
    t.diagnostic(`${kills} kills of a ${action} in a bucket`)
  })
}
