import { ACTORS } from './actors.ts'
import { DRAFT, SAVED, UNSAVED } from './fixtures.ts'
import type { Cell } from './probe.ts'
import { insert, literal } from './sql.ts'

type SearchFunction =
  | 'public.search_listings'
  | 'public.close_listings'
  | 'search.matches_of'
  | 'search.others_of'
  | 'search.close_to'

const place = (name: string, more: Record<string, string> = {}) =>
  insert('public."Listings"', {
    name: literal(name),
    primary_type: `'museum'`,
    publish_status: `'Published'`,
    ...more,
  })

/** The number of listings that each user sees: the published ones. */
const shown = (by: SearchFunction, typed: string, expected: number): Cell[] =>
  ACTORS.map((as) => ({
    name: `${as}: ${by}('${typed}')`,
    as,
    sql: `select from ${by}('${typed}')`,
    expected,
  }))

/** The names of the results, in order, from these places only. */
const order = (by: SearchFunction, typed: string, places: string[], expected: string): Cell => ({
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

const inOrderOfId = (...places: string[]) =>
  places.map((name, index) => place(name, { id: `'00000000-0000-4000-8000-00000000000${index}'` }))
const many = (count: number) => Array.from({ length: count }, (_, index) => place(`Otter ${index}`))
const tags = (...values: string[]) => ({ tags: `'{${values}}'` })
const rated = (count: number) => ({ external_rating_user_count: String(count) })

/** The results of a search and their order, and what it never returns. Synonyms: supabase/tests/data/synonyms.test.ts. */
export const SEARCHING: Record<string, Cell[]> = {
  'public."Listings"': [
    ...shown('public.search_listings', 'park', 2),
    ...shown('public.search_listings', 'secret', 0),
    ...shown('public.search_listings', '', 2),
    ...shown('public.search_listings', 'things to do with kids near me in Sydney!', 2),
    ...shown('public.search_listings', 'park saved', 1),
    ...shown('public.close_listings', 'savd', 1),
    ...shown('public.close_listings', 'secrt', 0),
    ...shown('public.close_listings', 'xylophone', 0),
    ...shown('public.close_listings', '', 0),
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
    ...(['public.search_listings', 'search.others_of'] as const).map((by) => ({
      ...order(by, 'fenced museums', [], by === 'search.others_of' ? '1' : '1001'),
      given: `delete from public."Listings";
        insert into public."Listings" (name, primary_type, publish_status, fenced)
        select 'X', 'museum', 'Published', true from generate_series(1, 1001)
        union all values ('X', 'museum', 'Published', false), ('X', 'hall', 'Published', true), ('X', 'museum', 'Draft', true)`,
      finds: `select count(*)::text from ${by}('fenced museums')`,
    })),

    // What is not ranked, by each of several words for the same thing.
    {
      ...order('search.others_of', 'otter playground', [], '2'),
      given: `delete from public."Listings";
        insert into public."Listings" (name, primary_type, publish_status)
        select 'Otter Playspace', 'museum', 'Published' from generate_series(1, 501)
        union all select 'Otter and ' || (array['Play Space', 'Play Equipment'])[1 + number % 2], 'museum', 'Published'
          from generate_series(1, 501) as number
        union all select 'Otter', 'museum', 'Published' from generate_series(1, 3)
        union all select 'Otter Playground', 'museum', 'Draft' from generate_series(1, 3)`,
      finds: `select count(*)::text from search.others_of('otter playground')`,
    },
    ways("'a' | 'b':AB & 'c' | 'd' <-> 'e' | 'f':D", "'a'; 'b':AB & 'c'; 'd' <-> 'e'; 'f':D"),
    ways("'suburb a | b' | '2026':D", "'suburb a | b'; '2026':D"),
    ways("'a' & ( 'b' | 'c' )", "'a' & ( 'b' | 'c' )"),

    words("What's on for kids near me: fun things to do?", ''),
    words('FUN PARK, fun day out', 'fun park'),
    words('Zebra ‘apple’ (mango)', 'zebra apple mango'),
    words('a1 b2 c3 d4 e5 f6 g7 h8 i9', 'a1 b2 c3 d4 e5 f6 g7 h8'),
    words(`${'x'.repeat(118)} yz`, `${'x'.repeat(118)} y`),

    order(
      'public.search_listings',
      'otter',
      [
        place('In the story', { description: `'An otter'` }),
        place('Otter House'),
        place('In a tip', { tips: `'Otter at noon'` }),
        place('With a tag', tags('Otter')),
      ],
      'Otter House, With a tag, In the story, In a tip',
    ),
    order(
      'public.search_listings',
      'otter pond',
      [place('Otter Hall', { description: `'By the pond'` }), place('Otter Pond Walk'), place('Otter only')],
      'Otter Pond Walk, Otter Hall',
    ),
    order(
      'public.search_listings',
      'toddlers',
      [place('Aa', { description: `'Toddlers'` }), place('Bb', { toddlers: 'true' })],
      'Bb, Aa',
    ),
    order(
      'public.search_listings',
      'otter pond',
      [place('Pond', tags('Otter')), place('Pond with an otter')],
      'Pond with an otter, Pond',
    ),
    order(
      'public.search_listings',
      'otter pond',
      [place('A', { description: `'Pond, otter'` }), place('House', tags('Pond', 'Big', 'Otter'))],
      'House, A',
    ),
    order(
      'public.search_listings',
      'otter pond',
      [place('A', tags('Pond', 'Otter')), place('House', tags('Otter pond'))],
      'House, A',
    ),
    order('public.search_listings', 'otter', [place('Otter two'), place('An otter')], 'An otter, Otter two'),
    order('public.search_listings', 'Otter ', [place('An otter'), place('Otter')], 'Otter, An otter'),
    order(
      'public.search_listings',
      'otter',
      [place('Otterbein', { description: `'Otter'` }), place('House of one', tags('Otter'))],
      'House of one, Otterbein',
    ),
    order(
      'public.search_listings',
      'otter pond',
      [place('Pond Otter'), place('Otter Pond')],
      'Otter Pond, Pond Otter',
    ),
    order(
      'public.search_listings',
      'otter pond',
      [place('The pond of the otter'), place('Walk to the otter pond and back from there')],
      'Walk to the otter pond and back from there, The pond of the otter',
    ),
    order(
      'public.search_listings',
      'otters',
      [place('Otter Land', tags('Weekend away')), place('The old house of the otter')],
      'The old house of the otter, Otter Land',
    ),
    order(
      'public.search_listings',
      'museum',
      [...inOrderOfId('Cc', 'Aa'), place('Bb', rated(2)), place('Dd', rated(7))],
      'Dd, Bb, Aa, Cc',
    ),
    order(
      'public.search_listings',
      'playground 2088',
      [
        place('Playground', { suburb: `'Mosman'` }),
        place('Playground elsewhere', { suburb: `'Manly'` }),
        place('Playground next door', { suburb: `'Mosman Park'` }),
        place('Playground by its address', { address: `'1 Road, NSW 2088'` }),
      ],
      'Playground, Playground by its address',
    ),
    // Among equal matches: the kind, few other ages, nearness, the order of the list.
    order(
      'public.search_listings',
      'park',
      [
        place('Water Park', { primary_type: `'water_park'`, recommended: '1' }),
        place('Park Museum'),
        place('Zoo Park', { primary_type: `'park'` }),
      ],
      'Zoo Park, Water Park, Park Museum',
    ),
    order(
      'public.search_listings',
      'otters for toddlers',
      [
        place('A otter', { all_ages: 'true' }),
        place('B otter', { toddlers: 'true', babies: 'true' }),
        place('C otter', { toddlers: 'true' }),
        place('Toddlers otter', { teens: 'true' }),
      ],
      'C otter, B otter, A otter, Toddlers otter',
    ),
    // not in the order of a name and its ages, which would be a phrase
    order(
      'public.search_listings',
      'toddlers, otters',
      [
        place('A otter', { all_ages: 'true' }),
        place('B otter', { toddlers: 'true', preschoolers: 'true' }),
        place('C otter', { toddlers: 'true' }),
      ],
      'C otter, B otter, A otter',
    ),
    order(
      'public.search_listings',
      'otters',
      [place('B otter', { all_ages: 'true' }), place('C otter', { toddlers: 'true' })],
      'B otter, C otter',
    ),
    order(
      'public.search_listings',
      'otter',
      [
        place('A otter'),
        place('B otter', { latitude: '-33.6', longitude: '151.2' }),
        place('C otter', { latitude: '-33.87', longitude: '151.2' }),
      ],
      'C otter, B otter, A otter',
    ),
    order(
      'public.search_listings',
      'otter',
      [
        `update public."Postcodes" set latitude = -33.8732, longitude = 151.2061 where locality = 'Manly'`,
        place('A otter'),
        place('B otter', { suburb: `'Manly'` }),
      ],
      'B otter, A otter',
    ),
    order(
      'public.search_listings',
      'otter',
      [place('A otter', { recommended: '2' }), place('B otter', { recommended: '1' })],
      'B otter, A otter',
    ),
    order('public.search_listings', 'petting zoo', [place('Zoo'), place('City Farm')], 'City Farm'),
    order('public.search_listings', 'zoo', [place('Wildlife Park'), place('City Farm')], 'Wildlife Park'),
    order(
      'public.close_listings',
      'oter',
      [place('River'), place('Otter'), place('Den', tags('Otter'))],
      'Otter, Den',
    ),
    order('public.close_listings', 'qqq www otters otters otters zzz', [place('Otter')], 'Otter'),
    order('public.close_listings', 'oter xylophone', [place('Otter')], 'null'),
    order('public.close_listings', 'mozman', [place('Pool', { suburb: `'Mosman'` })], 'Pool'),
    order('public.close_listings', 'musem', inOrderOfId('Cc', 'Aa', 'Bb'), 'Aa, Bb, Cc'),
    ...(['public.search_listings', 'public.close_listings'] as const).map((by) => ({
      ...order(
        by,
        'otter',
        [SAVED, DRAFT, UNSAVED].map((id) => place('Otter', { id: literal(id) })),
        '1, 2, 3',
      ),
      finds: `select string_agg(right(id::text, 1), ', ') from ${by}('otter')`,
    })),
    {
      ...order('public.close_listings', 'oter', many(101), '100'),
      finds: `select count(*) from public.close_listings('oter')`,
    },
  ],
}
