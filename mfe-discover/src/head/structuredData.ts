import {
  addDays,
  type HoursRow,
  hoursThatDay,
  parseHours,
  paths,
  SITE_NAME,
  safeUrl,
  slugify,
  splitHours,
  sydneyToday,
  sydneyWeekday,
  type Weekday,
  weekdays,
} from 'shared-ui'
import { weekdayName } from 'shared-ui/dates'
import type { Activity } from '../queries/activity'
import type { ActivitySummary } from '../queries/cards'
import { metaDescription } from './description'

/** The URL of the page. */
export type Subject =
  | { page: 'home' }
  | { page: 'list'; activities: readonly ActivitySummary[] }
  | { page: 'activity'; activity: NonNullable<Activity> }

/**
 * Returns the page as a JSON-LD document with schema.org types (product.md part 3, item 12). It has only facts that the
 * page shows: hours and prices only if their text can be parsed, and no rating.
 * @param origin the public origin, for absolute URLs
 */
export function structuredData(subject: Subject, origin: string): object {
  return { '@context': 'https://schema.org', '@graph': graph(subject, origin) }
}

type Policies = {
  createPolicy(
    name: string,
    rules: { createScript(text: string): string },
  ): { createScript(text: string): string }
}

/** JSON in which nothing ends the script element. */
const inScript = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c')

/** The one policy of Trusted Types that may write a script element here. What it writes is JSON, which never runs. */
const policy = (globalThis as { trustedTypes?: Policies }).trustedTypes?.createPolicy('structured-data', {
  createScript: (text) => inScript(JSON.parse(text)),
})

/** The text of a script element with these data, as Trusted Types allow it. */
export const scriptText = (data: object): string =>
  policy ? policy.createScript(JSON.stringify(data)) : inScript(data)

function graph(subject: Subject, origin: string): object[] {
  const home = { name: 'Home', path: paths.home }
  const list = { name: 'Activities', path: paths.activities }
  if (subject.page === 'home') return [{ '@type': 'WebSite', name: SITE_NAME, url: origin + paths.home }]
  if (subject.page === 'list') return [trail([home, list], origin), items(subject.activities, origin)]
  const { activity } = subject
  return [
    trail([home, list, { name: activity.name, path: pathOf(activity) }], origin),
    eventOf(activity, origin) ?? placeOf(activity, origin),
  ]
}

const pathOf = ({ id, name }: { id: string; name: string }) => paths.activity(id, slugify(name))

function trail(steps: { name: string; path: string }[], origin: string) {
  const itemListElement = steps.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: origin + path,
  }))
  return { '@type': 'BreadcrumbList', itemListElement }
}

function items(activities: readonly ActivitySummary[], origin: string) {
  const itemListElement = activities.map((activity, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: activity.name,
    url: origin + pathOf(activity),
  }))
  return { '@type': 'ItemList', itemListElement }
}

type Listing = NonNullable<Activity>

/** Returns the event, or null if the listing is none, or its days are unknown or a sample. */
function eventOf(activity: Listing, origin: string): object | null {
  const dates = activity.hours.find(({ start_date, end_date }) => start_date && end_date)
  if (activity.listing_type !== 'event' || activity.sample_dates || !dates) return null
  return {
    '@type': 'Event',
    ...general(activity, origin),
    startDate: dates.start_date,
    endDate: dates.end_date,
    location: { '@type': 'Place', name: activity.suburb ?? undefined, address: addressOf(activity) },
    offers: offerOf(activity, origin),
  }
}

function placeOf(activity: Listing, origin: string): object {
  const row = activity.hours.find(({ end_date }) => end_date === null)
  return {
    '@type': PLACE_TYPES[activity.primary_type.replaceAll('_', ' ')] ?? 'Place',
    ...general(activity, origin),
    address: addressOf(activity),
    telephone: activity.phone_number ?? undefined,
    openingHoursSpecification: row && openingHours(row),
    specialOpeningHoursSpecification: row && closedDays(row),
  }
}

