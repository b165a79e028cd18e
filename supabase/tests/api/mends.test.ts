import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { createClient } from '@supabase/supabase-js'
import { demoAccount, localKeys, startTestBackend, type TestBackend } from '../backend.ts'

/* Tests local/mends over HTTP. If a test passes without its mend, the mend can be deleted. */

let backend: TestBackend

before(async () => {
  backend = await startTestBackend()
})
after(() => backend.close())

const connect = (key: string) =>
  createClient(backend.origin, key, { auth: { persistSession: false, autoRefreshToken: false } })

test('several `or` parameters are combined with AND', async () => {
  const listings = connect(localKeys.publishable).from('Listings').select('name')
  const { data, error } = await listings.or('free.eq.true').or('free.eq.false')
  assert.deepEqual([data, error], [[], null])
})

test('a quoted pattern inside `or` matches like the pattern without quotes', async () => {
  const listings = connect(localKeys.publishable).from('Listings').select('name')
  const { data } = await listings.or('name.ilike."%park%",name.ilike."%(no such name)%"')
  assert.ok(data && data.length > 0)
})

test('several lists of conditions must all match, and a quoted pattern has no quotes in any of them', async () => {
  const names = async (query: [name: string, value: string][]) => {
    const search = new URLSearchParams([['select', 'name,image_metadata(caption)'], ...query])
    const headers = { apikey: localKeys.publishable }
    const response = await fetch(`${backend.origin}/rest/v1/Listings?${search}`, { headers })
    return [response.status, await response.json()]
  }
  const none = [200, []]
  assert.deepEqual(await names([['and', '(name.ilike."%no such name%")']]), none)
  const all = await names([['and', '(name.ilike."%%")']])
  assert.ok(all[1].length > 0)
  assert.deepEqual(await names([['not.or', '(name.ilike."%%",free.is.null)']]), none)
  assert.deepEqual(await names([['not.and', '(name.ilike."%%",name.not.is.null)']]), none)
  for (const [one, other] of [
    ['not.and', 'not.and'],
    ['not.or', 'not.and'],
    ['not.and', 'not.or'],
  ] as const)
    assert.deepEqual(
      await names([
        [one, '(free.is.false)'],
        [other, '(free.is.true)'],
      ]),
      none,
      `${one} and ${other}`,
    )
  const embedded = await names([
    ['image_metadata.or', '(caption.is.null)'],
    ['image_metadata.or', '(caption.not.is.null)'],
  ])
  assert.ok(embedded[1].every((row: { image_metadata: object[] }) => row.image_metadata.length === 0))
})

test('several conditions on one column must all match, also with one operator', async () => {
  const listings = () => connect(localKeys.publishable).from('Listings').select('name').order('name')
  const names = async (query: ReturnType<typeof listings>) => {
    const { data, error } = await query
    assert.equal(error, null)
    return data?.map(({ name }) => name)
  }
  const all = (await names(listings())) ?? []
  const [first = '', second = ''] = all
  assert.deepEqual(await names(listings().neq('name', first).neq('name', second)), all.slice(2))
  assert.deepEqual(await names(listings().not('name', 'eq', first).not('name', 'eq', second)), all.slice(2))
  assert.deepEqual(await names(listings().eq('name', first).eq('name', second)), [])
  assert.deepEqual(await names(listings().ilike('name', '%event%').ilike('name', '%park%')), ['Event Park'])
  assert.deepEqual(await names(listings().ilike('name', '%(%').ilike('name', '%park%')), [])
  const withA = listings().filter('name', 'imatch', 'a').filter('name', 'imatch', 'a,name.not.is.null')
  assert.deepEqual(await names(withA), [])
  assert.deepEqual(await names(listings().textSearch('fts', 'event').textSearch('fts', 'nothing')), [])
  const client = connect(localKeys.publishable)
  await client.auth.signInWithPassword(demoAccount)
  await client.from('lists').insert(['Four', 'Five'].map((name) => ({ name })))
  const kept = await client.from('lists').delete().like('name', 'F%').like('name', '%ive').select('name')
  assert.deepEqual([kept.data, kept.error], [[{ name: 'Five' }], null])
  await client.from('lists').delete().eq('name', 'Four')
})

test('a change and a deletion reach the rows that a question with the same conditions finds', async () => {
  const client = connect(localKeys.publishable)
  const { data: account } = await client.auth.signInWithPassword(demoAccount)
  assert.ok(account.user)
  const lists = () => client.from('lists')
  await lists().insert(['One', 'Two', 'Three'].map((name) => ({ name })))
  const firstAndSecond = 'name.eq.One,name.eq.Two'
  const secondAndThird = 'name.eq.Two,name.eq.Three'
  const changed = await lists().update({ emoji: '🌧' }).or(firstAndSecond).or(secondAndThird).select('name')
  assert.deepEqual([changed.data, changed.error], [[{ name: 'Two' }], null])
  const deleted = await lists().delete().or('name.ilike."%wo%",name.not.ilike."%e%"').select('name')
  assert.deepEqual([deleted.data, deleted.error], [[{ name: 'Two' }], null])
})

test('the client library uploads a Blob', async () => {
  const bucket = connect(localKeys.secret).storage.from('listing_images')
  const picture = new Blob([new Uint8Array([1, 2, 3])], { type: 'image/png' })
  assert.equal((await bucket.upload('mends/x.png', picture)).error, null)
  const { data } = await bucket.download('mends/x.png')
  assert.deepEqual([data?.type, data?.size], ['image/png', 3])
})

test('a Node warning can be an Error object', () => {
  const { noDeprecation } = process
  process.noDeprecation = true
  const warning = Object.assign(new Error('old'), { name: 'DeprecationWarning' })
  assert.doesNotThrow(() => process.emitWarning(warning))
  process.noDeprecation = noDeprecation
})
