import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { OpenDatabase } from '../../local/database/database.ts'
import { daysOf } from '../../seed/rows.ts'
import { SAMPLE_TAG, sampleRows } from '../../seed/samples.ts'
import { seedSamples } from '../../seed/seedSamples.ts'
import { openTestDatabase } from '../backend.ts'

const TODAY = '2026-11-21'

describe('a sample listing', () => {
  test('is the same each time', () => {
    assert.deepEqual(sampleRows(42, TODAY), sampleRows(42, TODAY))
    assert.notDeepEqual(sampleRows(42, TODAY), sampleRows(43, TODAY))
  })

  test('says that it is a sample, and has a picture without a URL', () => {
    for (const number of [1, 99, 100_000]) {
      const { listing, images } = sampleRows(number, TODAY)
      assert.match(String(listing.name), /^Sample \d{6}: /)
      assert.ok(Array.isArray(listing.tags) && listing.tags.includes(SAMPLE_TAG))
      assert.match(String(listing.description), /not a real place/)
      assert.deepEqual(
        images.map(({ image_url }) => image_url),
        [''],
      )
      assert.deepEqual(
        [listing.phone_number, listing.price, listing.external_rating, listing.website],
        [null, null, null, null],
      )
    }
  })
})

describe('seeding sample listings', () => {
  let database: OpenDatabase
  let said: string[] = []

  before(async () => {
    database = await openTestDatabase()
  })
  after(() => database.close())

  const run = (count: number, today = TODAY) => {
    said = []
    return seedSamples({ database, count, today, report: (line) => said.push(line) })
  }

  const numbers = async () => {
    const rows = await database.query<{ number: number }>(
      `select substring(name from 8 for 6)::int as number from public."Listings" where name like 'Sample %' order by 1`,
    )
    return rows.map(({ number }) => number)
  }
  const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

  const others = async () => {
    const [row] = await database.query<{ count: number }>(
      `select count(*)::int from public."Listings" where name not like 'Sample %'`,
    )
    return row?.count
  }

  test('creates the requested number, with every type and age, within the constraints', async () => {
    await run(1200)
    assert.deepEqual(await numbers(), upTo(1200))
    assert.equal(said.at(-1), 'Seed: 1,200 of 1,200 sample listings')
    const [row] = await database.query(`
      select count(distinct primary_type)::int as types, bool_or(babies) as babies, bool_or(teens) as teens,
        bool_or(all_ages) as "allAges", bool_or(event_dates is not null) as events,
        bool_or(open_days = '{}' and event_dates is null) as unknown
      from public."Listings" where name like 'Sample %'`)
    const everything = { types: 19, babies: true, teens: true, allAges: true, events: true, unknown: true }
    assert.deepEqual(row, everything)
  })

  test('the days that a copied listing brings along are those that the database keeps', async () => {
    const rows = Array.from({ length: 300 }, (_, index) => sampleRows(index + 1, TODAY))
    const days = rows.map(({ listing, hours }) => ({ id: listing.id, ...daysOf(hours) }))
    const same = await database.query(
      `select from jsonb_to_recordset($1::jsonb) as brought (id uuid, open_days text[], event_dates daterange)
       join public."Listings" kept using (id)
       where (brought.open_days, brought.event_dates) is not distinct from (kept.open_days, kept.event_dates)`,
      [JSON.stringify(days)],
    )
    assert.equal(same.length, 300)
  })

  test('writes nothing the second time', async () => {
    await run(1200)
    assert.deepEqual(said, [])
  })

  test('continues after an interruption', async () => {
    await run(0)
    const failing: OpenDatabase = {
      ...database,
      query: (text, values) =>
        JSON.stringify(values)?.includes('Sample 000501') && text.includes('"Listings"')
          ? Promise.reject(new Error('Interrupted'))
          : database.query(text, values),
    }
    await assert.rejects(
      seedSamples({ database: failing, count: 700, today: TODAY, report: () => {} }),
      /Interrupted/,
    )
    assert.deepEqual(await numbers(), upTo(500))
    await database.query(`update public."Listings" set address = 'Kept' where name like 'Sample 000001%'`)
    await run(700)
    assert.deepEqual(await numbers(), upTo(700))
    const kept = await database.query(`select 1 from public."Listings" where address = 'Kept'`)
    assert.equal(kept.length, 1, 'the first batch was not written again')
  })

  test('moves the dates of the same listings on another day', async () => {
    const first = async () => {
      const [row] = await database.query<{ start: string }>(
        `select min(lower(event_dates))::text as start from public."Listings" where name like 'Sample %'`,
      )
      return Date.parse(row?.start ?? '')
    }
    const before = await first()
    await run(700, '2026-11-22')
    assert.equal((await first()) - before, 86_400_000)
    assert.deepEqual(await numbers(), upTo(700))
  })

  test('removes the surplus for a smaller number and all for 0, but only sample listings', async () => {
    await database.query(
      `insert into public."Listings" (name, primary_type, tags) values ('Sample 000600: by an editor', 'park', $1)`,
      [[SAMPLE_TAG]],
    )
    const real = await others()
    await run(10)
    assert.deepEqual(await numbers(), [...upTo(10), 600])
    await run(0)
    assert.deepEqual(await numbers(), [600])
    assert.equal(await others(), real)
    const left = await database.query(
      `select 1 from public.image_metadata where image_url = '' union all
       select 1 from public.opening_hours where listing_id not in (select id from public."Listings")`,
    )
    assert.deepEqual(left, [])
  })
})
