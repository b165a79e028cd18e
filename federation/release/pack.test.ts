import assert from 'node:assert/strict'
import { mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, test } from 'node:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { sharedVersions } from '../build/shared.ts'
import { CONTRACT } from '../src/contract.ts'
import { packRemote, packShell } from './pack.ts'
import { sha384 } from './sha384.ts'
import { source, write, writeBuild, writeShellBuild } from './testing/builds.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pack-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** The output of a remote's build, with files that no visitor loads. */
const built = (changes: Record<string, string> = {}) =>
  writeBuild(path.join(folder, 'mfe-lists/dist'), {
    'pages/saved.1.js': 'saved',
    'heart.1.webp': 'picture',
    'app.1.js.map': 'not for visitors',
    ...changes,
  })
const pack = (dist: string) => packRemote('lists', dist, source)

test('a digest is what browsers compare: SHA-384 in base64', () => {
  const digest = 'sha384-62uBgnG6+YTGQNMl+obi6qVkdGZnlhGcgfthFhDiF516gWydfNbHtTpyulxi7Aeh'
  assert.equal(sha384('entry'), digest)
  assert.equal(sha384(Buffer.from('entry')), digest)
})

describe('a version of a remote', () => {
  test('is told as the registry will tell it', async () => {
    const { release } = (await pack(built())).record
    const base = `/remotes/lists/${release.metadata.version}/`
    assert.equal(release.url, `${base}remoteEntry.1.js`)
    assert.equal(release.metadata.integrity, sha384('entry'))
    assert.deepEqual(release.extras, {
      container: 'mfe_lists',
      type: 'module',
      preload: [`${base}app.1.js`],
      firstScreens: {},
      integrity: {
        [`${base}app.1.js`]: sha384('app'),
        [`${base}pages/saved.1.js`]: sha384('saved'),
        [`${base}remoteEntry.1.js`]: sha384('entry'),
      },
      contract: CONTRACT,
      shared: sharedVersions,
    })
  })

  test('is on record: who, when, from what, and each file', async () => {
    const { record, files } = await pack(built())
    assert.deepEqual(record.source, source)
    assert.ok(Math.abs(Date.now() - Date.parse(record.when)) < 60_000)
    assert.deepEqual(
      record.files,
      [...files].map(([name, bytes]) => ({ path: name, size: bytes.length, integrity: sha384(bytes) })),
    )
  })

  test('has every file that visitors load, scripts also compressed, and no other', async () => {
    const { files } = await pack(built())
    assert.deepEqual(
      [...files.keys()],
      [
        'app.1.js',
        'app.1.js.br',
        'app.1.js.gz',
        'heart.1.webp',
        'pages/saved.1.js',
        'pages/saved.1.js.br',
        'pages/saved.1.js.gz',
        'remoteEntry.1.js',
        'remoteEntry.1.js.br',
        'remoteEntry.1.js.gz',
      ],
    )
    assert.equal(brotliDecompressSync(files.get('app.1.js.br') ?? '').toString(), 'app')
    assert.equal(gunzipSync(files.get('app.1.js.gz') ?? '').toString(), 'app')
  })

  test('stands for its files: the same build is the same version', async () => {
    const first = (await pack(built())).record
    assert.match(first.version, /^[0-9a-f]{8}$/)
    assert.equal((await pack(built())).record.version, first.version)
  })

  for (const [what, change] of Object.entries<Record<string, string>>({
    'other text in a file': { 'app.1.js': 'app!' },
    'another file': { 'more.1.js': 'more' },
  })) {
    test(`is another with ${what}`, async () => {
      const first = (await pack(built())).record
      assert.notEqual((await pack(built(change))).record.version, first.version)
    })
  }

  test('is another when a file has another name', async () => {
    const first = (await pack(built())).record
    const dist = built()
    renameSync(path.join(dist, 'heart.1.webp'), path.join(dist, 'heart.2.webp'))
    assert.notEqual((await pack(dist)).record.version, first.version)
  })

  test('is another when its first screens need something else', async () => {
    const dist = built()
    const first = (await pack(dist)).record
    write(path.join(folder, 'mfe-lists'), { 'package.json': JSON.stringify({ firstScreens: { '/': {} } }) })
    assert.notEqual((await pack(dist)).record.version, first.version)
  })

  test("finds what a first screen needs by the names in the remote's package.json", async () => {
    const dist = built({ 'heart.1.js': 'page' })
    const firstScreens = {
      '/saved-listings': { script: 'heart', images: [{ image: 'heart.webp', media: '(min-width: 768px)' }] },
      '/lists': {},
    }
    write(path.join(folder, 'mfe-lists'), { 'package.json': JSON.stringify({ firstScreens }) })
    const { extras, metadata } = (await pack(dist)).record.release
    const base = `/remotes/lists/${metadata.version}/`
    assert.deepEqual(extras.firstScreens, {
      '/saved-listings': {
        scripts: [`${base}heart.1.js`],
        images: [{ url: `${base}heart.1.webp`, media: '(min-width: 768px)' }],
      },
      '/lists': { scripts: [], images: [] },
    })
  })

  test('is refused when a first screen names a picture without its extension', async () => {
    const firstScreens = { '/': { images: [{ image: 'heart', media: 'all' }] } }
    const dist = built({ 'heart.1.js': 'no picture' })
    write(path.join(folder, 'mfe-lists'), { 'package.json': JSON.stringify({ firstScreens }) })
    await assert.rejects(pack(dist), { message: /names "heart" without its extension/ })
  })

  test('is refused when a first screen needs what the build does not have', async () => {
    const dist = built()
    const firstScreens = { '/': { script: 'heart' } }
    write(path.join(folder, 'mfe-lists'), { 'package.json': JSON.stringify({ firstScreens }) })
    await assert.rejects(pack(dist), { message: /names "heart\.js", which the build does not/ })
  })
})

