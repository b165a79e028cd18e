import assert from 'node:assert/strict'
import { once } from 'node:events'
import type { IncomingMessage, Server } from 'node:http'
import { connect, constants, type IncomingHttpHeaders } from 'node:http2'
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

for (const [what, path, patience] of [
  ['says nothing', undefined, { idle: 50, request: 60_000, answer: 60_000 }],
  ['has sent half a body', '/_reports', { idle: 60_000, request: 50, answer: 60_000 }],
] as const)
  test(`over HTTP/2 who ${what} is not waited for without end`, {
    skip: skipCertificate,
    timeout: 20_000,
  }, async (t) => {
    const tls = makeCertificate(place.folder)
    const options = { site: place.site, config, imageHosts: [], isRendering: false, port: 0 }
    const server = await serveGateway({ ...options, tls, patience })
    const session = connect(`https://localhost:${(server.address() as AddressInfo).port}`, { ca: tls.cert })
    t.after(() => {
      server.closeAllConnections()
      server.close()
    })
    if (path) {
      const stream = session.request({ ':method': 'POST', ':path': path, 'content-type': 'application/json' })
      stream.write('{')
      await once(stream, 'close')
      assert.equal(stream.rstCode, constants.NGHTTP2_CANCEL)
      // the others of its session go on
      const next = session.request({ ':path': '/healthz' }).resume()
      assert.equal((await once(next, 'response'))[0][':status'], 200)
      session.close()
    }
    await once(session, 'close')
  })

test('over HTTP/2 who does not read the answer loses the connection', {
  skip: skipCertificate,
  timeout: 20_000,
}, async (t) => {
  const tls = makeCertificate(place.folder)
  // warmed, so that the answer begins long before the session is given up
  const options = { site: place.site, config, imageHosts: [], isRendering: false, isWarmed: true, port: 0 }
  const server = await serveGateway({ ...options, tls, patience: { idle: 50, request: 50, answer: 60_000 } })
  t.after(() => {
    server.closeAllConnections()
    server.close()
  })
  const origin = `https://localhost:${(server.address() as AddressInfo).port}`
  // a window of nothing: the answer is on its way for ever, and a session that is asked to close waits for it
  const session = connect(origin, { ca: tls.cert, settings: { initialWindowSize: 0 } })
  session.on('error', () => {})
  const stream = session.request({ ':path': '/' })
  stream.on('error', () => {})
  const [headers] = (await once(stream, 'response')) as [IncomingHttpHeaders]
  assert.equal(headers[':status'], 200)
  await once(session, 'close')
})

test('over HTTP/2 it is no proxy, and says so with the headers of every answer', {
  skip: skipCertificate,
}, async (t) => {
  const tls = makeCertificate(place.folder)
  const server = await serveGateway({ site: place.site, config, imageHosts: [], port: 0, tls })
  const session = connect(`https://localhost:${(server.address() as AddressInfo).port}`, { ca: tls.cert })
  t.after(() => {
    session.close()
    server.close()
  })
  const stream = session.request({ ':method': 'CONNECT', ':authority': 'evil.test:443' })
  const [headers] = (await once(stream, 'response')) as [IncomingHttpHeaders]
  assert.equal(headers[':status'], 405)
  assert.equal(headers.allow, 'GET, HEAD')
  assert.match(String(headers['strict-transport-security']), /^max-age=/)
  assert.match(String(headers['content-security-policy']), /^default-src 'none'/)
  stream.close()
})

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
