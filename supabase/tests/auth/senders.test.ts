import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { senderOf } from '../../functions/_shared/sender.ts'
import { callerOf, readProxies } from '../../local/guards.ts'

describe('the sender of a request', () => {
  const sender = (proxies: string[], forwarded?: string, remoteAddress = '127.0.0.1') =>
    callerOf(
      { env: { incoming: { socket: { remoteAddress } } }, req: { header: () => forwarded } },
      readProxies(proxies),
    )

  const cases: [string, string[], string | undefined, string][] = [
    ['is who is connected', [], undefined, '127.0.0.1'],
    ['is not what anybody writes into X-Forwarded-For', [], '192.0.2.1', '127.0.0.1'],
    ['is not what comes by another address than the proxy', ['10.0.0.1'], '192.0.2.1', '127.0.0.1'],
    ['is what the proxy has added', ['127.0.0.1'], '192.0.2.1', '192.0.2.1'],
    ['is not what was there before the proxy', ['127.0.0.1'], '192.0.2.9, 192.0.2.1', '192.0.2.1'],
    ['is the network of an IPv6 address', ['127.0.0.1'], '2001:DB8:1:2:3::4', '2001:db8:1:2::/64'],
    ['is the address where the proxy adds its port', ['127.0.0.1'], '192.0.2.1:5678', '192.0.2.1'],
    ['is the network where it does, too', ['127.0.0.1'], '[2001:DB8:1:2:3::4]:5678', '2001:db8:1:2::/64'],
    ['is the network of an address in brackets', ['127.0.0.1'], '[2001:db8:1:2::4]', '2001:db8:1:2::/64'],
    ['is the network of an address with a zone', ['127.0.0.1'], 'fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['is IPv4 in the form of IPv6 with its port', ['127.0.0.1'], '[::ffff:192.0.2.1]:5678', '192.0.2.1'],
    ['is the proxy where it adds nothing', ['127.0.0.1'], undefined, '127.0.0.1'],
    ['is the proxy where it adds an empty text', ['127.0.0.1'], ' ', '127.0.0.1'],
  ]
  for (const [what, proxies, forwarded, expected] of cases) {
    test(what, () => assert.equal(sender(proxies, forwarded), expected))
  }

  test('is the same by each connection where nothing but the header tells it', () => {
    const senderBy = (forwarded: string) =>
      senderOf(new Request('http://x', { headers: { 'x-forwarded-for': forwarded } }), null)
    assert.equal(senderBy('192.0.2.1:5678'), senderBy('192.0.2.1:5679'))
    assert.notEqual(senderBy('192.0.2.1:5678'), senderBy('192.0.2.2:5678'))
  })

  const networks: [proxy: string, from: string, isProxy: boolean][] = [
    ['10.0.0.1', '::ffff:10.0.0.1', true],
    ['::ffff:10.0.0.1', '10.0.0.1', true],
    ['10.0.0.0/8', '10.200.3.4', true],
    ['10.0.0.0/8', '::ffff:10.200.3.4', true],
    ['10.0.0.0/8', '11.0.0.1', false],
    ['fd00::/8', 'fd12::1', true],
    ['fd00::/8', 'fe80::1', false],
    ['10.0.0.0/8', '', false],
  ]
  for (const [proxy, from, isProxy] of networks)
    test(`with the proxy ${proxy}, "${from}" is ${isProxy ? 'one' : 'none'}`, () =>
      assert.equal(sender([proxy], '192.0.2.1', from) === '192.0.2.1', isProxy))

  for (const text of [
    'proxy.example',
    '10.0.0',
    '10.0.0.0/',
    '10.0.0.0/33',
    'fd00::/129',
    '10.0.0.0/8/8',
    '/8',
  ])
    test(`the proxy ${text} is refused by its name`, () =>
      assert.throws(
        () => readProxies(['127.0.0.1', text]),
        ({ message }: Error) => message.includes(` ${text} is no`),
      ))
})