describe('a build that is not whole is refused:', () => {
  test('one without an entry', () =>
    assert.rejects(pack(write(path.join(folder, 'dist'), { 'app.1.js': 'app' })), {
      message: 'The build of lists has no remoteEntry.js: build it again',
    }))

  test('one that does not expose its app', () =>
    assert.rejects(
      pack(write(path.join(folder, 'dist'), { 'remoteEntry.1.js': 'entry', 'pages/app.1.js': '' })),
      {
        message: 'The build of lists has no app.js: build it again',
      },
    ))

  test('one that has two apps: nobody knows which is older', () =>
    assert.rejects(pack(built({ 'app.2.js': 'app' })), {
      message: 'The build of lists has app.1.js and app.2.js: build it again',
    }))

  test('none at all', () =>
    assert.rejects(pack(path.join(folder, 'nothing')), { message: 'lists has no build: build it first' }))

  test('a shell without the script that its document names', () => {
    const dist = write(path.join(folder, 'shell'), {
      'index.html': '<script type="module" src="/assets/a.js">',
    })
    return assert.rejects(packShell(dist, source, folder), { message: /no document with its script/ })
  })
})

test('a version of the shell has its document, and a digest for each of its scripts', async () => {
  const dist = writeShellBuild(path.join(folder, 'shell'))
  write(dist, { 'assets/index.1.js.map': 'not for visitors' })
  const { record, files } = await packShell(dist, source, folder)
  assert.ok(files.has('index.html'))
  // the gateway writes into it before it is compressed
  assert.deepEqual(
    [...files.keys()].filter((file) => /^index\.html\.|\.map/.test(file)),
    [],
  )
  assert.equal(record.release.url, '/assets/index.1.js')
  assert.deepEqual(record.release.extras.integrity, {
    '/assets/index.1.js': sha384('shell'),
    '/assets/page.1.js': sha384('page'),
  })
  assert.equal(record.release.extras.template, sha384(files.get('index.html') ?? ''))
})

test("a version of the shell says which of its own pages it renders, as the shell's package.json does", async () => {
  const home = path.join(folder, 'home')
  write(home, { 'package.json': JSON.stringify({ parameters: { '/404': [] } }) })
  // a release is built elsewhere
  const dist = writeShellBuild(path.join(folder, 'elsewhere'))
  write(dist, { 'server/server.mjs': 'export const render = 1' })
  const { record } = await packShell(dist, source, home)
  assert.deepEqual(record.release.extras.server?.parameters, { '/404': [] })
  write(home, { 'package.json': '{}' })
  assert.notEqual((await packShell(dist, source, home)).record.version, record.version)
})