/** Returns the most specific schema.org type of a primary_type; default "Place". */
const PLACE_TYPES: Record<string, string> = {
  aquarium: 'Aquarium',
  'botanical garden': 'Park',
  'entertainment centre': 'EntertainmentBusiness',
  museum: 'Museum',
  park: 'Park',
  'picnic ground': 'Park',
  playcentre: 'EntertainmentBusiness',
  playground: 'Playground',
  'sports activity location': 'SportsActivityLocation',
  'sports complex': 'SportsActivityLocation',
  'swimming pool': 'PublicSwimmingPool',
  'theme park': 'AmusementPark',
  'walking trail': 'TouristAttraction',
  'water park': 'AmusementPark',
  'wildlife park': 'Zoo',
  zoo: 'Zoo',
}

/** The properties that places and events share. */
function general(activity: Listing, origin: string) {
  const { name, images, free, website } = activity
  return {
    name,
    description: metaDescription(activity),
    url: origin + pathOf(activity),
    image: images.length > 0 ? images.map(({ src }) => src) : undefined,
    sameAs: safeUrl(website) ?? undefined,
    isAccessibleForFree: free || undefined,
  }
}

/** Returns the street. Most addresses end with "Suburb STATE 2000"; the street is before that. */
function addressOf({ address, suburb, state }: Listing) {
  const text = address?.trim() ?? ''
  const [, street, postcode] = /^(.*), [^,]+ [A-Z]{2,3} (\d{4})$/.exec(text) ?? [text, text]
  return {
    '@type': 'PostalAddress',
    streetAddress: street || undefined,
    addressLocality: suburb ?? undefined,
    addressRegion: state ?? undefined,
    postalCode: postcode,
    addressCountry: 'AU',
  }
}

/** Returns an offer for a free event or a numeric price only. */
function offerOf({ id, name, free, price }: Listing, origin: string) {
  const amount = free ? 0 : Number(price?.trim() || Number.NaN)
  if (!Number.isFinite(amount) || amount < 0) return undefined
  return { '@type': 'Offer', price: amount, priceCurrency: 'AUD', url: origin + pathOf({ id, name }) }
}

/**
 * Returns the weekdays whose hours can be parsed. Undefined if there are none, or if they differ for a part of the year, more
 * than on single days: a closing time would be wrong in it.
 */
function openingHours(row: HoursRow) {
  if (row.always_open) return [openOn([...weekdays], 0, LAST_MINUTE)]
  if (weekdays.some((weekday) => / (in|from) /.test(atTimesOn(row, weekday)))) return undefined
  const ranges = weekdays.flatMap((weekday) =>
    (parseHours(row[weekday]) ?? []).map(({ opens, closes }) => openOn([weekday], opens, closes)),
  )
  return ranges.length > 0 ? ranges : undefined
}

/** What is different at times on a weekday, in words. */
const atTimesOn = (row: HoursRow, weekday: Weekday) => splitHours(row[weekday] ?? '')[1] ?? ''

/**
 * Returns the single days of the next year on which the place is closed: search engines read the same opening and closing time
 * as closed. Undefined for none.
 */
function closedDays(row: HoursRow) {
  const today = sydneyToday()
  // once a weekday: a long text of hours is not read for each day of a year
  const named = weekdays.filter((weekday) => atTimesOn(row, weekday).startsWith('closed on'))
  const days = Array.from({ length: 365 }, (_, ahead) => addDays(today, ahead)).filter(
    (day) => named.includes(sydneyWeekday(day)) && hoursThatDay(day, [row]) === 'Closed',
  )
  if (days.length === 0) return undefined
  return days.map((day) => ({
    '@type': 'OpeningHoursSpecification',
    opens: '00:00',
    closes: '00:00',
    validFrom: day,
    validThrough: day,
  }))
}

const LAST_MINUTE = 24 * 60 - 1

function openOn(days: Weekday[], opens: number, closes: number) {
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days.map((day) => `https://schema.org/${weekdayName(day)}`),
    opens: clock(opens),
    closes: clock(closes === LAST_MINUTE + 1 ? LAST_MINUTE : closes),
  }
}

/** Formats minutes of the day as "09:30"; values after midnight start again at 00:00. */
function clock(minutes: number): string {
  const [hour, minute] = [Math.floor(minutes / 60) % 24, minutes % 60]
  return [hour, minute].map((part) => String(part).padStart(2, '0')).join(':')
}
