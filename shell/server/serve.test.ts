import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { connect, type IncomingHttpHeaders } from 'node:http2'
import { request } from 'node:https'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { after, test } from 'node:test'
import { serveGateway } from './serve.ts'
import { config, createSite } from './testing/testSite.ts'

const place = await createSite()
after(() => place.remove())

for (const [host, address] of [
  [undefined, '127.0.0.1'],
  ['0.0.0.0', '0.0.0.0'],
] as const) {
  test(`asked for ${host ?? 'no address'} the site is served at ${address}`, async () => {
    const server = await serveGateway({ site: place.site, config, imageHosts: [], port: 0, host })
    const found = server.address() as AddressInfo
    assert.equal(found.address, address)
    assert.equal((await fetch(`http://localhost:${found.port}/`)).status, 200)
    server.close()
  })
}

const noCertificate = spawnSync('openssl', ['version']).error ? 'openssl is not installed' : false

test('with a certificate it speaks HTTP/2, and HTTP/1.1 to who asks for that', {
  skip: noCertificate,
}, async () => {
  const tls = makeCertificate()
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
})

function makeCertificate() {
  const [cert = '', key = ''] = ['cert.pem', 'key.pem'].map((name) => path.join(place.folder, name))
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  const made = spawnSync('openssl', [
    ...['req', '-x509', ...kind, '-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'],
    ...['-out', cert, '-keyout', key],
  ])
  assert.equal(made.status, 0, String(made.stderr))
  return { cert: readFileSync(cert, 'utf8'), key: readFileSync(key, 'utf8') }
}
