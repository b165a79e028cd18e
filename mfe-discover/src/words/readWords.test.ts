import { readWords } from './readWords'

/** A Wednesday. */
const TODAY = '2026-11-25'
const WEEKEND = { kind: 'weekend', from: '2026-11-28', to: '2026-11-29' }
const day = (iso: string) => ({ kind: 'day', day: iso })

test.each<[typed: string, meant: object]>([
  ['museum', { search: 'museum' }],
  ['museum open on sunday', { search: 'museum', date: day('2026-11-29') }],
  ['Open on Sunday', { search: '', date: day('2026-11-29') }],
  ['markets this Saturday', { search: 'markets', date: day('2026-11-28') }],
  ['open on wednesdays', { search: '', date: day(TODAY) }],
  ['today', { search: '', date: day(TODAY) }],
  ['aquarium open now', { search: 'aquarium', date: day(TODAY) }],
  ["what's on tomorrow", { search: '', date: day('2026-11-26') }],
  ['swimming this weekend', { search: 'swimming', date: WEEKEND }],
  ['what is on this weekend', { search: '', date: WEEKEND }],
  ['weekend away', { search: 'weekend away' }],
  ['free museum', { search: 'museum', features: ['free'] }],
  ['cheap things on sunday', { search: 'things', date: day('2026-11-29'), features: ['free'] }],
  ['gluten free cafe', { search: 'gluten free cafe' }],
  ['freedom plaza', { search: 'freedom plaza' }],
  ['nowhere park', { search: 'nowhere park' }],
  ['playground near me', { search: 'playground', sort: 'nearest' }],
  [
    'free playground near me today',
    { search: 'playground', date: day(TODAY), features: ['free'], sort: 'nearest' },
  ],
  ['playground inner west', { search: 'playground', location: 'Inner West' }],
  ['inner-west playground', { search: 'playground', location: 'Inner West' }],
  ['Inner West', { search: '', location: 'Inner West' }],
  ['museums in parramatta', { search: 'museums', location: 'Parramatta' }],
  ['bondi pool', { search: 'pool', location: 'Bondi' }],
  ['surry hills playground', { search: 'playground', location: 'Surry Hills' }],
  ['markets in the rocks', { search: 'markets', location: 'The Rocks' }],
  ['walks near katoomba', { search: 'walks', location: 'Katoomba', sort: 'nearest' }],
  ['what is on tomorrow in the inner west', { search: '', location: 'Inner West', date: day('2026-11-26') }],
  ['free indoor parramatta', { search: 'indoor', location: 'Parramatta', features: ['free'] }],
  ['free parramatta', { search: '', location: 'Parramatta', features: ['free'] }],
  ['library in the city', { search: 'library', location: 'City' }],
  ['blue mountains walks', { search: 'walks', location: 'Blue Mountains' }],
  ['hawkesbury picnic', { search: 'picnic', location: 'Hawkesbury' }],
  ['manly', { search: 'manly' }],
  ['bondi to coogee', { search: 'bondi to coogee' }],
  ['spit bridge to manly', { search: 'spit bridge to manly' }],
  ['manly dam', { search: 'manly dam' }],
  ['city farm', { search: 'city farm' }],
  ['sydney zoo', { search: 'sydney zoo' }],
  ['wild west show', { search: 'wild west show' }],
  ['waterfall', { search: 'waterfall' }],
  ['Sunday market on saturday', { search: 'market on saturday', date: day('2026-11-29') }],
  ['', { search: '' }],
])('%s', (typed, meant) => {
  expect(readWords(typed, TODAY)).toEqual(meant)
})

test('a place among the words stays there where there is a place already', () => {
  expect(readWords('free pool in Bondi', TODAY, true)).toEqual({
    search: 'pool in Bondi',
    features: ['free'],
  })
})
