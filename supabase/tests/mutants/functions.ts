import type { Mutant } from './derived.ts'
import { rewrite } from './rewrite.ts'

const trigger = (name: string, events: string, table: string, run: string) => `
  drop trigger ${name} on ${table};
  create trigger ${name} ${events} on ${table} for each row execute function private.${run}()`

/** Faults in the triggers and functions. */
export const FUNCTION_MUTANTS: Mutant[] = [
  { name: '101 lists', ...rewrite('cap_rows_of_user', 'kept > 100', 'kept > 101') },
  { name: '99 lists', ...rewrite('cap_rows_of_user', 'kept > 100', 'kept > 99') },
  { name: '2,001 activities', ...rewrite('cap_rows_of_user', 'kept > 2000', 'kept > 2001') },
  { name: '1,999 activities', ...rewrite('cap_rows_of_user', 'kept > 2000', 'kept >= 2000') },
  {
    name: 'a cap over all users',
    ...rewrite('cap_rows_of_user', 'public.lists where user_id = new.user_id', 'public.lists'),
  },
  {
    name: 'a cap without a lock',
    ...rewrite(
      'cap_rows_of_user',
      'perform pg_advisory_xact_lock',
      'perform pg_catalog.hashint8extended(0, 0), hashtextextended',
    ),
  },
  {
    name: 'the cap before the row rules',
    sql: trigger('lists_cap', 'before insert', 'public.lists', 'cap_rows_of_user'),
  },
  {
    name: 'days on insert only',
    sql: trigger(
      'opening_hours_refresh_listing',
      'after insert',
      'public.opening_hours',
      'refresh_listing_days',
    ),
  },
  {
    name: 'days not on delete',
    sql: trigger(
      'opening_hours_refresh_listing',
      'after insert or update',
      'public.opening_hours',
      'refresh_listing_days',
    ),
  },
  {
    name: 'days of the new listing only',
    ...rewrite('refresh_listing_days', 'touched || old.listing_id', 'touched'),
  },
  {
    name: 'days of the old listing only',
    ...rewrite('refresh_listing_days', 'touched || new.listing_id', 'touched'),
  },
  {
    name: 'an event counts on its weekdays',
    ...rewrite('refresh_listing_days', 'hours.start_date is null', 'true'),
  },
  { name: 'closed days count', ...rewrite('refresh_listing_days', `'CLOSED'`, `'SHUT'`) },
  { name: 'closed only in capitals', ...rewrite('refresh_listing_days', 'upper(btrim(', 'btrim(btrim(') },
  { name: 'always open is forgotten', ...rewrite('refresh_listing_days', 'hours.always_open', 'false') },
  { name: 'an event ends a day early', ...rewrite('refresh_listing_days', `'[]'`, `'[)'`) },
  { name: 'a name with blanks around it', ...rewrite('create_profile', 'btrim(new.raw', '(new.raw') },
  { name: 'a name of 61 letters', ...rewrite('create_profile', ', 60)', ', 61)') },
  { name: 'a blank name', ...rewrite('create_profile', 'nullif(', 'concat(') },
  { name: 'an own time of a profile', ...rewrite('touch_profile', 'new.updated_at := now();', '') },
  {
    name: 'a user name with blanks',
    ...rewrite('touch_profile', 'new.username := btrim(new.username);', ''),
  },
  { name: 'submissions for eleven months', ...rewrite('forget_expired', '12 months', '11 months') },
  { name: 'submissions for thirteen months', ...rewrite('forget_expired', '12 months', '13 months') },
  { name: 'counters for a day', ...rewrite('forget_expired', '2 days', '1 day') },
  { name: 'counters for three days', ...rewrite('forget_expired', '2 days', '3 days') },
  { name: 'one hit too many', ...rewrite('hit', '<= hit.allowed', '<= hit.allowed + 1') },
  { name: 'one hit too few', ...rewrite('hit', '<= hit.allowed', '< hit.allowed') },
  { name: 'hits that are not counted', ...rewrite('hit', 'counted.hits + 1', 'counted.hits') },
  { name: 'one counter for all', ...rewrite('hit', 'values (hit.bucket,', `values ('all',`) },
  {
    name: 'a link that the client chooses',
    ...rewrite('draw_share_token', 'gen_random_uuid()', 'new.share_token'),
  },
  {
    name: 'a new link each time',
    ...rewrite('draw_share_token', 'coalesce(old.share_token,', 'coalesce(null,'),
  },
  ...(
    [
      ['over what an editor has entered', 'noted is distinct from entered and', 'false and'],
      ['over what was there before the first', `jsonb_strip_nulls(entered) - 'always_open' <> '{}'`, 'false'],
      ['into what an editor has emptied', '(noted is not null or ', '('],
      ['that only fills blanks', 'noted is distinct from entered and (noted', '(noted'],
      ['that keeps hours with only a new source', 'noted := entered;', ''],
      ['that takes a new month for new hours', '{hours_source,hours_as_of,', '{hours_source,'],
      ['that forgets the month of a page', 'wanted.hours_as_of', 'null'],
      ['that takes an empty row for hours', ` - 'always_open' <> '{}'`, ` <> '{}'`],
      ['into the first of several listings', 'other.id <> listing.id', 'false'],
      ['into all listings', 'changed.id = listing.id', 'true'],
      ['of dates that takes the regular hours', 'hours.id = event.id', 'hours.listing_id = listing.id'],
      ['that writes regular hours twice', 'where hours.id = regular.id', 'where false'],
      ['that does not note what is new', 'do update set columns = excluded.columns', 'do nothing'],
    ] as const
  ).map(([name, piece, other]) => ({
    name: `an import ${name}`,
    ...rewrite('public.import_facts', piece, other),
  })),
  ...(
    [
      ['of open days only', 'or event_dates @> today', ''],
      ['of events only', `open_days @> array[to_char(today, 'FMday')] or`, ''],
      ['of any open day', `array[to_char(today, 'FMday')]`, `'{}'`],
      ['with soon a day earlier', 'today + 14', 'today + 13'],
      ['with soon a day later', 'today + 14', 'today + 15'],
      ['with events whose dates are not known', ` and listing_type <> 'event'`, ''],
      ['with closed places first', 'then 3', 'then 1'],
      ['with later events beside closed places', 'else 4', 'else 3'],
      ['from any distance', 'array[5, 10, 20, 40]', 'array[0]'],
      ['without the latitude of suburbs', '(near_latitude', '(latitude'],
      ['without the longitude of suburbs', '(near_longitude', '(longitude'],
      ['with equal pictures of a kind together', 'band, again, draw', 'band, draw'],
      ['that does not look at pictures', 'is_strict and', 'false and'],
      ['with a picture again after two others', '|| recent)[:3]', '|| recent)[:2]'],
      ['by the last picture', 'order by created_at, id limit 1', 'order by created_at desc, id limit 1'],
      [
        'of any kind where pictures are alike',
        'array[true, false] loop\n        chosen',
        'array[true] loop\n        chosen',
      ],
      ['that looks at 5 km', 'array[5, 10,', 'array[10, 10,'],
      ['that looks at 10 km', 'array[5, 10, 20,', 'array[5, 20, 20,'],
      ['that looks at 20 km', '20, 40]', '40, 40]'],
      ['that looks at 40 km', '20, 40]', '20, 100]'],
      ['with places without a point first', 'array[5, 10, 20, 40]), 4)', 'array[5, 10, 20, 40]), 0)'],
      ['with far places in turn', 'greatest(band - 2, 0)', '0'],
      ['with far places one turn later', '0) * 2', '0)'],
      ['with drafts', `publish_status = 'Published' and`, ''],
      ['of all with those away', '= is_away', 'is not null'],
      ['of 999', 'integer := 1000', 'integer := 999'],
      ['without turns', 'order by turn_of, turn, band', 'order by turn_of, band'],
      ['of equal neighbours', 'or names[kinds[chosen]] = previous', ''],
      ['with a rest of one kind', 'number * 2 >', 'number / 2 >'],
      [
        'that begins again after the day trips',
        `= previous or`,
        `= case when place = 1 then '' else previous end or`,
      ],
      ['with those away among the others', 'then 2000 else 0', 'then 0 else 0'],
      ['with other places away first', 'then 3001', 'then 2000'],
      ['with the others first', 'else 1001', 'else 0'],
      ['that is the same each day', 'md5(id::text || today)', 'md5(id::text)'],
      ['that differs each time', 'md5(id::text || today)', 'md5(random()::text)'],
      ['that writes all', 'is distinct from wanted.place', 'is not null'],
    ] as const
  ).map(([name, piece, other]) => ({
    name: `an order of the list ${name}`,
    ...rewrite('recommend', piece, other),
  })),
  ...['md5(random()::text)::uuid', 'md5(clock_timestamp()::text)::uuid', 'md5(new.id::text)::uuid'].map(
    (weak) => ({
      name: `a link from ${weak}`,
      ...rewrite('draw_share_token', 'gen_random_uuid()', weak),
    }),
  ),
  ...(
    [
      ['clean_html', '> 20000', '> 20001'],
      ['clean_html', '> 20000', '> 19999'],
      ['clean_html', '<!--.*?-->', '<!---->'],
      ['clean_html', '(script|', '('],
      ['clean_html', '|svg|', '|'],
      ['clean_html', `.*', '', 'i'`, `', '', 'i'`],
      ['clean_html', '){1,1}?', ')'],
      ['clean_html', 'h[123]', 'h[23]'],
      ['clean_html', 'h[456]', 'h[45]'],
      ['clean_html', `\\1\\2\\3">', 'gi'`, `\\1\\2\\3">', 'i'`],
      ['clean_html', `\\1\\2\\3">', 'gi'`, `\\1\\2\\3">', 'g'`],
      ['clean_html', `\\1\\2\\3`, `\\1\\3`],
      ['clean_html', `\\1\\2\\3`, `\\1\\2`],
      ['clean_html', `([^\\s''"<>]*)(?:\\s[^<>]*)?`, `([^''"<>]*)`],
      ['clean_html', `'</a>', 'gi'`, `'</a>', 'g'`],
      ['clean_html', `name || '>', 'gi'`, `name || '>', 'g'`],
      ['clean_html', `, '&lt;', 'g'`, `, '<', 'g'`],
      ['clean_listing', 'new.tips := private.clean_html(new.tips);', ''],
      ['clean_listing', 'new.description := private.clean_html(new.description);', ''],
      ['limit_account_data', '> 16384', '> 16385'],
      ['limit_account_data', '> 16384', '>= 16384'],
    ] as const
  ).map(([name, piece, other]) => ({
    name: `${name} with ${other} for ${piece}`,
    ...rewrite(name, piece, other),
  })),
  { name: 'a list that stays shared', ...rewrite('draw_share_token', 'new.share_token is not null', 'true') },
  { name: 'a list is the same for 59 seconds', ...rewrite('refuse_repeated_list', '1 minute', '59 seconds') },
  { name: 'a list is the same for two minutes', ...rewrite('refuse_repeated_list', '1 minute', '2 minutes') },
  ...['other.user_id = new.user_id', 'other.name = new.name', 'other.emoji = new.emoji'].map((piece) => ({
    name: `the same list without looking at ${piece}`,
    ...rewrite('refuse_repeated_list', piece, 'true'),
  })),
  {
    name: 'the same list without a lock',
    ...rewrite(
      'refuse_repeated_list',
      'perform pg_advisory_xact_lock',
      'perform pg_catalog.hashint8extended(0, 0), hashtextextended',
    ),
  },
  {
    name: 'the same list before the row rules',
    sql: trigger('lists_repeated', 'before insert', 'public.lists', 'refuse_repeated_list'),
  },
  {
    name: 'a link of everything',
    ...rewrite('public.shared_list', 'list.share_token = shared_list.token', 'true'),
  },
  {
    name: 'the id of a list as its link',
    ...rewrite(
      'public.shared_list',
      '= shared_list.token',
      '= shared_list.token or list.id = shared_list.token',
    ),
  },
  {
    name: 'a link of nothing',
    ...rewrite('public.shared_list', '= shared_list.token', 'is not distinct from shared_list.token'),
  },
  {
    name: 'drafts in a shared list',
    ...rewrite('public.shared_list', `listing.publish_status = 'Published'`, 'true'),
  },
  {
    name: 'a shared list from the oldest',
    ...rewrite('public.shared_list', 'created_at desc', 'created_at'),
  },
  {
    name: 'the activities of every list in a shared one',
    ...rewrite('public.shared_list', 'saved.list_id = list.id', 'true'),
  },
  { name: 'a shared list without end', ...rewrite('public.shared_list', 'limit 2000', 'limit 2001') },
  { name: 'a shared list cut short', ...rewrite('public.shared_list', 'limit 2000', 'limit 1999') },
]
