import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import fc from 'fast-check'
import { findPostgres, NO_POSTGRES } from '../postgresServer.ts'
import { enginesWith, type MatrixDatabase } from '../rowRules/matrixDatabases.ts'
import { FILTERS, fields, filter, from, listing, placed, typed } from './anyListing.ts'
import { PLAIN_SEARCH } from './plainSearch.ts'

/*
 * The functions that search with the rights of their owner return what plain queries under the published rule return: the same
 * rows in the same order for every search and filter, and never the id of a draft.
 */

const postgres = await findPostgres()
after(() => postgres?.close())

for (const [engine, open] of Object.entries(enginesWith(postgres))) {
  describe(`found by index on ${engine}`, { skip: open ? false : NO_POSTGRES }, () => {
    let database: MatrixDatabase
    before(async () => {
      if (!open) return
      database = await open()
      for (const statement of PLAIN_SEARCH.split(/(?<=\$plain\$;)/))
        if (statement.trim()) await database.query(statement)
    })
    after(() => database?.close())

    for (const by of ['search_listings', 'close_listings']) {
      test(`${by} is its plain query`, async () => {
        await fill(database, fc.sample(listing, { numRuns: 300, seed: 16 }))
        await fc.assert(
          fc.asyncProperty(typed, filter, (text, where) => assertSame(database, by, text, where)),
          { numRuns: 60, seed: 16 },
        )
      })
    }

    test('after any change a listing has the words of its text, and their bits', async () => {
      await fill(database, fc.sample(listing, { numRuns: 50, seed: 18 }))
      const change = fc
        .record(fields, { requiredKeys: [] })
        .filter((columns) => Object.keys(columns).length > 0)
      await fc.assert(
        fc.asyncProperty(change, (columns) => assertWords(database, columns)),
        { numRuns: 60, seed: 18 },
      )
    })

    test('nearest_listings is its plain query, also where most of the list is beyond the first part', async () => {
      await fillPlaces(database)
      const compare = () =>
        fc.assert(
          fc.asyncProperty(from, fc.oneof(fc.constant(''), typed), filter, (origin, text, where) =>
            assertNearest(database, origin, text, where),
          ),
          { numRuns: 60, seed: 18 },
        )
      await compare()
      await database.query(`do $$ begin
        execute replace(pg_get_functiondef('search.nearest_to'::regproc), ':= 1000', ':= 20'); end $$`)
      await compare()
    })

    test('plan_b is its plain query', async () => {
      await fillPlaces(database)
      const [all] = await database.query<{ ids: string[] }>(
        'select array(select id from public."Listings" order by id)::text[] as ids',
      )
      const ids = all?.ids ?? []
      let plans = 0
      for (let start = 0; start < ids.length; start += 50) {
        const asked = ids.slice(start, start + 50)
        const plansBy = async (by: string) => {
          const found = await database.query(
            `select activity_id, id, km, is_about from ${by}($1::text::uuid[])`,
            [`{${asked}}`],
          )
          return found
        }
        const plain = await plansBy('pg_temp.plain_plan_b')
        plans += plain.length
        await database.query('set role anon')
        const found = await plansBy('public.plan_b')
        await database.query('reset role')
        assert.deepEqual(found, plain)
      }
      assert.ok(plans > 100, `${plans} plans`)
    })

    test('of more than a thousand the thousand first in the list are ranked, and all come', async () => {
      const few = fc.sample(listing, { numRuns: 40, seed: 17 })
      const many = Array.from({ length: 1_100 }, (_, index) => ({
        ...few[index % few.length],
        name: `Otter ${['Playground', 'Playspace', 'Play Equipment'][index % 3]} ${index % 7}`,
        description: null,
        tips: null,
        publish_status: index % 20 === 0 ? 'Draft' : 'Published',
      }))
      await fill(database, many)
      const compareAll = async () => {
        for (const where of ['true', ...FILTERS])
          await assertSame(database, 'search_listings', 'otter', where)
        // in other words for the same thing, in two conditions, and with a bit for some of the words or for all
        for (const text of ['playground', 'otter playground', 'outdoor playground', 'free indoor playspaces'])
          for (const where of ['true', 'free = true'])
            await assertSame(database, 'search_listings', text, where)
      }
      await compareAll()
      await assertSame(database, 'search_listings', 'for kids', 'true')

      // where the first of the list are not enough for a thousand
      await database.query(`do $$ begin
        execute replace(pg_get_functiondef('search.candidates_of'::regproc), ':= 20000', ':= 900'); end $$`)
      await compareAll()
    })
  })
}

