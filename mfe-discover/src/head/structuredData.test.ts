import { weekdays } from 'shared-ui'
import type { Activity } from '../queries/activity'
import { idOf, listing, summary } from '../testing/testData'
import { structuredData } from './structuredData'

const ORIGIN = 'https://sprouts.example'
const UNDATED = {
  ...{
    monday: null,
    tuesday: null,
    wednesday: null,
    thursday: null,
    friday: null,
    saturday: null,
    sunday: null,
  },
  ...{
    always_open: false,
    start_date: null,
    end_date: null,
    pattern: null,
    hours_as_of: null,
    hours_verified_at: null,
  },
  ...{ id: '', listing_id: '', hours_source: null },
}

/** The parsed JSON of the document. */
function read(subject: Parameters<typeof structuredData>[0]) {
  const data = JSON.parse(JSON.stringify(structuredData(subject, ORIGIN)))
  expect(data['@context']).toBe('https://schema.org')
  return data['@graph']
}

function activity(fields: Partial<NonNullable<Activity>> = {}): NonNullable<Activity> {
  const { image_metadata, opening_hours, ...row } = listing(7, { name: 'Luna Park' })
  return { ...row, images: [], hours: [], ...fields }
}

const about = (fields: Partial<NonNullable<Activity>>) =>
  read({ page: 'activity', activity: activity(fields) })[1]

test('home names the site', () => {
  expect(read({ page: 'home' })).toEqual([
    { '@type': 'WebSite', name: 'Sydney Sprouts', url: 'https://sprouts.example/' },
  ])
})

test('the list is a trail and the activities it shows, in their order, by their canonical addresses', () => {
  const activities = [
    summary({ id: idOf(1), name: 'Luna Park' }),
    summary({ id: idOf(2), name: 'Zoo & Farm' }),
  ]
  const [trail, list] = read({ page: 'list', activities })
  expect(trail).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: `${ORIGIN}/` },
      { '@type': 'ListItem', position: 2, name: 'Activities', item: `${ORIGIN}/activities` },
    ],
  })
  expect(list).toEqual({
    '@type': 'ItemList',
    itemListElement: [
      {
        '@type': 'ListItem',
        position: 1,
        name: 'Luna Park',
        url: `${ORIGIN}/activities/${idOf(1)}/luna-park`,
      },
      {
        '@type': 'ListItem',
        position: 2,
        name: 'Zoo & Farm',
        url: `${ORIGIN}/activities/${idOf(2)}/zoo-and-farm`,
      },
    ],
  })
})

test('an activity is the last step of its trail', () => {
  const [trail] = read({ page: 'activity', activity: activity() })
  expect(trail.itemListElement).toHaveLength(3)
  expect(trail.itemListElement[2]).toEqual({
    '@type': 'ListItem',
    position: 3,
    name: 'Luna Park',
    item: `${ORIGIN}/activities/${idOf(7)}/luna-park`,
  })
})

test('a place says what is known of it', () => {
  expect(
    about({
      primary_type: 'theme_park',
      suburb: 'Milsons Point',
      address: '1 Olympic Drive, Milsons Point NSW 2061',
      phone_number: '02 5550 1234',
      website: 'lunapark.example.com',
      free: true,
      images: [{ src: 'https://pictures.example/1.webp', alt: '', caption: null }],
    }),
  ).toEqual({
    '@type': 'AmusementPark',
    name: 'Luna Park',
    description: 'Luna Park in Milsons Point',
    url: `${ORIGIN}/activities/${idOf(7)}/luna-park`,
    image: ['https://pictures.example/1.webp'],
    sameAs: 'https://lunapark.example.com/',
    isAccessibleForFree: true,
    telephone: '02 5550 1234',
    address: {
      '@type': 'PostalAddress',
      streetAddress: '1 Olympic Drive',
      addressLocality: 'Milsons Point',
      addressRegion: 'NSW',
      postalCode: '2061',
      addressCountry: 'AU',
    },
  })
})

test('what is not known is left out, and there is no rating', () => {
  const { address, ...place } = about({
    suburb: null,
    state: null,
    website: 'javascript:alert(1)',
    external_rating: 4.5,
  } as Partial<NonNullable<Activity>>)
  expect(place).toEqual({
    '@type': 'Zoo',
    name: 'Luna Park',
    description: 'Luna Park',
    url: `${ORIGIN}/activities/${idOf(7)}/luna-park`,
  })
  expect(address).toEqual({ '@type': 'PostalAddress', addressCountry: 'AU' })
})

test.each([
  ['playground', 'Playground'],
  ['swimming_pool', 'PublicSwimmingPool'],
  ['walking trail', 'TouristAttraction'],
  ['walking_trail', 'TouristAttraction'],
  ['festival', 'Place'],
  ['something new', 'Place'],
])('a %s is a %s', (primary_type, type) => {
  expect(about({ primary_type })['@type']).toBe(type)
})

test('an event with dates is an event at a place', () => {
  const hours = [
    { ...UNDATED, monday: '9am - 5pm' },
    { ...UNDATED, start_date: '2026-11-20', end_date: '2026-12-06' },
  ]
  expect(about({ listing_type: 'event', primary_type: 'festival', free: true, hours })).toMatchObject({
    '@type': 'Event',
    startDate: '2026-11-20',
    endDate: '2026-12-06',
    location: { '@type': 'Place', name: 'Mosman', address: { addressLocality: 'Mosman' } },
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'AUD' },
  })
})

