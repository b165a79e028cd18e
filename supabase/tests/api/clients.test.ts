import assert from 'node:assert/strict'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { demoAccount, localKeys, startTestBackend, type TestBackend } from '../backend.ts'

let backend: TestBackend
let sockets: Socket[] = []

before(async () => {
  backend = await startTestBackend({ hosts: ['Backend.example'] })
})
after(async () => {
  for (const socket of sockets) socket.destroy()
  sockets = []
  await backend.close()
})

/** Opens a connection and writes the first part of a request. */
async function begin(text: string, origin = backend.origin) {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1')
  sockets.push(socket)
  let answer = ''
  socket.on('data', (chunk) => {
    answer += chunk
  })
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.write(text)
  return { socket, answer: () => answer }
}

const head = (path: string, length: number | string) =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\napikey: ${localKeys.publishable}\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`

const isUp = async (origin = backend.origin) => assert.equal((await fetch(`${origin}/health`)).status, 200)

describe('clients that never finish their request', () => {
  let impatient: TestBackend
  before(async () => {
    impatient = await startTestBackend({ requestTimeout: 100 })
  })
  after(() => impatient.close())

  const openings = [
    ['their headers', 'GET /rest/v1/Listings HTTP/1.1\r\nHost: localhost\r\nX-A: '],
    ['a body for the REST service', `${head('/rest/v1/lists', 100)}{"name":`],
    ['a body for the auth service', `${head('/auth/v1/token?grant_type=password', 100)}{"email":`],
    ['a body for a form', `${head('/functions/v1/send-contact-email', 100)}{"name":`],
  ] as const
  for (const [what, text] of openings) {
    test(`${what}: 20 of them do not block other clients`, async () => {
      const slow = await Promise.all(Array.from({ length: 20 }, () => begin(text)))
      await isUp()
      assert.ok(!slow.some(({ answer }) => answer()), 'others wait until these are turned away')
      for (const { socket } of slow) socket.destroy()
    })

    test(`${what}: 20 of them time out`, async () => {
      const slow = await Promise.all(Array.from({ length: 20 }, () => begin(text, impatient.origin)))
      await Promise.all(slow.map(({ socket }) => socket.destroyed || once(socket, 'close')))
      for (const { answer } of slow) assert.match(answer(), /^HTTP\/1\.1 (408|400) |^$/)
      await isUp(impatient.origin)
    })
  }
})

describe('bodies that are too long', () => {
  const paths = {
    '/rest/v1/lists': 400,
    '/auth/v1/signup': 400,
    '/functions/v1/listing-submission': 413,
    '/storage/v1/object/listing_images/x.webp': 400,
  }
  for (const [path, status] of Object.entries(paths)) {
    test(`${path}: ${status} with a Content-Length of 1 GB, and without a Content-Length`, async () => {
      const said = await begin(head(path, 1_000_000_000))
      await once(said.socket, 'data')
      assert.match(said.answer(), new RegExp(`^HTTP/1.1 ${status} `))

      const body = new ReadableStream({
        pull: (controller) => controller.enqueue(new Uint8Array(65_536).fill(32)),
      })
      const half = { duplex: 'half' }
      const headers = { apikey: localKeys.publishable, 'content-type': 'application/json' }
      const answer = await fetch(backend.origin + path, { method: 'POST', headers, body, ...half }).then(
        ({ status }) => status,
        // The server closed the connection because the client did not stop.
        () => status,
      )
      assert.equal(answer, status)
      await isUp()
    })
  }
})

test('a client that disconnects during a response does not affect the backend', async () => {
  const request = `GET /rest/v1/Listings?select=* HTTP/1.1\r\nHost: localhost\r\napikey: ${localKeys.publishable}\r\n\r\n`
  const leaving = await Promise.all(Array.from({ length: 20 }, () => begin(request)))
  for (const { socket } of leaving) socket.destroy()
  await isUp()
})

test('a client that takes nothing of its answers loses the connection', { timeout: 60_000 }, async (t) => {
  const impatient = await startTestBackend({ answerTimeout: 300 })
  const { port } = new URL(impatient.origin)
  const client = connect(Number(port), '127.0.0.1').pause()
  t.after(async () => {
    client.destroy()
    await impatient.close()
  })
  client.on('error', () => {})
  // more than the buffers of a connection take
  const pictures = path.join(impatient.folder, 'storage', 'listing_images')
  mkdirSync(pictures, { recursive: true })
  writeFileSync(path.join(pictures, 'large.webp'), Buffer.alloc(20_000_000))
  client.write('GET /storage/v1/object/public/listing_images/large.webp HTTP/1.1\r\nHost: localhost\r\n\r\n')
  // who reads nothing learns of the end by writing: here a next request, less often than would keep the connection
  client.write('GET /')
  const writing = setInterval(() => client.write('x'), 1_000)
  t.after(() => clearInterval(writing))
  await new Promise((resolve) => client.once('close', resolve))
})

describe('the name under which the backend is asked', () => {
  /** The status of an answer to a request that is written as it is. */
  const statusOf = async (host: string, line = 'GET /mail.json') => {
    const { socket, answer } = await begin(`${line} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
    await once(socket, 'close')
    assert.doesNotMatch(answer(), host.includes('evil') ? /"subject"/ : /^$/)
    return Number(answer().split(' ')[1])
  }

  for (const host of ['localhost', '127.0.0.1', '[::1]', 'LOCALHOST:54321', 'backend.example:8443']) {
    test(`${host} is its own`, async () => assert.equal(await statusOf(host), 200))
  }
  for (const host of ['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example', '192.168.0.9']) {
    test(`${host} is refused on every path`, async () => {
      for (const path of ['/mail.json', '/mail', '/health', '/rest/v1/Listings', '/auth/v1/settings'])
        assert.equal(await statusOf(host, `GET ${path}`), 421)
    })
  }
})

describe('what is not allowed is a refusal, not a failure', () => {
  for (const path of [
    '/mail',
    '/rest/v1/Listings',
    '/auth/v1/user',
    '/storage/v1/bucket',
    '/functions/v1/x',
  ]) {
    test(`TRACE ${path}: 405 with the allowed methods`, async () => {
      const { socket, answer } = await begin(
        `TRACE ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
      )
      await once(socket, 'close')
      assert.match(answer(), /^HTTP\/1\.1 405 [\s\S]*\r\nallow: GET, HEAD, POST,/i)
    })
  }

  for (const target of [
    '/auth/v1/token#?grant_type=password',
    '/auth/v1/token?x=1#&grant_type=password',
    '/rest/v1/lists#?select=id',
    '/storage/v1/object/x#',
  ]) {
    test(`${target}: 400, a request has no fragment`, async () => {
      const body = JSON.stringify(demoAccount)
      const opening = head(target, body.length).replace('Host:', 'Connection: close\r\nHost:')
      const { socket, answer } = await begin(opening + body)
      await once(socket, 'close')
      assert.match(answer(), /^HTTP\/1\.1 400 [\s\S]*A request has no fragment/)
    })
  }

  test('a form of another site: 403', async () => {
    const clear = (origin: string) =>
      fetch(`${backend.origin}/mail/clear`, {
        method: 'POST',
        headers: { origin },
        body: new URLSearchParams(),
        redirect: 'manual',
      })
    assert.equal((await clear('https://evil.example')).status, 403)
    assert.equal((await clear(backend.origin)).status, 303)
  })
})
