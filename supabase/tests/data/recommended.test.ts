import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { OpenDatabase } from '../../local/database/database.ts'
import { catalogue } from '../../seed/catalogue/catalogue.ts'
import { CATEGORIES } from '../../seed/catalogue/categories.ts'
import { daysOf, rowsOf } from '../../seed/rows.ts'
import { upsert } from '../../seed/tables.ts'
import { openTestDatabase } from '../backend.ts'

/** The order of the list with the whole catalogue. Its rules: supabase/tests/rowRules/recommending.ts. */
let database: OpenDatabase

before(async () => {
  database = await openTestDatabase()
})
after(() => database.close())

type Listed = { kind: string; away: boolean; open: boolean; km: number | null; picture: string }

async function listOn(today: string) {
  const rows = catalogue.map((entry) => rowsOf(entry, today))
  await upsert(
    database.query,
    'Listings',
    rows.map(({ listing, hours }) => ({ ...listing, ...daysOf(hours) })),
  )
  await upsert(
    database.query,
    'image_metadata',
    rows.flatMap(({ images }) => images),
  )
  await database.query('select private.recommend($1)', [today])
  return database.query<Listed>(
    `select primary_type as kind, 'Weekend away' = any (tags) as away,
       open_days @> array[to_char($1::date, 'FMday')] or coalesce(event_dates @> $1::date, false) as open,
       111.2 * sqrt((near_latitude + 33.8732) ^ 2 + ((near_longitude - 151.2061) * 0.83) ^ 2) as km,
       (select alt_text from public.image_metadata where listing_id = listed.id order by created_at limit 1) as picture
     from public."Listings" listed where publish_status = 'Published' order by recommended, name, id`,
    [today],
  )
}

/** What the pictures show that are alike and at most `reach` cards apart. */
const twins = (list: Listed[], reach: number) =>
  list.flatMap(({ picture }, index) =>
    list.slice(index + 1, index + 1 + reach).filter((near) => near.picture === picture),
  )

for (const today of ['2026-11-23', '2027-05-15']) {
  test(`on ${today} no two neighbours are of one kind, and the first page is open, near and of many kinds`, async () => {
    const list = await listOn(today)
    assert.deepEqual(
      list.filter(({ kind }, index) => kind === list[index - 1]?.kind),
      [],
    )
    const firstAway = list.findIndex(({ away }) => away)
    assert.ok(list.slice(firstAway).every(({ away }) => away))

    // the order draws anew each day, so a few may remain where a category has few pictures
    assert.deepEqual(twins(list.slice(0, 48), 3), [])
    assert.ok(twins(list, 3).length <= 3)
    for (const [category, kinds] of Object.entries(CATEGORIES)) {
      const ofCategory = list.filter(({ kind }) => kinds.some((known) => known === kind))
      assert.ok(twins(ofCategory, 2).length <= 7, category)
    }

    const page = list.slice(0, 12)
    assert.ok(page.every(({ open }) => open))
    assert.ok(page.every(({ km }) => km !== null && km < 20))
    assert.ok(new Set(page.map(({ kind }) => kind)).size >= 8)
  })
}
