import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect as connectSecure, constants } from 'node:http2'
import { type AddressInfo, connect } from 'node:net'
import { after, test } from 'node:test'
import { setImmediate as turn } from 'node:timers/promises'
import { makeCertificate, skipCertificate } from '../front/testCertificate.ts'
import { createRenderedSite, server as serverBuild } from '../rendering/testBundles.ts'
import { createLog, takeConsole } from './operations/log.ts'
import { serveGateway } from './serve.ts'
import { config } from './testing/testSite.ts'

const lines: string[] = []
const log = createLog('debug', {
  write(line: string) {
    lines.push(line)
  },
})
const own = { ...console }
takeConsole(log)

const place = await createRenderedSite(['search'])
// as PostgreSQL does it
const quoting = `
export const contract = 1
export const App = null
export async function prepare({ pathname, search }) {
  throw new Error('invalid input: "' + search + '"')
}`
await place.release.remote('discover', 'another app', undefined, serverBuild(quoting))
const server = await serveGateway({
  site: place.site,
  config,
  imageHosts: [],
  port: 0,
  trustedProxies: ['127.0.0.2'],
  log,
})
const { port } = server.address() as AddressInfo
const origin = `http://127.0.0.1:${port}`
after(() => {
  Object.assign(console, own)
  server.closeAllConnections()
  server.close()
  place.remove()
})

type Line = Record<string, unknown> & { msg: string }
const requests = (): Line[] => lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request')

/** The line of a request comes after its last byte. */
async function lineOf(id: string | null): Promise<Line> {
  for (;;) {
    const found = requests().find((line) => line.id === id)
    if (found) return found
    await turn()
  }
}

test('a request has one line, and its answer has the id of the line', async () => {
  const response = await fetch(`${origin}/login?next=1`)
  await response.text()
  const line = await lineOf(response.headers.get('x-request-id'))
  assert.deepEqual(Object.keys(line).sort(), [
    'bytes',
    'cache',
    'id',
    'level',
    'method',
    'ms',
    'msg',
    'route',
    'status',
    'time',
  ])
  const { level, method, route, status, cache } = line
  assert.deepEqual(
    { level, method, route, status, cache },
    { level: 'info', method: 'GET', route: '/login', status: 200, cache: 'miss' },
  )
  assert.equal(requests().filter(({ id }) => id === line.id).length, 1)
})

test('its bytes are those on the wire', async () => {
  const socket = connect(port, '127.0.0.1')
  let text = ''
  socket.setEncoding('latin1').on('data', (more) => {
    text += more
  })
  socket.write('GET /login HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n')
  await once(socket, 'close')
  const [, id = ''] = /x-request-id: (\S+)/i.exec(text) ?? []
  assert.equal((await lineOf(id)).bytes, text.length)
})

test('an id is taken from a trusted proxy in a plain form only', async () => {
  const idFor = async (id: string, localAddress: string) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress })
    let text = ''
    socket.setEncoding('latin1').on('data', (more) => {
      text += more
    })
    socket.write(
      `HEAD /healthz HTTP/1.1\r\nhost: localhost\r\nx-request-id: ${id}\r\nconnection: close\r\n\r\n`,
    )
    await once(socket, 'close')
    return /x-request-id: (\S+)/i.exec(text)?.[1]
  }
  assert.equal(await idFor('a-proxy-made-this', '127.0.0.2'), 'a-proxy-made-this')
  assert.notEqual(await idFor('a-visitor-made-this', '127.0.0.1'), 'a-visitor-made-this')
  assert.notEqual(await idFor('robin@mail.test', '127.0.0.2'), 'robin@mail.test')
})

test('health checks are for debugging, a fault is an error', async () => {
  const health = await fetch(`${origin}/healthz`)
  assert.equal((await lineOf(health.headers.get('x-request-id'))).level, 'debug')
  const fault = await fetch(`${origin}/sitemap.xml`)
  assert.equal(fault.status, 503)
  assert.equal((await lineOf(fault.headers.get('x-request-id'))).level, 'error')
})

