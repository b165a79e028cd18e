import { ACTORS } from './actors.ts'
import { UNSAVED } from './fixtures.ts'
import type { Cell } from './probe.ts'
import { insert, literal } from './sql.ts'

/** Adds a suburb with a point and a region. */
export const locality = (name: string, more: Record<string, string> = {}) =>
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

/** The localities that are written most like a text, in order. */
const close = (typed: string, localities: string[], expected: string): Cell => ({
  name: `close_localities('${typed}') gives ${expected}`,
  given: ['delete from public."Postcodes"', ...localities].join(';'),
  as: 'visitor',
  sql: 'select 1',
  finds: `select string_agg(locality, ', ') from public.close_localities(${literal(typed)})`,
  expected,
})

/** The region and the point of a listing, and misspelt suburbs. */
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
      'one that gets their name takes them in',
      `update public."Postcodes" set locality = 'Newport' where locality = 'Manly'`,
      'Coast 2095 -34 152',
      `${manly}; ${change(`suburb = 'Newport'`)}; ${noPoint}`,
    ),
    placed(
      'one that gets another name leaves them without a place',
      `update public."Postcodes" set locality = 'Manly Cove' where locality = 'Manly'`,
      '-33 151',
      `${manly}; ${change(`suburb = 'Manly'`)}`,
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
    close(
      'Mt Annan',
      ['Mount Annan', 'Annangrove'].map((name) => locality(name)),
      'Mount Annan',
    ),
    close('mt. annan', [locality('Mount Annan')], 'Mount Annan'),
    close('nth ryde', [locality('North Ryde')], 'North Ryde'),
    close('sth coogee', [locality('Ssth Coogee'), locality('South Coogee')], 'South Coogee, Ssth Coogee'),
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
