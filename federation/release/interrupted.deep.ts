import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { openTarget } from './openTarget.ts'
import { packRemote } from './pack.ts'
import { readLog, readRegistry } from './pointer.ts'
import { releasePackage } from './release.ts'
import type { Target } from './target.ts'
import { brokenScripts, liveVersion, source } from './testing/builds.ts'
import { type Attempt, openKills, type Three } from './testing/kills.ts'

const { server, inFolder, buildOf, packOf, packThree, live, run, killAfterEachChange, killAtEachWrite } =
  await openKills()

/** Kills the release of the second. After every kill a whole version is live, the log is right, and a second try succeeds. */
function killingRelease([first, second, third]: Three): Attempt {
  const [before, wanted] = [first.record.version, second.record.version]
  return async (place, kill) => {
    const target = await openTarget(place)
    const expectWhole = async () =>
      assert.deepEqual(await brokenScripts(target, (await readRegistry(target)).registry), [], place)
    await releasePackage(first, { target })
    const { signal, error } = await kill([place, 'release', inFolder('two/dist')])
    if (signal !== 'SIGKILL') assert.equal(error, '')
    assert.ok([before, wanted].includes((await live(target)) ?? ''), place)
    await expectWhole()
    await releasePackage(second, { target })
    assert.equal(await live(target), wanted, place)
    await expectWhole()
    // if the killed process did not write its line into the log, the next one writes it
    await releasePackage(third, { target })
    const log = await readLog(target)
    assert.deepEqual(
      log.map(({ to }) => to),
      [before, wanted, third.record.version],
      place,
    )
    return signal === 'SIGKILL'
  }
}

test('killed after each of its changes to a folder, a release leaves a whole site, and a second try ends right', async () => {
  const kills = await killAfterEachChange(killingRelease(await packThree()))
  assert.ok(kills > 20, `only ${kills} kills`)
})

test('killed at each of its writes to a bucket, a release leaves a whole site, and a second try ends right', async () => {
  const kills = await killAtEachWrite('killed', killingRelease(await packThree()))
  assert.ok(kills >= 8, `only ${kills} kills`)
})

for (const [kind, open] of [
  ['a folder', async () => inFolder('site')],
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
