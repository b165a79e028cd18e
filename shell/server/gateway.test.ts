import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { createSite } from './testing/testSite.ts'

const place = await createSite()
const gateway = place.open()
after(() => place.remove())

const get = (target: string, headers: Record<string, string> = {}) => gateway.request(target, { headers })

describe('the status of a page', () => {
  for (const target of ['/', '/activities', '/activities/7/luna-park', '/login', '/style-guide', '/login/']) {
    test(`${target} is 200`, async () => assert.equal((await get(target)).status, 200))
  }
  for (const target of [
    '/no/such/page',
    '/Activities',
    '/__proto__',
    '/%E0%A4%A',
    '/%00',
    '/a'.repeat(2_000),
  ]) {
    test(`${target.slice(0, 30)} is 404, with the document that draws the 404 page`, async () => {
      const response = await get(target)
      assert.equal(response.status, 404)
      assert.match(response.headers.get('content-type') ?? '', /^text\/html/)
      assert.match(await response.text(), /<div id="shell">/)
    })
  }
  test('a file that is not there is 404: to a browser that shows it with that document, to others as text', async () => {
    for (const target of ['/about.html', '/activities.php', '/picture.png']) {
      const shown = await get(target, { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' })
      assert.equal(shown.status, 404)
      assert.match(await shown.text(), /<div id="shell">/)
      const fetched = await get(target, { accept: 'image/avif,*/*' })
      assert.deepEqual([fetched.status, await fetched.text()], [404, 'Not found'])
    }
  })
  for (const target of [
    '/activities/%E0%A4%A/x',
    `/activities?search=${'a'.repeat(8_000)}`,
    '/activities?categories=%E0%A4%A&__proto__=x',
  ]) {
    test(`${target.slice(0, 30)} is a page like any other`, async () => {
      assert.equal((await get(target)).status, 200)
    })
  }
  test('a HEAD request has the status and the headers of the page and no body', async () => {
    const response = await gateway.request('/activities', { method: 'HEAD' })
    assert.equal(response.status, 200)
    assert.ok(response.headers.get('content-security-policy'))
    assert.equal(await response.text(), '')
  })
})

describe('a known path with a needless percent code', () => {
  for (const [from, to] of [
    ['/%61ctive-play', '/active-play'],
    ['/login%2f', undefined],
    ['/%6Cog%69n/?next=%61', '/login/?next=%61'],
    ['/privacy%2Dpolicy', '/privacy-policy'],
    ['/%61ctivities/7/%2f%2fevil.test', '/activities/7/%2f%2fevil.test'],
    ['/%2561ctivities', undefined],
    ['/%41ctivities', undefined],
    ['/%2f/evil.test', undefined],
    ['//%65vil.test/activities', undefined],
    ['/%5cevil.test', undefined],
    ['/%61%0d%0aset-cookie:x', undefined],
  ] as const) {
    test(to ? `${from} leads to ${to}` : `${from} is still unknown`, async () => {
      const response = await get(`https://sprouts.test${from}`)
      assert.equal(response.status, to ? 308 : 404)
      assert.equal(response.headers.get('location'), to ?? null)
    })
  }
})

describe('a shortcut', () => {
  for (const [from, to] of [
    ['/active-play', '/activities?search=active'],
    ['/active-play/?utm_source=x', '/activities?search=active'],
    ['/indoor-activities', '/activities?features=indoor'],
    ['/indoor-activities//', '/activities?features=indoor'],
    [
      '/indoor-activities?features=free&search=soft+play',
      '/activities?features=free,indoor&search=soft%20play',
    ],
    [
      '/indoor-activities?search=%0d%0aset-cookie:x',
      '/activities?search=%0D%0Aset-cookie%3Ax&features=indoor',
    ],
    ['/indoor-activities?%E0%A4%A', '/activities?%EF%BF%BD%25A=&features=indoor'],
    ['/museums-and-learning', '/activities?categories=museums'],
    ['/outdoor-activities?search=pool', '/activities?search=outdoors'],
  ] as const) {
    test(`${from} leads to ${to}, and no browser keeps that`, async () => {
      const response = await get(from)
      assert.equal(response.status, 302)
      assert.equal(response.headers.get('location'), to)
      assert.equal(response.headers.get('x-content-type-options'), 'nosniff')
    })
  }
})

describe('the body of a page', () => {
  for (const [accepted, encoding, decode] of [
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['BR', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
    ['', null, (body: Buffer) => body],
    ['identity', null, (body: Buffer) => body],
    ['br;q=0.0', null, (body: Buffer) => body],
  ] as const) {
    test(`for a browser that accepts "${accepted}" is ${encoding ?? 'plain'}`, async () => {
      const response = await get('/activities', { 'accept-encoding': accepted })
      assert.equal(response.headers.get('content-encoding'), encoding)
      assert.equal(response.headers.get('vary'), 'accept-encoding')
      const body = decode(Buffer.from(await response.arrayBuffer())).toString()
      assert.equal(body, await (await get('/activities')).text())
    })
  }

  test('is not sent again if the etag matches', async () => {
    const etag = (await get('/activities')).headers.get('etag') ?? ''
    for (const known of [etag, `"other", ${etag}`, etag.replace('W/', ''), '*']) {
      const response = await get('/activities', { 'if-none-match': known })
      assert.equal(response.status, 304)
      assert.equal(response.headers.get('etag'), etag)
      assert.equal(await response.text(), '')
    }
    for (const other of ['"other"', etag.replace('W/"', 'W/"x'), `${etag}x`])
      assert.equal((await get('/activities', { 'if-none-match': other })).status, 200)
  })

  test('of an unknown path is never "not modified"', async () => {
    const etag = (await get('/privacy-policy')).headers.get('etag') ?? ''
    for (const known of [etag, '*']) {
      const response = await get('/no/such/page', { 'if-none-match': known })
      assert.equal(response.status, 404)
      assert.equal(response.headers.get('etag'), null)
    }
  })

  test('never repeats the Host header', async () => {
    const evil = await get('http://evil.test/activities', {
      host: 'evil.test',
      'x-forwarded-host': 'evil.test',
      forwarded: 'host=evil.test',
    })
    assert.ok(!(await evil.text()).includes('evil.test'))
    assert.ok(![...evil.headers.values()].join().includes('evil.test'))
  })
})
