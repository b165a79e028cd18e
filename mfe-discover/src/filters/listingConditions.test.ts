import fc from 'fast-check'
import { codePoint } from 'shared-ui/testing/codePoint'
import type { Condition } from './condition'
import { type Filters, NO_FILTERS } from './filters'
import { listingConditions, unconfirmedConditions, weekendEventConditions } from './listingConditions'
import { localityOf } from './locality'
import { placeOf } from './place'
import { readFilters } from './readFilters'

/** The conditions as PostgREST's query string, without the condition that every request has. */
function params(filters: Partial<Filters>): string[] {
  const [published, ...rest] = listingConditions({ ...NO_FILTERS, ...filters }).map(asParam)
  expect(published).toBe('publish_status=eq.Published')
  return rest
}

function asParam(condition: Condition): string {
  return 'anyOf' in condition
    ? `or=(${condition.anyOf.join(',')})`
    : `${condition.column}=${condition.operator}.${condition.value}`
}

test.each<[filters: Partial<Filters>, expected: string[]]>([
  [{}, []],
  [{ search: 'splash pad' }, []],
  [
    { location: 'inner-west' },
    ['or=(suburb.ilike."%inner-west%",state.ilike."%inner-west%",region.eq."Inner West")'],
  ],
  [{ location: '2026' }, ['or=(suburb.ilike."%2026%",state.ilike."%2026%",postcode.eq."2026")']],
  [{ location: 'Bondi', sort: 'nearest' }, []],
  [{ location: 'Bondi' }, ['or=(suburb.ilike."%Bondi%",state.ilike."%Bondi%")']],
  [{ location: 'x%,id.gt.0' }, [String.raw`or=(suburb.ilike."%x\\%,id.gt.0%",state.ilike."%x\\%,id.gt.0%")`]],
  [
    { date: { kind: 'day', day: '2026-11-21' } },
    ['or=(open_days.cs.{saturday},event_dates.cs."[2026-11-21,2026-11-21]")'],
  ],
  [{ date: { kind: 'weekend', from: '2026-11-21', to: '2026-11-22' } }, ['open_days=ov.{saturday,sunday}']],
  [
    { date: { kind: 'holidays', from: '2026-12-18', to: '2027-01-27' } },
    [
      'or=(open_days.ov.{friday,saturday,sunday,monday,tuesday,wednesday,thursday},event_dates.ov."[2026-12-18,2027-01-27]")',
    ],
  ],
  [
    { date: { kind: 'holidays', from: '2027-01-26', to: '2027-01-27' } },
    ['or=(open_days.ov.{tuesday,wednesday},event_dates.ov."[2027-01-26,2027-01-27]")'],
  ],
  [{ categories: ['playgrounds'] }, ['primary_type=in.("playground","playcentre")']],
  [{ categories: ['x"),id.gt.(0'] }, [String.raw`primary_type=in.("x\"),id.gt.(0")`]],
  [{ ageRanges: ['toddlers', 'teens'] }, ['or=(all_ages.eq.true,toddlers.eq.true,teens.eq.true)']],
  [{ ageRanges: ['all ages'] }, ['or=(all_ages.eq.true)']],
  [{ more: ['toilets'] }, ['handy=cs.{toilets}']],
  [{ more: ['toilets', 'dogs'] }, ['handy=cs.{toilets,dogs}']],
  [{ features: ['free', 'indoor'] }, ['free=eq.true', 'indoor=eq.true']],
  [
    { features: ['cafe/ dining nearby'] },
    ['dining_options=in.("Cafe/ dining onsite","Cafes and dining nearby","Dining onsite")'],
  ],
  [
    { features: ['accessible'] },
    [
      'or=(accessible_entrance.eq.true,accessible_parking.eq.true,accessible_seating.eq.true,accessible_restroom.eq.true)',
    ],
  ],
])('%j asks for %j', (filters, expected) => {
  expect(params(filters)).toEqual(expected)
})

test.each([
  ['Sydney, NSW', 'Sydney'],
  ['Manly,', 'Manly'],
  ['Newtown, Sydney', 'Newtown'],
  ['Parramatta NSW, Sydney', 'Parramatta'],
  ['newtown ,sydney NSW 2042, Australia', 'newtown'],
  ['North Sydney', 'North Sydney'],
  ['Sydney Olympic Park', 'Sydney Olympic Park'],
  [', Sydney', ', Sydney'],
  ['Bondi NSW 2026', 'Bondi'],
  ['bondi 2026', 'bondi'],
  ['Manly, New South Wales', 'Manly'],
  ['NSW', 'NSW'],
  ['2026', '2026'],
  ['Dee Why', 'Dee Why'],
])('the locality of "%s" is %s', (location, locality) => {
  expect(localityOf(location)).toBe(locality)
})

