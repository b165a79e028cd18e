import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { addDays, sydneyToday } from 'shared-ui/dates'
import type { Database } from '../../../shared-auth/src/database.types.ts'
import { uuidOf } from '../../seed/ids.ts'
import { demoAccount, localKeys, startTestBackend, type TestBackend } from '../backend.ts'

const SITE = 'http://localhost:3000'
const DRAFT = uuidOf('draft-park')
const PUBLISHED = uuidOf('weekday-park')

let backend: TestBackend
let visitor: SupabaseClient<Database>
let parent: SupabaseClient<Database>

before(async () => {
  backend = await startTestBackend({ siteUrl: SITE })
  visitor = connect()
  parent = connect()
  const { error } = await parent.auth.signInWithPassword(demoAccount)
  assert.equal(error, null)
})
after(() => backend.close())

const connect = (key: string = localKeys.publishable) =>
  createClient<Database>(backend.origin, key, { auth: { persistSession: false, autoRefreshToken: false } })

async function parentId(): Promise<string> {
  const { data } = await parent.auth.getUser()
  return data.user?.id ?? ''
}

test('a browser request for the icon returns no error', async () => {
  const answer = await fetch(`${backend.origin}/favicon.ico`)
  assert.deepEqual([answer.status, await answer.text()], [204, ''])
})

describe('the list page is one request', () => {
  test('a page with its count, and the first picture and hours of each listing, in a fixed order', async () => {
    const { data, count, error } = await visitor
      .from('Listings')
      .select('name, image_metadata(image_url), opening_hours(monday, always_open)', { count: 'exact' })
      .eq('publish_status', 'Published')
      .order('external_rating_user_count', { ascending: false, nullsFirst: false })
      .order('name')
      .order('id')
      .order('created_at', { referencedTable: 'image_metadata' })
      .limit(1, { referencedTable: 'image_metadata' })
      .range(0, 1)
    assert.equal(error, null)
    assert.equal(count, 4)
    assert.deepEqual(data, [
      {
        name: 'Always Open Park',
        image_metadata: [{ image_url: 'always-open-park/1-960.webp' }],
        opening_hours: [{ monday: 'Open 24 hours', always_open: true }],
      },
      {
        name: 'Event Park',
        image_metadata: [{ image_url: 'event-park/1-960.webp' }],
        opening_hours: [hours(null)],
      },
    ])
  })
  const hours = (monday: string | null) => ({ monday, always_open: false })

  test('the filter for days: listings open on one of the weekdays, and events on one of the days', async () => {
    const today = sydneyToday()
    const open = async (condition: string) => {
      const { data } = await visitor.from('Listings').select('name').or(condition).order('name')
      return data?.map(({ name }) => name)
    }
    const event = `event_dates.cs."[${today},${today}]"`
    assert.deepEqual(await open(`open_days.cs.{monday},${event}`), [
      'Always Open Park',
      'Event Park',
      'Weekday Park',
    ])
    assert.deepEqual(await open('open_days.ov.{saturday,sunday}'), ['Always Open Park'])
    assert.deepEqual(
      await open(`open_days.ov.{saturday},event_dates.ov."[${today},${addDays(today, 40)}]"`),
      ['Always Open Park', 'Event Park'],
    )
  })

  test('search by words, also in another grammatical form', async () => {
    const { data } = await visitor
      .from('Listings')
      .select('name')
      .textSearch('fts', 'weekdays', { type: 'websearch' })
    assert.deepEqual(data, [{ name: 'Weekday Park' }])
  })

  test('a boolean may be written in every way that PostgreSQL reads', async () => {
    const names = async (condition: string) => {
      const url = `${backend.origin}/rest/v1/Listings?select=name&order=name&${condition}`
      const response = await fetch(url, { headers: { apikey: localKeys.publishable } })
      const answered: unknown = await response.json()
      return response.ok ? answered : response.status
    }
    const [free, other] = [await names('free=is.true'), await names('free=is.false')]
    assert.notDeepEqual(free, other)
    for (const text of ['true', 'TRUE', 't', '1', 'yes', 'on', 'true%20'])
      for (const condition of [`free=eq.${text}`, `or=(free.eq.${text})`, `free=in.(${text})`])
        assert.deepEqual(await names(condition), free, condition)
    for (const text of ['f', '0', 'no', 'off']) assert.deepEqual(await names(`free=eq.${text}`), other, text)
    assert.equal(await names('free=eq.2'), 400)
  })

  test('search for localities by a part of their name', async () => {
    const { data } = await visitor
      .from('Postcodes')
      .select('locality, postcode, state')
      .ilike('locality', '%bondi j%')
      .eq('state', 'NSW')
      .order('locality')
      .limit(5)
    assert.deepEqual(data, [{ locality: 'Bondi Junction', postcode: '2022', state: 'NSW' }])
  })

  test('a response has at most 100 rows', async () => {
    const { data } = await visitor.from('Postcodes').select('locality')
    assert.equal(data?.length, 100)
  })
})

describe('a draft is never visible', () => {
  for (const who of ['visitor', 'parent'] as const) {
    test(`to a ${who}, nor are its pictures and hours`, async () => {
      const client = who === 'visitor' ? visitor : parent
      assert.deepEqual((await client.from('Listings').select().eq('id', DRAFT)).data, [])
      assert.deepEqual((await client.from('image_metadata').select().eq('listing_id', DRAFT)).data, [])
      assert.deepEqual((await client.from('opening_hours').select().eq('listing_id', DRAFT)).data, [])
    })
  }
})

