import { ACTORS } from './actors.ts'
import { SAVED, UNSAVED } from './fixtures.ts'
import type { Cell } from './probe.ts'
import { insert, literal } from './sql.ts'

const locality = (name: string, more: Record<string, string> = {}) =>
  insert('public."Postcodes"', {
    locality: literal(name),
    postcode: `'2000'`,
    state: `'NSW'`,
    latitude: '-34',
    longitude: '152',
    region: `'Coast'`,
    ...more,
  })
const manly = `update public."Postcodes" set latitude = -34, longitude = 152, region = 'Coast' where locality = 'Manly'`
const change = (columns: string) => `update public."Listings" set ${columns} where id = '${UNSAVED}'`
const noPoint = change('latitude = null, longitude = null')
const PLACE = `select concat_ws(' ', region, postcode, near_latitude, near_longitude) from public."Listings" where id = '${UNSAVED}'`

/** What a listing has of its place after a statement. Before it the listing has a point of its own: -33 151. */
const placed = (name: string, sql: string, expected: string, given = manly): Cell => ({
  name,
  given,
  as: 'service',
  sql,
  finds: PLACE,
  expected,
})

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

/** The localities that are written most like a text, in order. */
const close = (typed: string, localities: string[], expected: string): Cell => ({
  name: `close_localities('${typed}') gives ${expected}`,
  given: ['delete from public."Postcodes"', ...localities].join(';'),
  as: 'visitor',
  sql: 'select 1',
  finds: `select string_agg(locality, ', ') from public.close_localities(${literal(typed)})`,
  expected,
})

/** The region and the point of a listing, what is near, and misspelt suburbs. */
export const PLACES: Record<string, Cell[]> = {
  'public."Listings"': [
    placed(
      'a listing has the place of its suburb, and its own point',
      change(`suburb = 'Manly'`),
      'Coast 2095 -33 151',
    ),
    placed(
      'or else the point of its suburb',
      change(`suburb = ' manly ', latitude = null, longitude = null`),
      'Coast 2095 -34 152',
    ),
    placed('another state is another place', change(`suburb = 'Manly', state = 'QLD'`), '-33 151'),
    placed(
      'an unknown suburb has no place',
      `${change(`suburb = 'Manly'`)}; ${change(`suburb = 'Elsewhere'`)}; ${noPoint}`,
      '',
    ),
    placed(
      'what is written by hand does not stay',
      change(`region = 'x', postcode = 'x', near_latitude = 1, near_longitude = 1`),
      '-33 151',
    ),
    placed(
      'a locality that is added takes its listings in',
      locality('Newport'),
      'Coast 2000 -33 151',
      change(`suburb = 'NEWPORT'`),
    ),
    placed(
      'one that moves takes them along',
      manly,
      'Coast 2095 -34 152',
      `${change(`suburb = 'Manly'`)}; ${noPoint}`,
    ),
    placed(
      'one that is removed lets them go',
      `delete from public."Postcodes"`,
      '-33 151',
      `${manly}; ${change(`suburb = 'Manly'`)}`,
    ),
    placed(
      'of two postcodes the one in the address counts',
      change(`suburb = 'Manly', address = '1 Road, Manly NSW 2199 '`),
      'Other 2199 -33 151',
      `${manly}; ${locality('Manly', { postcode: `'2199'`, region: `'Other'` })}`,
    ),
    placed(
      'and without one the first',
      change(`suburb = 'Manly', address = '2199 Road'`),
      'Coast 2095 -33 151',
      `${manly}; ${locality('Manly', { postcode: `'2199'`, region: `'Other'` })}`,
    ),

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
  'public."Postcodes"': [
    ...ACTORS.map((as) => ({
      name: `${as}: close localities`,
      as,
      sql: `select from public.close_localities('mozman')`,
      expected: 1,
    })),
    {
      name: 'the service has no use for them',
      as: 'service',
      sql: `select from public.close_localities('mozman')`,
      expected: '42501',
    },
    close(
      'sydeny',
      ['Sydney', 'Sydenham', 'Symonston'].map((name) => locality(name)),
      'Sydney',
    ),
    close(
      'PARAMATTA',
      ['Parramatta', 'Cabramatta', 'Parramatta Park'].map((name) => locality(name)),
      'Parramatta, Cabramatta',
    ),
    // one letter in three, not one in two
    close(
      'abcdef',
      ['Abcdxy', 'Abcxyz'].map((name) => locality(name)),
      'Abcdxy',
    ),
    // fewer wrong letters, although the other has more groups of letters
    close(
      'abcdef',
      ['Abcdefgh', 'Abxdef'].map((name) => locality(name)),
      'Abxdef, Abcdefgh',
    ),
    close('ab', [locality('Ac')], 'null'),
    close('kogara', [locality('Kogarah', { state: `'VIC'` })], 'null'),
    close('', [locality('A')], 'null'),
    // as far away by letters; more alike by groups of letters
    close(
      'manlee',
      ['Tanlay', 'Manley', 'Manlay'].map((name) => locality(name)),
      'Manley, Manlay',
    ),
    close(
      'baaa',
      ['Eaaa', 'Caaa', 'Daaa', 'Faaa', 'Gaaa', 'Haaa'].map((name) => locality(name)),
      'Caaa, Daaa, Eaaa, Faaa, Gaaa',
    ),
    {
      ...close(
        'aaab',
        [locality('Aaaa', { postcode: `'2002'` }), locality('Aaaa', { postcode: `'2001'` })],
        '2001, 2002',
      ),
      finds: `select string_agg(postcode, ', ') from public.close_localities('aaab')`,
    },
    close(`${'x'.repeat(61)}y`, [locality('x'.repeat(60))], 'x'.repeat(60)),
    close(`${'é'.repeat(5000)}`, [locality('Manly')], 'null'),
  ],
}
