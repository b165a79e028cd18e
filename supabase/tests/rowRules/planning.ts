import { ACTORS } from './actors.ts'
import { DRAFT } from './fixtures.ts'
import type { Cell } from './probe.ts'
import { insert, literal } from './sql.ts'

const id = (number: number) => `d0000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const [PARK, MUSEUM] = [id(1), id(2)]
/** 0.0899 degrees of latitude are 9.997 km, 0.0901 are 10.02. */
const MOST_NORTH = 0.0899

type Values = Partial<Record<string, string | number | boolean | null>>

/** Writes a published indoor museum of another suburb, 1.112 km north of the park, for all ages. */
function place(number: number, name: string, values: Values = {}): string {
  const row: Values = {
    ...{
      id: id(number),
      name,
      primary_type: 'museum',
      publish_status: 'Published',
      indoor: true,
      all_ages: true,
    },
    ...{ suburb: 'Otherwhere', latitude: -33.99, longitude: 151 },
    ...values,
  }
  const columns = Object.entries(row).map(([column, value]): [string, string] => [
    `"${column}"`,
    typeof value === 'string' ? literal(value) : String(value),
  ])
  return `${insert('public."Listings"', Object.fromEntries(columns))};`
}

const park = (values: Values = {}) =>
  place(1, 'Park', { indoor: false, suburb: 'Here', latitude: -34, longitude: 151, ...values })

/** The names for the park, in order. */
const PLAN = `select coalesce(string_agg(name, ', ' order by place), 'nobody')
  from public.plan_b('{${PARK}}') with ordinality as plan (activity_id, id, name, suburb, km, is_about, opening_hours, place)`

const finds = (name: string, given: string, expected: string): Cell => ({
  name: `plan B: ${name}`,
  given,
  as: 'visitor',
  sql: 'select 1',
  finds: PLAN,
  expected,
})
const found = (name: string, values: Values, ofPark: Values = {}) =>
  finds(name, park(ofPark) + place(2, 'Museum', values), 'Museum')
const notFound = (name: string, values: Values, ofPark: Values = {}) =>
  finds(name, park(ofPark) + place(2, 'Museum', values), 'nobody')

const only = (age: string): Values => ({ all_ages: false, [age]: true })
const AGES = ['babies', 'toddlers', 'preschoolers', 'primary', 'preteens', 'teens']

/** What a visitor is offered instead of an outdoor activity when it rains. */
export const PLANNING: Record<string, Cell[]> = {
  'public."Listings"': [
    ...ACTORS.map(
      (as): Cell => ({
        name: `${as} asks for plan B`,
        given: park() + place(2, 'Museum'),
        as,
        sql: `select * from public.plan_b('{${PARK},${DRAFT}}')`,
        expected: 1,
      }),
    ),
    {
      name: 'plan B says where it is and how far',
      given: park() + place(2, 'Museum'),
      as: 'visitor',
      sql: 'select 1',
      finds: `select concat_ws(' ', activity_id, id, name, suburb, round(km::numeric, 3), is_about) from public.plan_b('{${PARK}}')`,
      expected: `${PARK} ${MUSEUM} Museum Otherwhere 1.112 f`,
    },
    {
      name: 'plan B tells the hours of each place and of no other',
      given:
        park() +
        place(2, 'Museum') +
        place(3, 'Zoo') +
        place(4, 'Aquarium', { suburb: 'Faraway', latitude: -30 }) +
        insert('public.opening_hours', { listing_id: literal(MUSEUM), monday: literal('10am - 4pm') }) +
        ';' +
        insert('public.opening_hours', { listing_id: literal(id(4)), monday: literal('1pm - 2pm') }) +
        ';',
      as: 'visitor',
      sql: 'select 1',
      finds: `select string_agg(concat_ws(' ', name, (select string_agg(row ->> 'monday', ',') from jsonb_array_elements(opening_hours) as row)), ', ' order by name)
        from public.plan_b('{${PARK}}')`,
      expected: 'Museum 10am - 4pm, Zoo',
    },
    {
      name: 'plan B counts the degrees of longitude shorter than those of latitude',
      given: park() + place(2, 'Museum', { latitude: -34, longitude: 151.01 }),
      as: 'visitor',
      sql: 'select 1',
      finds: `select round(km::numeric, 3) from public.plan_b('{${PARK}}')`,
      expected: '0.922',
    },
    {
      name: 'plan B is for fifty activities',
      given:
        Array.from({ length: 51 }, (_, index) => place(100 + index, 'Park', { indoor: false })).join('') +
        place(2, 'Museum'),
      as: 'visitor',
      sql: `select * from public.plan_b('[0:50]={${Array.from({ length: 51 }, (_, index) => id(100 + index))}}')`,
      expected: 50,
    },
    ...ACTORS.map(
      (as): Cell => ({
        name: `${as} asks for the ids of plan B alone`,
        given: park() + place(2, 'Museum') + place(3, 'Draft', { publish_status: 'Draft' }),
        as,
        sql: `select * from search.plans_of('{${PARK},${DRAFT}}')`,
        expected: 1,
      }),
    ),
    finds(
      'the two nearest, by name where they are equally far, and those without a point last',
      park() +
        place(2, 'Z') +
        place(3, 'B') +
        place(4, 'A', { latitude: -33.98 }) +
        place(5, 'A') +
        place(6, 'A', { suburb: 'Here', latitude: null, longitude: null }),
      'A, B',
    ),
    {
      name: 'plan B is for the asked activities only',
      given: park() + place(2, 'Museum') + place(3, 'Other park', { indoor: false }),
      as: 'visitor',
      sql: `select * from public.plan_b('{${PARK}}')`,
      expected: 1,
    },
    finds(
      'one without a point after one with it',
      park() + place(2, 'A', { suburb: 'Here', latitude: null, longitude: null }) + place(3, 'B'),
      'B, A',
    ),
    finds(
      'one with a point before two without it',
      park() +
        place(2, 'A', { suburb: 'Here', latitude: null, longitude: null }) +
        place(3, 'C', { suburb: 'Here', latitude: null, longitude: null }) +
        place(4, 'B'),
      'B, A',
    ),
    // The index takes a degree of longitude for shorter than it is there: to it the first two are the nearest.
    finds(
      'the nearest two also where the index is wrong',
      park({ latitude: -10 }) +
        place(2, 'A', { latitude: -10, longitude: 151.04 }) +
        place(3, 'B', { latitude: -10, longitude: 151.0401 }) +
        place(4, 'C', { latitude: -9.965 }) +
        place(5, 'D', { latitude: -9.965 }),
      'C, D',
    ),
    finds(
      'the second may be farther',
      park() + place(2, 'A', { latitude: -33.95 }) + place(3, 'B', { suburb: 'Here' }),
      'B, A',
    ),
    // Far in the south the index takes 10.05 km north for less than 9.9 km east.
    finds(
      'one beyond 10 km is none, also where the index is wrong',
      park({ latitude: -60 }) +
        place(2, 'A', { latitude: -60, longitude: 151.178 }) +
        place(3, 'B', { latitude: -60 + 0.09038 }),
      'A',
    ),
    finds(
      'one in the same suburb, far away, only after all within 10 km',
      park() + place(2, 'A', { suburb: 'Here', latitude: -30 }) + place(3, 'B') + place(4, 'C'),
      'B, C',
    ),
    finds(
      'one in the same suburb, far away, beside one within 10 km',
      park() + place(2, 'A', { suburb: 'Here', latitude: -30 }) + place(3, 'B'),
      'B, A',
    ),
    finds(
      'two at the ends of the 10 km',
      park() +
        place(2, 'A', { latitude: -34, longitude: 151.1083 }) +
        place(3, 'B', { latitude: -34, longitude: 150.8917 }),
      'A, B',
    ),
    found('just within 10 km', { latitude: -34 + MOST_NORTH }),
    notFound('farther than 10 km', { latitude: -34 + MOST_NORTH + 0.0002 }),
    found('in the same suburb, also without a point', { suburb: 'Here', latitude: null, longitude: null }),
    notFound('in another suburb without a point', { latitude: null, longitude: null }),
    ...[
      [
        'the plan',
        park({ latitude: -33.01 }),
        { suburb: 'Manly', latitude: null, longitude: null },
        '1.11 t',
      ],
      [
        'the activity',
        park({ suburb: 'Manly', latitude: null, longitude: null }),
        { latitude: -33.01 },
        '1.11 t',
      ],
    ].map(
      ([one, given, museum, expected]): Cell => ({
        name: `plan B counts from the point of the suburb where ${one} has none`,
        given: `${given}${place(2, 'Museum', museum as Values)}`,
        as: 'visitor',
        sql: 'select 1',
        finds: `select concat_ws(' ', round(km::numeric, 2), is_about) from public.plan_b('{${PARK}}')`,
        expected: String(expected),
      }),
    ),
    notFound('an outdoor place is no plan', { indoor: false }),
    notFound('a draft is no plan', { publish_status: 'Draft' }),
    notFound('an event is no plan', { listing_type: 'event' }),
    notFound('an indoor activity needs none', {}, { indoor: true }),
    notFound('a draft needs none', {}, { publish_status: 'Draft' }),
    ...AGES.flatMap((age, index) => [
      found(`${age} for ${age}`, only(age), only(age)),
      found(`all ages for ${age}`, {}, only(age)),
      found(`${age} for all ages`, only(age)),
      notFound(`other ages than ${age}`, only(AGES[(index + 1) % AGES.length] ?? age), only(age)),
    ]),
  ],
}
