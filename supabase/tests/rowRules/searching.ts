import { ACTORS } from './actors.ts'
import type { Cell } from './probe.ts'
import { literal } from './sql.ts'

type SearchFunction =
  | 'public.search_listings'
  | 'public.found_listings'
  | 'public.close_listings'
  | 'search.matches_of'
  | 'search.others_of'
  | 'search.close_to'

/** The number of listings that each user sees: the published ones. */
const shown = (by: SearchFunction, typed: string, expected: number): Cell[] =>
  ACTORS.map((as) => ({
    name: `${as}: ${by}('${typed}')`,
    as,
    sql: `select from ${by}('${typed}')`,
    expected,
  }))

/** The names of the results, in order, from these places only. */
export const order = (by: SearchFunction, typed: string, places: string[], expected: string): Cell => ({
  name: `${by}('${typed}') gives ${expected}`,
  given: ['delete from public."Listings"', ...places].join(';'),
  as: 'superuser',
  sql: 'select 1',
  finds: `select string_agg(name, ', ') from ${by}(${literal(typed)})`,
  expected,
})

/** The significant words of a search. */
const words = (typed: string, expected: string): Cell => ({
  name: `the words of ${typed}`,
  as: 'superuser',
  sql: 'select 1',
  finds: `select array_to_string(search.words_of(${literal(typed)}), ' ')`,
  expected,
})

/** The parts of a condition, one of which is enough. */
const ways = (clause: string, expected: string): Cell => ({
  name: `the ways of ${clause}`,
  as: 'superuser',
  sql: 'select 1',
  finds: `select array_to_string(search.ways_of(${literal(clause)}), '; ')`,
  expected,
})

