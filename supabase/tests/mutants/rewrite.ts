import type { Mutant } from './derived.ts'

/** The tables that functions work on, and the groups of the matrix that ask for their answers. */
type Seen = Pick<Mutant, 'tables' | 'groups'>

const LISTINGS = ['public."Listings"']
const WORDS = { tables: LISTINGS, groups: ['the words of'] }
const PLACES = { tables: LISTINGS, groups: ['places of'] }
const ORDER = { tables: LISTINGS, groups: ['recommending from'] }
const HTML = { tables: LISTINGS, groups: ['HTML in'] }
const SHARING = { tables: ['public.lists'], groups: ['sharing of'] }
const PLANNING = { tables: LISTINGS, groups: ['planning with'] }
const NEAREST = { tables: LISTINGS, groups: ['what is nearest of'] }
const SEARCH = { tables: LISTINGS, groups: ['searching in', 'the order of what is found in'] }

/** Where each function of the project is seen. A function without a schema is in `private`. */
const FUNCTIONS = {
  words: WORDS,
  refresh_listing_days: { tables: LISTINGS },
  place_listing: PLACES,
  move_listings: PLACES,
  recommend: ORDER,
  create_profile: { tables: ['public.profiles'] },
  touch_profile: { tables: ['public.profiles'] },
  cap_rows_of_user: { tables: ['public.lists', 'public.list_activities'] },
  forget_expired: { tables: ['private.submissions', 'private.rate_limits'] },
  hit: { tables: ['private.rate_limits'] },
  draw_share_token: SHARING,
  refuse_repeated_list: { tables: ['public.lists'] },
  clean_html: HTML,
  clean_listing: HTML,
  write_words: WORDS,
  limit_account_data: { tables: ['auth.users'], groups: ['the data of'] },
  'public.shared_list': SHARING,
  'public.plan_b': PLANNING,
  'search.plans_of': PLANNING,
  'search.share_ages': PLANNING,
  'search.km_between': PLANNING,
  'search.nearest_to': NEAREST,
  'public.import_facts': { tables: ['private.imported_facts'], groups: ['importing into'] },
  'public.search_listings': SEARCH,
  'public.found_listings': SEARCH,
  'public.close_listings': SEARCH,
  'public.nearest_listings': NEAREST,
  'public.close_localities': { tables: ['public."Postcodes"'] },
  'search.matches_of': SEARCH,
  'search.all_of': SEARCH,
  'search.ways_of': SEARCH,
  'search.candidates_of': SEARCH,
  'search.others_of': SEARCH,
  'search.is_broad': SEARCH,
  'search.broad_part': SEARCH,
  'search.broad_clauses': SEARCH,
  'search.broad_of': SEARCH,
  'search.mask_of': SEARCH,
  'search.bits_of': SEARCH,
  'search.close_to': SEARCH,
  'search.words_of': SEARCH,
  'search.clauses_of': SEARCH,
  'search.within': SEARCH,
} satisfies Record<string, Seen>

/** Returns a changed body of a function. Throws if the text to replace is not in it. */
export const rewrite = (name: keyof typeof FUNCTIONS, piece: string, other: string) => ({
  ...FUNCTIONS[name],
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
  tables: LISTINGS,
  groups: [`what is ${column} of`],
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
