import { createHash } from 'node:crypto'
import { sydneyToday } from 'shared-ui/dates'
import type { OpenDatabase, Query } from '../local/database.ts'
import type { CatalogueEntry } from './catalogue/entry.ts'
import { seedDemoAccount } from './demo.ts'
import { postcodes } from './postcodes.ts'
import { type Row, rowsOf } from './rows.ts'

type SeedOptions = {
  database: OpenDatabase
  report: (line: string) => void
  catalogue: CatalogueEntry[]
  /** ISO date in Sydney; the dates of events count from it. */
  today?: string
}

/**
 * Brings the listings with their images and hours, the postcodes and the demo account into the database. Can be run
 * again and again, also after it was interrupted: everything has its id from its name. Nothing is written where the
 * data and the day are those of the last time.
 */
export async function seed(options: SeedOptions): Promise<void> {
  const { database, report, catalogue, today = sydneyToday() } = options
  const rows = catalogue.map((entry) => rowsOf(entry, today))
  const localities = localityRows()
  const hash = createHash('sha256')
    .update(JSON.stringify([rows, localities]))
    .digest('hex')
  if (hash === (await recordedHash(database.query))) return

  const listings = rows.map(({ listing }) => listing)
  const images = rows.flatMap((row) => row.images)
  const hours = rows.flatMap((row) => row.hours ?? [])
  report(`Seed: writing ${listings.length} listings, ${localities.length} localities...`)
  await upsert(database.query, 'Listings', listings)
  await replaceOf(database.query, 'image_metadata', images, listings)
  await replaceOf(database.query, 'opening_hours', hours, listings)
  await addLocalities(database.query, localities)
  await seedDemoAccount(
    database,
    listings.slice(0, 2).map(({ id }) => id),
  )
  await recordHash(database.query, hash)
}

/** Writes rows that may be there already. All of them have the columns of the first one. */
async function upsert(query: Query, table: string, rows: Row[]): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns = Object.keys(first).map((column) => `"${column}"`)
  await query(
    `insert into public."${table}" (${columns})
     select ${columns} from jsonb_populate_recordset(null::public."${table}", $1::jsonb)
     on conflict (id) do update set ${columns.map((column) => `${column} = excluded.${column}`)}`,
    [JSON.stringify(rows)],
  )
}

/** The rows of these listings become exactly the given ones. */
async function replaceOf(query: Query, table: string, rows: Row[], listings: Row[]): Promise<void> {
  await query(
    `delete from public."${table}"
     where listing_id in (select id from jsonb_populate_recordset(null::public."Listings", $1::jsonb))
       and id not in (select id from jsonb_populate_recordset(null::public."${table}", $2::jsonb))`,
    [JSON.stringify(listings.map(({ id }) => ({ id }))), JSON.stringify(rows.map(({ id }) => ({ id })))],
  )
  await upsert(query, table, rows)
}

type LocalityRow = { locality: string; postcode: string; state: 'NSW' }

const localityRows = (): LocalityRow[] =>
  Object.entries(postcodes).flatMap(([postcode, localities]) =>
    localities.map((locality) => ({ locality, postcode, state: 'NSW' as const })),
  )

async function addLocalities(query: Query, rows: LocalityRow[]): Promise<void> {
  await query(
    `insert into public."Postcodes" (locality, postcode, state)
     select locality, postcode, state from jsonb_populate_recordset(null::public."Postcodes", $1::jsonb)
     on conflict do nothing`,
    [JSON.stringify(rows)],
  )
}

/** Where the Supabase CLI, too, notes what it has seeded. */
const SEED = 'seed/seed.ts'

async function recordedHash(query: Query): Promise<string | undefined> {
  const [found] = await query<{ hash: string }>(
    'select hash from supabase_migrations.seed_files where path = $1',
    [SEED],
  )
  return found?.hash
}

async function recordHash(query: Query, hash: string): Promise<void> {
  await query(
    `insert into supabase_migrations.seed_files (path, hash) values ($1, $2)
     on conflict (path) do update set hash = excluded.hash`,
    [SEED, hash],
  )
}