/** How many results a search has, and what it never returns. Synonyms: supabase/tests/data/synonyms.test.ts. */
export const SEARCHING: Record<string, Cell[]> = {
  'public."Listings"': [
    ...shown('public.search_listings', 'park', 2),
    ...shown('public.search_listings', 'secret', 0),
    ...shown('public.search_listings', '', 2),
    ...shown('public.search_listings', 'things to do with kids near me in Sydney!', 2),
    ...shown('public.search_listings', 'the', 2),
    ...shown('public.search_listings', ' ', 2),
    ...shown('public.search_listings', '🦁', 0),
    ...shown('public.search_listings', '!!! ...', 0),
    ...shown('public.search_listings', 'park saved', 1),
    ...(['park', '', 'the'] as const).flatMap((typed) => shown('public.found_listings', typed, 2)),
    ...(['secret', '🦁', '!!! ...'] as const).flatMap((typed) => shown('public.found_listings', typed, 0)),
    ...shown('public.found_listings', 'park saved', 1),
    ...shown('public.close_listings', 'savd', 1),
    ...shown('public.close_listings', 'secrt', 0),
    ...shown('public.close_listings', 'xylophone', 0),
    ...shown('public.close_listings', '', 0),
    ...shown('public.close_listings', '🦁', 0),
    // Without the row rule, which the functions above are under as well.
    ...shown('search.matches_of', 'park', 2),
    ...shown('search.matches_of', 'secret', 0),
    ...shown('search.matches_of', '', 0),
    ...shown('search.others_of', '', 0),
    ...shown('search.others_of', 'secret', 0),
    ...shown('search.close_to', 'savd', 1),
    ...shown('search.close_to', 'secrt', 0),
    // What follows the thousand that are ranked, and the last of these. The drafts have the most ratings.
    {
      ...order(
        'public.search_listings',
        'otter',
        [],
        'Otter 1002 first, 1000 Otter 3, 1001 Otter 2, 1002 Otter 1',
      ),
      given: `delete from public."Listings";
        insert into public."Listings" (name, primary_type, publish_status, external_rating_user_count)
        select 'Otter ' || number, 'museum', 'Published', number from generate_series(1, 1002) as number
        union all select 'Otter', 'museum', 'Draft', 5000 from generate_series(1, 3)`,
      finds: `select max(name) filter (where place = 1) || ' first, '
          || string_agg(concat(place, ' ', name), ', ' order by place) filter (where place >= 1000)
        from (select name, ordinality as place from public.search_listings('otter') with ordinality) as found`,
    },

    // The same where all words have a bit, and with one more word that some have, or that has none. These drafts match too.
    ...['museums', 'fenced museums', 'otters in museums'].map((typed) => ({
      ...order(
        'public.search_listings',
        typed,
        [],
        'Museum 1001 1001 first, 1000 Museum 2 2, 1001 Museum 1 1',
      ),
      given: `delete from public."Listings";
        insert into public."Listings" (name, primary_type, publish_status, fenced, tags, external_rating_user_count)
        select concat_ws(' ', 'Museum', number, number), 'museum', 'Published', true, array['otter'], number
          from generate_series(1, 1001) as number
        union all select 'Museum', 'museum', 'Draft', true, array['otter'], 5000 from generate_series(1, 3)
        union all select 'Hall', 'hall', 'Published', true, array['otter'], 6000 from generate_series(1, 3)`,
      finds: `select max(name) filter (where place = 1) || ' first, '
          || string_agg(concat(place, ' ', name), ', ' order by place) filter (where place >= 1000)
        from (select name, ordinality as place from public.search_listings(${literal(typed)}) with ordinality) as found`,
    })),
    // A thousand and one have each of two words, two more only one of them.
    ...(['public.search_listings', 'public.found_listings', 'search.others_of'] as const).map((by) => ({
      ...order(by, 'fenced museums', [], by === 'search.others_of' ? '1' : '1001'),
      given: `delete from public."Listings";
        insert into public."Listings" (name, primary_type, publish_status, fenced)
        select 'X', 'museum', 'Published', true from generate_series(1, 1001)
        union all values ('X', 'museum', 'Published', false), ('X', 'hall', 'Published', true), ('X', 'museum', 'Draft', true)`,
      finds: `select count(*)::text from ${by}('fenced museums')`,
    })),

    // The same, counted: more than a thousand have a word that has no bit.
    {
      ...order('public.found_listings', 'otter', [], '1001'),
      given: `delete from public."Listings";
        insert into public."Listings" (name, primary_type, publish_status)
        select 'Otter', 'museum', 'Published' from generate_series(1, 1001)
        union all values ('X', 'museum', 'Published'), ('Otter', 'museum', 'Draft')`,
      finds: `select count(*)::text from public.found_listings('otter')`,
    },

    // What is not ranked, by each of several words for the same thing.
    ...(
      [
        ['', '2'],
        // where the caller says that none is
        [`, '{}'`, '1002'],
      ] as const
    ).map(([ranked, expected]) => ({
      ...order('search.others_of', 'otter playground', [], expected),
      given: `delete from public."Listings";
        insert into public."Listings" (name, primary_type, publish_status)
        select 'Otter Playspace', 'museum', 'Published' from generate_series(1, 501)
        union all select 'Otter and ' || (array['Play Space', 'Play Equipment'])[1 + number % 2], 'museum', 'Published'
          from generate_series(1, 501) as number
        union all select 'Otter', 'museum', 'Published' from generate_series(1, 3)
        union all select 'Otter Playground', 'museum', 'Draft' from generate_series(1, 3)`,
      finds: `select count(*)::text from search.others_of('otter playground'${ranked})`,
    })),
    ways("'a' | 'b':AB & 'c' | 'd' <-> 'e' | 'f':D", "'a'; 'b':AB & 'c'; 'd' <-> 'e'; 'f':D"),
    ways("'suburb a | b' | '2026':D", "'suburb a | b'; '2026':D"),
    ways("'a' & ( 'b' | 'c' )", "'a' & ( 'b' | 'c' )"),

    words("What's on for kids near me: fun things to do?", ''),
    words(' 🦁 ', ' 🦁 '),
    words('!'.repeat(121), '!'.repeat(120)),
    words(
      'Play CENTERS, scenter; mums & dads at ten pin bowling, ten pin',
      'play centres scentre bowling ten pin',
    ),
    words('FUN PARK, fun day out', 'fun park'),
    words('Zebra ‘apple’ (mango)', 'zebra apple mango'),
    words('a1 b2 c3 d4 e5 f6 g7 h8 i9', 'a1 b2 c3 d4 e5 f6 g7 h8'),
    words(`${'x'.repeat(118)} yz`, `${'x'.repeat(118)} y`),
  ],
}
