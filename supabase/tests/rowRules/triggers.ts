import { OTHER, OWNER } from './actors.ts'
import { MISSING, OWN_LIST, SAVED, UNSAVED } from './fixtures.ts'
import type { Cell } from './probe.ts'
import { insert, literal } from './sql.ts'

const CAP = 'P0001'

const lists = (count: number, user = OWNER) =>
  `insert into public.lists (user_id, name) select '${user}', gen_random_uuid() from generate_series(1, ${count})`
/** Takes no notice of the cap, which has a lock of its own. */
const noCap = 'alter table public.lists disable trigger lists_cap'
const favorites = insert('public.lists', { name: `'Favorites'` })
const favoritesOf = (user: string, age: string) =>
  insert('public.lists', {
    name: `'Favorites'`,
    user_id: literal(user),
    created_at: `now() - interval '${age}'`,
  })
/** Asks for a link twice, or once more after it was withdrawn. */
const shareAgain = (between: string) => `do $$
  declare
    before uuid;
  begin
    update public.lists set share_token = '${MISSING}' where id = '${OWN_LIST}' returning share_token into before;
    ${between}
    update public.lists set share_token = '${MISSING}'
    where id = '${OWN_LIST}';
    update public.lists set emoji = case share_token when before then 'same' else 'new' end where id = '${OWN_LIST}';
  end $$`
const firstEmoji = `select emoji from public.lists where id = '${OWN_LIST}'`
/**
 * Fills the owner's first list, which holds one activity already. Without triggers: the cap would count all of them
 * once for each, and the keys would want as many listings.
 */
const saves = (count: number) => `
  set local session_replication_role = replica;
  insert into public.list_activities (list_id, user_id, activity_id)
  select '${OWN_LIST}', '${OWNER}', gen_random_uuid() from generate_series(1, ${count});
  set local session_replication_role = origin`
const saveOne = insert('public.list_activities', {
  list_id: literal(OWN_LIST),
  activity_id: literal(UNSAVED),
})
const isLocked = `select count(*) > 0 from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()`

const hoursOf = (id: string, values: Record<string, string>) =>
  insert('public.opening_hours', { listing_id: literal(id), ...values })
const daysOf = (id: string) =>
  `select array_to_string(open_days, ' ') || coalesce(' ' || event_dates::text, '') from public."Listings" where id = '${id}'`
const WEEK = 'monday tuesday wednesday thursday friday saturday sunday'
/** The listing has monday's hours before each of these. */
const days = (name: string, sql: string, expected: string, id = UNSAVED): Cell => ({
  name,
  as: 'superuser',
  sql,
  finds: daysOf(id),
  expected,
})

const account = (metadata: string) =>
  insert('auth.users', {
    id: literal(MISSING),
    email: `'new@example.com'`,
    raw_user_meta_data: literal(metadata),
  })
const profile = (name: string, metadata: string, expected: string): Cell => ({
  name,
  as: 'superuser',
  sql: account(metadata),
  finds: `select '>' || coalesce(username, 'null') from public.profiles where id = '${MISSING}'`,
  expected: `>${expected}`,
})

const submission = (age: string) =>
  insert('private.submissions', {
    kind: `'contact'`,
    idem_key: 'gen_random_uuid()',
    payload: `'{}'`,
    created_at: `now() - interval '${age}'`,
  })
const hit = (bucket: string, allowed: number) => `select private.hit('${bucket}', ${allowed}, '1 hour')`

