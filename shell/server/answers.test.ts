import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect as connectH2, type IncomingHttpHeaders } from 'node:http2'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { after, describe, test } from 'node:test'
import { allowOverrides } from 'federation/release'
import { makeCertificate, skipCertificate } from '../front/testCertificate.ts'
import { createRenderedSite, SHELL_BUNDLE, server } from '../rendering/testBundles.ts'
import type { SiteConfig } from '../src/config.ts'
import { row, startStubBackend } from './found/stubBackend.ts'
import { serveGateway } from './serve.ts'
import { type Kind, MOST, observatory } from './testing/testObservatory.ts'
import { config, createSite } from './testing/testSite.ts'

const place = await createRenderedSite(['search'])
await allowOverrides(['http://localhost:3003'], { target: place.target, who: 'Robin' })
await place.release.shell({ ...server(SHELL_BUNDLE), 'worker.js': 'the worker' })
const backend = await startStubBackend([row(1)])
const closing = new AbortController()
const secret = 'a-secret-of-enough-characters'
const options = { releasesSecret: secret, trustedProxies: ['10.0.0.2'], closing: closing.signal }
const gateway = place.open({}, options)
const found = { backend: { url: backend.url, key: 'public-key' } }
after(() => {
  closing.abort()
  backend.stop()
  place.remove()
})

const authorization = `Bearer ${secret}`
const file = place.releases.discover.url
const PROXY = { incoming: { socket: { remoteAddress: '10.0.0.2' } } }
const CRAWLER = { 'user-agent': 'a bot' }
const report = { method: 'POST', headers: { 'content-type': 'application/json' } }

type Row = [
  name: string,
  target: string,
  status: number,
  of?: Omit<RequestInit, 'headers'> & {
    headers?: Record<string, string>
    kind?: Kind
    env?: object
    config?: Partial<SiteConfig>
    isKnown?: true
  },
]

/** One of each kind of answer. */
const answers: Row[] = [
  ['a page', '/', 200, { kind: 'page' }],
  ['a page in its document', '/activities', 200, { kind: 'page', headers: CRAWLER }],
  ['an activity', '/activities/known/name', 200, { kind: 'page', headers: CRAWLER }],
  ['an unknown activity', '/activities/unknown/name', 404, { kind: 'page', headers: CRAWLER }],
  ['an activity with another name', '/activities/old/name', 308, { headers: CRAWLER }],
  ['a page of another remote', '/login', 200, { kind: 'page' }],
  ['a page whose address is a secret', '/reset-password?code=1', 200, { kind: 'page' }],
  ['an unknown page', '/no/such/page', 404, { kind: 'page' }],
  ['a page that the browser has', '/login', 304, { isKnown: true }],
  ['a file of a remote', file, 200],
  ['an unknown file', '/remotes/lists/none/app.js', 404],
  ['a file of the shell', '/assets/index.1.js', 200],
  ['a file that the browser has', file, 304, { isKnown: true }],
  ['a part of a file', file, 206, { headers: { range: 'bytes=0-1' } }],
  ['a part that is not there', file, 416, { headers: { range: 'bytes=9999999-' } }],
  ['a picture', '/favicon.svg', 200],
  ['the worker', '/worker.js', 200],
  ['the registry', '/registry.json', 200],
  ['a shortcut', '/active-play', 302],
  ['a visitor without TLS', '/login', 308, { headers: { 'x-forwarded-proto': 'http' }, env: PROXY }],
  ['robots.txt', '/robots.txt', 200],
  ['a sitemap', '/sitemap.xml', 200, { config: found }],
  ['a part of the sitemap', '/sitemap/1.xml', 200, { config: found }],
  ['a part of the sitemap that is not there', '/sitemap/9.xml', 404, { config: found }],
  ['a sitemap that cannot be made', '/sitemap.xml', 503],
  ['health', '/healthz', 200],
  ['a gateway that is not ready', '/readyz', 503],
  ['figures', '/metrics', 200, { headers: { authorization } }],
  ['figures without the secret', '/metrics', 401],
  ['the page of releases', '/_releases', 200, { headers: { authorization } }],
  ['a script for trying out', '/_tryout/keep.ts', 200],
  ['an unknown script for trying out', '/_tryout/none.ts', 404],
  ['a report in a wrong form', '/_reports', 400, { method: 'POST' }],
  ['a report that is too large', '/_reports', 413, { ...report, body: 'a'.repeat(2_000) }],
  ['a look at the reports', '/_reports', 405],
  ['a policy report in a wrong form', '/_reports/policy', 400, { method: 'POST' }],
  ['a look at the policy reports', '/_reports/policy', 405],
  ['another method', '/login', 405, { method: 'DELETE' }],
  ['a long address', `/activities?search=${'a'.repeat(12_000)}`, 414],
  ['a name that no file can have', `/assets/${'a'.repeat(300)}.js`, 404],
]

