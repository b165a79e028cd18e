import type { Mutant } from './derived.ts'

const policy = (name: string, table: string, rule: string) => `alter policy "${name}" on ${table} ${rule}`
const SAVE = 'published activities are saved in own lists'
const OWN = '(select auth.uid()) = user_id'
const OWN_LIST =
  'exists (select from public.lists list where list.id = list_id and list.user_id = (select auth.uid()))'
const PUBLISHED = `exists (select from public."Listings" l where l.id = activity_id and l.publish_status = 'Published')`

const foreignKey = (table: string, name: string, rule: string) => `
  alter table ${table} drop constraint ${name};
  alter table ${table} add constraint ${name} foreign key ${rule}`
/** Possible mistakes in rules, privileges, keys and defaults that cannot be derived from the schema. */
export const RULE_MUTANTS: Mutant[] = [
  // Owner of the row
  ...(
    [
      ['own lists are read', 'public.lists', 'using ((select auth.uid()) is not null)'],
      ['own lists are changed', 'public.lists', 'using ((select auth.uid()) is not null)'],
      ['own lists are deleted', 'public.lists', 'using ((select auth.uid()) is not null)'],
      ['own lists are added', 'public.lists', 'with check ((select auth.uid()) is not null)'],
      ['own lists are changed', 'public.lists', 'with check ((select auth.uid()) is not null)'],
      ['own saved activities are read', 'public.list_activities', 'using ((select auth.uid()) is not null)'],
      [
        'own saved activities are removed',
        'public.list_activities',
        'using ((select auth.uid()) <> user_id)',
      ],
      ['own saved activities are noted', 'public.list_activities', 'using ((select auth.uid()) is not null)'],
      [
        'own saved activities are noted',
        'public.list_activities',
        'with check ((select auth.uid()) is not null)',
      ],
      ['own profile is read', 'public.profiles', 'using ((select auth.uid()) is not null)'],
      ['own profile is changed', 'public.profiles', 'using ((select auth.uid()) is not null)'],
      ['own profile is changed', 'public.profiles', 'with check ((select auth.uid()) is not null)'],
      ['own lists are read', 'public.lists', `using ((select auth.uid()) is null or ${OWN})`],
      ['own lists are added', 'public.lists', `with check ((select auth.uid()) is null or ${OWN})`],
      // Allowed activities in lists
      [SAVE, 'public.list_activities', `with check (${OWN} and ${OWN_LIST})`],
      [SAVE, 'public.list_activities', `with check (${OWN} and ${PUBLISHED})`],
      [SAVE, 'public.list_activities', `with check (${OWN_LIST} and ${PUBLISHED})`],
      [SAVE, 'public.list_activities', `with check (${OWN} and (${OWN_LIST} or ${PUBLISHED}))`],
      // Published rows
      ['published listings are read by everyone', 'public."Listings"', `using (publish_status = 'Draft')`],
      ['published listings are read by everyone', 'public."Listings"', `using (publish_status is not null)`],
      ['published listings are read by everyone', 'public."Listings"', 'to authenticated'],
      ['images of published listings are read by everyone', 'public.image_metadata', 'to anon'],
      ['hours of published listings are read by everyone', 'public.opening_hours', 'to anon'],
      ['postcodes are read by everyone', 'public."Postcodes"', `using (state <> 'NSW')`],
    ] as const
  ).map(([name, table, rule]) => ({
    name: `${name}: ${rule}`,
    sql: policy(name, table, rule),
    tables: [table],
  })),

  // Privileges
  { name: 'whole tables to everyone', sql: 'grant all on all tables in schema public to public' },
  { name: 'everyone uses private', sql: 'grant usage on schema private to public' },
  { name: 'the service does not use private', sql: 'revoke usage on schema private from service_role' },
  { name: 'a parent makes tables', sql: 'grant create on schema public to authenticated' },
  { name: 'a visitor counts on', sql: 'grant usage on sequence public."Postcodes_id_seq" to anon' },
  {
    name: 'later tables are granted',
    sql: 'alter default privileges in schema public grant select on tables to anon',
  },
  {
    name: 'later sequences are granted',
    sql: 'alter default privileges in schema public grant usage on sequences to authenticated',
  },
  {
    name: 'later functions are granted',
    sql: 'alter default privileges in schema public grant execute on functions to anon',
  },
  {
    name: 'later functions are for everyone',
    sql: 'alter default privileges grant execute on functions to public',
  },
  { name: 'the service counts no hit', sql: 'revoke execute on function private.hit from service_role' },
  { name: 'a new table', sql: 'create table public.forgotten (id int)' },
  { name: 'a new view', sql: 'create view public.everything as select * from public.lists' },
  { name: 'a new column', sql: 'alter table public.lists add column shared boolean' },
  {
    name: 'a new function',
    sql: `create function public.erase() returns void language sql security definer as 'delete from public.lists'`,
  },

  // Keys
  {
    name: 'a saved activity is held to a list, not to its owner',
    sql: foreignKey(
      'public.list_activities',
      'list_activities_list_id_user_id_fkey',
      '(list_id) references public.lists (id) on delete cascade',
    ),
  },
  ...(
    [
      [
        'public.list_activities',
        'list_activities_list_id_user_id_fkey',
        '(list_id, user_id) references public.lists (id, user_id)',
      ],
      [
        'public.list_activities',
        'list_activities_activity_id_fkey',
        '(activity_id) references public."Listings"',
      ],
      ['public.lists', 'lists_user_id_fkey', '(user_id) references auth.users'],
      ['public.profiles', 'profiles_id_fkey', '(id) references auth.users'],
      [
        'public.image_metadata',
        'image_metadata_listing_id_fkey',
        '(listing_id) references public."Listings"',
      ],
      ['public.opening_hours', 'opening_hours_listing_id_fkey', '(listing_id) references public."Listings"'],
    ] as const
  ).map(([table, name, rule]) => ({
    name: `${name} without a cascade`,
    sql: foreignKey(table, name, rule),
    table,
  })),
  {
    name: 'an activity once per user, not per list',
    sql: `alter table public.list_activities drop constraint list_activities_list_id_activity_id_key;
      alter table public.list_activities add unique (user_id, activity_id)`,
  },
  {
    name: 'one locality of a name',
    sql: `alter table public."Postcodes" drop constraint "Postcodes_locality_postcode_state_key"`,
  },

  // Defaults
  {
    name: 'published at once',
    sql: `alter table public."Listings" alter publish_status set default 'Published'`,
  },
  {
    name: 'lists of a fixed user',
    sql: `alter table public.lists alter user_id set default gen_random_uuid()`,
  },
  {
    name: 'every list shared',
    sql: 'alter table public.lists alter share_token set default gen_random_uuid()',
    tables: ['public.lists'],
  },
  ...(
    [
      ['public.lists', 'id', 'md5(random()::text)::uuid'],
      ['public.list_activities', 'note', `'x'`],
      ['public.profiles', 'username', `'x'`],
      ['private.submissions', 'emailed_at', 'now()'],
      ['private.submissions', 'idem_key', 'gen_random_uuid()'],
      ['private.rate_limits', 'hits', '0'],
      ['public."Listings"', 'external_rating', '5'],
    ] as const
  ).map(([table, column, value]) => ({
    name: `${value} as the default of ${column} in ${table}`,
    sql: `alter table ${table} alter ${column} set default ${value}`,
  })),
]
