import fc from 'fast-check'
import { codePoint } from 'shared-ui/testing/codePoint'
import { chooseWords, countFilters, type Filters, NO_FILTERS, readPage, writeFilters } from './filters'
import { readFilters } from './readFilters'

const TODAY = '2026-11-18'
const read = (query: string) => readFilters(new URLSearchParams(query), TODAY)

test.each<[query: string, filters: Partial<Filters>]>([
  ['', {}],
  ['search=splash%20pad&location=Bondi', { search: 'splash pad', location: 'Bondi' }],
  ['search=+two++spaces+', { search: 'two spaces' }],
  ['search=a%00b%0Ac', { search: 'a b c' }],
  // zero-width characters of a pasted text
  ['search=zo%E2%80%8Bo%EF%BB%BF', { search: 'zoo' }],
  // 120 characters, of which the last has two UTF-16 units
  [`search=${'x'.repeat(119)}%F0%9F%A6%98y`, { search: `${'x'.repeat(119)}\u{1F998}` }],
  ['categories=museums', { categories: ['museum'] }],
  [
    'categories=parks%20%26%20gardens,zoos%20%26%20wildlife',
    { categories: ['parks & gardens', 'zoos & wildlife'] },
  ],
  ['categories=museum%2CPlaygrounds,museums', { categories: ['museum', 'playgrounds'] }],
  ['categories=aquarium', { categories: ['aquarium'] }],
  ['ageRanges=toddlers,Primary (5-8),grown-ups', { ageRanges: ['toddlers', 'primary'] }],
  ['ageRanges=all%20ages,all_ages', { ageRanges: ['all ages'] }],
  ['features=cafe/ dining nearby', { features: ['cafe/ dining nearby'] }],
  ['features=cafe/+dining+nearby', { features: ['cafe/ dining nearby'] }],
  ['features=Cafe%2F%20Dining%20Nearby', { features: ['cafe/ dining nearby'] }],
  ['features=Cafes %26 Dining Nearby/ Onsite', { features: ['cafe/ dining nearby'] }],
  ['features=free,FREE,,pool', { features: ['free'] }],
  ['more=Toilets,parking,pony', { more: ['toilets', 'parking'] }],
  ['more=dogs&more=bbq', { more: ['dogs', 'bbq'] }],
  ['date=2026-11-21', { date: { kind: 'day', day: '2026-11-21' } }],
  ['date=2026-02-30', {}],
  ['period=school-holidays', { date: { kind: 'holidays', from: '2026-12-18', to: '2027-01-27' } }],
  // a server is asked for neither spaces around a value nor blank ones
  [
    'sort=+name&view=map+&search=&search=zoo&location=%20&location=Manly',
    { sort: 'name', view: 'map', search: 'zoo', location: 'Manly' },
  ],
  ['period=School-Holidays&date=', { date: { kind: 'holidays', from: '2026-12-18', to: '2027-01-27' } }],
  ['date=2026-11-21&period=school-holidays', { date: { kind: 'day', day: '2026-11-21' } }],
  ['period=easter', {}],
  ['sort=nearest&location=Bondi', { sort: 'nearest', location: 'Bondi' }],
  ['sort=name&sort=nearest', { sort: 'name' }],
  ['sort=constructor', {}],
  ['view=map&features=free', { view: 'map', features: ['free'] }],
  ['view=list', {}],
  ['view=map&view=list', { view: 'map' }],
  ['view=Map', {}],
  ['view=constructor', {}],
  ['location=near%20me', { sort: 'nearest' }],
  ['location=Near+Me&sort=name&search=zoo', { sort: 'nearest', search: 'zoo' }],
  ['search=first&search=second', { search: 'first' }],
  ['categories=museum&categories=sports,museums', { categories: ['museum', 'sports'] }],
  ['features=free&features=&features=indoor', { features: ['free', 'indoor'] }],
  ['ageRanges=babies&ageRanges=teens', { ageRanges: ['babies', 'teens'] }],
  ['features=constructor,__proto__,toString&__proto__=x&utm_source=y', {}],
  ['search=%E0%A4%A', { search: '\u{FFFD}%A' }],
])('the query "%s" is read', (query, filters) => {
  expect(read(query)).toEqual({ ...NO_FILTERS, ...filters })
})

