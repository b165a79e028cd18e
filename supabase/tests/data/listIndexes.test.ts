import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import postgres from 'postgres'
import { sampleRows } from '../../seed/samples.ts'
import { copying } from '../../seed/tables.ts'
import { findPostgres, NO_POSTGRES } from '../postgresServer.ts'
import { migrated } from '../rowRules/matrixDatabases.ts'

/** The list page finds and counts by index on a real PostgreSQL, as a visitor under the row rules. */
const COUNTED: Record<string, [filter: string, index: string]> = {
  all: ['true', 'listings_\\w+'],
  category: [`primary_type in ('museum')`, 'listings_primary_type'],
  'two ages': ['(all_ages = true or toddlers = true or "primary" = true)', 'listings_features'],
  'free and indoor': ['free = true and indoor = true', 'listings_features'],
  accessible: ['(accessible_entrance = true or accessible_seating = true)', 'listings_features'],
  'a day': [
    `(open_days @> '{monday}' or event_dates @> '[2026-12-05,2026-12-05]'::daterange)`,
    'listings_days',
  ],
  'a weekend': [`open_days && '{saturday,sunday}'`, 'listings_days'],
  'no confirmed hours': [
    `not open_days && '{monday,tuesday,wednesday,thursday,friday,saturday,sunday}' and event_dates is null
      and listing_type <> 'event'`,
    'listings_days',
  ],
  'a place': [`(suburb ilike '%bondi%' or state ilike '%bondi%')`, 'listings_places'],
  'a region': [
    `(suburb ilike '%inner west%' or state ilike '%inner west%' or region = 'Inner West')`,
    'listings_places',
  ],
  'a postcode': [`(suburb ilike '%2026%' or state ilike '%2026%' or postcode = '2026')`, 'listings_places'],
  'what is handy': [`handy @> '{toilets,shaded}'`, 'listings_days'],
  'what is handy, with other filters': [
    `handy @> '{toilets}' and free = true and all_ages = true`,
    'listings_days',
  ],
  'a region, with a feature': [
    `(suburb ilike '%inner west%' or state ilike '%inner west%' or region = 'Inner West') and free = true`,
    'listings_features',
  ],
  'a region, with ages': [
    `(suburb ilike '%inner west%' or state ilike '%inner west%' or region = 'Inner West') and (all_ages = true or toddlers = true)`,
    'listings_features',
  ],
  'a postcode, with other filters': [
    `(suburb ilike '%2026%' or state ilike '%2026%' or postcode = '2026') and open_days && '{sunday}'`,
    'listings_filters',
  ],
  'no confirmed hours, with other filters': [
    `not open_days && '{monday,tuesday,wednesday,thursday,friday,saturday,sunday}' and event_dates is null
      and listing_type <> 'event' and free = true`,
    'listings_days',
  ],
  'a day, with ages': [
    `(open_days @> '{monday}' or event_dates @> '[2026-12-05,2026-12-05]'::daterange) and (all_ages = true or toddlers = true)`,
    'listings_days',
  ],
  'a category, with a feature': [`primary_type in ('museum', 'zoo') and free = true`, 'listings_filters'],
  'several filters': [
    `free = true and all_ages = true and suburb ilike '%a%' and open_days && '{sunday}'`,
    'listings_filters',
  ],
}

const SEARCHES: Record<string, [call: string, index: string]> = {
  matches_of: [`search.matches_of('drifting aquarum')`, 'listings_fts'],
  close_to: [`search.close_to('drifting aquarum')`, 'listings_close'],
  nearest_to: [`search.nearest_to(-33.8136, 151.0034, '')`, 'listings_near'],
  'a page of nearest_listings': [
    `id from public.nearest_listings(-33.8136, 151.0034, '') limit 12`,
    'listings_near',
  ],
  plan_b: [
    `public.plan_b(array(select id from public."Listings" where publish_status = 'Published' order by id limit 50))`,
    'listings_indoors',
  ],
}

const textOf = (plan: postgres.RowList<postgres.Row[]>) => plan.map((line) => line['QUERY PLAN']).join('\n')

const server = await findPostgres()
after(() => server?.close())

