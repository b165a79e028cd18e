import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { mendCall } from '../../local/mends/callMends.ts'
import { localKeys, startTestBackend, type TestBackend } from '../backend.ts'
import { type Asker, askOf } from '../client.ts'

let backend: TestBackend
let http: Asker

before(async () => {
  backend = await startTestBackend()
  http = askOf(backend)
})
after(() => backend.close())

const CALL = '/rest/v1/rpc/search_listings'

test('the parameters of the function move to the body, all other parameters stay in the URL', async () => {
  const request = new Request(`http://localhost${CALL}?query=eq.x&free=is.true&limit=2`, {
    headers: { apikey: 'key', prefer: 'count=exact' },
  })
  const { url, method, headers } = await mendCall(request, backend.query)
  assert.equal(method, 'POST')
  assert.equal(new URL(url).search, '?free=is.true&limit=2')
  assert.equal(headers.get('prefer'), 'count=exact')
  assert.deepEqual(await (await mendCall(request, backend.query)).json(), { query: 'eq.x' })
})

test('a condition on a column that the function returns stays in the URL', async () => {
  const request = new Request('http://localhost/rest/v1/rpc/plan_b?activities={}&name=eq.x')
  const mended = await mendCall(request, backend.query)
  assert.equal(new URL(mended.url).search, '?name=eq.x')
  assert.deepEqual(await mended.json(), { activities: '{}' })
})

test('a write and a table request are not changed', async () => {
  for (const request of [
    new Request(`http://localhost${CALL}`, { method: 'POST', body: '{}' }),
    new Request('http://localhost/rest/v1/Listings?query=eq.x'),
  ]) {
    assert.equal(await mendCall(request, backend.query), request)
  }
})

describe('a function is called over HTTP as PostgREST calls it', () => {
  test('with a select, embedded rows and their own limits, filters, pages and a count', async () => {
    const select = 'select=name,image_metadata(image_url),opening_hours(monday)'
    const embedded = 'image_metadata.order=created_at&image_metadata.limit=1&opening_hours.end_date=is.null'
    const response = await fetch(
      `${backend.origin}${CALL}?query=park&${select}&${embedded}&free=eq.false&offset=1&limit=2`,
      { headers: { apikey: localKeys.publishable, prefer: 'count=exact' } },
    )
    assert.equal(response.headers.get('content-range'), '1-2/4')
    const rows: { name: string; image_metadata: unknown[] }[] = await response.json()
    assert.equal(rows.length, 2)
    for (const { image_metadata } of rows) assert.equal(image_metadata.length, 1)
  })
  test('an unknown function, or a call without its parameter, returns not found', async () => {
    assert.equal((await http.ask('/rest/v1/rpc/nothing?query=x')).status, 404)
    assert.equal((await http.ask(CALL)).status, 404)
  })
})
