import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import { Hono } from 'hono'
import { QUEUES, queueRequests } from '../../local/limits/queue.ts'
import { localKeys, startTestBackend, type TestBackend } from '../backend.ts'

/** A server whose answers wait until they are let go, behind a queue. */
function openServer(limits: { running: number; waiting: number; wait?: number }) {
  const answering: { name: string; release: () => void; fail: () => void }[] = []
  const app = new Hono().get('/:name', queueRequests(limits), async (context) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const name = context.req.param('name')
    answering.push({ name, release: resolve, fail: () => reject(new Error(name)) })
    await promise
    return context.text(name)
  })
  app.onError((error, context) => context.text(error.message, 500))
  const names = () => answering.map(({ name }) => name)
  return { answering, names, ask: async (name: string, init?: RequestInit) => app.request(`/${name}`, init) }
}
/** Lets everything that is ready run: a turn is passed on after some rounds of the event loop. */
async function settle() {
  for (let round = 0; round < 20; round++) await setImmediate()
}

describe('a queue of requests', () => {
  test('answers in the order of arrival, and refuses beyond its length', async () => {
    const { answering, names, ask } = openServer({ running: 2, waiting: 1 })
    const answers = ['a', 'b', 'c'].map((name) => ask(name))
    await settle()
    assert.deepEqual(names(), ['a', 'b'])
    const refused = await ask('d')
    assert.deepEqual([refused.status, refused.headers.get('retry-after')], [503, '1'])

    answering[1]?.release()
    await settle()
    assert.deepEqual(names(), ['a', 'b', 'c'])
    for (const { release } of answering) release()
    assert.deepEqual(await Promise.all(answers.map(async (answer) => (await answer).status)), [200, 200, 200])
  })

  test('goes on after a failure, and has its whole length again', async () => {
    const { answering, names, ask } = openServer({ running: 1, waiting: 1 })
    for (const round of [1, 2, 3]) {
      await settle()
      const answers = [ask('a'), ask('b')]
      await settle()
      assert.equal((await ask('c')).status, 503)
      answering.at(-1)?.fail()
      await settle()
      answering.at(-1)?.release()
      assert.deepEqual([(await answers[0])?.status, (await answers[1])?.status], [500, 200])
      assert.equal(names().length, 2 * round)
    }
  })

  test('leaves out a request whose client has gone', async () => {
    const { answering, names, ask } = openServer({ running: 1, waiting: 2 })
    const gone = new AbortController()
    const answers = [ask('a'), ask('gone', { signal: gone.signal }), ask('b')]
    await settle()
    gone.abort()
    answering[0]?.release()
    await settle()
    assert.deepEqual(names(), ['a', 'b'])
    answering[1]?.release()
    await Promise.all(answers)
  })

  test('refuses a request that has waited too long, and lets the next one in', async () => {
    const { answering, names, ask } = openServer({ running: 1, waiting: 1, wait: 20 })
    const first = ask('a')
    await settle()
    const late = await ask('late')
    assert.deepEqual([late.status, late.headers.get('retry-after')], [503, '1'])
    const next = ask('b')
    answering[0]?.release()
    await settle()
    assert.deepEqual(names(), ['a', 'b'])
    answering[1]?.release()
    assert.deepEqual([(await first).status, (await next).status], [200, 200])
  })
})

describe('200 clients at once, on PGlite', () => {
  let backend: TestBackend
  before(async () => {
    backend = await startTestBackend()
  })
  after(() => backend.close())

  const ask = async () => {
    const path = '/rest/v1/Listings?select=id,name,image_metadata(image_url)&order=name'
    const response = await fetch(backend.origin + path, { headers: { apikey: localKeys.publishable } })
    const rows: unknown = await response.json()
    return { status: response.status, wait: response.headers.get('retry-after'), rows }
  }

  test('each is answered or asked to come again, none is disconnected, and then all is as before', async () => {
    const usual = await ask()
    assert.equal(usual.status, 200)
    const answers = await Promise.all(Array.from({ length: 200 }, ask))
    const served = answers.filter(({ status }) => status === 200)
    const refused = answers.filter(({ status }) => status !== 200)
    assert.ok(served.length > QUEUES.pglite.waiting, `${served.length} answers`)
    for (const { rows } of served) assert.deepEqual(rows, usual.rows)
    for (const { status, wait } of refused) assert.deepEqual([status, wait], [503, '1'])
    assert.ok(refused.length > 0, 'the queue has an end')
    assert.deepEqual(await Promise.all(Array.from({ length: 64 }, ask)), Array(64).fill(usual))
  })
})