test('no text adds a condition other than those of its parameter', () => {
  const spiky = fc.string({ unit: fc.constantFrom(...'ab,.()"\\%_*:{}[]&=| \n\u00e9') })
  const text = fc.oneof(spiky, fc.string({ unit: codePoint }), fc.string())
  const place = fc.oneof(text, fc.constantFrom('cBD', 'inner-west', '2026', 'NSW, 2026', 'Bondi'))
  fc.assert(
    fc.property(
      text,
      place,
      text,
      text,
      text,
      text,
      (search, location, date, categories, ageRanges, features) => {
        const query = new URLSearchParams({ search, location, date, categories, ageRanges, features })
        const filters = readFilters(query, '2026-11-18')
        const expected = ['publish_status=eq']
        const operator = filters.location.includes('*') ? 'imatch' : 'ilike'
        const also = { region: ' region.eq', postcode: ' postcode.eq', name: '' }[
          placeOf(filters.location).kind
        ]
        if (filters.location) expected.push(`or=suburb.${operator} state.${operator}${also}`)
        if (filters.date?.kind === 'day') expected.push('or=open_days.cs event_dates.cs')
        if (filters.date?.kind === 'weekend') expected.push('open_days=ov')
        if (filters.categories.length > 0) expected.push('primary_type=in')
        if (filters.ageRanges.length > 0) expected.push(`or=${flags(filters.ageRanges)}`)
        for (const feature of filters.features) expected.push(FEATURE_SHAPES[feature])

        expect(listingConditions(filters).map(shape)).toEqual(expected)
      },
    ),
    { numRuns: 2000 },
  )
})

test('PostgREST finds the suburbs that contain the location, and no others', () => {
  const spiky = fc.string({ unit: fc.constantFrom(...'aB,.()"\\%_*:{}[]^$|+? '), maxLength: 8 })
  fc.assert(
    fc.property(spiky, spiky, spiky, (typed, before, after) => {
      const { location } = readFilters(new URLSearchParams({ location: typed }), '2026-11-18')
      fc.pre(location !== '')
      const [, condition] = listingConditions({ ...NO_FILTERS, location })
      if (!condition || !('anyOf' in condition)) throw new Error('no location condition')
      const [alternative = ''] = splitAlternatives(condition.anyOf.join(','))
      const locality = localityOf(location).toLowerCase()
      for (const suburb of [before + after, before + location + after, location.toUpperCase()]) {
        expect([suburb, holds(alternative, suburb)]).toEqual([
          suburb,
          suburb.toLowerCase().includes(locality),
        ])
      }
    }),
    { numRuns: 2000 },
  )
})

/** Parses one alternative like PostgREST: removes quotes and escapes, then replaces each * of a pattern by %. */
function holds(alternative: string, suburb: string): boolean {
  const [, operator, quoted = ''] = /^suburb\.(ilike|imatch)\."(.*)"$/s.exec(alternative) ?? []
  const value = quoted.replace(/\\(.)/gs, '$1')
  if (operator === 'imatch') return new RegExp(value, 'i').test(suburb)
  const pattern = value
    .replaceAll('*', '%')
    .replace(/\\(.)|(%)|(_)|([^\w\s])/gs, (sign, escaped, any, one) =>
      any ? '.*' : one ? '.' : (escaped ?? sign).replace(/\W/, '\\$&'),
    )
  return new RegExp(`^${pattern}$`, 'is').test(suburb)
}

const FEATURE_SHAPES = {
  free: 'free=eq',
  indoor: 'indoor=eq',
  accessible: 'or=accessible_entrance.eq accessible_parking.eq accessible_seating.eq accessible_restroom.eq',
  'cafe/ dining nearby': 'dining_options=in',
}

function flags(words: readonly string[]): string {
  return ['all_ages', ...words.filter((word) => word !== 'all ages')].map((flag) => `${flag}.eq`).join(' ')
}

/** Parses the columns and operators of a condition, with PostgREST's rules for quotes. */
function shape(condition: Condition): string {
  if (!('anyOf' in condition)) return `${condition.column}=${condition.operator}`
  const parts = splitAlternatives(condition.anyOf.join(','))
  return `or=${parts.map((part) => part.split('.', 2).join('.')).join(' ')}`
}

/** Splits at commas outside double quotes. Inside them a backslash escapes the next character. */
function splitAlternatives(text: string): string[] {
  const parts = text.match(/(?:"(?:\\.|[^"\\])*"|[^",])+/gs)
  return parts ?? []
}

test('the events of a weekend run on it and are not in the list already; all other filters hold', () => {
  const date = { kind: 'weekend', from: '2026-11-21', to: '2026-11-22' } as const
  const filters: Filters = { ...NO_FILTERS, date, features: ['free'], categories: ['museum'] }
  expect(weekendEventConditions(filters, date.from, date.to).map(asParam)).toEqual([
    'publish_status=eq.Published',
    'primary_type=in.("museum","museums")',
    'free=eq.true',
    'event_dates=ov.[2026-11-21,2026-11-22]',
    'open_days=not.ov.{saturday,sunday}',
  ])
})

test('of places without known hours the date asks nothing, and an event is none', () => {
  const date = { kind: 'day', day: '2026-12-25' } as const
  expect(unconfirmedConditions({ ...NO_FILTERS, features: ['free'], date })).toEqual([
    ...listingConditions({ ...NO_FILTERS, features: ['free'] }),
    {
      column: 'open_days',
      operator: 'not.ov',
      value: '{monday,tuesday,wednesday,thursday,friday,saturday,sunday}',
    },
    { column: 'event_dates', operator: 'is', value: 'null' },
    { column: 'listing_type', operator: 'neq', value: 'event' },
  ])
})