describe('the public key without a token', () => {
  const columns = {
    Listings: 'name',
    image_metadata: 'caption',
    opening_hours: 'monday',
    Postcodes: 'locality',
    lists: 'name',
    list_activities: 'activity_type',
    profiles: 'username',
  }
  const headers = { apikey: localKeys.publishable, 'content-type': 'application/json' }

  for (const [table, column] of Object.entries(columns)) {
    test(`cannot write to ${table}, and reads only public rows`, async () => {
      const url = `${backend.origin}/rest/v1/${table}`
      const isPublic = !['lists', 'list_activities', 'profiles'].includes(table)
      assert.equal((await fetch(url, { headers })).status, isPublic ? 200 : 401)
      const body = JSON.stringify({ [column]: 'x' })
      assert.equal((await fetch(url, { method: 'POST', headers, body })).status, 401)
      assert.equal((await fetch(`${url}?id=not.is.null`, { method: 'PATCH', headers, body })).status, 401)
      assert.equal((await fetch(`${url}?id=not.is.null`, { method: 'DELETE', headers })).status, 401)
    })
  }

  test('has no access to private tables, functions or the list of tables', async () => {
    const get = async (path: string, more = {}) =>
      (
        await fetch(`${backend.origin}/rest/v1/${path}`, {
          headers: { apikey: localKeys.publishable, ...more },
        })
      ).status
    assert.equal(await get('submissions'), 404)
    assert.notEqual(await get('submissions', { 'accept-profile': 'private' }), 200)
    assert.equal(await get('rpc/hit'), 404)
    assert.equal(await get(''), 403)
  })

  test('cannot list or upload pictures, and gets no file outside the bucket', async () => {
    assert.notEqual((await visitor.storage.from('listing_images').list('always-open-park')).error, null)
    const picture = new Blob([new Uint8Array(8)], { type: 'image/png' })
    assert.notEqual((await visitor.storage.from('listing_images').upload('x.png', picture)).error, null)
    const outside = await fetch(`${backend.origin}/storage/v1/object/public/listing_images/..%2f..%2flock`)
    assert.equal(outside.status, 400)
  })

  test('is required', async () => {
    assert.equal((await fetch(`${backend.origin}/rest/v1/Listings`)).status, 401)
  })
})

describe('the lists of a parent', () => {
  test('are created, filled, read with their activities, renamed, emptied and deleted', async () => {
    const user_id = await parentId()
    const made = await parent
      .from('lists')
      .insert({ name: 'Rainy days', emoji: '☔', user_id })
      .select()
      .single()
    assert.ok(made.data)
    const { id } = made.data
    const row = { list_id: id, activity_id: PUBLISHED, user_id, activity_type: 'external' }
    assert.equal((await parent.from('list_activities').insert(row)).error, null)
    assert.equal((await parent.from('list_activities').insert(row)).error?.code, '23505')

    const read = await parent
      .from('lists')
      .select('name, list_activities(activity_id)')
      .eq('user_id', user_id)
      .order('created_at', { ascending: false })
    assert.deepEqual(read.data?.[0], { name: 'Rainy days', list_activities: [{ activity_id: PUBLISHED }] })

    const renamed = await parent
      .from('lists')
      .update({ name: 'Wet days' })
      .eq('id', id)
      .select('name')
      .single()
    assert.deepEqual(renamed.data, { name: 'Wet days' })
    assert.equal((await parent.from('lists').delete().eq('id', id)).error, null)
    assert.deepEqual((await parent.from('list_activities').select().eq('list_id', id)).data, [])
  })

  test('a refused name returns 400 with the code of the broken constraint', async () => {
    const { error, status } = await parent.from('lists').insert({ name: '  ' })
    assert.deepEqual([status, error?.code], [400, '23514'])
  })

  test('a list over the limit returns 400 with its own message', async () => {
    const rows = Array.from({ length: 101 }, (_, n) => ({ name: `List ${n}` }))
    const { error, status } = await parent.from('lists').insert(rows)
    assert.deepEqual([status, error?.code, error?.message], [400, 'P0001', 'You can keep up to 100 lists.'])
  })

  test('have times in ISO 8601', async () => {
    const { data } = await parent.from('profiles').select('updated_at').single()
    assert.match(data?.updated_at ?? '', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?\+00:00$/)
  })
})

test('a browser can call from another origin and read the count', async () => {
  const preflight = await fetch(`${backend.origin}/rest/v1/Listings`, {
    method: 'OPTIONS',
    headers: {
      origin: SITE,
      'access-control-request-method': 'GET',
      'access-control-request-headers': 'apikey,prefer',
    },
  })
  assert.equal(preflight.headers.get('access-control-allow-origin'), '*')
  assert.equal(preflight.headers.get('access-control-allow-headers'), 'apikey,prefer')
  const health = await fetch(`${backend.origin}/rest/v1/Listings?select=id`, {
    headers: { apikey: localKeys.publishable, origin: SITE },
  })
  assert.match(health.headers.get('access-control-expose-headers') ?? '', /Content-Range/)
})

test('a form sent by the site arrives in the mailbox', async () => {
  const send = (origin: string) =>
    fetch(`${backend.origin}/functions/v1/send-contact-email`, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Ann', email: 'ann@example.com', subject: 'Hi', message: 'Hello' }),
    })
  assert.equal((await send(SITE)).status, 200)
  assert.equal((await send('http://127.0.0.1:3000')).status, 200)
  assert.equal((await send('https://evil.example')).status, 403)
  assert.equal((await backend.mailTo('staff@sydneysprouts.example')).subject, '[Contact] Hi')
})
