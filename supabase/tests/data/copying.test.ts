import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { OpenDatabase } from '../../local/database/database.ts'
import { sampleRows } from '../../seed/samples.ts'
import { seedSamples } from '../../seed/seedSamples.ts'
import { copying } from '../../seed/tables.ts'
import { findPostgres, NO_POSTGRES } from '../postgresServer.ts'
import { migrated } from '../rowRules/matrixDatabases.ts'

const TODAY = '2026-11-21'

const server = await findPostgres()
after(() => server?.close())

describe('copying into a real PostgreSQL', { skip: server ? false : NO_POSTGRES }, () => {
  let database: OpenDatabase

  before(async () => {
    if (server) database = await migrated({ url: await server.emptyDatabase() })
  })
  after(() => database?.close())

  const allRows = () =>
    database.query<{ rows: object[] }>(
      `select jsonb_agg(jsonb_build_object('listing', to_jsonb(listing) - 'fts', 'hours', to_jsonb(hours) - 'id',
         'images', to_jsonb(image)) order by listing.name) as rows
       from public."Listings" listing
       left join public.opening_hours hours on hours.listing_id = listing.id
       left join public.image_metadata image on image.listing_id = listing.id
       where listing.name like 'Sample %'`,
    )
  const run = (count: number, given: OpenDatabase) =>
    seedSamples({ database: given, count, today: TODAY, report: () => {} })

  test('samples are the same rows as without COPY', async () => {
    await run(60, { ...database, load: undefined })
    const inserted = await allRows()
    await run(0, database)
    await run(60, database)
    assert.deepEqual(await allRows(), inserted)
    assert.equal(inserted[0]?.rows.length, 60)
  })

  test('every character arrives, and a second copy updates the row', async () => {
    const { listing } = sampleRows(1, TODAY)
    for (const description of ['\\ \\n \\. \\\\', '\t"\n\r\u2028', '{"a": [1, null]}', '']) {
      await database.load?.(copying('Listings', [{ ...listing, description }]))
      const found = await database.query('select description from public."Listings" where id = $1', [
        listing.id,
      ])
      assert.deepEqual([...found], [{ description }])
    }
  })

  test('a row that the database refuses leaves nothing of its copy', async () => {
    const good = sampleRows(70, TODAY).listing
    const bad = { ...sampleRows(71, TODAY).listing, name: ' ' }
    await assert.rejects(async () => database.load?.(copying('Listings', [good, bad])), { code: '23514' })
    const left = await database.query('select from public."Listings" where id = $1', [good.id])
    assert.equal(left.length, 0)
  })
})
