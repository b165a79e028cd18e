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
  ['playground near me', { search: 'playground' }],
  ['free playground near me today', { search: 'playground', date: day(TODAY), features: ['free'] }],
  ['Sunday market on saturday', { search: 'market on saturday', date: day('2026-11-29') }],
  ['', { search: '' }],
])('%s', (typed, meant) => {
  expect(readWords(typed, TODAY)).toEqual(meant)
})
