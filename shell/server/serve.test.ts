import assert from 'node:assert/strict'
import { once } from 'node:events'
import type { IncomingMessage, Server } from 'node:http'
import { connect, type IncomingHttpHeaders } from 'node:http2'
import { request } from 'node:https'
import type { AddressInfo } from 'node:net'
import { after, test } from 'node:test'
import { makeCertificate, skipCertificate } from '../front/testCertificate.ts'
import { serveGateway } from './serve.ts'
import { config, createSite } from './testing/testSite.ts'

const place = await createSite()
after(() => place.remove())

/** Half a request does not hold its connection for long. */
function assertImpatient({ headersTimeout, requestTimeout }: Server): void {
  assert.deepEqual([headersTimeout, requestTimeout], [20_000, 30_000])
}

for (const [host, address] of [
  [undefined, '127.0.0.1'],
  ['0.0.0.0', '0.0.0.0'],
] as const) {
  test(`asked for ${host ?? 'no address'} the site is served at ${address}`, async () => {
    const server = await serveGateway({ site: place.site, config, imageHosts: [], port: 0, host })
    const found = server.address() as AddressInfo
    assert.equal(found.address, address)
    const answer = await fetch(`http://localhost:${found.port}/`)
    assert.equal(answer.status, 200)
    // nginx ends idle connections after 60 s
    assert.equal(answer.headers.get('keep-alive'), 'timeout=65')
    server.close()
    server.closeAllConnections()
    assertImpatient(server)
  })
}

test('with a certificate it speaks HTTP/2, and HTTP/1.1 to who asks for that', {
  skip: skipCertificate,
}, async () => {
  const tls = makeCertificate(place.folder)
  const server = await serveGateway({ site: place.site, config, imageHosts: [], port: 0, tls })
  const origin = `https://localhost:${(server.address() as AddressInfo).port}`

  const session = connect(origin, { ca: tls.cert })
  for (const address of ['/', place.releases.discover.url]) {
    const stream = session.request({ ':path': address, 'accept-encoding': 'gzip' })
    const [headers] = (await once(stream, 'response')) as [IncomingHttpHeaders]
    assert.equal(headers[':status'], 200)
    assert.equal(headers['content-encoding'], 'gzip')
    assert.ok((await stream.toArray()).length > 0)
  }
  session.close()

  const asked = request(`${origin}/`, { ca: tls.cert, agent: false }).end()
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  assert.equal(answer.statusCode, 200)
  assert.equal(answer.httpVersion, '1.1')
  await answer.toArray()

  // who does not know the certificate gets nothing
  const [refused] = await once(request(`${origin}/`, { agent: false }).end(), 'error')
  assert.match(String(refused.code), /SELF_SIGNED/)
  server.close()
  assertImpatient(server)
})
