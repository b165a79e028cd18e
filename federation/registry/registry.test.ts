import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import {
  integrityMap,
  liveRelease,
  MAX_RETRIES,
  parseRegistry,
  type Registry,
  type RemoteRelease,
  retryUrl,
} from './registry.ts'

function release(version: string, isDefault = true): RemoteRelease {
  const base = `/remotes/lists/${version}/`
  return {
    url: `${base}remoteEntry.js`,
    metadata: { version },
    deployment: { traffic: 100, default: isDefault },
    extras: {
      container: 'mfe_lists',
      type: 'module',
      preload: [`${base}app.js`],
      firstScreens: {
        '/': { scripts: [`${base}Home.js`], images: [{ url: `${base}hero.webp`, media: 'all' }] },
      },
      integrity: { [`${base}remoteEntry.js`]: `entry of ${version}`, [`${base}app.js`]: `app of ${version}` },
    },
  }
}

const registryOf = (lists: unknown[]) => ({ schema: 'test', microFrontends: { lists } })
const registry = (...lists: RemoteRelease[]): Registry => ({ schema: 'test', microFrontends: { lists } })

describe('a registry is read from text', () => {
  test('as it was written', () => {
    const written = registry(release('1'))
    assert.deepEqual(parseRegistry(JSON.stringify(written)), written)
  })

  for (const [text, message] of [
    ['', 'The registry is not JSON'],
    ['<!doctype html>', 'The registry is not JSON'],
    ['null', 'The registry has no microFrontends'],
    ['[]', 'The registry has no microFrontends'],
    ['{"microFrontends":[]}', 'The registry has no microFrontends'],
    ['{"microFrontends":{"lists":{}}}', 'The registry has no list of releases for lists'],
  ] as const) {
    test(`and ${JSON.stringify(text)} is refused: ${message}`, () => {
      assert.throws(() => parseRegistry(text), { message })
    })
  }

  const { extras, ...rest } = release('1')
  for (const [field, broken] of Object.entries({
    url: { ...rest, extras, url: 7 },
    'metadata.version': { ...rest, extras, metadata: {} },
    deployment: { ...rest, extras, deployment: undefined },
    'extras.container': { ...rest },
    'extras.type': { ...rest, extras: { ...extras, type: 'var' } },
    'extras.preload': { ...rest, extras: { ...extras, preload: [7] } },
    'extras.firstScreens': {
      ...rest,
      extras: { ...extras, firstScreens: { '/': { scripts: [], images: [{ url: '/a.webp' }] } } },
    },
    'extras.integrity': { ...rest, extras: { ...extras, integrity: { '/a.js': null } } },
  })) {
    test(`and a release without a valid ${field} is refused by that name`, () => {
      const text = JSON.stringify(registryOf([release('1'), broken]))
      assert.throws(() => parseRegistry(text), {
        message: `The registry's entry for lists has no valid ${field}`,
      })
    })
  }
})

describe('the live release', () => {
  test('is the one marked default', () => {
    assert.equal(liveRelease(registry(release('1', false), release('2')), 'lists')?.metadata.version, '2')
  })

  test('is the first when none is marked', () => {
    const live = liveRelease(registry(release('1', false), release('2', false)), 'lists')
    assert.equal(live?.metadata.version, '1')
  })

  test('does not exist for a remote that was never released', () => {
    assert.equal(liveRelease(registry(), 'lists'), undefined)
    assert.equal(liveRelease(registry(release('1')), 'shop'), undefined)
  })
})

test('the first attempt has the address of the entry, every further one an address of its own', () => {
  assert.equal(retryUrl('/entry.js', 0), '/entry.js')
  assert.equal(retryUrl('/entry.js', 1), '/entry.js?r=1')
  assert.equal(retryUrl('/entry.js', 2), '/entry.js?r=2')
})

describe('the digests of the import map', () => {
  test('are of the entry, of each retry that is allowed, and of every chunk', () => {
    const retries = Array.from({ length: MAX_RETRIES }, (_, index) => index + 1)
    assert.deepEqual(integrityMap(registry(release('2'))), {
      '/remotes/lists/2/remoteEntry.js': 'entry of 2',
      '/remotes/lists/2/app.js': 'app of 2',
      ...Object.fromEntries(
        retries.map((attempt) => [`/remotes/lists/2/remoteEntry.js?r=${attempt}`, 'entry of 2']),
      ),
    })
  })

  test('are those of the live release only', () => {
    const map = integrityMap(registry(release('1', false), release('2')))
    assert.deepEqual(
      Object.keys(map).filter((url) => url.includes('/1/')),
      [],
    )
  })

  test('are none where nothing is released', () => {
    assert.deepEqual(integrityMap(registry()), {})
  })
})
