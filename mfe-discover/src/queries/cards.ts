import { BackendError, backend } from 'shared-auth'
import { type AgeFlags, ageLabel, datesLine, type HoursRow, UNDATED } from 'shared-ui'
import { type AgeFlag, suitedGroups } from '../filters/ages'
import type { Condition } from '../filters/condition'
import type { Sort } from '../filters/sort'
import { periodOf } from '../hours/eventDates'
import type { ActivityPoint, Origin, Point } from '../near/points'
import { type CardFactName, cardFacts, FACT_COLUMNS } from './cardFacts'
import { type ActivityImage, type ImageRow, toImage } from './images'

const DAYS = 'monday, tuesday, wednesday, thursday, friday, saturday, sunday'
/** The columns of opening hours and of ages that cards and pages show. */
const HOURS_COLUMNS = `always_open, start_date, end_date, pattern, ${DAYS}` as const
export const AGES = 'all_ages, babies, toddlers, preschoolers, primary, preteens, teens'
const CARD =
  `id, name, suburb, tags, listing_type, event_dates, sample_dates, ${AGES}, ${FACT_COLUMNS}, image_metadata(image_url, alt_text), opening_hours(${HOURS_COLUMNS})` as const
/** The point of an activity, or that of its suburb where it has none. */
export const PLACE = 'near_latitude, near_longitude'
const POINT = `latitude, ${PLACE}` as const
const NEAR_CARD = `${CARD}, primary_type, ${POINT}` as const
const PIN = `id, name, suburb, ${POINT}` as const

/** The start of every key of a query about listings. */
export const LISTINGS = ['listings'] as const
/** Listings change rarely: for five minutes they are shown again from the cache. */
export const FRESH = 5 * 60 * 1000

/** An activity for a card. */
export type ActivitySummary = {
  id: string
  name: string
  suburb: string | null
  tags: string[]
  ageLabel: string
  /** The age groups that it suits; null for all ages. */
  suits: AgeFlag[] | null
  facts: CardFactName[]
  image: ActivityImage | null
  /** Regular hours; undefined if they are unknown or the listing is an event. */
  hours: HoursRow | undefined
  /** The dates of an event in words, marked if they are a sample, or that they are not known; null for a place. */
  eventDates: string | null
  /** The last day of an event. */
  lastDay: string | null
  /** Undefined if it was not requested, null if it is unknown. */
  point?: ActivityPoint | null
}

export type CardsAsked = {
  conditions: readonly Condition[]
  signal: AbortSignal
  /** How many there are, in the same request. What a function selects is counted apart: countListings. */
  count?: 'exact'
  /** A function of the database that selects and orders the rows. */
  found?: Found
  /** Replaces the order of the function, or the recommended one. */
  sort?: Sort
}

type Found =
  | { by: 'search_listings' | 'found_listings' | 'close_listings'; search: string }
  | { by: 'nearest_listings'; search: string; origin: Origin }

/** The request for cards: conditions, first image and regular hours of each listing, and a stable order. */
export function cards({ signal, ...asked }: CardsAsked) {
  return narrowed(start(asked), asked)
    .is('opening_hours.end_date', null)
    .limit(1, { referencedTable: 'opening_hours' })
    .order('created_at', { referencedTable: 'image_metadata' })
    .order('id', { referencedTable: 'image_metadata' })
    .limit(1, { referencedTable: 'image_metadata' })
    .abortSignal(signal)
    .throwOnError()
}

/** The request for the points of the same listings, in the same order. */
export function points({ signal, ...asked }: CardsAsked) {
  return narrowed(startPoints(asked), asked).abortSignal(signal).throwOnError()
}

type Asked = Omit<CardsAsked, 'signal'>

function start({ found, count }: Asked) {
  if (!found) return backend().from('Listings').select(CARD, { count })
  if (found.by !== 'nearest_listings') {
    return backend().rpc(found.by, { query: found.search }, { get: true, count }).select(CARD)
  }
  return nearest(found, count).select(NEAR_CARD)
}

function startPoints({ found, count }: Asked) {
  if (!found) return backend().from('Listings').select(PIN, { count })
  if (found.by !== 'nearest_listings') {
    return backend().rpc(found.by, { query: found.search }, { get: true, count }).select(PIN)
  }
  return nearest(found, count).select(PIN)
}

function nearest({ search, origin }: Found & { by: 'nearest_listings' }, count: 'exact' | undefined) {
  const { latitude, longitude } = origin.point
  const from = { from_latitude: latitude, from_longitude: longitude, query: search }
  // a visitor's position is sent in a body: caches and logs keep addresses
  return backend().rpc('nearest_listings', from, { get: !origin.isVisitor, count })
}

/** What every request can be told. */
interface Narrowable {
  or(filters: string): this
  filter(column: string, operator: string, value: unknown): this
  order(column: string, options?: { ascending?: boolean; nullsFirst?: boolean }): this
}

/** Adds the conditions, and the order where no function gives it. */
export function narrowed<Query extends Narrowable>(start: Query, { conditions, found, sort }: Asked): Query {
  let query = start
  for (const condition of conditions) {
    query =
      'anyOf' in condition
        ? query.or(condition.anyOf.join(','))
        : query.filter(condition.column, condition.operator, condition.value)
  }
  if (sort === 'name') return query.order('name').order('id')
  if (found) return query
  return query
    .order('recommended')
    .order('external_rating_user_count', { ascending: false, nullsFirst: false })
    .order('name')
    .order('id')
}

/** A JSON response that is no array is treated as an error. */
export function asRows<Row>(data: Row[] | null): Row[] {
  if (!Array.isArray(data)) throw new BackendError('invalid')
  return data
}

export type CardRow = {
  id: string
  name: string
  suburb: string | null
  tags: string[] | null
  listing_type?: string
  event_dates: unknown
  sample_dates: boolean | null
  image_metadata?: ImageRow[]
  opening_hours?: HoursRow[]
  primary_type?: string
} & Partial<PointRow> &
  AgeFlags &
  Parameters<typeof cardFacts>[0]

type PlaceRow = { near_latitude: number | null; near_longitude: number | null }
export type PointRow = PlaceRow & { latitude: number | null }

/** Where an activity is, or null if neither it nor its suburb has a point. */
export function toPlace({ near_latitude, near_longitude }: PlaceRow): Point | null {
  if (near_latitude == null || near_longitude == null) return null
  return { latitude: near_latitude, longitude: near_longitude }
}

export function toPoint(row: PointRow): ActivityPoint | null {
  const place = toPlace(row)
  return place && { ...place, isAbout: row.latitude === null }
}

/** A row as a card shows it. Of one that lacks a part the card shows the rest; one without a name is an error. */
export function toSummary(row: CardRow): ActivitySummary {
  if (typeof row.name !== 'string') throw new BackendError('invalid')
  const [hours, images] = [row.opening_hours ?? [], row.image_metadata ?? []]
  const period = periodOf(row.event_dates)
  const hasDates = row.listing_type !== 'event' || hours.length > 0
  return {
    id: row.id,
    name: row.name,
    suburb: row.suburb,
    tags: row.tags ?? [],
    ageLabel: ageLabel(row),
    suits: suitedGroups(row),
    facts: cardFacts(row),
    image: images.flatMap(toImage)[0] ?? null,
    hours: hours[0],
    eventDates: datesLine(period, row.sample_dates) ?? (hasDates ? null : UNDATED),
    lastDay: period?.to ?? null,
    ...(row.near_latitude !== undefined && { point: toPoint(row as PointRow) }),
  }
}
