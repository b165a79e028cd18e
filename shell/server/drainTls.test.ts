import assert from 'node:assert/strict'
import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { connect, type IncomingHttpHeaders } from 'node:http2'
import { Agent, request } from 'node:https'
import { type AddressInfo, connect as connectSocket } from 'node:net'
import { after, afterEach, beforeEach, test } from 'node:test'
import { makeCertificate, skipCertificate as skip } from '../front/testCertificate.ts'
import { row, startStubBackend } from './found/stubBackend.ts'
import { drain } from './operations/drain.ts'
import { serveGateway } from './serve.ts'
import { config, createSite } from './testing/testSite.ts'

const place = await createSite()
let backend: Awaited<ReturnType<typeof startStubBackend>>
beforeEach(async () => {
  backend = await startStubBackend([row(1)])
})
afterEach(() => backend.stop())
after(() => place.remove())

/** A gateway with a certificate whose sitemap waits until `goOn`. `isHeld` resolves when one is asked for. */
async function open() {
  const { cert, key } = makeCertificate(place.folder)
  const options = { site: place.site, imageHosts: [], isRendering: false }
  const ofBackend = { ...config, backend: { url: backend.url, key: 'public-key' } }
  const server = await serveGateway({ ...options, config: ofBackend, port: 0, tls: { cert, key } })
  const { promise: isHeld, resolve } = Promise.withResolvers<ServerResponse>()
  backend.answer = resolve
  const goOn = async () => {
    backend.answer = undefined
    ;(await isHeld).end(JSON.stringify([row(1)]))
  }
  return { server, cert, isHeld, goOn, origin: `https://localhost:${(server.address() as AddressInfo).port}` }
}

test('over HTTP/2 what is under way is finished, then the session ends', {
  skip,
  timeout: 30_000,
}, async () => {
  const { server, cert, isHeld, goOn, origin } = await open()
  const [busy, idle] = [connect(origin, { ca: cert }), connect(origin, { ca: cert })]
  const first = idle.request({ ':path': '/healthz' }).resume()
  await once(first, 'close')
  const ended = Promise.all([once(busy, 'close'), once(idle, 'close')])
  const stream = busy.request({ ':path': '/sitemap.xml' })
  await isHeld
  const drained = drain(server)
  await goOn()
  const [headers] = (await once(stream, 'response')) as [IncomingHttpHeaders]
  assert.equal(headers[':status'], 200)
  assert.match((await stream.toArray()).join(''), /<\/sitemapindex>\s*$/)
  assert.equal(await drained, true)
  await ended
})

test('over HTTP/1.1 what is under way is finished, and idle connections are closed', {
  skip,
  timeout: 30_000,
}, async () => {
  const { server, cert, isHeld, goOn, origin } = await open()
  const ask = async (path: string) => {
    const agent = new Agent({ keepAlive: true, ca: cert })
    const [answer] = (await once(request(origin + path, { agent }).end(), 'response')) as [IncomingMessage]
    return { socket: answer.socket, text: (await answer.setEncoding('utf8').toArray()).join('') }
  }
  const { socket: idle } = await ask('/healthz')
  const answer = ask('/sitemap.xml')
  await isHeld
  const drained = drain(server)
  if (!idle.destroyed) await once(idle, 'close')
  await goOn()
  assert.match((await answer).text, /<\/sitemapindex>\s*$/)
  assert.equal(await drained, true)
})

test('a connection that says nothing does not keep it from ending', { skip, timeout: 30_000 }, async () => {
  const { server } = await open()
  const arrived = once(server, 'connection')
  const silent = connectSocket((server.address() as AddressInfo).port)
  silent.on('error', () => {})
  await arrived
  const closed = once(silent, 'close')
  assert.equal(await drain(server, 100), false)
  await closed
})
