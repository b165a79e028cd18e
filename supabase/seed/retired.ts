import type { Query } from '../local/database/database.ts'
import { uuidOfName } from './ids.ts'
import type { Row } from './rows.ts'
import { SAMPLE_TAG } from './samples.ts'

/** Before the id of a listing that the seed has unpublished, in the table of the seeds, which only its owner reads. */
const RETIRED = 'seed/retired.ts '

/**
 * Removes listings of an earlier seed that are no longer in the catalogue, for example after a change of name. A listing
 * that a parent has saved is unpublished instead, so that the list can show that it is gone. Only listings whose id is
 * derived from their name belong to the seed; an editor's listing has a random id and is kept.
 */
export async function retire(query: Query, listings: Row[]): Promise<void> {
  const current = new Set(listings.map(({ id }) => id))
  const found = await query<{ id: string; name: string }>(
    // the version digit of the UUID limits the query to seeded listings
    `select id, name from public."Listings" where substr(id::text, 15, 1) = '5' and not tags @> array[$1]`,
    [SAMPLE_TAG],
  )
  const gone = found.filter(({ id, name }) => !current.has(id) && id === uuidOfName(name)).map(({ id }) => id)
  if (gone.length === 0) return
  const saved = 'exists (select 1 from public.list_activities where activity_id = listing.id)'
  const isGone = 'id in (select value::uuid from jsonb_array_elements_text($1::jsonb))'
  await query(
    `with unpublished as (
       update public."Listings" listing set publish_status = 'Draft'
       where ${isGone} and ${saved} and publish_status <> 'Draft' returning id)
     insert into supabase_migrations.seed_files (path, hash) select $2 || id, '' from unpublished
     on conflict (path) do nothing`,
    [JSON.stringify(gone), RETIRED],
  )
  await query(`delete from public."Listings" listing where ${isGone} and not ${saved}`, [
    JSON.stringify(gone),
  ])
}

/** Gives listings that are back in the catalogue its status again, but not those that an editor has unpublished. */
export async function publishReturned(query: Query, listings: Row[]): Promise<void> {
  await query(
    `with wanted as (select id, publish_status from jsonb_populate_recordset(null::public."Listings", $1::jsonb)),
       returned as (delete from supabase_migrations.seed_files where path in (select $2 || id from wanted) returning path)
     update public."Listings" listing set publish_status = wanted.publish_status from wanted
     where listing.id = wanted.id and $2 || wanted.id in (select path from returned)`,
    [JSON.stringify(listings.map(({ id, publish_status }) => ({ id, publish_status }))), RETIRED],
  )
}
