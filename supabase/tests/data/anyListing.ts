import fc from 'fast-check'

/* Listings, filters and searches at random, in which many words and places meet. */

const WORDS =
  'Otter Pond Park Museum Playground Train Steam Zoo Aquarium Mosman Manly Picnic Pool Slide'.split(' ')
const TYPES = ['park', 'museum', 'swimming_pool', 'playground', 'zoo']
const DAYS = ['monday', 'saturday', 'sunday']

const word = fc.constantFrom(...WORDS)
const words = (most: number) => fc.array(word, { minLength: 1, maxLength: most }).map((all) => all.join(' '))
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null })

/** The columns of a listing that a search or a filter reads. */
export const fields = {
  name: words(4),
  primary_type: fc.constantFrom(...TYPES),
  publish_status: fc.constantFrom('Published', 'Published', 'Draft'),
  listing_type: fc.constantFrom('other', 'other', 'other', 'event'),
  description: maybe(words(9)),
  tips: maybe(words(3)),
  tags: fc.array(fc.oneof(word, fc.constant('Weekend away')), { maxLength: 3 }),
  suburb: maybe(fc.constantFrom('Mosman', 'Manly', 'Bondi Beach')),
  state: fc.constant('NSW'),
  external_rating_user_count: maybe(fc.nat({ max: 9 })),
  free: fc.boolean(),
  indoor: fc.boolean(),
  all_ages: fc.boolean(),
  toddlers: fc.boolean(),
  teens: fc.boolean(),
  accessible_parking: maybe(fc.boolean()),
  toilets: maybe(fc.boolean()),
  shaded_details: maybe(fc.constantFrom('Partly', 'Trees')),
  dining_options: maybe(fc.constant('Dining onsite')),
  open_days: fc.subarray(DAYS),
  event_dates: maybe(fc.constantFrom('[2026-12-01,2026-12-09)', '[2026-12-05,2026-12-06)')),
}
export const listing = fc.record(fields)

/** Some listings have the point of their suburb, some of these have none. Points of a grid are often equally far. */
const grid = fc.integer({ min: 0, max: 4 })
const point = maybe(fc.record({ north: grid, east: grid }))
export const placed = fc.tuple(listing, point).map(([values, at]) => ({
  ...values,
  latitude: at && -34 + at.north * 0.04,
  longitude: at && 151 + at.east * 0.04,
}))
/** Where `nearest` counts from. */
export const from = fc.record({
  latitude: fc.constantFrom(-34, -33.93, -33.9),
  longitude: fc.constantFrom(151, 151.07, 150),
})

/** What the list page asks for besides a search, in SQL. */
export const FILTERS = [
  `publish_status = 'Published'`,
  `(suburb ilike '%man%' or state ilike '%man%')`,
  `(open_days @> '{monday}' or event_dates @> '[2026-12-05,2026-12-05]'::daterange)`,
  `open_days && '{saturday,sunday}'`,
  `primary_type in ('park', 'museum')`,
  '(all_ages = true or toddlers = true)',
  'free = true',
  'indoor = true',
  `dining_options in ('Dining onsite')`,
  '(accessible_entrance = true or accessible_parking = true)',
  `handy @> '{toilets}'`,
  `handy @> '{shaded,toilets}'`,
  `(suburb ilike '%beach%' or state ilike '%beach%' or region = 'Coast')`,
  `(suburb ilike '%2095%' or state ilike '%2095%' or postcode = '2095')`,
  `not open_days && '{monday,tuesday,wednesday,thursday,friday,saturday,sunday}' and event_dates is null
    and listing_type <> 'event'`,
]
/** Some of them, as one condition. */
export const filter = fc.subarray(FILTERS).map((chosen) => ['true', ...chosen].join(' and '))

const typedWord = fc.oneof(
  { weight: 4, arbitrary: word },
  fc.constantFrom(
    'oter',
    'playgruond',
    'Mozman',
    'trian',
    'kids',
    'in',
    '2088',
    'petting zoo',
    '(',
    "'",
    '&|!',
  ),
)
/** What somebody may type, with wrong letters and signs of queries. */
export const typed = fc.array(typedWord, { maxLength: 4 }).map((all) => all.join(' '))
