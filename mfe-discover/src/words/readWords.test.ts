import fc from 'fast-check'
import { publicHolidayNote } from 'shared-ui/publicHolidays'
import { NO_FILTERS } from '../filters/filters'
import { readWords } from './readWords'
import { withMeant } from './withMeant'

/** A Wednesday. */
const TODAY = '2026-11-25'
const WEEKEND = { kind: 'weekend', from: '2026-11-28', to: '2026-11-29' }
const HOLIDAYS = expect.objectContaining({ kind: 'holidays' })
const day = (iso: string) => ({ kind: 'day', day: iso })

test.each<[typed: string, meant: object]>([
  ['museum', { search: 'museum' }],
  ['museum open on sunday', { search: 'museum', date: day('2026-11-29') }],
  ['Open on Sunday', { search: '', date: day('2026-11-29') }],
  ['markets this Saturday', { search: 'markets', date: day('2026-11-28') }],
  ['open on wednesdays', { search: '', date: day(TODAY) }],
  ['today', { search: '', date: day(TODAY) }],
  ['is the aquarium open now', { search: 'aquarium', date: day(TODAY) }],
  ['what is near bondi', { search: '', location: 'Bondi', sort: 'nearest' }],
  ['what is love', { search: 'what is love' }],
  ['aquarium open now', { search: 'aquarium', date: day(TODAY) }],
  ["what's on tomorrow", { search: '', date: day('2026-11-26') }],
  ['swimming this weekend', { search: 'swimming', date: WEEKEND }],
  ['what is on this weekend', { search: '', date: WEEKEND }],
  ['markets in the school holidays on a weekend', { search: 'markets on a weekend', date: HOLIDAYS }],
  ['weekend away', { search: 'weekend away' }],
  ['next weekend away', { search: 'next weekend away' }],
  ['museum next sunday', { search: 'museum', date: day('2026-11-29') }],
  ['museum next weekend', { search: 'museum', date: { ...WEEKEND, from: '2026-12-05', to: '2026-12-06' } }],
  ['saturday or sunday', { search: '', date: WEEKEND }],
  ['markets weekend of 28 november', { search: 'markets', date: WEEKEND }],
  ['the weekend of Sunday 29 Nov', { search: '', date: WEEKEND }],
  ['on the weekend of the 27th of November', { search: '', date: WEEKEND }],
  ['weekend of 31 february', { search: 'of 31 february', date: WEEKEND }],
  ['open on Sundays, Saturdays', { search: '', date: WEEKEND }],
  ['swimming today and tomorrow', { search: 'swimming', date: day(TODAY) }],
  ['tomorrow morning', { search: '', date: day('2026-11-26') }],
  ['open tonight', { search: '', date: day(TODAY) }],
  ['swimming this arvo', { search: 'swimming', date: day(TODAY) }],
  ['whats on good friday', { search: '', date: day('2027-03-26') }],
  ['zoo Easter Monday', { search: 'zoo', date: day('2027-03-29') }],
  ['easter saturday night market', { search: 'night market', date: day('2027-03-27') }],
  ['zoo next good friday morning', { search: 'zoo', date: day('2027-03-26') }],
  ['what is on this easter sunday and monday', { search: '', date: day('2027-03-28') }],
  ['good friday or easter monday', { search: '', date: day('2027-03-26') }],
  ['good sunday market', { search: 'good market', date: day('2026-11-29') }],
  ['easter', { search: 'easter' }],
  ['open tonight?', { search: '', date: day(TODAY) }],
  ['🦁 today !!!', { search: '', date: day(TODAY) }],
  ['🦁', { search: '🦁' }],
  ['museum next school holidays', { search: 'museum', date: HOLIDAYS }],
  ['saturday nights or sunday afternoon, markets', { search: 'markets', date: day('2026-11-28') }],
  ['night market', { search: 'night market' }],
  ['boxing day afternoon swim', { search: 'swim', date: day('2026-12-26') }],
  ['swimming this weekend mornings', { search: 'swimming', date: WEEKEND }],
  ['friday night markets', { search: 'night markets', date: day('2026-11-27') }],
  ['morning tea this sunday afternoon', { search: 'morning tea', date: day('2026-11-29') }],
  ['sunday afternoon tea', { search: 'afternoon tea', date: day('2026-11-29') }],
  ['this nightingale', { search: 'this nightingale' }],
  ['tomorrow or friday', { search: '', date: day('2026-11-26') }],
  ['monday, tuesday or next wednesday zoo', { search: 'zoo', date: day('2026-11-30') }],
  ['not free', { search: 'not free' }],
  ['free museum', { search: 'museum', features: ['free'] }],
  ['cheap things on sunday', { search: '', date: day('2026-11-29'), features: ['free'] }],
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
  ['free indoor parramatta', { search: '', location: 'Parramatta', features: ['free', 'indoor'] }],
  ['free parramatta', { search: '', location: 'Parramatta', features: ['free'] }],
  ['library in the city', { search: 'library', location: 'City' }],
  ['blue mountains walks', { search: 'walks', location: 'Blue Mountains' }],
  ['hawkesbury picnic', { search: 'picnic', location: 'Hawkesbury' }],
  ['manly', { search: 'manly', named: 'Manly' }],
  ['bondi to coogee', { search: 'bondi to coogee' }],
  ['spit bridge to manly', { search: 'spit bridge to manly' }],
  ['manly dam', { search: 'manly dam' }],
  ['farm city', { search: 'farm city' }],
  ['playground city', { search: 'playground city' }],
  ['city farm', { search: 'city farm' }],
  ['sydney zoo', { search: 'sydney zoo' }],
  // names of places that begin with another suburb
  ['bradfield park', { search: 'bradfield park' }],
  ['enmore park playground', { search: 'enmore park playground' }],
  ['holroyd gardens', { search: 'holroyd gardens' }],
  ['parramatta park', { search: 'parramatta park' }],
  ['wild west show', { search: 'wild west show' }],
  ['waterfall', { search: 'waterfall' }],
  ['Sunday market on saturday', { search: 'market on saturday', date: day('2026-11-29') }],
  ['', { search: '' }],
])('%s', (typed, meant) => {
  expect(readWords(typed, TODAY)).toEqual(meant)
})