/** What the triggers and functions of the project do. */
export const TRIGGERS: Record<string, Cell[]> = {
  'public."Listings"': [
    days(
      'days in the order of the week, closed and blank ones left out',
      hoursOf(UNSAVED, { sunday: `'9am'`, tuesday: `' closed '`, wednesday: `' '`, friday: `'1pm'` }),
      'monday friday sunday',
    ),
    days('always open', hoursOf(UNSAVED, { always_open: 'true' }), WEEK),
    days(
      'the dates of an event, and no weekday of it',
      hoursOf(UNSAVED, { tuesday: `'9am'`, start_date: `'2026-12-01'`, end_date: `'2026-12-03'` }),
      'monday [2026-12-01,2026-12-04)',
    ),
    days('hours changed', `update public.opening_hours set monday = 'CLOSED', sunday = '9am'`, 'sunday'),
    days('hours removed', 'delete from public.opening_hours', ''),
    days(
      'hours that move leave the first listing',
      `update public.opening_hours set listing_id = '${SAVED}' where listing_id = '${UNSAVED}'`,
      '',
    ),
    days(
      'and are those of the second',
      `update public.opening_hours set listing_id = '${SAVED}', monday = null, sunday = '9am'
       where listing_id = '${UNSAVED}'`,
      'monday sunday',
      SAVED,
    ),
    {
      name: 'the words of a listing are found, with the weight of where they are',
      as: 'superuser',
      sql: `update public."Listings" set name = 'Alpha', tags = '{bravo}', suburb = 'Charlie',
          description = 'delta', address = 'Echo', tips = '<p>foxtrot</p>', free = true, toddlers = true, fenced = true
        where id = '${UNSAVED}'`,
      finds: `select fts::text from public."Listings" where id = '${UNSAVED}'`,
      expected: `'alpha':1A 'bravo':3B 'charli':4B,10 'delta':6C 'echo':11 'fenc':9C 'foxtrot':12 'free':7C 'outdoor':8C 'park':2A 'suburb charlie' 'toddler':5B`,
    },
  ],
  'public.profiles': [
    profile('a profile with the name, trimmed', '{"name": "  Ann "}', 'Ann'),
    profile('a name of 61 letters is cut', `{"name": "${'x'.repeat(61)}"}`, 'x'.repeat(60)),
    profile('blanks before it take no place', `{"name": "  ${'x'.repeat(60)}"}`, 'x'.repeat(60)),
    profile('a blank name is none', '{"name": "  "}', 'null'),
    profile('an account without a name', '{}', 'null'),
    {
      name: 'the server sets the time and trims the name',
      as: 'owner',
      sql: `update public.profiles set username = ' Annie ', updated_at = '2001-01-01'`,
      finds: `select username || (updated_at = now()) from public.profiles where id = '${OWNER}'`,
      expected: 'Annietrue',
    },
  ],
  'public.lists': [
    { name: 'the hundredth list', given: lists(97), as: 'owner', sql: lists(1), expected: 1 },
    { name: 'the list after it', given: lists(98), as: 'owner', sql: lists(1), expected: CAP },
    { name: 'many at once', as: 'owner', sql: lists(99), expected: CAP },
    {
      name: 'the cap of one user is not that of another',
      given: lists(98),
      as: 'other',
      sql: lists(1, OTHER),
      expected: 1,
    },
    {
      name: 'another user learns nothing from the cap',
      given: lists(98),
      as: 'other',
      sql: lists(1),
      expected: '42501',
    },
    { name: 'a place is taken under a lock', as: 'owner', sql: lists(1), finds: isLocked, expected: 'true' },
    {
      name: 'the same list twice',
      given: favoritesOf(OWNER, '59 seconds'),
      as: 'owner',
      sql: favorites,
      expected: '23505',
    },
    {
      name: 'the same list a minute later',
      given: favoritesOf(OWNER, '61 seconds'),
      as: 'owner',
      sql: favorites,
      expected: 1,
    },
    {
      name: 'one of another name',
      given: favoritesOf(OWNER, '0 seconds'),
      as: 'owner',
      sql: insert('public.lists', { name: `'Favourites'` }),
      expected: 1,
    },
    {
      name: 'one with another emoji',
      given: favoritesOf(OWNER, '0 seconds'),
      as: 'owner',
      sql: insert('public.lists', { name: `'Favorites'`, emoji: `'⭐'` }),
      expected: 1,
    },
    {
      name: 'the same list of another user',
      given: favoritesOf(OTHER, '0 seconds'),
      as: 'owner',
      sql: favorites,
      expected: 1,
    },
    {
      name: 'another user learns nothing of it',
      given: favoritesOf(OTHER, '0 seconds'),
      as: 'owner',
      sql: favoritesOf(OTHER, '0 seconds'),
      expected: '42501',
    },
    {
      name: 'the same list is looked for under a lock',
      given: noCap,
      as: 'owner',
      sql: lists(1),
      finds: isLocked,
      expected: 'true',
    },
    {
      name: 'a link is drawn by the database',
      as: 'owner',
      sql: `update public.lists set share_token = '${MISSING}'`,
      finds: `select count(distinct share_token) filter (where share_token <> '${MISSING}')
        from public.lists where user_id = '${OWNER}'`,
      expected: '2',
    },
    {
      name: 'a link that is asked for again stays',
      as: 'owner',
      sql: shareAgain(''),
      finds: firstEmoji,
      expected: 'same',
    },
    {
      name: 'after it was withdrawn there is another one',
      as: 'owner',
      sql: shareAgain(`update public.lists set share_token = null where id = '${OWN_LIST}';`),
      finds: firstEmoji,
      expected: 'new',
    },
  ],
  'public.list_activities': [
    { name: 'the 2,000th activity', given: saves(1998), as: 'owner', sql: saveOne, expected: 1 },
    { name: 'the activity after it', given: saves(1999), as: 'owner', sql: saveOne, expected: CAP },
    { name: 'a place is taken under a lock', as: 'owner', sql: saveOne, finds: isLocked, expected: 'true' },
  ],
  'private.submissions': [
    {
      name: 'a new submission lets those older than twelve months go',
      given: `${submission('364 days')}; ${submission('367 days')}`,
      as: 'service',
      sql: submission('0 days'),
      finds: `select count(*) from private.submissions`,
      expected: '3',
    },
  ],
  'private.rate_limits': [
    {
      name: 'a new submission lets counters older than two days go',
      given: `insert into private.rate_limits values ('old', now() - interval '49 hours', 1),
        ('new', now() - interval '47 hours', 1)`,
      as: 'service',
      sql: submission('0 days'),
      finds: 'select count(*) from private.rate_limits',
      expected: '2',
    },
    {
      name: 'hits up to the limit are within it',
      given: hit('a', 2),
      as: 'service',
      sql: 'select 1',
      finds: hit('a', 2),
      expected: 'true',
    },
    {
      name: 'the hit after it is not',
      given: `${hit('a', 2)}; ${hit('a', 2)}`,
      as: 'service',
      sql: 'select 1',
      finds: hit('a', 2),
      expected: 'false',
    },
    {
      name: 'another bucket counts for itself',
      given: `${hit('a', 1)}; ${hit('a', 1)}`,
      as: 'service',
      sql: 'select 1',
      finds: hit('b', 1),
      expected: 'true',
    },
    { name: 'the service counts a hit', as: 'service', sql: hit('a', 1), expected: 1 },
    { name: 'a visitor does not', as: 'visitor', sql: hit('a', 1), expected: '42501' },
    { name: 'a parent does not', as: 'owner', sql: hit('a', 1), expected: '42501' },
  ],
}