async function fill({ query }: MatrixDatabase, rows: object[]) {
  await query('truncate public."Listings" cascade')
  const columns = Object.keys(rows[0] ?? {}).map((column) => `"${column}"`)
  await query(
    `insert into public."Listings" (${columns})
     select ${columns} from json_populate_recordset(null::public."Listings", $1::text::json)`,
    [JSON.stringify(rows)],
  )
}

/** After a change of these columns only, making the words of all listings anew changes nothing. */
async function assertWords({ query }: MatrixDatabase, columns: object) {
  const names = Object.keys(columns).map((column) => `"${column}"`)
  await query(
    `update public."Listings" listing set (${names}) = row(${names.map((column) => `changed.${column}`)})
     from json_populate_record(null::public."Listings", $1::text::json) as changed`,
    [JSON.stringify(columns)],
  )
  const words = () => query<object>('select id, fts::text, broad::text from public."Listings" order by id')
  const kept = await words()
  await query('update public."Listings" set name = name, fts = null, broad = null')
  assert.deepEqual(kept, await words())

  const wrong = await query(
    `select from public."Listings", unnest(search.broad_clauses()) with ordinality as known (clause, position)
     where (fts @@ clause) <> (broad >> (position - 1)::int & 1 = 1)`,
  )
  assert.equal(wrong.length, 0)
}

/** Three hundred listings, with suburbs of which one has no point. */
async function fillPlaces(database: MatrixDatabase) {
  await database.query(`
    insert into public."Postcodes" (locality, postcode, state, latitude, longitude, region)
      values ('Manly', '2095', 'NSW', -33.8, 151.28, 'Coast'), ('Mosman', '2088', 'NSW', -33.96, 151.08, 'Shore')
      on conflict (locality, postcode, state) do update set latitude = excluded.latitude, longitude = excluded.longitude,
        region = excluded.region`)
  await fill(database, fc.sample(placed, { numRuns: 300, seed: 19 }))
}

async function assertNearest(
  { query }: MatrixDatabase,
  origin: { latitude: number; longitude: number },
  text: string,
  where: string,
) {
  const given = [origin.latitude, origin.longitude, text]
  const idsOf = async (source: string, where: string) => {
    const [row] = await query<{ ids: string[] }>(
      `select array(select id from ${source}($1::float8, $2::float8, $3) ${where})::text[] as ids`,
      given,
    )
    return row?.ids
  }
  const plain = await idsOf('pg_temp.plain_nearest_listings', `where ${where}`)
  await query('set role anon')
  const found = await idsOf('public.nearest_listings', `where ${where}`)
  const page = await idsOf('public.nearest_listings', `where ${where} limit 12`)
  await query('reset role')
  assert.deepEqual(found, plain, `${text} from ${JSON.stringify(origin)} where ${where}`)
  assert.deepEqual(page, plain?.slice(0, 12))
  const drafts = await query(
    `select from search.nearest_to($1::float8, $2::float8, $3) as found (id)
      join public."Listings" using (id) where publish_status <> 'Published'`,
    given,
  )
  assert.equal(drafts.length, 0, `a draft near ${JSON.stringify(origin)}`)
}

async function assertSame({ query }: MatrixDatabase, by: string, text: string, where: string) {
  const idsOf = async (source: string) => {
    const [row] = await query<{ ids: string[] }>(
      `select array(select id from ${source} where ${where})::text[] as ids`,
      [text],
    )
    return row?.ids
  }
  const plain = await idsOf(`pg_temp.plain_${by}($1)`)
  await query('set role anon')
  const found = await idsOf(`public.${by}($1)`)
  await query('reset role')
  assert.deepEqual(found, plain, `${text} where ${where}`)
  if (by === 'search_listings') {
    await query('set role anon')
    const counted = await idsOf('public.found_listings($1)')
    await query('reset role')
    assert.deepEqual(counted?.sort(), found?.sort(), `${text} where ${where}, to be counted`)
  }

  for (const ids of by === 'search_listings' ? ['matches_of', 'others_of'] : ['close_to']) {
    const drafts = await query(
      `select from search.${ids}($1) as found (id) join public."Listings" using (id) where publish_status <> 'Published'`,
      [text],
    )
    assert.equal(drafts.length, 0, `${ids}: a draft for ${text}`)
  }
}