function checkHeaders(headers: Headers, html: string, kind: Kind = 'other') {
  assert.equal(headers.get('x-content-type-options'), 'nosniff')
  assert.equal(headers.get('cross-origin-resource-policy'), 'same-origin')
  assert.equal(headers.get('strict-transport-security'), 'max-age=63072000; includeSubDomains; preload')
  assert.match(headers.get('content-security-policy') ?? '', /^default-src 'none'; /)
  assert.match(headers.get('referrer-policy') ?? '', /^(no-referrer|strict-origin-when-cross-origin)$/)
  assert.match(headers.get('x-request-id') ?? '', /^[\w-]{36}$/)
  for (const name of ['server', 'x-powered-by', 'access-control-allow-origin'])
    assert.equal(headers.get(name), null, name)
  assert.equal(headers.has('set-cookie'), kind === 'page with a cookie')
  if (headers.get('content-encoding')) assert.match(headers.get('vary') ?? '', /accept-encoding/i)
  const { sum, points } = observatory(headers, html)
  assert.equal(sum, MOST[kind], JSON.stringify(points))
}

describe('headers that are on each answer of a site with https, with the most points of the Observatory', () => {
  for (const [name, target, status, { kind, env, config: changes, isKnown, ...init } = {}] of answers)
    test(name, async () => {
      const asked = changes ? place.open(changes, options) : gateway
      const etag = isKnown && (await asked.request(target)).headers.get('etag')
      const headers = { ...init.headers, ...(etag ? { 'if-none-match': etag } : {}) }
      const response = await asked.request(target, { ...init, headers }, env)
      assert.equal(response.status, status)
      checkHeaders(response.headers, await response.text(), kind)
      // a page is kept for a while also where it says that there is none
      if (status >= 400 && status !== 416 && !kind)
        assert.equal(response.headers.get('cache-control'), 'no-store')
    })

  test('a failure', async () => {
    const settings = { url: 'https://backend.test', key: 'public-key' }
    const failing = place.open({ backend: settings }, options)
    settings.url = 'no address'
    const response = await failing.request('/')
    assert.equal(response.status, 500)
    checkHeaders(response.headers, await response.text())
  })

  test('plain requests are sent to https first, on the same host', async () => {
    const plain = { headers: { 'x-forwarded-proto': 'http' } }
    const { headers } = await gateway.request('/', plain, PROXY)
    assert.equal(headers.get('location'), `${config.origin}/`)
  })

  test('a page with a cookie, while a canary runs', async () => {
    const canary = await createSite()
    try {
      await canary.release.remote('lists', 'another app', 10)
      const response = await canary.open({}, { isRendering: false }).request('/')
      checkHeaders(response.headers, await response.text(), 'page with a cookie')
    } finally {
      canary.remove()
    }
  })

  test('over HTTP/2', { skip: skipCertificate }, async (context) => {
    const tls = makeCertificate(place.folder)
    const server = await serveGateway({ site: place.site, config, imageHosts: [], port: 0, tls })
    context.after(() => server.close())
    const session = connectH2(`https://localhost:${(server.address() as AddressInfo).port}`, { ca: tls.cert })
    for (const [target, status, kind] of [
      ['/login', 200, 'page'],
      [file, 200],
      ['/remotes/lists/none/app.js', 404],
      ['/active-play', 302],
    ] as [string, number, Kind?][]) {
      const stream = session.request({ ':path': target })
      const [answer] = (await once(stream, 'response')) as [IncomingHttpHeaders]
      assert.equal(answer[':status'], status)
      const headers = Object.entries(answer).filter(([name]) => !name.startsWith(':'))
      checkHeaders(new Headers(headers as [string, string][]), (await stream.toArray()).join(''), kind)
    }
    session.close()
  })

  test('without https there is no word of it', async () => {
    const local = place.open({ origin: 'http://localhost:3000' })
    for (const target of ['/', '/healthz', file])
      assert.equal((await local.request(target)).headers.get('strict-transport-security'), null)
  })
})

