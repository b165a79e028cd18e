import { DRAFT, SAVED, UNSAVED } from './fixtures.ts'
import type { Cell } from './probe.ts'
import { order } from './searching.ts'
import { idOf, insert, literal } from './sql.ts'

const place = (name: string, more: Record<string, string> = {}) =>
  insert('public."Listings"', {
    id: idOf(name),
    name: literal(name),
    primary_type: `'museum'`,
    publish_status: `'Published'`,
    ...more,
  })

const inOrderOfId = (...places: string[]) =>
  places.map((name, index) => place(name, { id: `'00000000-0000-4000-8000-00000000000${index}'` }))
const many = (count: number) => Array.from({ length: count }, (_, index) => place(`Otter ${index}`))
const tags = (...values: string[]) => ({ tags: `'{${values}}'` })
const rated = (count: number) => ({ external_rating_user_count: String(count) })

/** The order of the results of a search. */
export const RANKING: Record<string, Cell[]> = {
  'public."Listings"': [
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
