import { OTHER, OWNER } from './actors.ts'
import { MISSING, SAVED } from './fixtures.ts'
import type { Cell } from './probe.ts'
import { insert, literal } from './sql.ts'
import { REFUSED } from './tables.ts'

/** Returns a row with only its required values, without its id, as JSON. */
const bare = (
  name: string,
  table: string,
  values: Record<string, string>,
  key: string,
  expected: object,
): Cell => ({
  name,
  as: 'superuser',
  sql: insert(table, values),
  finds: `select jsonb_strip_nulls(to_jsonb(row)) - '{id,fts,broad}'::text[]
    from ${table} row where ${key} = ${values[key]}`,
  expected: asJsonb(expected),
})

/** Sorts keys like PostgreSQL's jsonb: by length, then by alphabet. */
const asJsonb = (value: object) =>
  `{${Object.entries(value)
    .sort(([a], [b]) => a.length - b.length || (a < b ? -1 : 1))
    .map(([key, entry]) => `"${key}": ${JSON.stringify(entry)}`)
    .join(', ')}}`

/** An object that is created later grants nothing to the roles of the public key. */
const closed = (what: string, given: string, sql: string): Cell[] =>
  (['visitor', 'owner'] as const).map((as) => ({
    name: `${what}, by ${as}`,
    given,
    as,
    sql,
    expected: REFUSED,
  }))
const TABLE = 'create table public.fresh (id int); insert into public.fresh values (1)'

/** The default values of a row, and the default privileges of new tables, sequences and functions. */
export const DEFAULTS: Record<string, Cell[]> = {
  'public."Listings"': [
    bare(
      'a listing is a draft, and nothing is claimed of it',
      'public."Listings"',
      { name: `'Bare'`, primary_type: `'park'` },
      'name',
      {
        name: 'Bare',
        primary_type: 'park',
        listing_type: 'other',
        publish_status: 'Draft',
        free: false,
        indoor: false,
        tags: [],
        open_days: [],
        handy: [],
        recommended: 1001,
        all_ages: false,
        babies: false,
        toddlers: false,
        preschoolers: false,
        primary: false,
        preteens: false,
        teens: false,
      },
    ),
  ],
  'public.opening_hours': [
    bare(
      'hours say nothing',
      'public.opening_hours',
      { id: literal(MISSING), listing_id: literal(SAVED) },
      'id',
      {
        listing_id: SAVED,
        always_open: false,
      },
    ),
  ],
  'public.image_metadata': [
    {
      name: 'an image has its time',
      as: 'superuser',
      sql: insert('public.image_metadata', { listing_id: literal(SAVED), image_url: `'bare'` }),
      finds: `select created_at = now() from public.image_metadata where image_url = 'bare'`,
      expected: 'true',
    },
  ],
  'public.lists': [
    {
      name: 'a list is not shared',
      as: 'superuser',
      sql: insert('public.lists', { name: `'Bare'`, user_id: literal(OTHER) }),
      finds: `select share_token is null from public.lists where name = 'Bare'`,
      expected: 'true',
    },
    {
      name: 'a list has its time',
      as: 'superuser',
      sql: insert('public.lists', { name: `'Bare'`, user_id: literal(OTHER) }),
      finds: `select created_at = now() from public.lists where name = 'Bare'`,
      expected: 'true',
    },
  ],
  'public.list_activities': [
    {
      name: 'a saved activity has no note',
      as: 'superuser',
      sql: `insert into public.list_activities (list_id, activity_id, user_id)
        select id, '${SAVED}', user_id from public.lists where name = 'Second'`,
      finds: `select note is null from public.list_activities order by created_at desc limit 1`,
      expected: 'true',
    },
    {
      name: 'a saved activity has its time',
      as: 'superuser',
      sql: `insert into public.list_activities (list_id, activity_id, user_id)
        select id, '${SAVED}', user_id from public.lists where name = 'Second'`,
      finds: `select created_at = now() from public.list_activities order by created_at desc limit 1`,
      expected: 'true',
    },
  ],
  'public.profiles': [
    {
      name: 'a profile has its time',
      as: 'superuser',
      sql: `delete from public.profiles where id = '${OWNER}'; insert into public.profiles (id) values ('${OWNER}')`,
      finds: `select updated_at = now() from public.profiles where id = '${OWNER}'`,
      expected: 'true',
    },
    {
      name: 'a profile is not added without a time',
      as: 'superuser',
      sql: `delete from public.profiles where id = '${OWNER}';
        insert into public.profiles (id, updated_at) values ('${OWNER}', null)`,
      expected: '23502',
    },
  ],
  'private.submissions': [
    {
      name: 'a submission has its time, was not tried yet, and does not wait for the outbox',
      as: 'superuser',
      sql: insert('private.submissions', { kind: `'listing'`, idem_key: literal(OWNER), payload: `'{}'` }),
      finds: `select created_at = now() and emailed_at is null and claimed_at is null and next_try_at is null and attempts = 0 from private.submissions where kind = 'listing'`,
      expected: 'true',
    },
    {
      name: 'a form function from before the outbox notes the e-mail that it has sent',
      given: insert('private.submissions', { kind: `'listing'`, idem_key: literal(OWNER), payload: `'{}'` }),
      as: 'superuser',
      sql: `update private.submissions set emailed_at = now() where idem_key = ${literal(OWNER)}`,
      expected: 1,
    },
  ],
  'storage.buckets': [
    {
      name: 'the pictures: public, 5 MB, no SVG',
      as: 'superuser',
      sql: 'select 1',
      finds: `select string_agg(concat_ws(' ', id, public, file_size_limit, allowed_mime_types), ';') from storage.buckets`,
      expected: 'listing_images t 5242880 {image/png,image/jpeg,image/webp}',
    },
  ],
  'public, in what is made later': [
    ...closed('reading a table', TABLE, 'select 1 from public.fresh'),
    ...closed('adding to a table', TABLE, 'insert into public.fresh values (2)'),
    ...closed('changing a table', TABLE, 'update public.fresh set id = 2'),
    ...closed('deleting from a table', TABLE, 'delete from public.fresh'),
    ...closed('emptying a table', TABLE, 'truncate public.fresh'),
    ...closed('counting a sequence on', 'create sequence public.fresh', `select nextval('public.fresh')`),
    ...closed(
      'calling a function',
      `create function public.fresh() returns int language sql as 'select 1'`,
      'select public.fresh()',
    ),
    ...closed(
      'calling a private function, were the schema open',
      `create function private.fresh() returns int language sql as 'select 1';
       grant usage on schema private to anon, authenticated`,
      'select private.fresh()',
    ),
  ],
}
