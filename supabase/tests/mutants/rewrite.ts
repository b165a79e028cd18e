/** The tables that each function of the project works on. A function without a schema is in `private`. */
const TABLES_OF = {
  words: ['public."Listings"'],
  refresh_listing_days: ['public."Listings"'],
  place_listing: ['public."Listings"'],
  move_listings: ['public."Listings"'],
  recommend: ['public."Listings"'],
  create_profile: ['public.profiles'],
  touch_profile: ['public.profiles'],
  cap_rows_of_user: ['public.lists', 'public.list_activities'],
  forget_expired: ['private.submissions', 'private.rate_limits'],
  hit: ['private.rate_limits'],
  draw_share_token: ['public.lists'],
  refuse_repeated_list: ['public.lists'],
  clean_html: ['public."Listings"'],
  clean_listing: ['public."Listings"'],
  write_words: ['public."Listings"'],
  limit_account_data: ['auth.users'],
  'public.shared_list': ['public.lists'],
  'public.plan_b': ['public."Listings"'],
  'search.plans_of': ['public."Listings"'],
  'search.share_ages': ['public."Listings"'],
  'search.km_between': ['public."Listings"'],
  'search.nearest_to': ['public."Listings"'],
  'public.import_facts': ['private.imported_facts'],
  'public.search_listings': ['public."Listings"'],
  'public.close_listings': ['public."Listings"'],
  'public.nearest_listings': ['public."Listings"'],
  'public.close_localities': ['public."Postcodes"'],
  'search.matches_of': ['public."Listings"'],
  'search.all_of': ['public."Listings"'],
  'search.ways_of': ['public."Listings"'],
  'search.candidates_of': ['public."Listings"'],
  'search.others_of': ['public."Listings"'],
  'search.is_broad': ['public."Listings"'],
  'search.broad_part': ['public."Listings"'],
  'search.broad_clauses': ['public."Listings"'],
  'search.broad_of': ['public."Listings"'],
  'search.mask_of': ['public."Listings"'],
  'search.close_to': ['public."Listings"'],
  'search.words_of': ['public."Listings"'],
  'search.clauses_of': ['public."Listings"'],
  'search.within': ['public."Listings"'],
}

/** Returns a changed body of a function. Throws if the text to replace is not in it. */
export const rewrite = (name: keyof typeof TABLES_OF, piece: string, other: string) => ({
  tables: TABLES_OF[name],
  sql: `
  do $mutant$
  declare
    body text := pg_get_functiondef('${name.includes('.') ? name : `private.${name}`}'::regproc);
  begin
    if strpos(body, $piece$${piece}$piece$) = 0 then raise exception 'not found: %', $piece$${piece}$piece$; end if;
    execute replace(body, $piece$${piece}$piece$, $piece$${other}$piece$);
  end $mutant$`,
})

/** Makes a generated column of "Listings" anew, from a changed expression. Throws if the text to replace is not in it. */
export const rewriteColumn = (column: string, piece: string, other: string) => ({
  tables: ['public."Listings"'],
  sql: `
  do $mutant$
  declare
    expression text := pg_get_expr(adbin, adrelid) from pg_attrdef
      join pg_attribute on attrelid = adrelid and attnum = adnum
      where adrelid = 'public."Listings"'::regclass and attname = '${column}';
    kind text := format_type(atttypid, atttypmod) from pg_attribute
      where attrelid = 'public."Listings"'::regclass and attname = '${column}';
  begin
    if strpos(expression, $piece$${piece}$piece$) = 0 then raise exception 'not found: %', $piece$${piece}$piece$; end if;
    alter table public."Listings" drop column ${column};
    execute format('alter table public."Listings" add column ${column} %s generated always as (%s) stored', kind,
      replace(expression, $piece$${piece}$piece$, $piece$${other}$piece$));
  end $mutant$`,
})
