import { ACTORS } from './actors.ts'
import { SAVED, UNSAVED } from './fixtures.ts'
import { locality } from './places.ts'
import type { Cell } from './probe.ts'
import { idOf, insert, literal } from './sql.ts'

const point = (name: string, columns: string) =>
  `update public."Listings" set ${columns} where name = '${name}'`
const nearest = (query = '') => `public.nearest_listings(-33, 151, ${literal(query)})`

/** The names of the nearest listings to -33 151, in order. */
const order = (name: string, given: string, expected: string, query?: string): Cell => ({
  name,
  given: `delete from public."Listings"; ${given}`,
  as: 'superuser',
  sql: 'select 1',
  finds: `select string_agg(name, ', ') from ${nearest(query)}`,
  expected,
})
const place = (name: string, latitude: string, longitude: string, more: Record<string, string> = {}) =>
  insert('public."Listings"', {
    id: idOf(name),
    name: literal(name),
    primary_type: `'museum'`,
    publish_status: `'Published'`,
    latitude,
    longitude,
    ...more,
  })

/** The names of the listings beyond a thousand near ones, in order. */
const beyond = (name: string, expected: string, query?: string): Cell => ({
  ...order(name, '', expected),
  given: `delete from public."Listings";
    insert into public."Listings" (name, primary_type, publish_status, latitude, longitude, tags)
      select 'Near', 'museum', 'Published', -33, 151, '{Zebra}' from generate_series(1, 1000);
    ${place('North', '-32.91', '151', { tags: `'{Otter,Zebra}'` })}; ${place('East', '-33', '151.1')};
    ${place('West', '-33', '150.9001', { tags: `'{Otter,Zebra}'` })}`,
  finds: `select string_agg(name, ', ') from ${nearest(query)} where name <> 'Near'`,
})

/** What is near a point, in which order, and who may ask. */
export const NEAREST: Record<string, Cell[]> = {
  'public."Listings"': [
    ...ACTORS.map((as) => ({
      name: `${as}: the nearest listings`,
      as,
      sql: `select from ${nearest()}`,
      expected: 2,
    })),
    ...ACTORS.map((as) => ({
      name: `${as}: the nearest listings of a search`,
      as,
      sql: `select from ${nearest('park saved')}`,
      expected: 1,
    })),
    {
      name: 'the service has no use for them',
      as: 'service',
      sql: `select from ${nearest()}`,
      expected: '42501',
    },
    order(
      'the nearest listing is first, whatever its ratings, and one without a point last',
      [
        place('Far', '-33.2', '151', { external_rating_user_count: '9' }),
        place('Aa', 'null', 'null'),
        place('Near', '-32.9', '151'),
      ].join(';'),
      'Near, Far, Aa',
    ),
    order(
      'two at one point are in the order of their names',
      ['B', 'A']
        .map((name, index) =>
          place(name, '-33.1', '151', { id: `'00000000-0000-4000-8000-00000000000${index}'` }),
        )
        .join(';'),
      'A, B',
    ),
    // 0.1 degrees of longitude are 9.3 km there, 0.09 degrees of latitude 10 km
    order(
      'a degree east is shorter than one north',
      [place('North', '-32.91', '151'), place('East', '-33', '151.1')].join(';'),
      'East, North',
    ),
    order(
      'west is as near as east',
      [place('East', '-33', '151.15'), place('West', '-33', '150.9')].join(';'),
      'West, East',
    ),
    order(
      'equally near ones are in the order of their names',
      [place('Bb', '-33', '151.1'), place('Aa', '-33', '151.1')].join(';'),
      'Aa, Bb',
    ),
    {
      ...order(
        'and then of their ids',
        [
          place('Aa', '-33', '151', { id: literal(UNSAVED) }),
          place('Aa', '-33', '151', { id: literal(SAVED) }),
        ].join(';'),
        '1, 2',
      ),
      finds: `select string_agg(right(id::text, 1), ', ') from ${nearest()}`,
    },
    order(
      'a suburb stands for a listing without a point',
      [
        locality('Newport', { latitude: '-33.1', longitude: '151' }),
        place('Far', '-33.2', '151'),
        place('Newport', 'null', 'null', { suburb: `'Newport'` }),
      ].join(';'),
      'Newport, Far',
    ),
    order(
      'only what matches the search',
      [place('Otter', '-34', '151'), place('Zebra', '-33', '151')].join(';'),
      'Otter',
      'otter',
    ),
    order(
      'a search without a meaningful word is none',
      [place('Otter', '-34', '151'), place('Zebra', '-33', '151')].join(';'),
      'Zebra, Otter',
      'near me',
    ),
    ...ACTORS.map((as) => ({
      name: `${as}: their ids alone`,
      as,
      sql: `select from search.nearest_to(-33, 151, '')`,
      expected: 2,
    })),
    ...ACTORS.map((as) => ({
      name: `${as}: their ids alone, of a search`,
      as,
      sql: `select from search.nearest_to(-33, 151, 'park saved')`,
      expected: 1,
    })),
    order(
      'those without a point in the order of their names',
      ['C', 'A', 'B'].map((name) => place(name, 'null', 'null')).join(';'),
      'A, B, C',
    ),
    {
      ...order('those without a point and of one name in the order of their ids', '', '1, 2'),
      given: `delete from public."Listings"; ${[UNSAVED, SAVED].map((id) => place('Aa', 'null', 'null', { id: literal(id) })).join(';')}`,
      finds: `select string_agg(right(id::text, 1), ', ') from ${nearest()}`,
    },
    beyond('after the thousand nearest the others follow in the same order', 'West, East, North'),
    beyond('also of a search', 'West, North', 'otter'),
    beyond('and of a broad one', 'West, North', 'zebra'),
    beyond('and of one that has no meaningful word', 'West, East, North', 'near me'),
    {
      name: 'impossible points give an order all the same',
      as: 'visitor',
      sql: `select from public.nearest_listings('NaN', 'Infinity', '')`,
      expected: 2,
    },
    {
      name: 'a draft is not near',
      given: point('Secret draft', 'latitude = -33, longitude = 151'),
      as: 'visitor',
      sql: `select from ${nearest()} where publish_status = 'Draft'`,
      expected: 0,
    },
  ],
}
