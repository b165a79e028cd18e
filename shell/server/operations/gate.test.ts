import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { Hono } from 'hono'
import { createGate } from './gate.ts'
import { createProxies } from './proxies.ts'

const LOCAL = 'http://localhost:3000'
const PUBLIC = 'https://www.example.com'
const SECRET = 'a-long-secret'

/** The status of a request to a site of this origin. */
async function statusOf(
  origin: string,
  { url, sender, secret, given }: { url: string; sender: string; secret?: string; given?: string },
): Promise<number> {
  const { senderOf } = createProxies()
  const gate = createGate({ origin, secret, senderOf })
  const app = new Hono().get('*', (context) => gate(context) ?? context.text('open'))
  const headers: Record<string, string> = given === undefined ? {} : { authorization: given }
  const response = await app.request(url, { headers }, { incoming: { socket: { remoteAddress: sender } } })
  return response.status
}

describe('without a secret', () => {
  for (const [what, origin, url, sender, status] of [
    ['a local site is open to its own machine', LOCAL, LOCAL, '127.0.0.1', 200],
    ['also by IPv6', LOCAL, 'http://[::1]:3000', '::1', 200],
    ['also by IPv4 in IPv6', LOCAL, 'http://127.0.0.1:3000', '::ffff:127.0.0.1', 200],
    ['it is closed to another machine', LOCAL, LOCAL, '192.0.2.1', 404],
    ['also to one whose name begins like an address of this one', LOCAL, LOCAL, '127.0.0.1.example', 404],
    ['also where another site gives its name this address', LOCAL, 'http://evil.test', '127.0.0.1', 404],
    ['a public site is closed to its own machine too', PUBLIC, LOCAL, '127.0.0.1', 404],
  ] as const) {
    test(what, async () => assert.equal(await statusOf(origin, { url, sender }), status))
  }
})

describe('with a secret a public site', () => {
  const basic = (pair: string) => `Basic ${Buffer.from(pair).toString('base64')}`
  for (const [what, given, status] of [
    ['is open to a program', `Bearer ${SECRET}`, 200],
    ['is open to a browser, whatever the name', basic(`kim:${SECRET}`), 200],
    ['is closed without it', undefined, 401],
    ['is closed with a part of it', `Bearer ${SECRET.slice(0, -1)}`, 401],
    ['is closed with it as a name', basic(`${SECRET}:`), 401],
    ['is closed with it in another scheme', `Digest ${SECRET}`, 401],
  ] as const) {
    test(what, async () => {
      const asked = { url: PUBLIC, sender: '192.0.2.1', secret: SECRET, given }
      assert.equal(await statusOf(PUBLIC, asked), status)
    })
  }
})
