import { OTHER, OWNER } from './actors.ts'
import { MISSING, OWN_LIST, UNSAVED } from './fixtures.ts'
import type { Cell } from './probe.ts'
import { insert, literal } from './sql.ts'

const CAP = 'P0001'

const lists = (count: number, user = OWNER) =>
  `insert into public.lists (user_id, name) select '${user}', gen_random_uuid() from generate_series(1, ${count})`
/** Ignores the limit on lists, which has its own lock. */
const noCap = 'alter table public.lists disable trigger lists_cap'
const favorites = insert('public.lists', { name: `'Favorites'` })
const favoritesOf = (user: string, age: string) =>
  insert('public.lists', {
    name: `'Favorites'`,
    user_id: literal(user),
    created_at: `now() - interval '${age}'`,
  })
/** Requests a link twice, or again after it was withdrawn. */
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
 * Fills the owner's first list, which already has one activity. Triggers are off: the limit would count all activities
 * for every row, and the keys would need as many listings.
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

/** Tests of the triggers on lists and saved activities. */
export const LIST_TRIGGERS: Record<string, Cell[]> = {
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
      name: 'a link does not follow from a number that can be set',
      as: 'owner',
      sql: `do $$
        declare
          first uuid;
        begin
          perform setseed(0.5);
          update public.lists set share_token = '${MISSING}' where id = '${OWN_LIST}' returning share_token into first;
          update public.lists set share_token = null where id = '${OWN_LIST}';
          perform setseed(0.5);
          update public.lists set share_token = '${MISSING}' where id = '${OWN_LIST}';
          update public.lists set emoji = case share_token when first then 'same' else 'new' end where id = '${OWN_LIST}';
        end $$`,
      finds: firstEmoji,
      expected: 'new',
    },
    {
      name: 'links are random uuids, version 4',
      given: lists(90),
      as: 'superuser',
      sql: `update public.lists set share_token = '${MISSING}'`,
      finds: `select bool_and(share_token::text ~ '^.{8}-.{4}-4.{3}-[89ab]') from public.lists`,
      expected: 'true',
    },
    {
      name: "the database's strong generator makes them, and nothing else",
      as: 'superuser',
      sql: 'select 1',
      finds: `select btrim(regexp_replace(prosrc, '\\s+', ' ', 'g')) from pg_proc where proname = 'draw_share_token'`,
      expected:
        'begin if new.share_token is not null then new.share_token := coalesce(old.share_token, gen_random_uuid()); end if; return new; end',
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
}
