import { DRAFT, SAVED, UNSAVED } from './fixtures.ts'
import type { Cell } from './probe.ts'
import { literal } from './sql.ts'
import { REFUSED } from './tables.ts'

type Fact = { name?: string; fact: string; columns: Record<string, unknown> }

const asked = (facts: Fact[]) =>
  literal(JSON.stringify(facts.map((fact, index) => ({ line: index + 2, name: 'Unsaved', ...fact }))))
const run = (...facts: Fact[]) => `select public.import_facts(${asked(facts)})`

/** Imports the facts as the service, and reads what it says of each, then what it leaves. */
const imports = (name: string, facts: Fact[], expected: string, { given, left }: Partial<Leaves> = {}) => ({
  name,
  given,
  as: 'service' as const,
  sql: `create temporary table told as select * from public.import_facts(${asked(facts)})`,
  finds: `(select string_agg(line || ' ' || fact || ' ' || outcome, ', ' order by line) from told)
    ${left ? `|| ': ' || (${left})` : ''}`,
  expected,
})
type Leaves = { given: string; left: string }

const POINT = { fact: 'point', columns: { latitude: -33.8, longitude: 151.2, point_source: 'Map' } }
const WEEK = { tuesday: null, wednesday: null, thursday: null, friday: null, saturday: null, sunday: null }
const hours = (monday: string | null, others: object = {}) => ({
  fact: 'hours',
  columns: {
    monday,
    ...WEEK,
    always_open: false,
    pattern: null,
    hours_source: 'Their page',
    hours_as_of: '2026-09-01',
    hours_verified_at: '2026-10-01',
    ...others,
  },
})
const DATES = {
  fact: 'dates',
  columns: { start_date: '2027-01-26', end_date: '2027-01-27', sample_dates: true },
}
const noHours = 'delete from public.opening_hours'
const noPoint = 'update public."Listings" set latitude = null, longitude = null, point_source = null'
const pointOf = `select concat_ws(' ', latitude, longitude, point_source) from public."Listings" where id = '${UNSAVED}'`
const hoursOf = `select string_agg(concat_ws(' ', monday, always_open, pattern, hours_source, hours_as_of, hours_verified_at, start_date, end_date), '; '
  order by start_date nulls first) from public.opening_hours where listing_id = '${UNSAVED}'`
const facilitiesOf = `select concat_ws(' ', toilets, shaded, shaded_details, fenced, fenced_details, parking, pram_paths, water_play,
  baby_change, facts_source, verified_at, sample_dates) from public."Listings" where id = '${UNSAVED}'`

