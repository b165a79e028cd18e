import { OTHER, OWNER } from './actors.ts'
import { MISSING, OTHER_LIST, OWN_LIST, SAVED, UNSAVED } from './fixtures.ts'
import type { Cell } from './probe.ts'
import { insert, literal } from './sql.ts'

const DUPLICATE = '23505'
const FOREIGN_KEY = '23503'
const EXCLUDED = '23P01'
const CHECK = '23514'

/** A second row with the same unique values. Runs as superuser: keys apply to every role. */
const twice = (name: string, sql: string): Cell => ({ name, as: 'superuser', sql, expected: DUPLICATE })
const copyOf = (table: string, columns: string) =>
  `insert into ${table} (${columns}) select ${columns} from ${table} limit 1`
const LIST_OF_OTHER = { list_id: literal(OTHER_LIST), activity_id: literal(UNSAVED), user_id: literal(OWNER) }
const event = (from: string, to: string) =>
  insert('public.opening_hours', {
    listing_id: literal(SAVED),
    start_date: literal(from),
    end_date: literal(to),
  })
/** The rows that are left in a table after a row that others reference is deleted. */
const gone = (name: string, sql: string, table: string, left: number): Cell => ({
  name,
  as: 'superuser',
  sql,
  finds: `select count(*) from ${table}`,
  expected: String(left),
})
const noAccount = `delete from auth.users where id = '${OWNER}'`
const noListing = `delete from public."Listings" where id = '${SAVED}'`

/** Keys, and rules that involve more than one column or row. */
export const KEYS: Record<string, Cell[]> = {
  'public."Listings"': [
    twice('two listings with one id', copyOf('public."Listings"', 'id, name, primary_type')),
    {
      name: 'a listing of no known place',
      as: 'superuser',
      sql: 'update public."Listings" set latitude = null, longitude = null',
      expected: 3,
    },
  ],
  'public.image_metadata': [
    twice('two images with one id', copyOf('public.image_metadata', 'id, listing_id, image_url')),
    gone('a listing takes its images along', noListing, 'public.image_metadata', 2),
  ],
  'public.opening_hours': [
    twice('two rows of hours with one id', copyOf('public.opening_hours', 'id, listing_id')),
    gone('a listing takes its hours along', noListing, 'public.opening_hours', 2),
    {
      name: 'dates in order',
      as: 'superuser',
      sql: event('2026-12-01', '2026-12-01'),
      expected: 1,
    },
    {
      name: 'an end before the start',
      as: 'superuser',
      sql: event('2026-12-02', '2026-12-01'),
      expected: CHECK,
    },
    {
      name: 'a second run of dates of one listing',
      given: event('2026-12-01', '2026-12-02'),
      as: 'superuser',
      sql: event('2027-12-01', '2027-12-02'),
      expected: EXCLUDED,
    },
    {
      name: 'regular hours beside the dates',
      given: event('2026-12-01', '2026-12-02'),
      as: 'superuser',
      sql: insert('public.opening_hours', { listing_id: literal(SAVED) }),
      expected: 1,
    },
  ],
  'public."Postcodes"': [
    {
      name: 'a locality without a point',
      as: 'superuser',
      sql: 'update public."Postcodes" set latitude = null, longitude = null',
      expected: 2,
    },
    twice('one locality twice', copyOf('public."Postcodes"', 'locality, postcode, state')),
    {
      name: 'two localities with one id',
      as: 'superuser',
      sql: `insert into public."Postcodes" (id, locality, postcode, state) overriding system value
        select id, 'Elsewhere', postcode, state from public."Postcodes" limit 1`,
      expected: DUPLICATE,
    },
  ],
  'public.profiles': [
    twice('two profiles of one account', copyOf('public.profiles', 'id')),
    gone('an account takes its profile along', noAccount, 'public.profiles', 1),
  ],
  'public.lists': [
    twice('two lists with one id', copyOf('public.lists', 'id, name, user_id')),
    {
      name: 'a list id of another owner is a list id all the same',
      as: 'superuser',
      sql: insert('public.lists', { id: literal(OWN_LIST), name: `'x'`, user_id: literal(OTHER) }),
      expected: DUPLICATE,
    },
    {
      name: 'a list of no account',
      as: 'superuser',
      sql: insert('public.lists', { name: `'x'`, user_id: literal(MISSING) }),
      expected: FOREIGN_KEY,
    },
    twice(
      'two lists with one link',
      `alter table public.lists disable trigger lists_share_token;
       update public.lists set share_token = '${MISSING}'`,
    ),
    gone('an account takes its lists along', noAccount, 'public.lists', 1),
    gone('and what is saved in them', noAccount, 'public.list_activities', 1),
  ],
  'public.list_activities': [
    twice('an activity twice in one list', copyOf('public.list_activities', 'list_id, activity_id, user_id')),
    {
      name: 'two saved activities with one id',
      as: 'superuser',
      sql: `insert into public.list_activities (id, list_id, activity_id, user_id)
        select id, list_id, '${UNSAVED}', user_id from public.list_activities limit 1`,
      expected: DUPLICATE,
    },
    gone('a listing leaves the lists', noListing, 'public.list_activities', 0),
    // The composite key applies even with a wrong policy and with the secret key.
    {
      name: 'an own activity in the list of another user, by the service',
      as: 'service',
      sql: insert('public.list_activities', LIST_OF_OTHER),
      expected: FOREIGN_KEY,
    },
  ],
  'private.submissions': [
    twice(
      'two submissions with one id',
      `insert into private.submissions (id, idem_key, kind, payload)
       select id, gen_random_uuid(), kind, payload from private.submissions limit 1`,
    ),
    twice('one form twice', copyOf('private.submissions', 'idem_key, kind, payload')),
  ],
  'private.imported_facts': [
    twice('one fact of a listing twice', copyOf('private.imported_facts', 'listing_id, fact, columns')),
    gone('a listing takes what was imported along', noListing, 'private.imported_facts', 0),
  ],
  'private.rate_limits': [
    twice('two counters of one window', copyOf('private.rate_limits', 'bucket, window_start, hits')),
  ],
}