test('nothing of a visitor is in the log', async () => {
  const headers = {
    cookie: 'sprouts-bucket=3; session=Robin-Hood-cookie',
    'user-agent': 'Robin-Hood-browser/1',
    referer: 'https://elsewhere.test/Robin-Hood',
    authorization: 'Bearer Robin-Hood-token',
    'x-forwarded-for': '203.0.113.77',
    'x-request-id': 'Robin-Hood-request',
  }
  for (const target of [
    '/activities?search=Robin-Hood%40mail.test&location=Robin-Hood',
    '/activities?search="Robin-Hood"',
    '/activities/Robin-Hood/Robin-Hood',
    '/activities/Robin%2DHood',
    '/shared/Robin-Hood',
    '/Robin-Hood@mail.test',
    '/Robin-Hood/%E0%A4%A',
    '/remotes/Robin-Hood/1.js',
    '/assets/Robin-Hood.js',
    '/_tryout/Robin-Hood',
    '/indoor-activities?search=Robin-Hood',
    '/?mfe=Robin-Hood@http://localhost:3003',
    '/metrics?Robin-Hood',
    '/readyz?exclude=Robin-Hood&exclude=backend',
  ]) {
    const response = await fetch(origin + target, { headers, redirect: 'manual' })
    await response.text()
    await lineOf(response.headers.get('x-request-id'))
  }
  for (const [target, type] of [
    ['/_reports', 'application/json'],
    ['/_reports', 'text/plain'],
    ['/login', 'application/x-www-form-urlencoded'],
  ] as const) {
    const body = JSON.stringify({ kind: 'error', remote: 'Robin-Hood', version: 'Robin-Hood' })
    const response = await fetch(origin + target, {
      method: 'POST',
      headers: { ...headers, 'content-type': type },
      body,
    })
    await response.text()
    await lineOf(response.headers.get('x-request-id'))
  }
  // the fault above was told, without what it quotes
  assert.ok(lines.some((line) => line.includes('A page could not be rendered')))
  for (const line of lines) {
    assert.doesNotMatch(decodeURIComponent(line), /Robin/i)
    assert.doesNotMatch(line, /203\.0\.113\.77|127\.0\.0\.1/)
  }
  // routes are patterns
  const known = requests().map(({ route }) => String(route))
  assert.ok(known.includes('/activities/:id/:slug') && known.includes('none'))
})

test('a request whose sender goes away has a line', async () => {
  const before = requests().length
  const socket = connect(port, '127.0.0.1')
  // a page that is rendered waits some time
  socket.write('GET /activities?search=gone HTTP/1.1\r\nhost: localhost\r\n\r\n', () => socket.end())
  await once(socket, 'close')
  while (requests().length === before) await turn()
  assert.equal(requests().at(-1)?.route, '/activities')
})

for (const protocol of ['HTTP/1.1', 'HTTP/2'])
  test(`over ${protocol} a sender who goes away with half a report sent is no failure`, {
    skip: protocol === 'HTTP/2' && skipCertificate,
    timeout: 20_000,
  }, async (t) => {
    const tls = protocol === 'HTTP/2' ? makeCertificate(place.folder) : undefined
    const own = await serveGateway({ site: place.site, config, imageHosts: [], port: 0, log, tls })
    t.after(() => {
      own.closeAllConnections()
      own.close()
    })
    const { port } = own.address() as AddressInfo
    const before = lines.length
    if (tls) {
      const session = connectSecure(`https://localhost:${port}`, { ca: tls.cert })
      const half = session.request({
        ':method': 'POST',
        ':path': '/_reports',
        'content-type': 'application/json',
      })
      half.on('error', () => {})
      session.on('error', () => {})
      own.once('request', () => session.destroy(undefined, constants.NGHTTP2_PROTOCOL_ERROR))
      half.write('{')
      await once(session, 'close')
    } else {
      const socket = connect(port, '127.0.0.1')
      own.once('request', () => socket.destroy())
      socket.write(
        'POST /_reports HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{',
      )
      await once(socket, 'close')
    }
    const left = () => lines.slice(before).map((line): Line => JSON.parse(line))
    while (!left().some(({ route }) => route === '/_reports')) await turn()
    // what would be told of it comes before the line of a later request
    await lineOf((await fetch(`${origin}/healthz`)).headers.get('x-request-id'))
    assert.deepEqual(
      left().filter(({ level }) => level === 'error'),
      [],
    )
  })
