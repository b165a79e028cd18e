import assert from 'node:assert/strict'
import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { after, describe, test } from 'node:test'
import { serveGateway } from '../serve.ts'
import { config, createSite } from '../testing/testSite.ts'

const place = await createSite()
const secret = 'a-secret-of-enough-characters'
const options = { releasesSecret: secret, trustedProxies: ['10.0.0.2'] }
const gateway = place.open({}, options)
after(() => place.remove())

const authorization = `Bearer ${secret}`
const file = place.releases.discover.url
const PROXY = { incoming: { socket: { remoteAddress: '10.0.0.2' } } }

/** One of each kind of answer. */
const answers: [name: string, target: string, status: number, init?: RequestInit, env?: object][] = [
  ['a page', '/', 200],
  ['a page of another remote', '/login', 200],
  ['an unknown page', '/no/such/page', 404],
  ['a file of a remote', file, 200],
  ['an unknown file', '/remotes/lists/none/app.js', 404],
  ['a file of the shell', '/assets/index.1.js', 200],
  ['the registry', '/registry.json', 200],
  ['a shortcut', '/active-play', 302],
  ['a visitor without TLS', '/login', 308, { headers: { 'x-forwarded-proto': 'http' } }, PROXY],
  ['robots.txt', '/robots.txt', 200],
  ['a sitemap that cannot be made', '/sitemap.xml', 503],
  ['health', '/healthz', 200],
  ['a gateway that is not ready', '/readyz', 503],
  ['figures', '/metrics', 200, { headers: { authorization } }],
  ['figures without the secret', '/metrics', 401],
  ['the page of releases', '/_releases', 200, { headers: { authorization } }],
  ['a report in a wrong form', '/_reports', 400, { method: 'POST' }],
  ['another method', '/login', 405, { method: 'DELETE' }],
  ['a long address', `/activities?search=${'a'.repeat(12_000)}`, 414],
]

describe('headers that are on each answer of a site with https', () => {
  for (const [name, target, status, init, env] of answers)
    test(name, async () => {
      const response = await gateway.request(target, init, env)
      assert.equal(response.status, status)
      const { headers } = response
      assert.equal(headers.get('x-content-type-options'), 'nosniff')
      assert.equal(headers.get('cross-origin-resource-policy'), 'same-origin')
      assert.equal(headers.get('strict-transport-security'), 'max-age=63072000; includeSubDomains; preload')
      assert.match(headers.get('x-request-id') ?? '', /^[\w-]{36}$/)
      for (const name of ['server', 'x-powered-by', 'access-control-allow-origin', 'set-cookie'])
        assert.equal(headers.get(name), null, name)
      if (headers.get('content-encoding')) assert.match(headers.get('vary') ?? '', /accept-encoding/i)
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
    ['a host that is none', 'GET / HTTP/1.1\r\nhost: a b\r\nconnection: close\r\n\r\n', 400],
    ['an expectation', 'GET / HTTP/1.1\r\nhost: x\r\nexpect: a miracle\r\nconnection: close\r\n\r\n', 417],
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
      assert.match(last, /\r\nstrict-transport-security: max-age=63072000/i)
      assert.match(last, /\r\ncache-control: no-store\r\n/i)
      assert.doesNotMatch(last, /\r\n(server|x-powered-by):/i)
    })
})

/**
 * The modifiers of MDN's HTTP Observatory that a page of ours can reach, from its published table; it begins at 100. Only
 * the preload list of browsers (5 more) is out of the gateway's hands.
 */
test('a page has 135 points of the Observatory: 130, and 5 because its scripts have digests', async () => {
  const response = await gateway.request('/')
  const { headers } = response
  const policy = new Map(
    (headers.get('content-security-policy') ?? '').split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources.join(' ')]
    }),
  )
  const scripts = (await response.text()).match(/<script[^>]* src=[^>]*>/g) ?? []
  const isStrict = !/'unsafe-|https?:(\s|$)|data:/.test(
    ['script-src', 'style-src', 'object-src'].map((name) => policy.get(name)).join(' '),
  )
  const points = {
    'content-security-policy':
      policy.get('default-src') === "'none'" && policy.get('form-action') === "'self'" && isStrict ? 10 : -25,
    'x-frame-options': policy.get('frame-ancestors') === "'none'" ? 5 : -20,
    'referrer-policy': headers.get('referrer-policy') === 'strict-origin-when-cross-origin' ? 5 : 0,
    'cross-origin-resource-policy': headers.get('cross-origin-resource-policy') === 'same-origin' ? 10 : 0,
    'strict-transport-security': /max-age=63072000/.test(headers.get('strict-transport-security') ?? '')
      ? 0
      : -20,
    'x-content-type-options': headers.get('x-content-type-options') === 'nosniff' ? 0 : -5,
    'cross-origin-resource-sharing': headers.get('access-control-allow-origin') === null ? 0 : -50,
    cookies: headers.get('set-cookie') === null ? 0 : -40,
    redirection: (await gateway.request('/', { headers: { 'x-forwarded-proto': 'http' } }, PROXY)).headers
      .get('location')
      ?.startsWith('https://')
      ? 0
      : -20,
  }
  const sum = Object.values(points).reduce((total, one) => total + one, 100)
  assert.equal(sum, 130, JSON.stringify(points))
  assert.ok(scripts.length > 0)
  const withDigests = scripts.every((script) => / integrity="sha384-/.test(script))
  assert.equal(sum + (withDigests ? 5 : 0), 135)
})
