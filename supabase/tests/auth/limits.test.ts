import '../startAtNoon.ts'
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { OpenDatabase } from '../../local/database/database.ts'
import { openTestDatabase } from '../backend.ts'

const USER = '11111111-1111-4111-8111-111111111111'
let database: OpenDatabase

before(async () => {
  database = await openTestDatabase()
  await database.query('insert into auth.users (id, email) values ($1, $2)', [USER, 'busy@example.com'])
})
after(() => database.close())

const addLists = (from: number, to: number) =>
  database.query(
    `insert into public.lists (user_id, name) select $1, 'List ' || n from generate_series($2::int, $3::int) n`,
    [USER, from, to],
  )

test('a user can have up to 100 lists', async () => {
  await addLists(1, 100)
  await assert.rejects(addLists(101, 101), { code: 'P0001', message: 'You can keep up to 100 lists.' })
  await database.query('delete from public.lists where name = $1', ['List 7'])
  await addLists(101, 101)
})

test('a user can save up to 2,000 activities, and the next one is not stored', async () => {
  await database.query(`insert into public."Listings" (name, primary_type)
    select 'Sample ' || n, 'park' from generate_series(1, 2001) n`)
  const save = (from: number, to: number) =>
    database.query(
      `insert into public.list_activities (list_id, user_id, activity_id)
       select (select id from public.lists where name = 'List 1' and user_id = $1 limit 1), $1, id
       from public."Listings" where name in (select 'Sample ' || n from generate_series($2::int, $3::int) n)`,
      [USER, from, to],
    )
  await save(1, 2000)
  await assert.rejects(save(2001, 2001), { code: 'P0001', message: 'You can save up to 2000 activities.' })
  const [kept] = await database.query<{ count: number }>(
    'select count(*)::int from public.list_activities where user_id = $1',
    [USER],
  )
  assert.equal(kept?.count, 2000)
})

test('old submissions and counters are deleted when a new submission is stored', async () => {
  const add = (age: string) =>
    database.query(
      `insert into private.submissions (kind, idem_key, payload, created_at)
       values ('contact', gen_random_uuid(), '{}', now() - $1::interval)`,
      [age],
    )
  await database.query(`insert into private.rate_limits values ('old', now() - interval '3 days', 1)`)
  await add('11 months')
  await add('13 months')
  await add('0 days')
  const [kept] = await database.query('select count(*)::int as submissions from private.submissions')
  assert.deepEqual(kept, { submissions: 2 })
  assert.deepEqual(await database.query('select * from private.rate_limits'), [])
})

test('the table refuses a submission of more than 16 KiB', () =>
  assert.rejects(
    database.query(
      `insert into private.submissions (kind, idem_key, payload)
       values ('contact', gen_random_uuid(), jsonb_build_object('message', repeat('x', 17000)))`,
    ),
    { code: '23514' },
  ))

test('hits are counted by bucket and window', async () => {
  const hit = async (bucket: string) => {
    const [row] = await database.query<{ within: boolean }>(`select private.hit($1, 2, '1 hour') as within`, [
      bucket,
    ])
    return row?.within
  }
  assert.deepEqual(
    [await hit('a'), await hit('a'), await hit('a'), await hit('b')],
    [true, true, false, true],
  )
})
