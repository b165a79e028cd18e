import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { BUCKETS, canaryRelease, chooseReleases } from './choice.ts'
import { liveRelease, REGISTRY_SCHEMA, type Registry, type RemoteRelease } from './registry.ts'
import { withCanary, withLive, withoutCanary } from './shares.ts'

const release = (version: string): RemoteRelease => ({
  url: `/remotes/lists/${version}/entry.js`,
  metadata: { version },
  deployment: { traffic: 100, default: true },
  extras: { container: 'mfe_lists', type: 'module', preload: [], firstScreens: {}, integrity: {} },
})
const empty: Registry = { schema: REGISTRY_SCHEMA, microFrontends: {} }
const sharesOf = (registry: Registry) =>
  registry.microFrontends.lists?.map(({ metadata, deployment }) => [
    metadata.version,
    deployment.traffic,
    deployment.default,
  ])

test('the live version has what the canary leaves', () => {
  const live = withLive(withLive(empty, 'lists', release('one')), 'lists', release('two'))
  const tried = withCanary(live, 'lists', { release: release('three'), traffic: 10, move: 'a move' })
  assert.deepEqual(sharesOf(tried), [
    ['two', 90, true],
    ['three', 10, false],
    ['one', 0, false],
  ])
  assert.equal(canaryRelease(tried, 'lists')?.deployment.move, 'a move')
  assert.deepEqual(sharesOf(withoutCanary(tried, 'lists')), sharesOf(live))
})

test('another live version leaves the canary its share; that of the canary ends it', () => {
  const one = withLive(empty, 'lists', release('one'))
  const tried = withCanary(one, 'lists', { release: release('two'), traffic: 30, move: 'a move' })
  assert.deepEqual(sharesOf(withLive(tried, 'lists', release('three'))), [
    ['three', 70, true],
    ['two', 30, false],
    ['one', 0, false],
  ])
  assert.deepEqual(sharesOf(withLive(tried, 'lists', release('two'))), [
    ['two', 100, true],
    ['one', 0, false],
  ])
})

test('three versions that were live before stay, also after one of them is live again', () => {
  const versions = (names: string[]) =>
    sharesOf(names.reduce((registry, name) => withLive(registry, 'lists', release(name)), empty))?.map(
      ([name]) => name,
    )
  assert.deepEqual(versions(['a', 'b', 'c', 'd', 'e']), ['e', 'd', 'c', 'b'])
  assert.deepEqual(versions(['a', 'b', 'c', 'd', 'e', 'c']), ['c', 'e', 'd', 'b'])
})

test('a canary that was stopped never was live: nothing falls back to it', () => {
  const one = withLive(empty, 'lists', release('one'))
  const tried = withCanary(one, 'lists', { release: release('two'), traffic: 30, move: 'a move' })
  const replaced = withCanary(tried, 'lists', { release: release('three'), traffic: 5, move: 'a move' })
  assert.deepEqual(sharesOf(replaced), [
    ['one', 95, true],
    ['three', 5, false],
  ])
})

const move = fc.record({
  kind: fc.constantFrom('live', 'canary', 'stop'),
  version: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
  traffic: fc.integer({ min: 1, max: 99 }),
})

test('after any moves: one live version, at most one canary, shares of 100 % together, no version twice', () => {
  fc.assert(
    fc.property(fc.array(move), fc.integer({ min: 0, max: BUCKETS - 1 }), (moves, bucket) => {
      let registry = withLive(empty, 'lists', release('first'))
      for (const { kind, version, traffic } of moves) {
        const isLive = liveRelease(registry, 'lists')?.metadata.version === version
        if (kind === 'live') registry = withLive(registry, 'lists', release(version))
        // a release refuses to make a canary of the live version
        else if (kind === 'canary' && !isLive)
          registry = withCanary(registry, 'lists', { release: release(version), traffic, move: 'a move' })
        else if (kind === 'stop') registry = withoutCanary(registry, 'lists')
      }
      const all = registry.microFrontends.lists ?? []
      assert.equal(new Set(all.map(({ metadata }) => metadata.version)).size, all.length)
      assert.equal(all.filter(({ deployment }) => deployment.default).length, 1)
      assert.ok(all.filter(({ deployment }) => deployment.traffic > 0).length <= 2)
      assert.equal(
        all.reduce((sum, { deployment }) => sum + deployment.traffic, 0),
        100,
      )
      const canary = canaryRelease(registry, 'lists')
      const isTried = canary && bucket < canary.deployment.traffic
      const expected = isTried ? canary : liveRelease(registry, 'lists')
      assert.deepEqual(chooseReleases(registry, bucket).microFrontends.lists, [expected])
    }),
  )
})
