import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { describe, test } from 'node:test'
import {
  foreignUrls,
  integrityMap,
  liveRelease,
  MAX_RETRIES,
  missingFrom,
  parseRegistry,
  parseServedRegistry,
  type Registry,
  type RemoteRelease,
  retryUrl,
} from './registry.ts'

const digestOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`

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
      integrity: {
        [`${base}remoteEntry.js`]: digestOf(`entry of ${version}`),
        [`${base}app.js`]: digestOf(`app of ${version}`),
        [`${base}Home.js`]: digestOf(`home of ${version}`),
      },
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
  const BASE = '/remotes/lists/1/'
  const without = (url: string) => {
    const { [url]: _, ...integrity } = extras.integrity
    return { ...rest, extras: { ...extras, integrity } }
  }
  for (const [field, broken] of Object.entries({
    url: { ...rest, extras, url: 7 },
    'metadata.version': { ...rest, extras, metadata: {} },
    deployment: { ...rest, extras, deployment: undefined },
    'extras.container': { ...rest },
    'extras.type': { ...rest, extras: { ...extras, type: 'var' } },
    'extras.preload': { ...rest, extras: { ...extras, preload: [7] } },
    'extras.template': { ...rest, extras: { ...extras, template: 'sha384-short' } },
    'extras.firstScreens': {
      ...rest,
      extras: { ...extras, firstScreens: { '/': { scripts: [], images: [{ url: '/a.webp' }] } } },
    },
    'extras.integrity': {
      ...rest,
      extras: { ...extras, integrity: { ...extras.integrity, '/a.js': 'sha384-short' } },
    },
    'digest of its entry': without(`${BASE}remoteEntry.js`),
    'digest of a script to preload': without(`${BASE}app.js`),
    "digest of a page's script": without(`${BASE}Home.js`),
  })) {
    test(`and a release without a valid ${field} is refused by that name`, () => {
      const text = JSON.stringify(registryOf([release('1'), broken]))
      assert.throws(() => parseRegistry(text), {
        message: `The registry's entry for lists has no valid ${field}`,
      })
    })
  }
})

const BUILD = {
  file: 'remotes/lists/1/server.mjs',
  integrity: digestOf('build'),
  parameters: { '/': ['page'] },
}

describe('what no browser reads of a registry', () => {
  const { extras, ...rest } = release('1')
  const whole = { ...extras, server: BUILD, contract: 1, shared: { react: '19.0.0' } }
  const textOf = (changed: object) => JSON.stringify(registryOf([{ ...rest, extras: changed }]))

  test('is read where it makes sense', () => {
    for (const made of [extras, whole])
      assert.deepEqual(parseServedRegistry(textOf(made)).microFrontends.lists, [{ ...rest, extras: made }])
    assert.throws(() => parseServedRegistry('{}'), { message: 'The registry has no microFrontends' })
  })

  for (const deployment of [
    { traffic: '10', default: false },
    { traffic: 1000, default: false },
    { traffic: -1, default: false },
    { traffic: 0.5, default: false },
    { traffic: 100 },
    { traffic: 10, default: false, move: 7 },
  ])
    test(`is refused with the shares ${JSON.stringify(deployment)}`, () => {
      assert.throws(
        () => parseServedRegistry(JSON.stringify(registryOf([{ ...release('1'), deployment }]))),
        {
          message: `The registry's entry for lists has no valid deployment`,
        },
      )
    })

  for (const name of ['..', '../lists', 'a/b', '.pending', '__proto__', ''])
    test(`is refused with the name "${name}"`, () => {
      const text = JSON.stringify(registryOf([release('1')])).replace('"lists":', `${JSON.stringify(name)}:`)
      assert.throws(() => parseServedRegistry(text), { message: `The registry has no valid name ${name}` })
    })

  for (const version of ['..', '../1', '1/../../2', '1\\2', ''])
    test(`is refused with the version "${version}"`, () => {
      assert.throws(() => parseServedRegistry(JSON.stringify(registryOf([release(version)]))), {
        message: `The registry's entry for lists has no valid metadata.version`,
      })
    })

  for (const [what, field, value] of [
    ['a server build that is no record', 'server', 'server.mjs'],
    ['a server build without a file', 'server', { ...BUILD, file: 5 }],
    ['a server build without a digest', 'server', { ...BUILD, integrity: 'sha384-short' }],
    ['a server build without parameters', 'server', { ...BUILD, parameters: undefined }],
    ['a server build without lists of parameters', 'server', { ...BUILD, parameters: { '/': 'page' } }],
    ['a contract that is no number', 'contract', '1'],
    ['a shared version that is no text', 'shared', { react: 19 }],
  ] as const)
    test(`is refused with ${what}`, () => {
      assert.throws(() => parseServedRegistry(textOf({ ...whole, [field]: value })), {
        message: `The registry's entry for lists has no valid extras.${field}`,
      })
    })
})

test('a plain script is for development only: it has no digest', () => {
  const { extras, ...rest } = release('1')
  const text = JSON.stringify(registryOf([{ ...rest, extras: { ...extras, type: 'global', integrity: {} } }]))
  assert.throws(() => parseRegistry(text), { message: /no valid extras\.type/ })
  assert.equal(parseRegistry(text, true).microFrontends.lists?.[0]?.extras.type, 'global')
})

test('a registry lacks what it has no live release of', () => {
  assert.deepEqual(missingFrom(registry(release('1')), ['lists', 'shell']), ['shell'])
  assert.deepEqual(missingFrom(registry(), ['lists']), ['lists'])
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
      '/remotes/lists/2/remoteEntry.js': digestOf('entry of 2'),
      '/remotes/lists/2/app.js': digestOf('app of 2'),
      '/remotes/lists/2/Home.js': digestOf('home of 2'),
      ...Object.fromEntries(
        retries.map((attempt) => [`/remotes/lists/2/remoteEntry.js?r=${attempt}`, digestOf('entry of 2')]),
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

  test('are those of the shell too, whose script is never asked for again by another address', () => {
    const { extras, ...rest } = release('1')
    const shell = {
      ...rest,
      url: '/assets/index.js',
      extras: { ...extras, integrity: { '/assets/index.js': 'd' } },
    }
    const map = integrityMap({ schema: 'test', microFrontends: { shell: [shell] } })
    assert.deepEqual(map, { '/assets/index.js': 'd' })
  })

  test('are none where nothing is released', () => {
    assert.deepEqual(integrityMap(registry()), {})
  })
})

test('the addresses of a registry that are of another site are told, wherever they stand', () => {
  const { extras, ...rest } = release('1')
  assert.deepEqual(foreignUrls(registry({ ...rest, extras })), [])
  const foreign = [
    'https://evil.test/a.js',
    '//evil.test/b.js',
    '/\\evil.test/c.js',
    'https://evil.test/d.webp',
    'data:,e',
  ]
  const [url = '', preload = '', script = '', image = '', other = ''] = foreign
  const screens = { '/': { scripts: [script], images: [{ url: image, media: 'all' }] } }
  const edited = {
    ...rest,
    url,
    extras: { ...extras, preload: [preload], integrity: { [other]: 'd' }, firstScreens: screens },
  }
  assert.deepEqual(foreignUrls(registry(edited)).sort(), foreign.sort())
})