test.each<[filters: Partial<Filters>, query: string]>([
  [{}, ''],
  [{ search: 'dogs & cats', location: 'St Ives' }, '?search=dogs%20%26%20cats&location=St%20Ives'],
  [{ features: ['cafe/ dining nearby', 'free'] }, '?features=cafe%2F%20dining%20nearby,free'],
  [{ date: { kind: 'weekend', from: '2026-11-21', to: '2026-11-22' } }, '?date=2026-11-21,2026-11-22'],
  [
    { date: { kind: 'holidays', from: '2026-12-18', to: '2027-01-27' }, features: ['free'] },
    '?period=school-holidays&features=free',
  ],
  [{ location: 'Bondi', sort: 'nearest' }, '?location=Bondi&sort=nearest'],
  [{ sort: 'recommended' }, ''],
  [{ sort: 'name', view: 'map' }, '?sort=name&view=map'],
  [{ view: 'list' }, ''],
  [{ features: ['free'], more: ['toilets', 'fenced'] }, '?features=free&more=toilets,fenced'],
  [{ categories: ['parks & gardens', 'museum'] }, '?categories=parks%20%26%20gardens,museum'],
])('%j is written as "%s"', (filters, query) => {
  expect(writeFilters({ ...NO_FILTERS, ...filters })).toBe(query)
})

test.each([
  ['', 1],
  ['page=1', 1],
  ['page=2', 2],
  ['page=9999', 9999],
  ['page=3&page=4', 3],
  ['page=', 1],
  ['page=+3%20', 3],
  ['page=&page=%20&page=2', 2],
  ['page=0', 1],
  ['page=02', 1],
  ['page=-2', 1],
  ['page=%2B2', 1],
  ['page=2.5', 1],
  ['page=2e3', 1],
  ['page=10000', 1],
  ['page=two', 1],
  ['page=%D9%A2', 1],
])('the query "%s" is page %i', (query, page) => {
  expect(readPage(new URLSearchParams(query))).toBe(page)
})

test.each<[filters: Partial<Filters>, page: number, query: string]>([
  [{}, 1, ''],
  [{}, 2, '?page=2'],
  [{ search: 'zoo' }, 1, '?search=zoo'],
  [{ search: 'zoo', features: ['free'] }, 12, '?search=zoo&features=free&page=12'],
])('%j on page %i is written as "%s"', (filters, page, query) => {
  expect(writeFilters({ ...NO_FILTERS, ...filters }, page)).toBe(query)
})

test('search and location are not filters that can be cleared', () => {
  expect(countFilters({ ...NO_FILTERS, search: 'zoo', location: 'Manly' })).toBe(0)
  expect(countFilters({ ...NO_FILTERS, features: ['free', 'indoor'], ageRanges: ['teens'] })).toBe(3)
  expect(countFilters({ ...NO_FILTERS, more: ['toilets', 'bbq'] })).toBe(2)
})

test('an 8 kB query is cut to what a person could mean', () => {
  const long = 'zoo '.repeat(2000)
  const filters = read(`search=${long}&categories=${'x,y,z,'.repeat(1000)}&location=${'é'.repeat(4000)}`)
  expect(filters.search.length).toBeLessThanOrEqual(120)
  expect(filters.categories).toEqual(['x', 'y', 'z'])
  expect(writeFilters(filters).length).toBeLessThan(2000)
  expect(read(`features=${'x,'.repeat(199)}free`).features).toEqual(['free'])
  expect(read(`features=${'x,'.repeat(200)}free`).features).toEqual([])
})

test('reading any URL never throws, and written filters are read back the same', () => {
  const name = fc.constantFrom(
    'search',
    'location',
    'date',
    'period',
    'categories',
    'ageRanges',
    'features',
    'more',
    'view',
    '__proto__',
  )
  const value = fc.oneof(
    fc.string({ unit: codePoint }),
    fc.string(),
    fc.constantFrom(
      '2026-11-21',
      'weekend',
      'school-holidays',
      'free,indoor',
      'toilets,bbq',
      'map',
      'museums,x"y',
      'teens,all ages',
      '%',
      'a,b(c)',
    ),
  )
  const query = fc.oneof(fc.string(), fc.array(fc.tuple(name, value)))
  fc.assert(
    fc.property(query, (parts) => {
      const filters = readFilters(new URLSearchParams(parts), TODAY)
      expect(read(writeFilters(filters))).toEqual(filters)
    }),
    { numRuns: 2000 },
  )
})

test.each([
  [[], ['b'], ['b']],
  [['b'], ['b', 'a'], ['a', 'b']],
  [['a', 'b'], ['b'], ['b']],
  [
    ['x', 'a'],
    ['a', 'c'],
    ['x', 'a', 'c'],
  ],
  [['x'], [], ['x']],
  [['a'], ['unknown'], []],
])('with the boxes a, b and c, %j with %j chosen becomes %j', (words, chosen, expected) => {
  expect(chooseWords(['a', 'b', 'c'], words, chosen)).toEqual(expected)
})
