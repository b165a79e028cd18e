import assert from 'node:assert/strict'
import { mock, test } from 'node:test'
import type { Query } from '../../local/database/database.ts'
import { healthRoute } from '../../local/health.ts'
import { startTestBackend } from '../backend.ts'

/** What /health answers with a database that answers like this. */
async function ask(answer: () => Promise<never[]>) {
  const query: Query = async () => answer()
  const response = await healthRoute(query, 20).request('/')
  return { status: response.status, body: await response.json() }
}

test('a backend whose database answers is healthy', async () => {
  const backend = await startTestBackend()
  const response = await fetch(`${backend.origin}/health`)
  assert.deepEqual(
    [response.status, await response.json()],
    [200, { status: 'ok', unmailed: { late: 0, unknown: 0 } }],
  )
  await backend.close()
})

test('those who ask a database that hangs share one query', async () => {
  let asked = 0
  const route = healthRoute(async () => {
    asked++
    return new Promise<never[]>(() => {})
  }, 20)
  const answers = await Promise.all([route.request('/'), route.request('/')])
  assert.deepEqual(
    [...answers, await route.request('/')].map(({ status }) => status),
    [503, 503, 503],
  )
  assert.equal(asked, 1)
})

test('a database that fails or hangs is told, with 503 and without its own words', async () => {
  const log = mock.method(console, 'error', () => {})
  assert.deepEqual(await ask(() => Promise.reject(new Error('password of the database'))), {
    status: 503,
    body: { status: 'failing', reason: 'The database does not answer.' },
  })
  assert.equal(log.mock.callCount(), 1)
  log.mock.restore()
  assert.deepEqual(await ask(() => new Promise(() => {})), {
    status: 503,
    body: { status: 'failing', reason: 'The database has not answered for 0.02 s.' },
  })
})