describe('other methods are refused, with those that are allowed', () => {
  for (const [target, allowed] of [
    ['/', 'GET, HEAD'],
    ['/activities/7/luna-park', 'GET, HEAD'],
    ['/no/such/page', 'GET, HEAD'],
    [file, 'GET, HEAD'],
    ['/assets/index.1.js', 'GET, HEAD'],
    ['/registry.json', 'GET, HEAD'],
    ['/active-play', 'GET, HEAD'],
    ['/robots.txt', 'GET, HEAD'],
    ['/sitemap.xml', 'GET, HEAD'],
    ['/healthz', 'GET, HEAD'],
    ['/readyz', 'GET, HEAD'],
    ['/metrics', 'GET, HEAD'],
    ['/_releases', 'GET, HEAD'],
    ['/_reports', 'POST'],
    ['/_reports/policy', 'POST'],
  ] as const)
    test(target, async () => {
      for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND']) {
        const response = await gateway.request(target, { method })
        assert.equal(response.status, 405, method)
        assert.equal(response.headers.get('allow'), allowed)
      }
    })
})

describe('what is no request is refused by its status, with the same headers', () => {
  for (const [name, text, status] of [
    ['too many headers', `GET / HTTP/1.1\r\nhost: localhost\r\ncookie: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
    ['no HTTP', 'hello\r\n\r\n', 400],
    ['a method that does not exist', 'LOOK / HTTP/1.1\r\nhost: localhost\r\n\r\n', 400],
    [
      'two lengths',
      'POST /_reports HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n',
      400,
    ],
    ['no host', 'GET / HTTP/1.1\r\nconnection: close\r\n\r\n', 400],
    ['two hosts', 'GET / HTTP/1.1\r\nhost: x\r\nHost: y\r\nconnection: close\r\n\r\n', 400],
    ['a host that is none', 'GET / HTTP/1.1\r\nhost: a b\r\nconnection: close\r\n\r\n', 400],
    ['an expectation', 'GET / HTTP/1.1\r\nhost: x\r\nexpect: a miracle\r\nconnection: close\r\n\r\n', 417],
    ['a way to another host', 'CONNECT evil.test:443 HTTP/1.1\r\nhost: evil.test\r\n\r\n', 405],
    ['headers that never end', 'GET / HTTP/1.1\r\nhost: localhost\r\n', 408],
    // behind an answer on the same connection
    ['nonsense later', 'HEAD /login HTTP/1.1\r\nhost: localhost\r\n\r\nhello\r\n\r\n', 400],
  ] as const)
    test(name, async (context) => {
      const server = await serveGateway({ site: place.site, config, imageHosts: [], port: 0 })
      context.after(() => server.close())
      const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
      let answer = ''
      socket.setEncoding('latin1').on('data', (more) => {
        answer += more
      })
      // as when its time is over
      if (status === 408)
        server.once('connection', (taken: Socket) =>
          taken.once('data', () =>
            server.emit(
              'clientError',
              Object.assign(new Error(), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }),
              taken,
            ),
          ),
        )
      socket.write(text)
      await once(socket, 'close')
      const last = answer.slice(answer.lastIndexOf('HTTP/1.1 '))
      assert.match(last, new RegExp(`^HTTP/1\\.1 ${status} `))
      assert.match(last, /\r\nx-content-type-options: nosniff\r\n/i)
      assert.match(last, /\r\ncross-origin-resource-policy: same-origin\r\n/i)
      assert.match(last, /\r\ncontent-security-policy: default-src 'none'; /i)
      assert.match(last, /\r\nreferrer-policy: strict-origin-when-cross-origin\r\n/i)
      assert.match(last, /\r\nstrict-transport-security: max-age=63072000/i)
      assert.match(last, /\r\ncache-control: no-store\r\n/i)
      assert.doesNotMatch(last, /\r\n(server|x-powered-by):/i)
    })
})
