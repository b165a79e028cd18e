import assert from 'node:assert/strict'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import path from 'node:path'
import { test } from 'node:test'
import { PATIENCE } from '../rendering/inTime.ts'
import { skipNginx as skip } from './startNginx.ts'
import { prepareFronts } from './testFront.ts'

const { open } = await prepareFronts()

test('a gateway that hangs is left out after three requests', { skip, timeout: 60_000 }, async (context) => {
  let asked = 0
  const silent = createServer((socket) => {
    socket.on('data', () => {
      asked++
    })
    socket.on('error', () => {})
  })
  silent.listen(0, '127.0.0.1')
  await once(silent, 'listening')
  context.after(() => silent.close())
  const { port } = silent.address() as AddressInfo
  const front = await open((text) =>
    text
      .replace(/server 127\.0\.0\.1:4000([^;]*);/, `$& server 127.0.0.1:${port}$1;`)
      .replaceAll(/proxy_read_timeout \d+s/g, 'proxy_read_timeout 1s'),
  )
  // at once: to draw a page may take a second, too
  front.answerWith(() => new Response('a page'))
  const pages = Array.from({ length: 20 }, (_, number) => `/activities?search=page${number}`)
  for (const page of pages) assert.equal((await front.ask(page)).status, 200)
  assert.ok(asked >= 1 && asked <= 4, `it was asked ${asked} times`)
})

test('a gateway that waits for its backend or bucket answers before the front gives it up', () => {
  const text = readFileSync(path.join(import.meta.dirname, 'nginx.conf'), 'utf8')
  const [, seconds] = /^ {2}proxy_read_timeout (\d+)s;$/m.exec(text) ?? []
  assert.ok(PATIENCE < Number(seconds) * 1000)
})
