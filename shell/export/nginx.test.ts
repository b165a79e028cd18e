import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { type Nginx, skipNginx, startNginx } from '../front/startNginx.ts'
import { createRenderedSite, SHELL_BUNDLE, server } from '../rendering/testBundles.ts'
import { startStubBackend } from '../server/found/stubBackend.ts'
import { createGateway } from '../server/gateway.ts'
import { config as standard } from '../server/testing/testSite.ts'
import { routes } from '../src/composition/applications.ts'
import { exportSite } from './exportSite.ts'

/** Names of files with signs that mean something to nginx. */
const ODD = ['icons/our logo.svg', 'icons/a;b.svg', 'icons/{x}.svg']

/** Compares the export, served by a real nginx, with the gateway: browsers must get the same. */
describe('an export behind nginx', { skip: skipNginx }, () => {
  let place: Awaited<ReturnType<typeof createRenderedSite>>
  let nginx: Nginx
  let ask: Nginx['ask']
  let backend: Awaited<ReturnType<typeof startStubBackend>>
  const closing = new AbortController()
  let gateway: ReturnType<typeof createGateway>

  before(async () => {
    backend = await startStubBackend([])
    const config = { ...standard, backend: { url: backend.url, key: 'public-key' } }
    place = await createRenderedSite([])
    await place.release.shell({
      ...server(SHELL_BUNDLE),
      ...Object.fromEntries(ODD.map((file) => [file, '<svg/>'])),
    })
    const to = path.join(place.folder, 'export')
    await exportSite({ target: { ...place.target, folder: place.site }, config, imageHosts: [], to })
    nginx = await startNginx(place.folder, ({ socket }) =>
      readFileSync(path.join(to, 'nginx.conf'), 'utf8').replace('listen 80', `listen "unix:${socket}"`),
    )
    ask = nginx.ask
    gateway = createGateway({
      site: place.site,
      config,
      imageHosts: [],
      isRendering: false,
      closing: closing.signal,
    })
  })
  after(async () => {
    closing.abort()
    backend?.stop()
    await nginx?.stop()
    place?.remove()
  })

  /** The headers in which a static document may differ from the gateway's, which knows more. */
  const OWN = [
    'content-security-policy',
    'cache-control',
    'etag',
    'content-length',
    'date',
    'x-request-id',
    'x-sprouts-release',
  ]

  const addressesOf = (pattern: string) => {
    const address = pattern.replace(':id', '1a2b').replace(':slug', 'luna-park').replace(':token', 'abc')
    return address === '/' ? ['/', '/?a=b'] : [address, `${address}/`, `${address}?a=b`]
  }

  for (const { path: pattern } of routes.filter((route) => !/play|indoor|museums|outdoor/.test(route.path))) {
    test(`${pattern} is a document, with the gateway's headers`, async () => {
      for (const address of addressesOf(pattern)) {
        const answer = await ask(address)
        const own = await gateway.request(address)
        assert.equal(answer.status, 200, address)
        assert.equal(answer.headers['cache-control'], 'no-cache')
        for (const [name, value] of own.headers)
          if (!OWN.includes(name) && !(name === 'x-robots-tag' && address.includes('?')))
            assert.equal(answer.headers[name], value, `${address} ${name}`)
        assert.match(answer.body, /<header>\d+<\/header>/)
        assert.match(answer.body, /id="config"/)
        assert.ok(answer.headers.etag && answer.headers['last-modified'])
      }
    })
  }

  for (const file of ODD)
    test(`the file ${file} is sent as any other`, async () => {
      const { status, headers, body } = await ask(encodeURI(`/${file}`))
      assert.deepEqual([status, body], [200, '<svg/>'])
      assert.equal(headers['content-type'], 'image/svg+xml; charset=utf-8')
    })

  test('every inline script and style is in the policy', async () => {
    const policy = String((await ask('/')).headers['content-security-policy'])
    assert.match(policy, /^default-src 'none'; script-src 'self' 'sha256-.*'/)
    assert.equal((await ask('/login')).headers['content-security-policy'], policy)
    for (const own of [await gateway.request('/'), await gateway.request('/never/there')])
      for (const digest of own.headers.get('content-security-policy')?.match(/'sha256-[^']*'/g) ?? [])
        assert.ok(policy.includes(digest))
  })

  for (const [accepted, encoding, open] of [
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip;q=0', undefined, Buffer.from],
  ] as const) {
    test(`texts are sent as ${encoding ?? 'they are'} to who accepts "${accepted}"`, async () => {
      const texts = {
        '/login': 'text/html; charset=utf-8',
        [place.discover.url]: 'text/javascript; charset=utf-8',
        '/assets/index.1.js': 'text/javascript; charset=utf-8',
        '/favicon.svg': 'image/svg+xml; charset=utf-8',
        '/registry.json': 'application/json',
        '/robots.txt': 'text/plain; charset=utf-8',
      }
      for (const [address, type] of Object.entries(texts)) {
        const plain = await ask(address)
        const answer = await ask(address, { 'accept-encoding': accepted })
        assert.equal(answer.status, 200, address)
        assert.equal(answer.headers['content-type'], type)
        assert.equal(answer.headers['content-encoding'], encoding)
        assert.equal(answer.headers.vary, 'accept-encoding')
        assert.equal(answer.headers['x-content-type-options'], 'nosniff')
        assert.ok(Buffer.from(open(answer.bytes)).equals(plain.bytes), address)
        const again = { 'accept-encoding': accepted, 'if-none-match': String(answer.headers.etag) }
        assert.equal((await ask(address, again)).status, 304)
      }
    })
  }

  test('files of a release are kept for a year, and sent in part', async () => {
    for (const address of [place.discover.url, '/assets/index.1.js']) {
      const { headers } = await ask(address)
      assert.equal(headers['cache-control'], 'public, max-age=31536000, immutable')
      const part = await ask(address, { range: 'bytes=0-1' })
      assert.equal(part.status, 206)
      assert.equal(part.bytes.length, 2)
    }
    assert.equal((await ask('/registry.json')).headers['cache-control'], 'no-cache')
  })

  for (const address of ['/never', '/never/', '/activities/a/b/c', '/shared', '/404.html', '/login.html/x']) {
    test(`${address} is the 404 page`, async () => {
      for (const accepted of ['', 'gzip']) {
        const answer = await ask(address, { 'accept-encoding': accepted })
        assert.equal(answer.status, 404)
        assert.equal(answer.headers['content-type'], 'text/html; charset=utf-8')
        assert.equal(answer.headers['x-robots-tag'], 'noindex')
        assert.ok(answer.headers['content-security-policy'])
        const html = accepted ? gunzipSync(answer.bytes).toString() : answer.body
        assert.match(html, /id="config"/)
      }
    })
  }

  for (const address of [
    '/assets/no.js',
    '/assets/no.webp',
    '/assets/',
    '/remotes/discover/0/app.js',
    '/no.png',
    '/humans.txt',
    '/nginx.conf',
    '/export.json',
    '/_headers.txt',
    '/assets/..%2f..%2fexport.json',
    '/assets/../../export.json',
  ]) {
    test(`${address} is a short 404`, async () => {
      const answer = await ask(address)
      assert.ok(answer.status === 404 || answer.status === 400)
      if (answer.status === 400) return
      assert.equal(answer.body, 'Not found')
      assert.equal(answer.headers['cache-control'], 'no-store')
      assert.match(String(answer.headers['content-type']), /^text\/plain/)
    })
  }

  test('shortcuts redirect, and one whose query must be read is a document', async () => {
    for (const [address, to] of Object.entries({
      '/active-play': '/activities?search=active',
      '/active-play/?search=x': '/activities?search=active',
      '/museums-and-learning': '/activities?categories=museums',
      '/outdoor-activities': '/activities?search=outdoors',
      '/indoor-activities': '/activities?features=indoor',
      '/.well-known/change-password': '/profile',
    })) {
      const answer = await ask(address)
      assert.equal(answer.status, 302, address)
      assert.equal(answer.headers.location, to)
      assert.equal((await gateway.request(address)).headers.get('location'), to)
    }
    assert.equal((await ask('/indoor-activities?features=free')).status, 200)
  })

  for (const [address, to] of [
    ['/%61ctivities', '/activities'],
    ['/%6Cog%69n/?next=%61', '/login/?next=%61'],
    ['/privacy%2Dpolicy', '/privacy-policy'],
    ['/%61ctivities/7/%2f%2fevil.test', '/activities/7/%2f%2fevil.test'],
    ['/%61ctivities/%0d%0aset-cookie:x', '/activities/%0d%0aset-cookie:x'],
    ['/%73hared/abc', '/shared/abc'],
    ['/%69ndoor-activities?features=free', '/indoor-activities?features=free'],
  ] as const)
    test(`${address} leads to ${to}, as with the gateway`, async () => {
      const { status, headers } = await ask(address)
      assert.deepEqual([status, headers.location], [308, to])
      assert.equal((await gateway.request(address)).headers.get('location'), to)
    })

  /** What nginx answers by itself has the headers of the gateway's answers, and no word of the file that it does not send. */
  for (const [what, address, status, headers, method] of [
    ['a document', '/login', 200],
    ['the 404 page', '/never', 404],
    ['a file', '/assets/index.1.js', 200],
    ['an unknown file', '/assets/no.js', 404],
    ['the registry', '/registry.json', 200],
    ['the worker', '/worker.js', 200],
    ['robots.txt', '/robots.txt', 200],
    ['a sitemap', '/sitemap.xml', 200],
    ['a shortcut', '/active-play', 302],
    ['a shortcut whose query is read', '/indoor-activities', 302],
    ['a page with a needless code', '/%6cogin', 308],
    ['a report', '/_reports', 204, {}, 'POST'],
    ['another method of a document', '/login', 405, {}, 'POST'],
    ['another method of home', '/', 405, {}, 'DELETE'],
    ['another method of a file', '/assets/index.1.js', 405, {}, 'POST'],
    ['another method of the registry', '/registry.json', 405, {}, 'PUT'],
    ['a part', '/assets/index.1.js', 206, { range: 'bytes=0-1' }],
    ['a part that is not there', '/assets/index.1.js', 416, { range: 'bytes=99999999-' }],
    ['a part of a document that is not there', '/login', 416, { range: 'bytes=99999999-' }],
    ['a part of the registry that is not there', '/registry.json', 416, { range: 'bytes=99999999-' }],
  ] as [string, string, number, Record<string, string>?, string?][])
    test(`${what} has the headers of every answer`, async () => {
      for (const accepted of ['br', 'gzip', '']) {
        const asked = { 'accept-encoding': accepted, ...headers }
        const answer = await ask(address, asked, method)
        assert.equal(answer.status, status)
        assert.equal(answer.headers['x-content-type-options'], 'nosniff')
        assert.equal(answer.headers['cross-origin-resource-policy'], 'same-origin')
        assert.equal(
          answer.headers['strict-transport-security'],
          'max-age=63072000; includeSubDomains; preload',
        )
        assert.match(String(answer.headers['content-security-policy']), /^default-src 'none'; /)
        assert.match(
          String(answer.headers['referrer-policy']),
          /^(no-referrer|strict-origin-when-cross-origin)$/,
        )
        assert.equal(answer.headers.server, 'nginx')
        const isWhole = (status === 200 || address === '/never') && accepted
        assert.equal(
          answer.headers['content-encoding'],
          isWhole ? { br: 'br', gzip: 'gzip' }[accepted] : undefined,
        )
        if (status === 405) assert.equal(answer.headers.allow, 'GET, HEAD')
        if (status === 405) assert.equal(answer.body, 'This method is not allowed')
        if (status === 405) assert.equal(answer.headers['cache-control'], 'no-store')
        if (status === 416) assert.match(String(answer.headers['content-range']), /^bytes \*\/\d+$/)
        if (status === 206) assert.equal(answer.bytes.length, 2)
      }
    })

  test('nothing but reading is allowed, and reports of browsers are taken and dropped', async () => {
    assert.equal((await ask('/login', {}, 'POST', 'a'.repeat(2_000_000))).status, 405)
    assert.equal((await ask('/_reports', {}, 'POST')).status, 204)
    const head = await ask('/login', {}, 'HEAD')
    assert.equal(head.status, 200)
    assert.equal(head.bytes.length, 0)
  })
})
