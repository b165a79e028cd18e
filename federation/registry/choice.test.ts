import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import {
  BUCKETS,
  canaryRelease,
  chooseReleases,
  explainMisfits,
  firstBuckets,
  runOfCanary,
  whyNot,
} from './choice.ts'
import type { Registry, RemoteRelease } from './registry.ts'

type Changes = { traffic?: number; isLive?: boolean; contract?: number; shared?: Record<string, string> }

function release(version: string, { traffic = 0, isLive = false, contract, shared }: Changes = {}) {
  const found: RemoteRelease = {
    url: `/${version}.js`,
    metadata: { version },
    deployment: { traffic, default: isLive },
    extras: {
      container: 'c',
      type: 'module',
      preload: [],
      firstScreens: {},
      integrity: {},
      contract,
      shared,
    },
  }
  return found
}

const live = (version: string, changes: Changes = {}) =>
  release(version, { traffic: 100, isLive: true, ...changes })
const registryOf = (microFrontends: Record<string, RemoteRelease[]>): Registry => ({
  schema: 'test',
  microFrontends,
})
const versionsOf = (registry: Registry) =>
  Object.fromEntries(
    Object.entries(registry.microFrontends).map(([name, all]) => [
      name,
      all.map(({ metadata }) => metadata.version),
    ]),
  )

test('a run of a canary ends with another version or share, also where no move is named', () => {
  const runOf = (deployment: Partial<RemoteRelease['deployment']>, version = 'l3') => {
    const canary = release(version, { traffic: 10 })
    return runOfCanary(
      registryOf({ lists: [live('l2'), { ...canary, deployment: { ...canary.deployment, ...deployment } }] }),
      'lists',
    )
  }
  assert.equal(runOf({}), runOf({}))
  assert.notEqual(runOf({}), runOf({ traffic: 50 }))
  assert.notEqual(runOf({}), runOf({}, 'l4'))
  assert.notEqual(runOf({ move: 'one' }), runOf({ move: 'two' }))
  assert.equal(runOfCanary(registryOf({ lists: [live('l2')] }), 'lists'), undefined)
})

describe('a document holds one version of each name', () => {
  const registry = registryOf({
    lists: [live('l2', { traffic: 90 }), release('l3', { traffic: 10 }), release('l1')],
    shell: [live('s1'), release('s0')],
  })
  for (const [bucket, lists] of [
    [0, 'l3'],
    [9, 'l3'],
    [10, 'l2'],
    [99, 'l2'],
    [BUCKETS, 'l2'],
    [undefined, 'l2'],
  ] as const) {
    test(`in bucket ${bucket}`, () => {
      assert.deepEqual(versionsOf(chooseReleases(registry, bucket)), { lists: [lists], shell: ['s1'] })
    })
  }

  test('and nothing about who released them, what is removed and what may be overridden', () => {
    const move = { id: '1', when: 'today', who: 'Robin', action: 'release', name: 'lists' } as const
    const whole = { ...registry, lastMove: move, pruning: ['lists/0'], overrides: { origins: [] } }
    assert.deepEqual(Object.keys(chooseReleases(whole)), ['schema', 'microFrontends'])
  })

  test('the version for some visitors is the canary, not an earlier one', () => {
    assert.equal(canaryRelease(registry, 'lists')?.metadata.version, 'l3')
    assert.equal(canaryRelease(registry, 'shell'), undefined)
    assert.equal(canaryRelease(registry, 'nothing'), undefined)
  })
})

test('another set of versions begins at 0 and where each canary ends, in the order of the buckets', () => {
  const tried = (traffic: number) => [live('2'), release('3', { traffic })]
  assert.deepEqual(firstBuckets(registryOf({ lists: [live('2')] })), [0])
  const registry = registryOf({ lists: tried(10), discover: tried(5), account: tried(10), shell: tried(90) })
  assert.deepEqual(firstBuckets(registry), [0, 5, 10, 90])
})