test.each([
  ['good friday', '2027-03-26', '2027-03-26'],
  ['good friday', '2027-03-27', '2028-04-14'],
  ['easter monday', '2027-03-29', '2027-03-29'],
  // the years in which the rule has an exception, and the earliest and the latest date of this century
  ['easter sunday', '2049-01-01', '2049-04-18'],
  ['easter sunday', '2076-01-01', '2076-04-19'],
  ['easter sunday', '2008-01-01', '2008-03-23'],
  ['easter sunday', '2038-01-01', '2038-04-25'],
])('the next "%s" from %s on is %s', (typed, today, easter) => {
  expect(readWords(typed, today)).toEqual({ search: '', date: day(easter) })
})

test('the days of Easter are public holidays', () => {
  for (const typed of ['good friday', 'easter saturday', 'easter sunday', 'easter monday'])
    for (const today of ['2027-01-01', '2028-01-01']) {
      const { date } = readWords(typed, today)
      const hours = { always_open: false, start_date: null, end_date: null }
      expect(publicHolidayNote(hours, date?.kind === 'day' ? [date.day] : [])).toMatch(/^Public holiday/)
    }
})

const TODDLERS_UP = ['toddlers', 'preschoolers', 'primary']

test.each<[typed: string, meant: object]>([
  ['indoor', { search: 'indoor' }],
  ['indoor play', { search: 'indoor play' }],
  ['indoor pool', { search: 'indoor pool' }],
  ['free indoor play', { search: 'indoor play', features: ['free'] }],
  ['free indoor pool', { search: 'pool', features: ['free', 'indoor'] }],
  ['indoors on sunday', { search: '', date: day('2026-11-29'), features: ['indoor'] }],
  ['something free and indoor', { search: '', features: ['free', 'indoor'] }],
  ['free, indoor, parking', { search: '', features: ['free', 'indoor'], more: ['parking'] }],
  ['parking', { search: 'parking' }],
  ['museum with parking', { search: 'museum', more: ['parking'] }],
  ['museum with free parking', { search: 'museum', more: ['parking'] }],
  ['free museum with parking', { search: 'museum', features: ['free'], more: ['parking'] }],
  ['toddler', { search: 'toddler' }],
  ['preschoolers', { search: 'preschoolers' }],
  ['toddler pool', { search: 'toddler pool' }],
  ['free baby change', { search: '', features: ['free'], more: ['change'] }],
  ['fenced playground', { search: 'playground', more: ['fenced'] }],
  ['playground with a fence', { search: 'playground', more: ['fenced'] }],
  ['fully fenced park near bondi', { search: 'park', location: 'Bondi', sort: 'nearest', more: ['fenced'] }],
  ['museum close to public transport', { search: 'museum', more: ['transport'] }],
  ['nappy changing rooms', { search: '', more: ['change'] }],
  ['defence museum', { search: 'defence museum' }],
  ['gate', { search: 'gate' }],
  ['not fenced', { search: 'not fenced' }],
  ['fenced dog park', { search: 'fenced dog park' }],
  ['zoo 5 december', { search: 'zoo', date: day('2026-12-05') }],
  ['markets on Saturday 12 Dec', { search: 'markets', date: day('2026-12-12') }],
  ['dec 5th', { search: '', date: day('2026-12-05') }],
  ['sunday the 6th of December 2026', { search: '', date: day('2026-12-06') }],
  ['25 November', { search: '', date: day(TODAY) }],
  ['24 november', { search: '', date: day('2027-11-24') }],
  ['january 3, 2028 museum', { search: 'museum', date: day('2028-01-03') }],
  ['31 february', { search: '31 february' }],
  ['may gibbs', { search: 'may gibbs' }],
  ['what is open on christmas day', { search: '', date: day('2026-12-25') }],
  ['boxing day', { search: '', date: day('2026-12-26') }],
  ['christmas lights', { search: 'christmas lights' }],
  ['playground in the school holidays', { search: 'playground', date: HOLIDAYS }],
  ['school holiday workshops', { search: 'workshops', date: HOLIDAYS }],
  ['free toddler', { search: '', features: ['free'], ageRanges: ['toddlers'] }],
  ['babies indoor', { search: '', features: ['indoor'], ageRanges: ['babies'] }],
  ['free indoor toddler rainy', { search: 'rainy', features: ['free', 'indoor'], ageRanges: ['toddlers'] }],
  ['museum for a toddler', { search: 'museum', ageRanges: ['toddlers'] }],
  ['park for toddlers and babies', { search: 'park', ageRanges: ['babies', 'toddlers'] }],
  ['toddler and preschooler', { search: '', ageRanges: ['toddlers', 'preschoolers'] }],
  ['2 year old', { search: '', ageRanges: ['toddlers'] }],
  ['zoo for a 2-year-old', { search: 'zoo', ageRanges: ['toddlers'] }],
  ['2 and 5 year olds', { search: '', ageRanges: TODDLERS_UP }],
  ['for a 2 and a 5 year old', { search: '', ageRanges: TODDLERS_UP }],
  ['for a 2- and a 5-year-old', { search: '', ageRanges: TODDLERS_UP }],
  ['pool for a 2 year old and an 8 year old', { search: 'pool', ageRanges: ['toddlers', 'primary'] }],
  ['2 to 10 year olds', { search: '', ageRanges: [...TODDLERS_UP, 'preteens'] }],
  ['10-14 yr olds', { search: '', ageRanges: ['preteens', 'teens'] }],
  ['pool for my 8 month old', { search: 'pool', ageRanges: ['babies'] }],
  ['under 5 year olds', { search: '', ageRanges: ['babies', 'toddlers', 'preschoolers'] }],
  ['zoo for kids under 5', { search: 'zoo', ageRanges: ['babies', 'toddlers', 'preschoolers'] }],
  ['under 3', { search: '', ageRanges: ['babies', 'toddlers'] }],
  ['pool 2 and under', { search: 'pool', ageRanges: ['babies', 'toddlers'] }],
  ['ages 2-5', { search: '', ageRanges: ['toddlers', 'preschoolers', 'primary'] }],
  ['museum for kids aged 9 to 12', { search: 'museum', ageRanges: ['preteens'] }],
  ['age 4', { search: '', ageRanges: ['preschoolers'] }],
  ['pool under 12 months', { search: 'pool', ageRanges: ['babies'] }],
  ['under 18 months', { search: '', ageRanges: ['babies', 'toddlers'] }],
  ['walk under 5 km', { search: 'walk under 5 km' }],
  ['lunch under 10 dollars', { search: 'lunch under 10 dollars' }],
  ['under 20', { search: 'under 20' }],
  ['under the sea', { search: 'under the sea' }],
  ['zoo for under 5s', { search: 'zoo', ageRanges: ['babies', 'toddlers', 'preschoolers'] }],
  ['up to 3 years old', { search: '', ageRanges: ['babies', 'toddlers', 'preschoolers'] }],
  ['climbing from 10 years old', { search: 'climbing', ageRanges: ['preteens', 'teens'] }],
  ['climbing for over 10 year olds', { search: 'climbing', ageRanges: ['preteens', 'teens'] }],
  ['6 to 12 month old', { search: '', ageRanges: ['babies'] }],
  ['6-18 months old', { search: '', ageRanges: ['babies', 'toddlers'] }],
  ['under the bridge', { search: 'under the bridge' }],
  ['30 year old tree', { search: '30 year old tree' }],
  ['2 years of trains', { search: '2 years of trains' }],
  [
    'something free and indoor for a 2 and a 5 year old this Sunday near Parramatta with parking',
    {
      search: '',
      location: 'Parramatta',
      sort: 'nearest',
      date: day('2026-11-29'),
      features: ['free', 'indoor'],
      ageRanges: TODDLERS_UP,
      more: ['parking'],
    },
  ],
])('what a family needs: %s', (typed, meant) => {
  expect(readWords(typed, TODAY)).toEqual(meant)
})

