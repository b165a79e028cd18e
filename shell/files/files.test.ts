import assert from 'node:assert/strict'
import { pbkdf2, randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { promisify } from 'node:util'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { createSite, SECRET } from '../server/testing/testSite.ts'

const place = await createSite()
const gateway = place.open()
after(() => place.remove())

const get = (target: string, headers: Record<string, string> = {}) => gateway.request(target, { headers })

describe('a file', () => {
  const entry = () => place.releases.discover.url

  test('of a release is cached for ever', async () => {
    for (const target of [entry(), '/assets/index.1.js']) {
      const response = await get(target)
      assert.equal(response.status, 200)
      assert.equal(response.headers.get('cache-control'), 'public, max-age=31536000, immutable')
      assert.match(response.headers.get('content-type') ?? '', /javascript/)
      assert.equal(response.headers.get('x-content-type-options'), 'nosniff')
      assert.equal(response.headers.get('cross-origin-resource-policy'), 'same-origin')
    }
  })

  for (const [accepted, encoding] of [
    ['gzip, br', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0.2, gzip;q=0.8', 'gzip'],
    ['br;q=0, *', 'gzip'],
    ['GZIP', 'gzip'],
    ['*', 'br'],
    ['identity, br;q=0.5', null],
    ['br;q=0, gzip;q=0', null],
    ['zstd', null],
    ['', null],
    // nothing is left: as it is, rather than nothing
    ['identity;q=0', null],
  ] as const) {
    test(`is sent as ${encoding ?? 'it is'} to who accepts "${accepted}"`, async () => {
      const response = await get(entry(), { 'accept-encoding': accepted })
      assert.equal(response.headers.get('content-encoding'), encoding)
      assert.equal(response.headers.get('vary'), 'accept-encoding')
      const bytes = Buffer.from(await response.arrayBuffer())
      assert.equal(response.headers.get('content-length'), String(bytes.length))
      const body = encoding === 'br' ? brotliDecompressSync(bytes) : encoding ? gunzipSync(bytes) : bytes
      assert.equal(body.toString(), 'entry of discover')
    })
  }

  test('that is removed while it is about to be read is not there', async () => {
    const { url } = await place.release.remote('submissions', 'soon gone')
    // the threads that read files are busy, so that the read comes after the removal
    const busy = Array.from({ length: 8 }, () => promisify(pbkdf2)('', '', 100_000, 8, 'sha512'))
    const asked = get(url, { 'accept-encoding': 'identity' })
    rmSync(place.site + url)
    assert.equal((await asked).status, 404)
    await Promise.all(busy)
  })

  test('that is a link in a circle is not there', async () => {
    const url = '/remotes/lists/00000000/circle.js'
    mkdirSync(path.dirname(place.site + url), { recursive: true })
    symlinkSync('circle.js', place.site + url)
    assert.equal((await get(url)).status, 404)
  })

  test('without a compressed copy is sent as it is', async () => {
    const key = place.releases.account.url
    const copy = `${place.site}${key}.br`
    const bytes = readFileSync(copy)
    rmSync(copy)
    assert.equal((await get(key, { 'accept-encoding': 'br, gzip' })).headers.get('content-encoding'), 'gzip')
    assert.equal((await get(key, { 'accept-encoding': 'br' })).headers.get('content-encoding'), null)
    writeFileSync(copy, bytes)
    assert.equal((await get(key, { 'accept-encoding': 'br' })).headers.get('content-encoding'), 'br')
  })

  test('is not sent again to who has it', async () => {
    const { headers } = await get(entry(), { 'accept-encoding': 'br' })
    const [etag = '', modified = ''] = [headers.get('etag'), headers.get('last-modified')].map(String)
    const known: Record<string, string>[] = [
      { 'if-none-match': etag },
      { 'if-none-match': `"other", W/${etag}` },
      { 'if-modified-since': modified },
    ]
    for (const condition of known) {
      const again = await get(entry(), { 'accept-encoding': 'br', ...condition })
      assert.equal(again.status, 304)
      assert.equal(await again.text(), '')
      assert.equal(again.headers.get('etag'), etag)
      assert.equal(again.headers.get('vary'), 'accept-encoding')
      assert.match(again.headers.get('cache-control') ?? '', /immutable/)
    }
    // the same file in another encoding has other bytes
    assert.equal((await get(entry(), { 'accept-encoding': 'gzip', 'if-none-match': etag })).status, 200)
    assert.equal((await get(entry(), { 'if-modified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' })).status, 200)
  })

  test('that was replaced on the disk is read again', async () => {
    const key = place.releases.account.url
    const before = await get(key)
    writeFileSync(place.site + key, 'other bytes')
    const after = await get(key)
    assert.equal(await after.text(), 'other bytes')
    assert.notEqual(after.headers.get('etag'), before.headers.get('etag'))
  })

  for (const [what, size] of [
    ['small', 1000],
    ['large', 3_000_000],
  ] as const) {
    describe(`that is ${what}`, () => {
      const bytes = randomBytes(size)
      let key = ''
      before(async () => {
        const picture = { 'place.1.webp': bytes }
        const { url } = await place.release.remote('discover', 'app', undefined, picture)
        key = url.replace(/[^/]+$/, 'place.1.webp')
      })

      test('is sent whole, and a picture in one form only', async () => {
        const response = await get(key, { 'accept-encoding': 'br' })
        assert.equal(response.headers.get('content-type'), 'image/webp')
        assert.equal(response.headers.get('accept-ranges'), 'bytes')
        assert.equal(response.headers.get('vary'), null)
        assert.equal(response.headers.get('content-length'), String(size))
        assert.ok(Buffer.from(await response.arrayBuffer()).equals(bytes))
        const etag = String(response.headers.get('etag'))
        assert.equal((await get(key, { 'if-none-match': etag })).status, 304)
      })

      test('is asked about without its bytes', async () => {
        for (const range of ['', 'bytes=0-9', 'bytes=99999999-']) {
          const response = await gateway.request(key, { method: 'HEAD', headers: range ? { range } : {} })
          assert.equal(response.status, 200)
          assert.equal(response.headers.get('content-length'), String(size))
          assert.equal(await response.text(), '')
        }
      })

      for (const [range, start, end] of [
        ['bytes=0-9', 0, 10],
        ['bytes=10-', 10, size],
        ['bytes=-5', size - 5, size],
        [`bytes=-${size * 2}`, 0, size],
        [`bytes=990-${size * 2}`, 990, size],
      ] as const) {
        test(`is sent in part: ${range}`, async () => {
          const response = await get(key, { range })
          assert.equal(response.status, 206)
          assert.equal(response.headers.get('content-range'), `bytes ${start}-${end - 1}/${size}`)
          assert.equal(response.headers.get('content-length'), String(end - start))
          assert.ok(Buffer.from(await response.arrayBuffer()).equals(bytes.subarray(start, end)))
        })
      }

      for (const range of [`bytes=${size}-`, 'bytes=-0', 'bytes=5-2'])
        test(`has nothing for ${range}`, async () => {
          const response = await get(key, { range })
          assert.equal(response.status, 416)
          assert.equal(response.headers.get('content-range'), `bytes */${size}`)
          assert.equal((await response.arrayBuffer()).byteLength, 0)
        })

      for (const range of ['bytes=0-1,5-9', 'lines=1-2', 'bytes=']) {
        test(`is sent whole to who asks for ${range}`, async () => {
          const response = await get(key, { range })
          assert.equal(response.status, 200)
          assert.equal((await response.arrayBuffer()).byteLength, size)
        })
      }

      test('goes on where a download stopped, unless it has changed', async () => {
        const { headers } = await get(key)
        const range = 'bytes=3-'
        for (const known of ['etag', 'last-modified'])
          assert.equal((await get(key, { range, 'if-range': String(headers.get(known)) })).status, 206)
        assert.equal((await get(key, { range, 'if-range': '"other"' })).status, 200)
      })
    })
  }

  test('that is text is sent in part as it is, not as a part of its compressed copy', async () => {
    const response = await get(entry(), { range: 'bytes=0-4', 'accept-encoding': 'br' })
    assert.equal(response.status, 206)
    assert.equal(response.headers.get('content-encoding'), null)
    assert.equal(response.headers.get('vary'), 'accept-encoding')
    assert.equal(await response.text(), 'entry')
  })

  for (const target of [
    '/assets/no.js',
    '/remotes/discover/0/app.js',
    '/remotes/',
    '/no.png',
    '/humans.txt',
  ]) {
    test(`that is not there is a short 404, never a page: ${target}`, async () => {
      const response = await get(target)
      assert.equal(response.status, 404)
      assert.match(response.headers.get('content-type') ?? '', /^text\/plain/)
      assert.equal(await response.text(), 'Not found')
      assert.equal(response.headers.get('cache-control'), 'no-store')
      assert.equal(response.headers.get('x-content-type-options'), 'nosniff')
    })
  }

  for (const target of [
    '/assets/../../secret.txt',
    '/assets/%2e%2e/%2e%2e/secret.txt',
    '/assets/..%2f..%2f..%2fsecret.txt',
    '/remotes/..%2f..%2fsecret.txt',
    '/remotes/..%5c..%5csecret.txt',
    '/remotes/%2e%2e%2f%2e%2e%2fsecret.txt',
    '/..%2fsecret.txt',
    '/assets/%00',
    '/assets/%E0%A4%A',
  ]) {
    test(`outside of the site cannot be read: ${target}`, async () => {
      const response = await get(target)
      assert.equal(response.status, 404)
      assert.ok(!(await response.text()).includes(SECRET))
    })
  }

  test('registry.json is revalidated every time', async () => {
    const response = await get('/registry.json')
    assert.equal(response.status, 200)
    assert.equal(response.headers.get('cache-control'), 'no-cache')
    assert.deepEqual(Object.keys((await response.json()).microFrontends), [
      'account',
      'discover',
      'lists',
      'shell',
      'submissions',
    ])
  })
})

test('what a release says about itself is not for visitors', async () => {
  const base = place.releases.account.url.replace(/[^/]+$/, '')
  for (const file of ['release.json', 'release%2ejson', 'rele%61se.json', 'RELEASE.JSON'])
    assert.equal((await get(base + file)).status, 404, file)
  for (const file of ['/releases.log', '/.pending/x.js', '/shell/index.html', '/conditional-writes'])
    assert.notEqual((await get(file)).status, 200, file)
  const registry = await (await get('/registry.json')).text()
  assert.ok(!registry.includes('Robin'))
})