describe('the indexes of the list', { skip: server ? false : NO_POSTGRES }, () => {
  let connection: postgres.Sql

  before(async () => {
    if (!server) return
    const url = await server.emptyDatabase()
    const database = await migrated({ url })
    const rows = Array.from({ length: 2_000 }, (_, index) => ({
      ...sampleRows(index + 1, '2026-11-21').listing,
      // within some 40 km
      latitude: -33.9 + (index % 43) * 0.008,
      longitude: 151 + (index % 47) * 0.008,
    }))
    await database.load?.(copying('Listings', rows))
    await database.close()
    connection = postgres(url, { max: 1, onnotice: () => {} })
    await connection.unsafe('vacuum analyze public."Listings"')
  })
  after(() => connection?.end())

  /** The plan of a visitor's statement. */
  const planOf = (statement: string) =>
    connection.begin(async (transaction) => {
      await transaction.unsafe('set local role anon')
      return textOf(await transaction.unsafe(`explain ${statement}`))
    })

  for (const [name, [filter, index]] of Object.entries(COUNTED)) {
    test(`${name} is counted in ${index} alone`, async () => {
      const plan = await planOf(
        `select count(*) from public."Listings" where publish_status = 'Published' and ${filter}`,
      )
      assert.match(plan, new RegExp(`Index Only Scan using ${index} `), plan)
    })
  }

  for (const [name, filter, index] of [
    ['alone', 'true', 'listings_broad'],
    [
      'with a feature and ages',
      'free = true and (all_ages = true or toddlers = true)',
      'listings_broad_filters',
    ],
    ['with a day', `open_days && '{saturday,sunday}'`, 'listings_broad_days'],
    ['with something handy, and free', `handy @> '{toilets}' and free = true`, 'listings_broad_days'],
    ['in a region', `(suburb ilike '%inner west%' or region = 'Inner West')`, 'listings_broad_places'],
    [
      'in a region, on a day',
      `(suburb ilike '%inner west%' or region = 'Inner West') and open_days && '{sunday}'`,
      'listings_list',
    ],
  ] as const) {
    test(`a broad search ${name} is counted in ${index}`, async () => {
      const plan = await planOf(
        `select count(*) from (select 1 from public.found_listings('playground') where publish_status = 'Published' and ${filter}) as found`,
      )
      assert.match(plan, new RegExp(`Index Only Scan using ${index} on "Listings" listing +\\(cost`), plan)
    })
  }

  test('a broad search compares places only where the bits fit', async () => {
    const plan = await planOf(
      `select count(*) from public.found_listings('playground')
       where publish_status = 'Published' and (suburb ilike '%inner west%' or state ilike '%inner west%' or region = 'Inner West')`,
    )
    assert.match(plan, /Filter: \(\(\(broad & \$\d\) >= \$\d\) AND /, plan)
  })

  test('a search that has no bits is counted without a look at the bits of each listing', async () => {
    const plan = await planOf(
      `(analyze, timing off) select count(*) from public.found_listings('otter') where publish_status = 'Published'`,
    )
    assert.match(
      plan,
      /Index Only Scan using listings_broad on "Listings" listing .*\(never executed\)/,
      plan,
    )
  })

  test('many listings are taken to fit the bits, so that a page far down is no reason to sort the table', async () => {
    const plan = await planOf(`select id, tags from public.search_listings('playground')`)
    const [, rows] = plan.match(/"\*SELECT\* 2" .* rows=(\d+)/) ?? []
    assert.ok(Number(rows) > 200, plan)
  })

  test('a category with what is handy is looked up in listings_filters', async () => {
    const plan = await planOf(
      `select count(*) from public."Listings" where publish_status = 'Published' and primary_type in ('museum', 'zoo')
         and handy @> '{toilets}'`,
    )
    assert.match(plan, /Index Only Scan using listings_filters .*\n *Index Cond: \(primary_type = ANY/, plan)
    // as a later column it would not narrow what is read
    const [row] = await connection.unsafe(
      `select pg_get_indexdef('listings_filters'::regclass, 1, true) as first`,
    )
    assert.equal(row?.first, 'primary_type')
  })

  test('names of places need no rules of a language, and those of both tables can be compared by index', async () => {
    const columns = await connection.unsafe(
      `select attrelid::regclass || '.' || attname as "column" from pg_attribute
       where attcollation = '"C"'::regcollation and attrelid in ('public."Listings"'::regclass, 'public."Postcodes"'::regclass)
       order by 1`,
    )
    assert.deepEqual(
      columns.map(({ column }) => column),
      ['"Listings".state', '"Listings".suburb', '"Postcodes".locality', '"Postcodes".state'],
    )
    await connection.begin(async (transaction) => {
      await transaction.unsafe('set local enable_seqscan = off')
      const lines = await transaction.unsafe(
        `explain select listing.id, known.region from public."Listings" listing left join lateral (
           select region from public."Postcodes" known
           where lower(known.locality) = lower(btrim(listing.suburb)) and known.state = coalesce(listing.state, 'NSW') limit 1
         ) as known on true`,
      )
      assert.match(textOf(lines), /Index Cond: \(\(lower\(locality\) = lower\(btrim/, textOf(lines))
    })
  })

  test('a page out of turn costs as on a disk that does not turn, and nothing is compiled', async () => {
    const [row] = await connection.unsafe(
      `select current_setting('random_page_cost') as page, current_setting('jit') as jit`,
    )
    assert.deepEqual(row, { page: '1.1', jit: 'off' })
  })

  test('a page of what is handy is read in the order of listings_broad_days', async () => {
    const plan = await planOf(
      `select id from public."Listings" where publish_status = 'Published' and handy @> '{toilets}'
       order by recommended, external_rating_user_count desc nulls last, name, id limit 12`,
    )
    assert.match(plan, /Index Only Scan using listings_broad_days /, plan)
    assert.doesNotMatch(plan, /Sort/)
  })

  test('the events of a weekend are read in the order of the list, and nothing without dates', async () => {
    const plan = await planOf(
      `select id, tags from public."Listings" where publish_status = 'Published'
         and event_dates && '[2026-12-05,2026-12-06]' and not open_days && '{saturday,sunday}'
       order by recommended, external_rating_user_count desc nulls last, name, id limit 12`,
    )
    assert.match(plan, /Index Scan using listings_events /, plan)
    assert.doesNotMatch(plan, /Sort/)
  })

  for (const [by, [call, index]] of Object.entries(SEARCHES)) {
    test(`${by} reads ${index} and no whole table`, async () => {
      const [row] = await connection.begin(async (transaction) => {
        await transaction.unsafe('set local role anon')
        await transaction.unsafe(`select ${call}`)
        return transaction.unsafe(`
          select pg_stat_get_xact_numscans('public.${index}'::regclass) > 0 as "byIndex",
            pg_stat_get_xact_numscans('public."Listings"'::regclass) as whole`)
      })
      assert.deepEqual(row, { byIndex: true, whole: '0' })
    })
  }
})
