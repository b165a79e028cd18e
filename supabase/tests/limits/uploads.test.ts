import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Hono } from 'hono'
import { limitBody, limitUploads } from '../../local/limits/bodies.ts'

/** Two files may be received at a time. */
const app = new Hono().use(limitUploads(2), limitBody('storage')).all('/', (context) => context.text('done'))

/** Begins to send a file; it is complete when it is told so. */
function upload() {
  const { readable, writable } = new TransformStream<Uint8Array>()
  const answer = app.request('/', { method: 'POST', body: readable, ...{ duplex: 'half' } })
  return { answer, end: () => writable.close() }
}

test('a file beyond those that are being received gets 503, and what has no body is answered', async () => {
  const [one, two] = [upload(), upload()]
  const refused = await upload().answer
  assert.deepEqual([refused.status, refused.headers.get('retry-after')], [503, '1'])
  assert.equal((await app.request('/')).status, 200)

  await one.end()
  assert.equal((await one.answer).status, 200)
  const three = upload()
  await Promise.all([two.end(), three.end()])
  assert.deepEqual([(await two.answer).status, (await three.answer).status], [200, 200])
})

test('a file that is too long gives its place back', async () => {
  for (let round = 0; round < 4; round += 1) {
    const answer = await app.request('/', { method: 'POST', body: new Uint8Array(6 * 1024 * 1024 + 1) })
    assert.equal(answer.status, 400)
  }
})
