import { readWords } from './readWords'

const UP_TO_THREE = ['babies', 'toddlers']
const FROM_FIVE = ['preschoolers', 'primary', 'preteens', 'teens']

test.each<[typed: string, search: string, ageRanges: string[] | undefined]>([
  ['18 months', '', ['toddlers']],
  ['park for 18mo', 'park', ['toddlers']],
  ['8 mths', '', ['babies']],
  ['twins 6 or 18 months', 'twins', UP_TO_THREE],
  ['under 18 months old', '', UP_TO_THREE],
  ['every 3 months', 'every 3 months', undefined],
  ['12 month pass', '12 month pass', undefined],
  ['12 months pass', '12 months pass', undefined],
  ['6 months membership', '6 months membership', undefined],
  ['9 months pregnant', '9 months pregnant', undefined],
  ['open 12 months', 'open 12 months', undefined],
  ['open for 10 years', 'open for 10 years', undefined],
  ['ages 5+', '', FROM_FIVE],
  ['climbing 5+', 'climbing', FROM_FIVE],
  ['5+ years', '', FROM_FIVE],
  ['climbing 5+ year olds', 'climbing', FROM_FIVE],
  ['5+yo', '', FROM_FIVE],
  ['5+ rides', '5+ rides', undefined],
  ['under 8 people', 'under 8 people', undefined],
  ['5 years and up', '', FROM_FIVE],
  ['zoo for kids 5 yrs old and over', 'zoo', FROM_FIVE],
  ['over 12s', '', ['preteens', 'teens']],
  ['over 10 km', 'over 10 km', undefined],
  ['zoo under 3 years', 'zoo', UP_TO_THREE],
  ['2 years old and under', '', UP_TO_THREE],
  ['0-2 years', '', UP_TO_THREE],
  ['pool for 4 yrs', 'pool', ['preschoolers']],
  ['4 y.o.', '', ['preschoolers']],
  ['2 years of trains', '2 years of trains', undefined],
  ['things to do with a three year old', '', ['toddlers', 'preschoolers']],
  ['two and seven year olds', '', ['toddlers', 'primary']],
  ['two to twelve year olds', '', ['toddlers', 'preschoolers', 'primary', 'preteens']],
  ['3/4 year olds', '', ['toddlers', 'preschoolers']],
  ['ages 3/4', '', ['toddlers', 'preschoolers']],
  ['one way bridge', 'one way bridge', undefined],
  ['seventeen trains', 'seventeen trains', undefined],
])('an age as parents write it: %s', (typed, search, ageRanges) => {
  expect(readWords(typed, '2026-11-25')).toEqual({ search, ...(ageRanges && { ageRanges }) })
})
