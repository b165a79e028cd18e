import { NO_FILTERS } from '../filters/filters'
import { readDate } from '../filters/readDate'
import { readFilters } from '../filters/readFilters'
import { dateLabel, filterChips, filtersToDrop, passedNote } from './filterChips'

const TODAY = '2026-11-18'

test('each filter has a chip, and a chip removes no other filter', () => {
  const filters = readFilters(
    new URLSearchParams(
      'search=zoo&date=weekend&categories=museums,aquarium&ageRanges=all ages,teens&features=free&more=fenced,bbq',
    ),
    TODAY,
  )
  const chips = filterChips(filters, TODAY)
  expect(chips.map(({ label }) => label)).toEqual([
    'This Weekend',
    'Museums',
    'aquarium',
    'All Ages',
    'Teens (13+)',
    'Free',
    'Fenced',
    'BBQ',
  ])
  expect(chips[0]?.without).toEqual({ ...filters, date: null })
  expect(chips[1]?.without).toEqual({ ...filters, categories: ['aquarium'] })
  expect(chips[4]?.without).toEqual({ ...filters, ageRanges: ['all ages'] })
  expect(chips[5]?.without).toEqual({ ...filters, features: [] })
  expect(chips[6]?.without).toEqual({ ...filters, more: ['bbq'] })
})

test.each([
  ['search=zoo', []],
  ['features=free', []],
  ['search=zoo&features=free', ['Free', '\u201czoo\u201d']],
  ['search=zoo&location=Manly&features=free,indoor&date=today', ['Today', 'Indoor', 'Free']],
  ['search=zoo&location=Manly&date=today', ['Today', 'Manly', '\u201czoo\u201d']],
  ['search=bmx+track', ['\u201cbmx\u201d', '\u201ctrack\u201d']],
  ['search=zoo+zoo', []],
  ['search=%22bmx+track%22', ['\u201cbmx\u201d', '\u201ctrack\u201d']],
  ['search=bmx+track&features=free', ['Free', '\u201cbmx track\u201d', '\u201cbmx\u201d']],
  ['search=bmx+track&features=free,indoor', ['Indoor', 'Free', '\u201cbmx track\u201d']],
  ['search=skate+bmx+track+zoo', ['\u201cskate\u201d', '\u201cbmx\u201d', '\u201ctrack\u201d']],
])('where %s finds nothing, %j may be taken away', (query, labels) => {
  const ways = filtersToDrop(readFilters(new URLSearchParams(query), TODAY), TODAY)
  expect(ways.map(({ label }) => label)).toEqual(labels)
})

test('a word of the search goes wherever it stands, the others stay', () => {
  const filters = { ...NO_FILTERS, search: 'bmx track bmx' }
  expect(filtersToDrop(filters, TODAY)).toEqual([
    { label: '\u201cbmx\u201d', without: { ...filters, search: 'track' } },
    { label: '\u201ctrack\u201d', without: { ...filters, search: 'bmx' } },
  ])
})

test('the place has a chip, the search has none', () => {
  const filters = { ...NO_FILTERS, search: 'zoo', location: 'the inner west', sort: 'nearest' } as const
  expect(filterChips(filters, TODAY)).toEqual([
    { label: 'Inner West', without: { ...NO_FILTERS, search: 'zoo' } },
  ])
})

test.each([
  [{ kind: 'day', day: '2026-11-18' }, 'Today'],
  [{ kind: 'day', day: '2026-11-19' }, 'Tomorrow'],
  [{ kind: 'day', day: '2026-12-24' }, '24 December 2026'],
  [{ kind: 'weekend', from: '2026-11-21', to: '2026-11-22' }, 'This Weekend'],
  [{ kind: 'holidays', from: '2026-12-18', to: '2027-01-27' }, 'School holidays'],
  [{ kind: 'weekend', from: '2026-11-28', to: '2026-11-29' }, '28 - 29 November 2026'],
  [{ kind: 'weekend', from: '2026-01-31', to: '2026-02-01' }, '31 January - 1 February 2026'],
] as const)('%j is called %s', (date, label) => {
  expect(dateLabel(date, TODAY)).toBe(label)
})

test.each<[string, string | null]>([
  ['2026-11-17', 'This date has passed: Tuesday 17 November 2026.'],
  ['2026-11-18', null],
  ['2026-11-14,2026-11-15', 'This weekend has passed: 14 - 15 November 2026.'],
  ['2026-11-17,2026-11-18', null],
  ['2026-11-21,2026-11-22', null],
  ['school-holidays', null],
])('what the list says of %s', (value, note) => {
  const date = readDate(value, TODAY)
  expect(date && passedNote(date, TODAY)).toBe(note)
})
