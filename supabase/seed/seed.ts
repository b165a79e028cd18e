import { createHash } from 'node:crypto'
import { sydneyToday } from 'shared-ui/dates'
import type { OpenDatabase } from '../local/database/database.ts'
import type { CatalogueEntry } from './catalogue/entry.ts'
import { seedDemoAccount } from './demo.ts'
import { moveEvents, noteFacts } from './facts/noteFacts.ts'
import { addLocalities, seededLocalities } from './localities.ts'
import { publishReturned, retire } from './retired.ts'
import { type ListingRows, rowsOf } from './rows.ts'
import { seedSamples } from './seedSamples.ts'
import { record, recorded, replaceOf, upsert } from './tables.ts'

type SeedOptions = {
  database: OpenDatabase
  report: (line: string) => void
  catalogue: CatalogueEntry[]
  /** ISO date in Sydney; the dates of events are relative to it. */
  today?: string
  /** The number of additional generated listings. Default: no change. */
  samples?: number
  /** Makes the demo account, too, whose password everybody knows. Default: false. */
  hasDemo?: boolean
}

/**
 * Seeds the listings with their images and hours, the postcodes and, where it is wanted, the demo account. It is idempotent,
 * also after an interruption, because all ids are derived from names. It writes nothing if data and day are those of the
 * last run.
 */
export async function seed(options: SeedOptions): Promise<void> {
  const { database, report, today = sydneyToday(), samples } = options
  await seedCatalogue({ ...options, today })
  if (samples !== undefined) await seedSamples({ database, count: samples, today, report })
}

async function seedCatalogue(options: SeedOptions & { today: string }): Promise<void> {
  const { database, report, catalogue, today, hasDemo } = options
  const rows = catalogue.map((entry) => rowsOf(entry, today))
  const localities = seededLocalities()
  const known = await recorded(database.query, SEED)
  const data = hashOf([catalogue.map((entry) => rowsOf(entry, ANY_DAY)), localities])
  const state = `${data} ${hashOf(rows)}`
  if (known === state) return

  // on another day only the events move: what editors and imports have entered meanwhile stays
  if (known?.startsWith(data)) await moveEvents(database.query, rows, today)
  else {
    report(`Seed: writing ${rows.length} listings, ${localities.length} localities...`)
    await writeCatalogue(database, rows)
    await addLocalities(database.query, localities)
    const favorites = rows.slice(0, 2).map(({ listing }) => listing.id)
    if (hasDemo) await seedDemoAccount(database, favorites)
  }
  await record(database.query, SEED, state)
}

const SEED = 'seed/seed.ts'
const ANY_DAY = '2026-01-01'

const hashOf = (data: unknown) => createHash('sha256').update(JSON.stringify(data)).digest('hex')

async function writeCatalogue({ query }: OpenDatabase, rows: ListingRows[]): Promise<void> {
  const listings = rows.map(({ listing }) => listing)
  const images = rows.flatMap((row) => row.images)
  const hours = rows.flatMap((row) => row.hours ?? [])
  // an editor may have unpublished it
  await upsert(query, 'Listings', listings, ['publish_status'])
  await publishReturned(query, listings)
  await replaceOf(query, 'image_metadata', images, listings)
  await replaceOf(query, 'opening_hours', hours, listings)
  await noteFacts(query, rows)
  await retire(query, listings)
}