test('every age up to 17 has a group', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 17 }), (age) => {
      expect(readWords(`${age} year old`, TODAY).ageRanges).not.toHaveLength(0)
    }),
  )
})

test('what is left of a search is some of its words, in their order', () => {
  const word = fc.constantFrom(
    ...['free', 'indoor', 'parking', 'with', 'for', 'a', 'toddler', 'and', 'museum', 'play', '2', 'year old'],
    ...['sunday', 'near me', 'in', 'parramatta', 'something', 'baby', ',', 'pool'],
  )
  fc.assert(
    fc.property(fc.array(word, { maxLength: 8 }), (typed) => {
      const { search } = readWords(typed.join(' '), TODAY)
      const left = search.split(' ').filter(Boolean)
      let at = 0
      for (const part of typed.join(' ').split(' ')) if (part === left[at]) at++
      expect(at).toBe(left.length)
      expect(readWords(search, TODAY).search.length).toBeLessThanOrEqual(search.length)
    }),
  )
})

test('what words mean is added to the filters that are there', () => {
  const filters = { ...NO_FILTERS, ageRanges: ['babies' as const], more: ['toilets' as const] }
  const meant = readWords('free zoo for a toddler with parking', TODAY)
  expect(withMeant(filters, meant)).toEqual({
    ...NO_FILTERS,
    search: 'zoo',
    ageRanges: ['babies', 'toddlers'],
    features: ['free'],
    more: ['toilets', 'parking'],
  })
})

test('a place among the words stays there where there is a place already', () => {
  expect(readWords('free pool in Bondi', TODAY, true)).toEqual({
    search: 'pool in Bondi',
    features: ['free'],
  })
})

test.each([
  ['2026-11-29', 'sunday', '2026-11-29'],
  ['2026-11-29', 'this sunday', '2026-11-29'],
  ['2026-11-29', 'next sunday', '2026-12-06'],
  ['2026-11-29', 'next monday', '2026-11-30'],
  ['2026-11-28', 'next saturday', '2026-12-05'],
])('on %s "%s" is %s', (today, typed, meant) => {
  expect(readWords(typed, today).date).toEqual(day(meant))
})
