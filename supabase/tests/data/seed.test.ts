import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { OpenDatabase } from '../../local/database/database.ts'
import type { CatalogueEntry, EventDates } from '../../seed/catalogue/entry.ts'
import { uuidOf } from '../../seed/ids.ts'
import { rowsOf } from '../../seed/rows.ts'
import { seed } from '../../seed/seed.ts'
import { openTestDatabase } from '../backend.ts'
import { sampleCatalogue } from '../sampleCatalogue.ts'

const sample: CatalogueEntry = {
  name: 'Sample & Park',
  description: '<p>Text</p>',
  primaryType: 'park',
  suburb: 'Mosman',
  images: [
    { scene: 'park/pond', caption: 'First' },
    { scene: 'playground/tower', caption: 'Second' },
  ],
}

describe('the rows of an entry', () => {
  test('have ids that are derived from its name', () => {
    const { listing, images } = rowsOf(sample, '2026-11-21')
    assert.equal(listing.id, uuidOf('sample-and-park'))
    assert.match(listing.id, /^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    assert.deepEqual(
      images.map(({ image_url }) => image_url),
      ['sample-and-park/1-960.webp', 'sample-and-park/2-960.webp'],
    )
  })

  test('have null for unknown values', () => {
    const { listing, hours } = rowsOf(sample, '2026-11-21')
    assert.deepEqual(
      [listing.toilets, listing.accessible_entrance, listing.free_parking_lot, hours],
      [null, null, null, null],
    )
    assert.deepEqual([listing.all_ages, listing.babies, listing.free], [true, false, false])
  })

  test('keep the parking details as well as the parking flag', () => {
    const { listing } = rowsOf(
      { ...sample, parking: { freeStreet: 'Two hours', paidLot: true, freeLot: false } },
      '2026-11-21',
    )
    assert.deepEqual([listing.free_street_parking, listing.free_street_parking_details], [true, 'Two hours'])
    assert.deepEqual([listing.paid_parking_lot, listing.paid_parking_lot_details], [true, null])
    assert.equal(listing.free_parking_lot, false)
  })

  // 2026-11-21 is a Saturday.
  const cases: [string, EventDates, string, string][] = [
    ['2026-11-18', { startsIn: 0, lasts: 1 }, '2026-11-18', '2026-11-18'],
    ['2026-11-18', { startsIn: -2, lasts: 4 }, '2026-11-16', '2026-11-19'],
    ['2026-12-30', { startsIn: 3, lasts: 2 }, '2027-01-02', '2027-01-03'],
    ['2026-11-18', { every: 'saturday', lasts: 1 }, '2026-11-21', '2026-11-21'],
    ['2026-11-22', { every: 'saturday', lasts: 2 }, '2026-11-21', '2026-11-22'],
    ['2026-11-23', { every: 'saturday', lasts: 2 }, '2026-11-28', '2026-11-29'],
    ['2026-11-21', { every: 'saturday', week: 3, lasts: 1 }, '2026-11-21', '2026-11-21'],
    ['2026-11-22', { every: 'saturday', week: 3, lasts: 1 }, '2026-12-19', '2026-12-19'],
  ]
  for (const [today, event, start, end] of cases) {
    test(`an event ${JSON.stringify(event)} seeded on ${today} runs from ${start} to ${end}`, () => {
      const { hours, listing } = rowsOf({ ...sample, event }, today)
      assert.deepEqual(
        [hours?.start_date, hours?.end_date, listing.listing_type, listing.sample_dates],
        [start, end, 'event', true],
      )
    })
  }

  const seasons: [name: string, today: string, start: string, end: string, isSample: boolean][] = [
    ['Australia Day on Sydney Harbour', '2026-11-23', '2027-01-26', '2027-01-26', false],
    ['Australia Day on Sydney Harbour', '2027-01-26', '2027-01-26', '2027-01-26', false],
    ['Australia Day on Sydney Harbour', '2027-01-27', '2028-01-26', '2028-01-26', false],
    ['Sydney Royal Easter Show', '2026-11-23', '2027-03-19', '2027-03-30', true],
    ['City2Surf', '2027-08-08', '2027-08-08', '2027-08-08', false],
    // After the last edition that is known: a Sunday about a year later.
    ['City2Surf', '2027-08-09', '2028-08-06', '2028-08-06', true],
    ['Moonlight Cinema Sydney', '2026-11-23', '2026-11-26', '2027-03-28', true],
  ]
  for (const [name, today, start, end, isSample] of seasons) {
    test(`${name} seen on ${today} is from ${start} to ${end}${isSample ? ', a sample' : ''}`, () => {
      const { hours, listing } = rowsOf({ ...sample, name, event: 'in season' }, today)
      assert.deepEqual([hours?.start_date, hours?.end_date, listing.sample_dates], [start, end, isSample])
    })
  }

  test('have no dates where no season is known', () => {
    const { hours, listing } = rowsOf(
      { ...sample, name: 'Biennale of Sydney', event: 'in season' },
      '2026-11-21',
    )
    assert.deepEqual([hours, listing.listing_type, listing.sample_dates], [null, 'event', null])
  })
})

describe('seeding', () => {
  let database: OpenDatabase
  const said: string[] = []

  before(async () => {
    database = await openTestDatabase()
  })
  after(() => database.close())

  const run = (catalogue: CatalogueEntry[], today = '2026-11-21') =>
    seed({ database, catalogue, today, report: (line) => said.push(line) })

  const counts = async () => {
    const [row] = await database.query(`select (select count(*)::int from public."Listings") as listings,
      (select count(*)::int from public.image_metadata) as images,
      (select count(*)::int from public.opening_hours) as hours,
      (select count(*)::int from public."Postcodes") as postcodes,
      (select count(*)::int from auth.users) as users, (select count(*)::int from public.list_activities) as saved`)
    return row
  }

  test('a second time changes no count, and logs nothing if nothing changed', async () => {
    const first = await counts()
    await run(sampleCatalogue)
    await run(sampleCatalogue, '2026-11-22')
    assert.deepEqual(await counts(), first)
    said.length = 0
    await run(sampleCatalogue, '2026-11-22')
    assert.deepEqual(said, [])
  })

  test('an interrupted run is completed the next time', async () => {
    const failing: OpenDatabase = {
      ...database,
      query: (text, values) =>
        text.startsWith('insert into public."opening_hours"')
          ? Promise.reject(new Error('Interrupted'))
          : database.query(text, values),
    }
    const added = [...sampleCatalogue, { ...sample, hours: { monday: '9am' } }]
    const half = { database: failing, catalogue: added, today: '2026-11-22', report: () => {} }
    await assert.rejects(seed(half), /Interrupted/)
    await run(added, '2026-11-22')
    const [hours] = await database.query('select monday from public.opening_hours where listing_id = $1', [
      uuidOf('sample-and-park'),
    ])
    assert.deepEqual(hours, { monday: '9am' })
  })

  test('on another day moves the events', async () => {
    await run(sampleCatalogue, '2027-03-01')
    const [event] = await database.query<{ start: string }>(
      'select start_date::text as start from public.opening_hours where start_date is not null',
    )
    assert.equal(event?.start, '2027-03-01')
  })

  test('leaves announced dates of an import alone until they are over', async () => {
    const event = 'Event Park'
    const facts = [
      {
        line: 2,
        name: event,
        fact: 'dates',
        columns: { start_date: '2027-03-05', end_date: '2027-03-06', sample_dates: false },
      },
    ]
    await run(sampleCatalogue, '2027-03-01')
    await database.query('select public.import_facts($1::jsonb)', [JSON.stringify(facts)])
    const startOn = async (today: string) => {
      await run(sampleCatalogue, today)
      const [row] = await database.query<{ start: string }>(
        'select start_date::text as start from public.opening_hours where start_date is not null',
      )
      return row?.start
    }
    assert.equal(await startOn('2027-03-06'), '2027-03-05')
    assert.equal(await startOn('2027-03-07'), '2027-03-07')
  })

  test('removes a picture and hours that an entry no longer has', async () => {
    await run([{ ...sample, hours: { monday: '9am' } }])
    await run([{ ...sample, images: [{ scene: 'park/pond', caption: 'Changed' }] }])
    const id = uuidOf('sample-and-park')
    const images = await database.query('select caption from public.image_metadata where listing_id = $1', [
      id,
    ])
    assert.deepEqual(images, [{ caption: 'Changed' }])
    assert.deepEqual(
      await database.query('select 1 from public.opening_hours where listing_id = $1', [id]),
      [],
    )
  })

  test('removes a renamed listing; unpublishes it if a parent saved it; keeps an editor’s listing', async () => {
    const entries = ['Old Name', 'Old Saved Name'].map((name): CatalogueEntry => ({ ...sample, name }))
    await run([sample, ...entries])
    await database.query(
      `insert into public.list_activities (list_id, user_id, activity_id) select id, user_id, $1 from public.lists limit 1`,
      [uuidOf('old-saved-name')],
    )
    // As an editor does: the database creates the id. The second listing has the name of a retired entry.
    await database.query(
      `insert into public."Listings" (name, primary_type, publish_status)
       values ('From an editor', 'park', 'Published'), ('Old Name', 'park', 'Published')`,
    )
    await run([sample])
    const statuses = async () =>
      database.query<{ name: string; status: string }>(
        `select name, publish_status as status from public."Listings"
         where name ~ '(Name|editor)$' order by name, status`,
      )
    assert.deepEqual(await statuses(), [
      { name: 'From an editor', status: 'Published' },
      { name: 'Old Name', status: 'Published' },
      { name: 'Old Saved Name', status: 'Draft' },
    ])
    assert.deepEqual(
      await database.query(`select 1 from public."Listings" where id = $1`, [uuidOf('old-name')]),
      [],
    )

    await run([sample, ...entries])
    assert.equal(
      (await statuses()).filter(({ status }) => status === 'Draft').length,
      0,
      'back in the catalogue',
    )
  })

  test('leaves a listing unpublished that an editor has unpublished, also one that was away', async () => {
    const park: CatalogueEntry = { ...sample, name: 'Closed Park' }
    await run([sample, park])
    await database.query(
      `insert into public.list_activities (list_id, user_id, activity_id) select id, user_id, $1 from public.lists limit 1`,
      [uuidOf('closed-park')],
    )
    await database.query(`update public."Listings" set publish_status = 'Draft' where name = 'Closed Park'`)
    const status = async () =>
      database.query(
        `select publish_status as status, description from public."Listings" where name = 'Closed Park'`,
      )
    await run([sample, { ...park, description: '<p>Changed</p>' }])
    assert.deepEqual(await status(), [{ status: 'Draft', description: '<p>Changed</p>' }])
    await run([sample])
    await run([sample, park])
    assert.deepEqual(await status(), [{ status: 'Draft', description: '<p>Text</p>' }])
  })

  test('keeps the data of the demo user', async () => {
    await database.query(`update public.lists set name = 'Renamed'`)
    await run([sample], '2027-03-02')
    assert.deepEqual(await database.query('select name from public.lists'), [{ name: 'Renamed' }])
  })
})