describe('a remote that does not fit the shell is replaced', () => {
  const shell = live('s', { contract: 2, shared: { react: '19.2.0' } })
  const fitting = { contract: 2, shared: { react: '19.1.0' } }
  const choose = (...lists: RemoteRelease[]) =>
    versionsOf(chooseReleases(registryOf({ lists, shell: [shell] }), 0)).lists

  test('by the last version that fits', () => {
    const older = { contract: 1, shared: { react: '19.1.0' } }
    assert.deepEqual(choose(live('3', { contract: 3 }), release('2', older), release('1', fitting)), ['1'])
    assert.deepEqual(choose(live('3', { shared: { react: '20.0.0' } }), release('2', fitting)), ['2'])
  })

  test('a canary by the live version', () => {
    const canary = release('3', { traffic: 10, contract: 3 })
    assert.deepEqual(choose(live('2', fitting), canary, release('1', fitting)), ['2'])
  })

  test('by no canary of which the visitor has no share', () => {
    const lists = [
      live('3', { contract: 3 }),
      release('4', { traffic: 10, ...fitting }),
      release('1', fitting),
    ]
    const versions = versionsOf(chooseReleases(registryOf({ lists, shell: [shell] }), 10))
    assert.deepEqual(versions.lists, ['1'])
  })

  test('where the visitor gets a canary of the shell, by what fits that one', () => {
    const next = release('t', { traffic: 10, contract: 3 })
    const registry = registryOf({
      lists: [live('2', fitting), release('3', { contract: 3 })],
      shell: [shell, next],
    })
    assert.deepEqual(versionsOf(chooseReleases(registry, 9)), { lists: ['3'], shell: ['t'] })
    assert.deepEqual(versionsOf(chooseReleases(registry, 10)), { lists: ['2'], shell: ['s'] })
  })

  test('not at all where none fits: the page shows a panel for it', () => {
    assert.deepEqual(choose(live('3', { contract: 3 }), release('1', { contract: 1 })), ['3'])
  })

  for (const [needs, reason] of [
    [{ contract: 3 }, 'it speaks contract 3, the shell 2.'],
    [{ contract: 1 }, 'it speaks contract 1, the shell 2.'],
    [{ contract: 2, shared: { react: '19.3.0' } }, 'it needs react ^19.3.0, the shell has 19.2.0.'],
    [{ contract: 2, shared: { zod: '1.0.0' } }, 'it needs zod ^1.0.0, the shell has none.'],
    [fitting, undefined],
    [{}, undefined],
  ] as const) {
    test(`because ${reason ?? 'of nothing'}`, () => assert.equal(whyNot(shell.extras, needs), reason))
  }

  test('an entry is not judged where nothing is known of the shell', () => {
    assert.equal(whyNot(undefined, { contract: 3, shared: { react: '1.0.0' } }), undefined)
  })
})

describe('what does not fit is explained in one sentence', () => {
  const shell = live('s', { contract: 2 })
  const explain = (...lists: RemoteRelease[]) => explainMisfits(registryOf({ lists, shell: [shell] }))

  test('with the version that visitors get in its place', () => {
    assert.deepEqual(explain(live('3', { contract: 3 }), release('2', { contract: 2 })), [
      'lists 3 does not fit the shell s: it speaks contract 3, the shell 2. Visitors get lists 2 in its place.',
    ])
  })

  test('or that no version fits', () => {
    assert.deepEqual(explain(live('3', { contract: 3 }), release('2', { contract: 1 })), [
      'lists 3 does not fit the shell s: it speaks contract 3, the shell 2. No earlier version fits: visitors see a panel.',
    ])
  })

  test('also of a canary', () => {
    const canary = release('3', { traffic: 10, contract: 3 })
    assert.deepEqual(explain(live('2', { contract: 2 }), canary), [
      'lists 3 does not fit the shell s: it speaks contract 3, the shell 2. Visitors get lists 2 in its place.',
    ])
  })

  test('also of the live version that a fitting canary hides from some', () => {
    const canary = release('4', { traffic: 10, contract: 2 })
    assert.deepEqual(explain(live('3', { contract: 3 }), canary, release('2', { contract: 2 })), [
      'lists 3 does not fit the shell s: it speaks contract 3, the shell 2. Visitors get lists 2 in its place.',
    ])
  })

  test('and there is none where everything fits', () => {
    assert.deepEqual(explain(live('2', { contract: 2 }), release('1', { contract: 1 })), [])
  })
})
