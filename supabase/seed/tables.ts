import type { LoadStep, Query } from '../local/database/database.ts'
import type { Row } from './rows.ts'

/** Inserts or updates rows. All rows have the columns of the first one; those of `kept` are only inserted. */
export async function upsert(query: Query, table: string, rows: Row[], kept: string[] = []): Promise<void> {
  const [first] = rows
  if (!first) return
  await query(writing(table, first, `jsonb_populate_recordset(null::public."${table}", $1::jsonb)`, kept), [
    JSON.stringify(rows),
  ])
}

/** The statement that inserts or updates the rows of `source`, which has the columns of `row`. */
function writing(table: string, row: Row, source: string, kept: string[] = []): string {
  const quoted = (columns: string[]) => columns.map((column) => `"${column}"`)
  const columns = quoted(Object.keys(row))
  const updated = quoted(Object.keys(row).filter((column) => !kept.includes(column)))
  return `insert into public."${table}" (${columns}) select ${columns} from ${source}
    on conflict (id) do update set ${updated.map((column) => `${column} = excluded.${column}`)}`
}

/**
 * The steps that insert or update rows by COPY, in the same transaction: as JSON into a temporary table, from there into
 * theirs. All rows have the columns of the first one.
 */
export function copying(table: string, rows: Row[]): LoadStep[] {
  const [first] = rows
  if (!first) return []
  const staged = `"staged ${table}"`
  return [
    `create temporary table ${staged} (line json) on commit drop`,
    { copy: `copy ${staged} from stdin`, lines: rows.map(lineOf) },
    writing(table, first, `${staged}, json_populate_record(null::public."${table}", line)`),
  ]
}

/** A row as a line of the text format of COPY. JSON has no other character with a meaning there. */
const lineOf = (row: Row) => `${JSON.stringify(row).replaceAll('\\', '\\\\')}\n`

/** Replaces the rows of these listings by the given ones. */
export async function replaceOf(query: Query, table: string, rows: Row[], listings: Row[]): Promise<void> {
  await query(
    `delete from public."${table}"
     where listing_id in (select id from jsonb_populate_recordset(null::public."Listings", $1::jsonb))
       and id not in (select id from jsonb_populate_recordset(null::public."${table}", $2::jsonb))`,
    [JSON.stringify(listings.map(({ id }) => ({ id }))), JSON.stringify(rows.map(({ id }) => ({ id })))],
  )
  await upsert(query, table, rows)
}

/** Returns the recorded state of `source`, from the table in which the Supabase CLI also records its seeds. */
export async function recorded(query: Query, source: string): Promise<string | undefined> {
  const [found] = await query<{ hash: string }>(
    'select hash from supabase_migrations.seed_files where path = $1',
    [source],
  )
  return found?.hash
}

/** Records the state of `source`. */
export async function record(query: Query, source: string, hash: string): Promise<void> {
  await query(
    `insert into supabase_migrations.seed_files (path, hash) values ($1, $2)
     on conflict (path) do update set hash = excluded.hash`,
    [source, hash],
  )
}
