import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { Hono } from 'hono'
import { createSite } from '../testing/testSite.ts'
import { createProxies } from './proxies.ts'

const place = await createSite()
after(() => place.remove())

const from = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } })

/** What a gateway with these proxies believes of a request. */
async function believed(trusted: string[], peer: string, headers: Record<string, string>) {
  const { senderOf, isPlain, requestIdOf } = createProxies(trusted)
  const app = new Hono().get('/', (context) =>
    context.json({ sender: senderOf(context), isPlain: isPlain(context), id: requestIdOf(context) }),
  )
  return (await app.request('/', { headers }, from(peer))).json()
}

describe('the sender of a request', () => {
  const PROXY = '10.0.0.2'
  for (const [name, trusted, peer, forwarded, expected] of [
    ['is the other end without a proxy', [], '192.0.2.1', undefined, '192.0.2.1'],
    ['is never what an unknown sender writes', [PROXY], '192.0.2.1', '198.51.100.7', '192.0.2.1'],
    ['is never what the last proxy was told', [PROXY], PROXY, '127.0.0.1, 198.51.100.7', '198.51.100.7'],
    ['is the one that a trusted proxy names', [PROXY], PROXY, '198.51.100.7', '198.51.100.7'],
    ['is beyond a chain of trusted ones', ['10.0.0.0/8'], PROXY, '198.51.100.7, 10.9.9.9', '198.51.100.7'],
    ['is the proxy itself where it says nothing', [PROXY], PROXY, undefined, PROXY],
    ['is found through IPv6', ['fd00::/8'], 'fd00::1', '2001:db8::7', '2001:db8::7'],
    ['is found through IPv4 in IPv6', ['127.0.0.1'], '::ffff:127.0.0.1', '198.51.100.7', '198.51.100.7'],
  ] as const) {
    test(name, async () => {
      const headers: Record<string, string> = forwarded ? { 'x-forwarded-for': forwarded } : {}
      assert.equal((await believed([...trusted], peer, headers)).sender, expected)
    })
  }
})

test('scheme and id are believed of trusted proxies only', async () => {
  const headers = { 'x-forwarded-proto': 'http', 'x-request-id': 'abc-1' }
  const { isPlain, id } = await believed(['10.0.0.0/8'], '10.0.0.2', headers)
  assert.deepEqual([isPlain, id], [true, 'abc-1'])
  const inCapitals = await believed(['10.0.0.0/8'], '10.0.0.2', { 'x-forwarded-proto': 'HTTP' })
  assert.equal(inCapitals.isPlain, true)
  const other = await believed(['10.0.0.0/8'], '11.0.0.2', headers)
  assert.deepEqual([other.isPlain, other.id], [false, undefined])
})

test('a wrong address is refused, by the name of the setting', () => {
  assert.throws(() => createProxies(['10.0.0.0/99']), /^Error: TRUSTED_PROXIES: /)
  assert.throws(() => createProxies(['proxy.test']), /^Error: TRUSTED_PROXIES: /)
})

describe('a site with https', () => {
  const gateway = place.open({}, { trustedProxies: ['10.0.0.2'] })
  const ask = (target: string, peer: string, headers = {}) =>
    gateway.request(
      target,
      { headers: { host: 'evil.test', 'x-forwarded-proto': 'http', ...headers } },
      from(peer),
    )

  test('sends a visitor without TLS to the same page with it, on its own host', async () => {
    const response = await ask('http://evil.test/activities?search=a%20b', '10.0.0.2')
    assert.equal(response.status, 308)
    assert.equal(response.headers.get('location'), 'https://sprouts.test/activities?search=a%20b')
  })

  test('answers all others', async () => {
    assert.equal((await ask('/login', '10.0.0.3')).status, 200)
    assert.equal((await ask('/login', '10.0.0.2', { 'x-forwarded-proto': 'https' })).status, 200)
    // a balancer asks without TLS
    assert.equal((await ask('/healthz', '10.0.0.2')).status, 200)
  })

  test('without TLS in front of a local site nothing is sent elsewhere', async () => {
    const local = place.open({ origin: 'http://localhost:3000' }, { trustedProxies: ['10.0.0.2'] })
    const headers = { 'x-forwarded-proto': 'http' }
    assert.equal((await local.request('/login', { headers }, from('10.0.0.2'))).status, 200)
  })
})

test('the limit of reports and the page of releases go by the sender beyond the proxy', async () => {
  const local = place.open({ origin: 'http://localhost:3000' }, { trustedProxies: ['127.0.0.1'] })
  const look = (headers: Record<string, string>) =>
    local.request('http://localhost:3000/_releases', { headers }, from('127.0.0.1'))
  assert.equal((await look({})).status, 200)
  assert.equal((await look({ 'x-forwarded-for': '192.0.2.1' })).status, 404)
})
