import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect, constants, type Settings } from 'node:http2'
import { type AddressInfo, connect as connectPlain, type Socket } from 'node:net'
import { after, describe, test } from 'node:test'
import { connect as connectTls } from 'node:tls'
import { makeCertificate, skipCertificate } from '../front/testCertificate.ts'
import { type ServeOptions, serveGateway } from './serve.ts'
import { config, createSite } from './testing/testSite.ts'

/* Each answer that nobody reads holds its bytes, for as long as its visitor likes. */

const place = await createSite()
after(() => place.remove())
const tls = skipCertificate ? undefined : makeCertificate(place.folder)

/** More than the buffers of a connection take. */
const { url } = await place.release.remote('lists', 'app', undefined, {
  'large.png': Buffer.alloc(20_000_000),
})
const LARGE = url.replace(/[^/]+$/, 'large.png')

const HOUR = 3_600_000
async function open(options: Pick<ServeOptions, 'tls' | 'patience'>) {
  const server = await serveGateway({
    site: place.site,
    config,
    imageHosts: [],
    isRendering: false,
    port: 0,
    ...options,
  })
  after(() => {
    server.closeAllConnections()
    server.close()
  })
  return { server, port: (server.address() as AddressInfo).port }
}

async function openSession(settings?: Settings, patience?: ServeOptions['patience']) {
  const { port } = await open({ tls, patience })
  const session = connect(`https://localhost:${port}`, { ca: tls?.cert, settings })
  session.on('error', () => {})
  after(() => session.destroy())
  const ask = () => session.request({ ':path': '/' }).on('error', () => {})
  const [given] = (await once(session, 'remoteSettings')) as [Settings]
  return { session, settings: given, ask }
}

describe('an answer that nobody reads', () => {
  for (const [what, given, start] of [
    ['HTTP', undefined, (port: number) => connectPlain(port, '127.0.0.1')],
    ['HTTPS', tls, (port: number) => connectTls({ port, host: 'localhost', ca: tls?.cert })],
  ] as const)
    test(`ends its connection of ${what} after a time in which nothing is taken`, {
      skip: what === 'HTTPS' && skipCertificate,
      timeout: 20_000,
    }, async () => {
      const patience = { idle: 50, request: HOUR, answer: HOUR }
      const { server, port } = await open({ tls: given, patience })
      const arrived = once(server, 'connection') as Promise<[Socket]>
      const client = start(port)
      client.on('error', () => {})
      client.pause()
      client.write(`GET ${LARGE} HTTP/1.1\r\nhost: localhost:${port}\r\n\r\n`)
      const [socket] = await arrived
      await once(socket, 'close')
      client.destroy()
    })

  test('ends its stream of HTTP/2, although its session goes on with pings', {
    skip: skipCertificate,
    timeout: 20_000,
  }, async () => {
    // no byte of any answer
    const closed = { initialWindowSize: 0 }
    const { session, ask } = await openSession(closed, { idle: HOUR, request: HOUR, answer: 300 })
    const stream = ask()
    const ping = () => !session.destroyed && session.ping(ping)
    ping()
    await once(stream, 'close')
    assert.equal(stream.rstCode, constants.NGHTTP2_CANCEL)
    assert.equal(session.destroyed, false)
  })

  test('is one of a hundred at most in a connection of HTTP/2, in which others wait for their turn', {
    skip: skipCertificate,
    timeout: 20_000,
  }, async () => {
    const { session, settings, ask } = await openSession()
    assert.equal(settings.maxConcurrentStreams, 100)
    const streams = Array.from({ length: 250 }, ask)
    const read = await Promise.all(streams.map((stream) => stream.toArray()))
    assert.ok(read.every((chunks) => chunks.length > 0))
    session.close()
  })
})

test('a refused connection whose other side stays open ends', { timeout: 20_000 }, async () => {
  const closings = ['hello\r\n\r\n', 'CONNECT x:1 HTTP/1.1\r\nhost: x\r\n\r\n'].map(async (text) => {
    const { server, port } = await open({})
    const client = connectPlain({ port, host: '127.0.0.1', allowHalfOpen: true })
    client.on('error', () => {})
    const [socket] = (await once(server, 'connection')) as [Socket]
    client.write(text)
    const [answer] = await once(client, 'data')
    assert.match(String(answer), /^HTTP\/1\.1 40[05] /)
    await once(socket, 'close')
    client.destroy()
  })
  await Promise.all(closings)
})

test('a refused connection that is reset does not end the gateway', { timeout: 20_000 }, async () => {
  const { server, port } = await open({})
  const client = connectPlain(port, '127.0.0.1')
  const [socket] = (await once(server, 'connection')) as [Socket]
  // not `once`, which would listen to its error
  const closed = new Promise((resolve) => socket.once('close', resolve))
  client.write('CONNECT x:1 HTTP/1.1\r\nhost: x\r\n\r\n')
  await once(client, 'data')
  client.resetAndDestroy()
  await closed
})
