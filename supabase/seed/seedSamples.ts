import { createHash } from 'node:crypto'
import type { OpenDatabase, Query } from '../local/database/database.ts'
import { uuidOfName } from './ids.ts'
import { daysOf, type ListingRows } from './rows.ts'
import { SAMPLE_TAG, sampleRows } from './samples.ts'
import { copying, record, recorded, replaceOf, upsert } from './tables.ts'

type SampleOptions = {
  database: OpenDatabase
  /** The wanted number; 0 removes all. */
  count: number
  /** ISO date in Sydney; the dates of events are relative to it. */
  today: string
  report: (line: string) => void
}

const BATCH = 500
/** Rows of one COPY. Two run at a time, because most of the work is the server's. */
const BATCH_OF_COPY = 10_000
const COPIES = 2
const SEED = 'seed/samples.ts'

/**
 * Makes the database contain exactly `count` generated listings, in batches. After an interruption it continues. It
 * writes nothing if the same listings exist for the same day.
 */
export async function seedSamples({ database, count, today, report }: SampleOptions): Promise<void> {
  const { query } = database
  const mark = (done: number) => `${GENERATOR} ${today} ${done}`
  const noted = await recorded(query, SEED)
  if (noted === mark(count)) return

  const [generator, day, done] = noted?.split(' ') ?? []
  const isSameGenerator = generator === GENERATOR
  const start = isSameGenerator && day === today ? Math.min(Number(done), count) : 0
  // recorded before the removal: an interrupted removal must not look complete
  await record(query, SEED, mark(start))
  // another version of the generator creates other names and so other ids
  await remove(query, isSameGenerator ? count : 0, report)
  const { load } = database
  const batch = load ? BATCH_OF_COPY : BATCH
  const step = load ? batch * COPIES : batch
  for (let first = start + 1; first <= count; first += step) {
    const last = Math.min(first + step - 1, count)
    const parts = partsOf(first, last, batch)
    await Promise.all(
      parts.map((part) => (load ? copy(load, rowsFrom(part, today)) : write(query, rowsFrom(part, today)))),
    )
    await record(query, SEED, mark(last))
    if (last % 5_000 === 0 || last === count)
      report(`Seed: ${format(last)} of ${format(count)} sample listings`)
  }
  if (load) await load(FLUSH)
}

/** What is still to be taken would make every search slower until the next vacuum. */
const FLUSH = ['fts', 'close'].map((index) => `select gin_clean_pending_list('public.listings_${index}')`)

/** GIN indexes take new rows in larger portions. They find a row before that as well. */
const FEWER_FLUSHES = `set local gin_pending_list_limit = '64MB'; set local work_mem = '64MB'`

type Part = { first: number; last: number }

function partsOf(first: number, last: number, size: number): Part[] {
  const count = Math.ceil((last - first + 1) / size)
  return Array.from({ length: count }, (_, index) => {
    const start = first + index * size
    return { first: start, last: Math.min(start + size - 1, last) }
  })
}

const rowsFrom = ({ first, last }: Part, today: string) =>
  Array.from({ length: last - first + 1 }, (_, index) => sampleRows(first + index, today))

/** Each listing comes with its days, so that the trigger on the hours finds nothing to change. */
async function copy(load: NonNullable<OpenDatabase['load']>, rows: ListingRows[]): Promise<void> {
  await load([
    FEWER_FLUSHES,
    ...copying(
      'Listings',
      rows.map(({ listing, hours }) => ({ ...listing, ...daysOf(hours) })),
    ),
    ...copying(
      'image_metadata',
      rows.flatMap(({ images }) => images),
    ),
    ...copying(
      'opening_hours',
      rows.flatMap(({ hours }) => hours ?? []),
    ),
  ])
}

async function write(query: Query, rows: ListingRows[]): Promise<void> {
  const listings = rows.map(({ listing }) => listing)
  await upsert(query, 'Listings', listings)
  await upsert(
    query,
    'image_metadata',
    rows.flatMap(({ images }) => images),
  )
  await replaceOf(
    query,
    'opening_hours',
    rows.flatMap(({ hours }) => hours ?? []),
    listings,
  )
}

/** Removes generated listings with a number above `count`: they have our tag, and an id derived from their name. */
async function remove(query: Query, count: number, report: (line: string) => void): Promise<void> {
  const found = await query<{ id: string; name: string }>(
    `select id, name from public."Listings"
     where tags @> array[$1] and substring(name from '^Sample (\\d{6,7}):')::int > $2::int`,
    [SAMPLE_TAG, count],
  )
  const surplus = found.filter(({ id, name }) => id === uuidOfName(name)).map(({ id }) => id)
  if (surplus.length === 0) return
  report(`Seed: removing ${format(surplus.length)} sample listings...`)
  for (let first = 0; first < surplus.length; first += BATCH) {
    await query(
      `delete from public."Listings" where id in (select value::uuid from jsonb_array_elements_text($1::jsonb))`,
      [JSON.stringify(surplus.slice(first, first + BATCH))],
    )
  }
}

/** A digest of the generated listings that does not depend on the day. */
const GENERATOR = createHash('sha256')
  .update(JSON.stringify([1, 2, 3, 4, 5, 6, 7, 8].map((number) => sampleRows(number, '2026-01-01'))))
  .digest('hex')
  .slice(0, 16)

const format = (count: number) => count.toLocaleString('en-AU')
