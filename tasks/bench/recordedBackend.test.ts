import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { after, test } from 'node:test'
import { recordBackend } from './recordedBackend.ts'

/** A backend that counts its requests and says what it was asked. */
let asked = 0
const server = createServer(async (request, response) => {
  asked++
  const said = { count: asked, url: request.url, body: await text(request), key: request.headers.apikey }
  const status = request.url === '/missing' ? 404 : 206
  response.writeHead(status, { 'content-type': 'application/json', 'content-range': '0-0/7' })
  response.end(JSON.stringify(said))
})
server.listen(0, '127.0.0.1')
await once(server, 'listening')
after(() => server.close())

const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
const recorded = await recordBackend(origin)
after(() => recorded.stop())

async function ask(path: string, body?: string) {
  const options = { headers: { apikey: 'public' }, ...(body ? { method: 'POST', body } : {}) }
  const answer = await fetch(recorded.origin + path, options)
  return {
    status: answer.status,
    range: answer.headers.get('content-range'),
    type: answer.headers.get('content-type'),
    text: await answer.text(),
  }
}

test('answers pass through with status, type and range, and are given again without asking', async () => {
  const first = await ask('/rows?a=1')
  assert.deepEqual(first, {
    status: 206,
    range: '0-0/7',
    type: 'application/json',
    text: '{"count":1,"url":"/rows?a=1","body":"","key":"public"}',
  })
  assert.equal((await ask('/missing')).status, 404)
  // two questions at one address are two
  const [here, there] = [await ask('/rpc/near', 'here'), await ask('/rpc/near', 'there')]
  assert.match(here.text, /"body":"here"/)
  recorded.replay()
  assert.deepEqual(await ask('/rows?a=1'), first)
  assert.equal((await ask('/missing')).status, 404)
  assert.deepEqual(await ask('/rpc/near', 'there'), there)
  assert.equal(asked, 4)
})

test('what was not asked before is answered 503, and the backend is not asked', async () => {
  recorded.replay()
  assert.equal((await ask('/rows?a=2')).status, 503)
  assert.equal(asked, 4)
})

test('a backend that is gone is a 503, and nothing of it is kept', async () => {
  const gone = createServer().listen(0, '127.0.0.1')
  await once(gone, 'listening')
  const { port } = gone.address() as AddressInfo
  gone.close()
  await once(gone, 'close')
  const other = await recordBackend(`http://127.0.0.1:${port}`)
  assert.equal((await fetch(other.origin)).status, 503)
  other.replay()
  assert.equal((await fetch(other.origin)).status, 503)
  other.stop()
})
