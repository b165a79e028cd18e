import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { test } from 'node:test'
import { drain } from './drain.ts'

/** A server that keeps each request, and a connection that has sent one. */
async function open() {
  const waiting: ServerResponse[] = []
  const server = createServer((_request, response) => waiting.push(response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  const asked = once(server, 'request')
  socket.write('GET / HTTP/1.1\r\nhost: test\r\n\r\n')
  await asked
  let text = ''
  socket.setEncoding('utf8').on('data', (more) => {
    text += more
  })
  return { server, waiting, socket, textOf: () => text }
}

test('a request under way is finished, then its connection is closed', async () => {
  const { server, waiting, socket, textOf } = await open()
  waiting[0]?.write('first half, ')
  const ended = drain(server)
  waiting[0]?.end('second half')
  await once(socket, 'close')
  assert.match(textOf(), /first half, .*second half/s)
  assert.equal(await ended, true)
})

test('a connection that asks once more is told that it ends', async () => {
  const { server, waiting, socket, textOf } = await open()
  const ended = drain(server)
  const asked = once(server, 'request')
  socket.write('GET / HTTP/1.1\r\nhost: test\r\n\r\n')
  // between the two the connection would be idle, and may be closed
  await asked
  waiting[0]?.end('first')
  waiting[1]?.end('second')
  await once(socket, 'close')
  assert.match(textOf(), /connection: close.*second/is)
  assert.equal(await ended, true)
})

test('a request that takes longer than the limit is cut', async () => {
  const { server, socket } = await open()
  socket.on('error', () => {})
  const closed = once(socket, 'close')
  assert.equal(await drain(server, 20), false)
  await closed
})