/** What an import of facts writes, and what it leaves alone. */
export const IMPORTING: Record<string, Cell[]> = {
  'private.imported_facts': [
    ...(['visitor', 'owner', 'nobody'] as const).map((as) => ({
      name: `facts imported by ${as}`,
      as,
      sql: run({ fact: 'toilets', columns: { toilets: false } }),
      expected: REFUSED,
    })),
    imports('a point where there is none', [POINT], '2 point written: -33.8 151.2 Map', {
      given: noPoint,
      left: pointOf,
    }),
    imports('a point that somebody has entered', [POINT], '2 point kept: -33 151', { left: pointOf }),
    imports('the same point again', [POINT, POINT], '2 point written, 3 point same', { given: noPoint }),
    imports(
      'a better point of a later file',
      [{ ...POINT, columns: { ...POINT.columns, latitude: -33.9 } }],
      '2 point written: -33.9 151.2 Map',
      { given: `${noPoint}; ${run(POINT)}`, left: pointOf },
    ),
    imports(
      'a point of the third file',
      [{ ...POINT, columns: { ...POINT.columns, latitude: -33.7 } }],
      '2 point written: -33.7 151.2 Map',
      {
        given: `${noPoint}; ${run(POINT)};
          ${run({ ...POINT, columns: { ...POINT.columns, latitude: -33.9 } })}`,
        left: pointOf,
      },
    ),
    imports('a point that was mended since', [POINT], '2 point kept: -34 151.2 Map', {
      given: `${noPoint}; ${run(POINT)}; update public."Listings" set latitude = -34 where id = '${UNSAVED}'`,
      left: pointOf,
    }),
    imports('a point that was taken away since', [POINT], '2 point kept: ', {
      given: `${noPoint}; ${run(POINT)}; ${noPoint}`,
      left: pointOf,
    }),
    imports(
      'hours where there are none',
      [hours('9:00 am - 5:00 pm')],
      `2 hours written: 9:00 am - 5:00 pm f Their page 2026-09-01 2026-10-01`,
      {
        given: noHours,
        left: hoursOf,
      },
    ),
    imports(
      'hours where a row says nothing',
      [hours(null, { pattern: 'seasonal' })],
      '2 hours written: f seasonal Their page 2026-09-01 2026-10-01',
      { given: 'update public.opening_hours set monday = null', left: hoursOf },
    ),
    imports(
      'the source of hours that are the same',
      [hours('9am - 5pm')],
      '2 hours written: 9am - 5pm f Their page 2026-09-01 2026-10-01',
      {
        left: hoursOf,
      },
    ),
    imports('the source of hours that differ', [hours('9am - 4pm')], '2 hours kept: 9am - 5pm f', {
      left: hoursOf,
    }),
    imports(
      'another source of hours that an editor has checked',
      [hours('9am - 5pm')],
      '2 hours kept: 9am - 5pm f A call 2026-11-01',
      {
        given: `update public.opening_hours set hours_source = 'A call', hours_verified_at = '2026-11-01'`,
        left: hoursOf,
      },
    ),
    imports(
      'that a place is always open',
      [hours(null, { always_open: true })],
      '2 hours written: t Their page 2026-09-01 2026-10-01',
      {
        given: noHours,
        left: hoursOf,
      },
    ),
    imports('dates beside regular hours', [DATES], '2 dates written: 9am - 5pm f; f 2027-01-26 2027-01-27', {
      left: hoursOf,
    }),
    imports('that dates are samples', [DATES], '2 dates written: t', { left: facilitiesOf }),
    imports(
      'the next dates in the place of the last ones',
      [{ ...DATES, columns: { ...DATES.columns, end_date: '2027-01-28' } }],
      '2 dates written: 9am - 5pm f; f 2027-01-26 2027-01-28',
      { given: run(DATES), left: hoursOf },
    ),
    imports(
      'dates that somebody has announced',
      [DATES],
      '2 dates kept: 9am - 5pm f; f 2026-12-01 2026-12-02',
      {
        given: `insert into public.opening_hours (listing_id, start_date, end_date)
        values ('${UNSAVED}', '2026-12-01', '2026-12-02')`,
        left: hoursOf,
      },
    ),
    imports(
      'facilities, each for itself',
      [
        { fact: 'toilets', columns: { toilets: true } },
        { fact: 'shaded', columns: { shaded: null, shaded_details: 'Partly' } },
        { fact: 'fenced', columns: { fenced: false, fenced_details: null } },
        { fact: 'parking', columns: { parking: 'free' } },
        { fact: 'pram_paths', columns: { pram_paths: true } },
        { fact: 'water_play', columns: { water_play: true } },
        { fact: 'baby_change', columns: { baby_change: false } },
        { fact: 'checked', columns: { facts_source: 'A page', verified_at: '2026-10-01' } },
      ],
      `2 toilets kept, 3 shaded written, 4 fenced written, 5 parking written, 6 pram_paths written, 7 water_play written, 8 baby_change written, 9 checked written: f Partly f free t t f A page 2026-10-01`,
      { given: 'update public."Listings" set toilets = false', left: facilitiesOf },
    ),
    imports('facts of a listing that is not there', [{ ...POINT, name: 'Nowhere' }], '2 point no listing'),
    imports('facts of two listings of one name', [POINT], '2 point several listings: -33 151', {
      given: `update public."Listings" set name = 'Unsaved' where id = '${SAVED}'`,
      left: pointOf,
    }),
    imports(
      'facts of a draft',
      [{ fact: 'toilets', columns: { toilets: true }, name: 'Secret draft' }],
      '2 toilets written: true',
      {
        left: `select toilets from public."Listings" where id = '${DRAFT}'`,
      },
    ),
    imports('a fact of one listing only', [POINT], '2 point written: 2', {
      given: noPoint,
      left: 'select count(*) from public."Listings" where latitude is null',
    }),
  ],
}