test('an event without dates or with a sample of them, and a place with an event row, are places', () => {
  const dated = [{ ...UNDATED, start_date: '2026-11-20', end_date: '2026-12-06' }]
  expect(about({ listing_type: 'event', primary_type: 'show' })['@type']).toBe('Place')
  const sample = about({ listing_type: 'event', primary_type: 'show', hours: dated, sample_dates: true })
  expect(sample['@type']).toBe('Place')
  expect(JSON.stringify(sample)).not.toContain('2026-11-20')
  expect(about({ listing_type: 'other', primary_type: 'zoo', hours: dated })['@type']).toBe('Zoo')
})

test.each([
  [{ free: true, price: '25 for rides' }, 0],
  [{ free: false, price: ' 12.50 ' }, 12.5],
  [{ free: false, price: 'from $10' }, undefined],
  [{ free: false, price: '-3' }, undefined],
  [{ free: false, price: '' }, undefined],
  [{ free: false, price: null }, undefined],
])('an event that is %j has the price %s', (fields, price) => {
  const hours = [{ ...UNDATED, start_date: '2026-11-20', end_date: '2026-12-06' }]
  expect(about({ listing_type: 'event', hours, ...fields }).offers?.price).toBe(price)
})

test('only hours that can be parsed are included', () => {
  const hours = [
    {
      ...UNDATED,
      monday: 'CLOSED',
      tuesday: '9 am - 5 pm',
      thursday: '6pm - midnight',
      friday: '6pm - 1am',
      saturday: 'by appointment',
    },
  ]
  expect(about({ hours }).openingHoursSpecification).toEqual([
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['https://schema.org/Tuesday'],
      opens: '09:00',
      closes: '17:00',
    },
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['https://schema.org/Thursday'],
      opens: '18:00',
      closes: '23:59',
    },
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['https://schema.org/Friday'],
      opens: '18:00',
      closes: '01:00',
    },
  ])
  expect(about({ hours: [{ ...UNDATED, monday: 'CLOSED' }] }).openingHoursSpecification).toBeUndefined()
})

test('hours that differ for a part of the year are not told to search engines', () => {
  const [saturday, monday] = ['9 am - 5 pm', '9 am - 5 pm (8 pm in daylight saving)']
  expect(about({ hours: [{ ...UNDATED, saturday }] }).openingHoursSpecification).toHaveLength(1)
  expect(about({ hours: [{ ...UNDATED, saturday, monday }] }).openingHoursSpecification).toBeUndefined()
  const friday = '9 am - 5 pm (closed in August)'
  expect(about({ hours: [{ ...UNDATED, saturday, friday }] }).openingHoursSpecification).toBeUndefined()
})

test('search engines are told the hours of a place that closes on single days', () => {
  const friday = '9 am - 5 pm (closed on Good Friday and 25 December)'
  expect(about({ hours: [{ ...UNDATED, friday }] }).openingHoursSpecification).toEqual([
    expect.objectContaining({ opens: '09:00', closes: '17:00' }),
  ])
})

test('search engines are told the single days of the next year on which a place is closed', () => {
  const daysOf = (text: string, now: string) => {
    jest.useFakeTimers({ now: new Date(now) })
    const week = Object.fromEntries(weekdays.map((day) => [day, text]))
    return about({ hours: [{ ...UNDATED, ...week }] }).specialOpeningHoursSpecification
  }
  const closedOn = (day: string) =>
    expect.objectContaining({ opens: '00:00', closes: '00:00', validFrom: day, validThrough: day })
  const museum = '9 am - 5 pm (closed on Good Friday and 25 December)'
  const [christmas, goodFriday, next] = ['2026-12-25', '2027-03-26', '2027-12-25'].map(closedOn)
  expect(daysOf(museum, '2026-12-25T20:00:00+11:00')).toEqual([christmas, goodFriday])
  expect(daysOf(museum, '2026-12-26T00:00:00+11:00')).toEqual([goodFriday, next])
  for (const other of ['CLOSED', '9 am - 5 pm', '9 am - 5 pm (closed in August)'])
    expect(daysOf(other, '2026-12-25T20:00:00+11:00')).toBeUndefined()
  jest.useRealTimers()
})

test('a place that never closes is open every day from midnight to midnight', () => {
  const [hours] = about({ hours: [{ ...UNDATED, always_open: true }] }).openingHoursSpecification
  expect(hours.dayOfWeek).toHaveLength(7)
  expect([hours.opens, hours.closes]).toEqual(['00:00', '23:59'])
})

/** Expects of the module, as a page loads it, that its text is these data and ends no element. */
function expectSafeText() {
  jest.isolateModules(() => {
    const { scriptText } = jest.requireActual<typeof import('./structuredData')>('./structuredData')
    expect(JSON.parse(scriptText({ name: '</script>' }))).toEqual({ name: '</script>' })
    expect(scriptText({ name: '</script>' })).not.toContain('<')
  })
}

test('the text of the element comes from a policy of Trusted Types that makes JSON only', () => {
  const named: string[] = []
  const trustedTypes = {
    createPolicy(name: string, rules: object) {
      named.push(name)
      return rules
    },
  }
  Object.assign(globalThis, { trustedTypes })
  expectSafeText()
  expect(named).toEqual(['structured-data'])
  Reflect.deleteProperty(globalThis, 'trustedTypes')
})

test('the text of the element ends no element in a browser without Trusted Types, too', expectSafeText)
