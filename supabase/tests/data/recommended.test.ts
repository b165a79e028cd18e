import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { OpenDatabase } from '../../local/database/database.ts'
import { catalogue } from '../../seed/catalogue/catalogue.ts'
import { daysOf, rowsOf } from '../../seed/rows.ts'
import { upsert } from '../../seed/tables.ts'
import { openTestDatabase } from '../backend.ts'

/** The order of the list with the whole catalogue. Its rules: supabase/tests/rowRules/recommending.ts. */
let database: OpenDatabase

before(async () => {
  database = await openTestDatabase()
})
after(() => database.close())

type Listed = { kind: string; away: boolean; open: boolean; km: number | null }

async function listOn(today: string) {
  const rows = catalogue.map((entry) => rowsOf(entry, today))
  await upsert(
    database.query,
    'Listings',
    rows.map(({ listing, hours }) => ({ ...listing, ...daysOf(hours) })),
  )
  await database.query('select private.recommend($1)', [today])
  return database.query<Listed>(
    `select primary_type as kind, 'Weekend away' = any (tags) as away,
       open_days @> array[to_char($1::date, 'FMday')] or coalesce(event_dates @> $1::date, false) as open,
       111.2 * sqrt((near_latitude + 33.8732) ^ 2 + ((near_longitude - 151.2061) * 0.83) ^ 2) as km
     from public."Listings" where publish_status = 'Published' order by recommended, name, id`,
    [today],
  )
}

for (const today of ['2026-11-23', '2027-05-15']) {
  test(`on ${today} no two neighbours are of one kind, and the first page is open, near and of many kinds`, async () => {
    const list = await listOn(today)
    assert.deepEqual(
      list.filter(({ kind }, index) => kind === list[index - 1]?.kind),
      [],
    )
    const firstAway = list.findIndex(({ away }) => away)
    assert.ok(list.slice(firstAway).every(({ away }) => away))

    const page = list.slice(0, 12)
    assert.ok(page.every(({ open }) => open))
    assert.ok(page.every(({ km }) => km !== null && km < 20))
    assert.ok(new Set(page.map(({ kind }) => kind)).size >= 8)
  })
}
