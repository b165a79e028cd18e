import assert from 'node:assert/strict'
import {
  existsSync,
  mkdirSync,
  promises,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import path from 'node:path'
import { after, before, describe, mock, test } from 'node:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { parseRegistry } from 'federation/registry'
import { openTarget } from 'federation/release'
import { startStubBackend } from '../server/found/stubBackend.ts'
import { config, createSite } from '../server/testing/testSite.ts'
import { exportSite } from './exportSite.ts'

const place = await createSite()
const backend = await startStubBackend([])
after(() => {
  backend.stop()
  place.remove()
})

const folder = (name: string) => path.join(place.folder, name)
const ofBackend = { ...config, backend: { url: backend.url, key: 'public-key' } }
/** Nothing listens there. */
const backendless = { ...config, backend: { url: 'http://127.0.0.1:2', key: 'public-key' } }
const write = async (to: string, changes: Partial<Parameters<typeof exportSite>[0]> = {}) =>
  exportSite({
    target: { ...place.target, folder: place.site },
    config: ofBackend,
    imageHosts: [],
    to,
    ...changes,
  })
const filesOf = (to: string) =>
  readdirSync(to, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(to, path.join(entry.parentPath, entry.name)))
const left = () => readdirSync(place.folder).filter((name) => name.includes('.new-'))

describe('an export', () => {
  const to = folder('first')
  const said: string[] = []
  before(async () => {
    await write(to, { config: backendless, say: (sentence) => said.push(sentence) })
  })

  test('has a document for each route, the 404 page, and what visitors load of each version', () => {
    const files = filesOf(path.join(to, 'public'))
    for (const file of [
      'index.html',
      'login.html',
      'activities.html',
      'activities/_id.html',
      'activities/_id/_slug.html',
      'shared/_token.html',
      'indoor-activities.html',
      '404.html',
      'robots.txt',
      '.well-known/security.txt',
      'registry.json',
      'favicon.svg',
      'assets/index.1.js',
      place.releases.discover.url.slice(1),
    ]) {
      for (const ending of ['', '.br', '.gz']) assert.ok(files.includes(file + ending), file + ending)
      const bytes = readFileSync(path.join(to, 'public', file))
      assert.ok(brotliDecompressSync(readFileSync(path.join(to, 'public', `${file}.br`))).equals(bytes))
      assert.ok(gunzipSync(readFileSync(path.join(to, 'public', `${file}.gz`))).equals(bytes))
    }
    assert.deepEqual(left(), [])
  })

  test('does not tell who released it, nor has the server build', () => {
    const files = filesOf(path.join(to, 'public'))
    assert.deepEqual(
      files.filter((file) => /release\.json|\.mjs/.test(file)),
      [],
    )
    for (const file of files) assert.ok(!readFileSync(path.join(to, 'public', file)).includes('Robin'), file)
    parseRegistry(readFileSync(path.join(to, 'public/registry.json'), 'utf8'))
  })

  test('without a backend has no sitemap, and says so', () => {
    assert.deepEqual(said, [
      'The export has no sitemap, because of http://127.0.0.1:2 (connect ECONNREFUSED 127.0.0.1:2).',
    ])
    assert.doesNotMatch(readFileSync(path.join(to, 'public/robots.txt'), 'utf8'), /Sitemap/)
  })

  test('tells hosts its headers and redirects', () => {
    const headers = readFileSync(path.join(to, 'public/_headers'), 'utf8')
    const rules = headers.split(/\n(?=\/)/)
    const rule = (name: string) => rules.find((one) => one.startsWith(`${name}\n`)) ?? ''
    assert.match(rule('/*'), /content-security-policy: default-src 'none'/)
    assert.match(rule('/*'), /strict-transport-security/)
    // hosts join the values of all rules that fit
    assert.doesNotMatch(rule('/*'), /cache-control/)
    assert.match(rule('/assets/*'), /immutable/)
    assert.match(rule('/login'), /cache-control: no-cache/)
    assert.match(rule('/login'), /x-robots-tag: noindex/)
    assert.match(rule('/shared/:token'), /referrer-policy: no-referrer/)
    assert.ok(headers.split('\n').every((line) => line.length < 2000))
    const redirects = readFileSync(path.join(to, 'public/_redirects'), 'utf8').split('\n')
    assert.ok(redirects.includes('/active-play /activities?search=active 302'))
    assert.ok(redirects.includes('/.well-known/change-password /profile 302'))
    assert.ok(redirects.includes('/activities/:id/:slug /activities/_id/_slug 200'))
    assert.ok(!redirects.some((line) => line.startsWith('/indoor-activities')))
  })
})

test('the sitemap is that of the backend', async () => {
  const to = folder('found')
  await write(to)
  const index = readFileSync(path.join(to, 'public/sitemap.xml'), 'utf8')
  assert.match(index, /<loc>https:\/\/sprouts\.test\/sitemap\/1\.xml<\/loc>/)
  assert.match(readFileSync(path.join(to, 'public/sitemap/1.xml'), 'utf8'), /\/activities</)
  assert.match(readFileSync(path.join(to, 'public/robots.txt'), 'utf8'), /Sitemap: https/)
})

test('a new export replaces the old one, whose files stay once for open tabs', async () => {
  const to = folder('again')
  const old = path.join(to, 'public', place.releases.discover.url)
  await write(to)
  await place.release.remote('discover', 'another app')
  const { versions } = await write(to)
  assert.match(
    readFileSync(path.join(to, 'public/index.html'), 'utf8'),
    new RegExp(String(versions.discover)),
  )
  assert.ok(existsSync(old))
  assert.ok(existsSync(`${old}.gz`))
  await write(to)
  assert.ok(!existsSync(old))
  assert.deepEqual(left(), [])
})

test('a file of the export before that somebody has removed is left out', async () => {
  const to = folder('cleaned')
  await write(to)
  const { url } = await place.release.remote('discover', 'app of the cleaned one')
  await write(to)
  const [chunk = ''] = (await place.release.remote('discover', 'app after it')).extras.preload
  rmSync(path.join(to, 'public', url))
  await write(to)
  assert.ok(existsSync(path.join(to, 'public', chunk)))
  assert.ok(existsSync(path.join(to, 'public', `${url}.gz`)))
  assert.ok(!existsSync(path.join(to, 'public', url)))
})

test('an export that cannot be put in its place leaves the one before there', async () => {
  const to = folder('kept')
  await write(to)
  const { ino } = statSync(to)
  const { rename } = promises
  // of the disk: the new folder cannot take the name
  const failing = mock.method(promises, 'rename', (from: string, name: string) =>
    /\.new-\w+$/.test(from) ? Promise.reject(new Error('EIO: i/o error, rename')) : rename(from, name),
  )
  syncBuiltinESMExports()
  await assert.rejects(write(to), /EIO/)
  failing.mock.restore()
  syncBuiltinESMExports()
  assert.equal(statSync(to).ino, ino)
  assert.deepEqual(left(), [])
})

test('what a killed export has left is removed an hour later, and what it had put aside comes back', async () => {
  const to = folder('killed')
  await write(to)
  renameSync(to, `${to}.new-7_aaaaaa.old`)
  const draft = `${to}.new-7_bbbbbb`
  // of another export, which may run on another machine, and of nobody
  const others = [`${to}.new-${process.pid}_cccccc`, `${to}.new-design`, `${to}.new-8_dddddd.old.zip`]
  for (const name of [draft, ...others]) mkdirSync(`${name}/public`, { recursive: true })
  const before = new Date(Date.now() - 61 * 60_000)
  for (const name of [draft, ...others.slice(1)]) utimesSync(name, before, before)

  const nothing = { ...(await openTarget(folder('nothing'))), folder: folder('nothing') }
  await assert.rejects(write(to, { target: nothing }), /has no release of shell/)
  assert.ok(existsSync(path.join(to, 'public/index.html')))
  assert.deepEqual(left().sort(), others.map((name) => path.basename(name)).sort())
  for (const name of others) rmSync(name, { recursive: true })
})

test('a folder that is no export is left as it is, with what is next to it', async () => {
  const to = folder('letters')
  for (const name of [to, `${to}.new-7_aaaaaa`]) mkdirSync(`${name}/letter`, { recursive: true })
  const before = new Date(Date.now() - 61 * 60_000)
  utimesSync(`${to}.new-7_aaaaaa`, before, before)
  await assert.rejects(write(to), /is not empty and no export/)
  assert.deepEqual(left(), ['letters.new-7_aaaaaa'])
  for (const name of [to, `${to}.new-7_aaaaaa`]) rmSync(name, { recursive: true })
})

describe('an export refuses', () => {
  test('a folder with anything else in it, and leaves it as it is', async () => {
    const to = folder('mine')
    mkdirSync(to)
    writeFileSync(path.join(to, 'letter.txt'), 'mine')
    await assert.rejects(write(to), {
      name: 'Error',
      message: `${to} is not empty and no export: name a new folder, or empty this one.`,
    })
    assert.deepEqual(readdirSync(to), ['letter.txt'])
    assert.deepEqual(left(), [])
  })

  test('an export whose note is damaged', async () => {
    const to = folder('damaged')
    mkdirSync(to)
    writeFileSync(path.join(to, 'export.json'), '{')
    await assert.rejects(write(to), { message: /damaged\/export\.json is damaged: name a new folder/ })
  })

  test('a file', async () => {
    await assert.rejects(write(folder('secret.txt')), /cannot be read as a folder \(ENOTDIR\)/)
  })

  test('a target without a release', async () => {
    const target = { ...(await openTarget(folder('nothing'))), folder: folder('nothing') }
    await assert.rejects(
      write(folder('none'), { target }),
      /has no release of shell, .*: release the site first/,
    )
    assert.ok(!existsSync(folder('none')))
  })

  test('a version that is not whole, and leaves the export before it as it is', async () => {
    const to = folder('whole')
    await write(to)
    const before = filesOf(to)
    const { url } = await place.release.remote('lists', 'a new app')
    rmSync(place.site + url)
    await assert.rejects(write(to), /ENOENT/)
    assert.deepEqual(filesOf(to), before)
    assert.deepEqual(left(), [])
  })
})

for (const [what, file] of [
  ["the shell's document", () => path.join('shell', place.releases.shell.metadata.version, 'index.html')],
  ['a script of a remote', () => place.releases.account.url.slice(1)],
] as const) {
  test(`${what} with one other bit is not exported`, async () => {
    await place.release.remote('lists', 'whole again')
    const changed = path.join(place.site, file())
    const bytes = readFileSync(changed)
    const flipped = Buffer.from(bytes)
    flipped[0] = (flipped[0] ?? 0) ^ 1
    writeFileSync(changed, flipped)
    await assert.rejects(write(folder('flipped')), /has other bytes than were released/)
    assert.equal(existsSync(folder('flipped')), false)
    writeFileSync(changed, bytes)
  })
}
