import type { Query } from '../../local/database/database.ts'
import type { ListingRows } from '../rows.ts'
import { FACT_COLUMNS, type FactName } from './fact.ts'

/** Notes what these rows say as imported, so that an import may write something better in its place. */
export async function noteFacts(query: Query, rows: ListingRows[]): Promise<void> {
  const noted = rows.flatMap(({ listing, hours }) => {
    const columns: Record<string, unknown> = { ...hours, ...listing }
    return Object.entries(FACT_COLUMNS).flatMap(([fact, names]) => {
      if (!isTold(fact as FactName, columns)) return []
      const told = Object.fromEntries(names.map((name) => [name, columns[name] ?? null]))
      return [{ listing_id: listing.id, fact, columns: told }]
    })
  })
  await query(
    `insert into private.imported_facts (listing_id, fact, columns)
     select listing_id, fact, columns from jsonb_populate_recordset(null::private.imported_facts, $1::jsonb)
     on conflict (listing_id, fact) do update set columns = excluded.columns`,
    [JSON.stringify(noted)],
  )
}

/**
 * Moves the events to these dates, as an import does: dates that an editor has entered stay, and so do announced ones that an
 * import has brought, until they are over.
 */
export async function moveEvents(query: Query, rows: ListingRows[], today: string): Promise<void> {
  const announced = await query<{ name: string }>(
    'select name from public."Listings" where not sample_dates and event_dates && daterange($1, null)',
    [today],
  )
  const kept = new Set(announced.map(({ name }) => name))
  const facts = rows.flatMap(({ listing, hours }) => {
    if (!hours?.start_date || kept.has(String(listing.name))) return []
    const { start_date, end_date } = hours
    const columns = { start_date, end_date, sample_dates: listing.sample_dates }
    return [{ line: 0, name: listing.name, fact: 'dates', columns }]
  })
  await query('select public.import_facts($1::jsonb)', [JSON.stringify(facts)])
}

/** Whether any column of a fact is known. A row of hours has the dates of an event, or the regular hours. */
function isTold(fact: FactName, columns: Record<string, unknown>): boolean {
  if (fact === 'hours') return columns.start_date === null
  return FACT_COLUMNS[fact].some((name) => (columns[name] ?? null) !== null)
}
