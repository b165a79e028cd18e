import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { localKeys, startTestBackend, type TestBackend } from '../backend.ts'
import { type Ask, type Asker, askOf, tokenOf } from '../client.ts'
import { OWNER } from '../rowRules/actors.ts'
import { layFixtures } from '../rowRules/fixtures.ts'

/* Conditions that PostgREST refuses, and those that it reads otherwise than @supabase/lite. */

let backend: TestBackend
let http: Asker

before(async () => {
  backend = await startTestBackend()
  http = askOf(backend)
})
after(() => backend.close())

async function refused(path: string, ask: Ask = {}) {
  const { status, json } = await http.ask(`/rest/v1/${path}`, ask)
  const code = json instanceof Object && 'code' in json ? json.code : json
  return [status, code]
}

describe('a condition without a dot behind its operator is refused', () => {
  for (const condition of [
    'name=eq',
    'name=ilike',
    'name=not.eq',
    'name=fts(english)',
    'or=(name.eq)',
    'or=(name.eq.x,and(free.is.true,name.not.like))',
    'not.and=(name.eq)',
  ])
    test(condition, async () =>
      assert.deepEqual(await refused(`Listings?select=name&${condition}`), [400, 'PGRST100']),
    )
  test('of an embedded table, of a function, of a change and of a deletion, too', async () => {
    const embedded = 'select=name,image_metadata(caption)&image_metadata.caption=eq'
    assert.deepEqual(await refused(`Listings?${embedded}`), [400, 'PGRST100'])
    for (const method of ['GET', 'POST'])
      assert.deepEqual(
        await refused('rpc/search_listings?query=x&name=eq', {
          method,
          body: method === 'POST' ? '{}' : undefined,
        }),
        [400, 'PGRST100'],
        method,
      )
    const token = tokenOf({ sub: OWNER })
    for (const method of ['PATCH', 'DELETE'])
      assert.deepEqual(
        await refused('lists?name=neq', { method, token, body: '{}' }),
        [400, 'PGRST100'],
        method,
      )
  })
  test('an empty value, a name of an operator as an argument, and a page are none', async () => {
    for (const path of [
      'Listings?select=name&name=eq.',
      'Listings?select=name&or=(name.eq.,name.is.null)',
      'rpc/search_listings?query=eq&select=name',
      'Listings?select=name,image_metadata(caption)&order=name&image_metadata.order=caption&image_metadata.limit=1',
    ])
      assert.equal((await http.ask(`/rest/v1/${path}`)).status, 200, path)
  })
})

describe('a change and a deletion without a condition are refused', () => {
  const token = tokenOf({ sub: OWNER })
  const names = async () => (await http.ask('/rest/v1/lists?select=name&order=name', { token })).json
  before(() => layFixtures(backend.query))

  /** These choose what is returned of the embedded table, not the lists. */
  const OF_EMBEDDED = ['note=eq.x', 'or=(note.eq.x,note.is.null)', 'not.and=(note.eq.x)'].map(
    (condition) => `?select=name,list_activities(note)&list_activities.${condition}`,
  )

  for (const method of ['PATCH', 'DELETE']) {
    const body = { name: 'Changed' }
    for (const query of ['', '?select=name', '?select=name&order=name&limit=1&offset=0', ...OF_EMBEDDED])
      test(`${method} lists${query}`, async () => {
        const headers = { prefer: 'return=representation', accept: 'application/vnd.pgrst.object+json' }
        const { status, json } = await http.ask(`/rest/v1/lists${query}`, { method, token, body, headers })
        const message = `${method === 'PATCH' ? 'UPDATE' : 'DELETE'} requires a WHERE clause`
        assert.deepEqual([status, json], [400, { code: '21000', details: null, hint: null, message }])
        assert.deepEqual(await names(), [{ name: 'First' }, { name: 'Second' }])
      })
    test(`${method} with the secret key`, async () => {
      const ask = { method, body, key: localKeys.secret, token: localKeys.secret }
      assert.deepEqual(await refused('lists', ask), [400, '21000'])
    })
    test(`${method} of who may not read the table, or has no valid token, is refused for that`, async () => {
      assert.deepEqual(await refused('lists', { method, body }), [401, '42501'])
      assert.deepEqual(await refused('lists', { method, body, token: `${token}x` }), [401, 'PGRST301'])
      assert.deepEqual(await refused('no_such_table', { method, body, token }), [404, 'PGRST205'])
      const headers = { 'content-profile': 'private' }
      assert.deepEqual(await refused('submissions', { method, body, token, headers }), [406, 'PGRST106'])
    })
    test(`${method} with a condition that every row meets is done`, async () => {
      const headers = { prefer: 'return=representation' }
      const path = '/rest/v1/lists?select=id&or=(id.is.null,id.not.is.null)'
      const { status, json } = await http.ask(path, { method, token, body: { emoji: '⭐' }, headers })
      assert.equal(status, 200)
      assert.ok(Array.isArray(json) && json.length === 2)
    })
    test(`${method} with the negation of a list that no row meets is done`, async () => {
      const path = '/rest/v1/lists?not.or=(id.is.null,id.not.is.null)'
      assert.equal((await http.ask(path, { method, token, body: { emoji: '⭐' } })).status, 204)
    })
  }
})
