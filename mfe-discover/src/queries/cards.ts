import { BackendError, backend } from 'shared-auth'
import { type AgeFlags, ageLabel, type HoursRow } from 'shared-ui'
import { type AgeFlag, suitedGroups } from '../filters/ages'
import type { Condition } from '../filters/listingConditions'
import { datesInWords } from '../hours/eventDates'
import { type CardFactName, cardFacts, FACT_COLUMNS } from './cardFacts'
import { type ActivityImage, type ImageRow, toImage } from './images'

const DAYS = 'monday, tuesday, wednesday, thursday, friday, saturday, sunday'
/** The columns of opening hours and of ages that cards and pages show. */
const HOURS_COLUMNS = `always_open, start_date, end_date, ${DAYS}` as const
export const AGES = 'all_ages, babies, toddlers, preschoolers, primary, preteens, teens'
const CARD =
  `id, name, suburb, tags, event_dates, ${AGES}, ${FACT_COLUMNS}, image_metadata(image_url, alt_text), opening_hours(${HOURS_COLUMNS})` as const

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
  /** The formatted dates of an event, otherwise null. */
  eventDates: string | null
}

export type CardsAsked = {
  conditions: readonly Condition[]
  signal: AbortSignal
  count?: 'exact'
  /** A search function of the database that selects and orders the rows. */
  found?: { by: 'search_listings' | 'close_listings'; search: string }
}

/** The request for cards: conditions, first image and regular hours of each listing, and a stable order. */
export function cards({ conditions, signal, count, found }: CardsAsked) {
  let query = found
    ? backend().rpc(found.by, { query: found.search }, { get: true, count }).select(CARD)
    : backend().from('Listings').select(CARD, { count })
  for (const condition of conditions) {
    query =
      'anyOf' in condition
        ? query.or(condition.anyOf.join(','))
        : query.filter(condition.column, condition.operator, condition.value)
  }
  if (!found) {
    query = query
      .order('external_rating_user_count', { ascending: false, nullsFirst: false })
      .order('name')
      .order('id')
  }
  return query
    .is('opening_hours.end_date', null)
    .limit(1, { referencedTable: 'opening_hours' })
    .order('created_at', { referencedTable: 'image_metadata' })
    .limit(1, { referencedTable: 'image_metadata' })
    .abortSignal(signal)
    .throwOnError()
}

/** A JSON response that is no array is treated as an error. */
export function asRows<Row>(data: Row[] | null): Row[] {
  if (!Array.isArray(data)) throw new BackendError('invalid')
  return data
}

type CardRow = {
  id: string
  name: string
  suburb: string | null
  tags: string[] | null
  event_dates: unknown
  image_metadata: ImageRow[]
  opening_hours: HoursRow[]
} & AgeFlags &
  Parameters<typeof cardFacts>[0]

/** A row as a card shows it. */
export function toSummary(row: CardRow): ActivitySummary {
  return {
    id: row.id,
    name: row.name,
    suburb: row.suburb,
    tags: row.tags ?? [],
    ageLabel: ageLabel(row),
    suits: suitedGroups(row),
    facts: cardFacts(row),
    image: row.image_metadata.flatMap(toImage)[0] ?? null,
    hours: row.opening_hours[0],
    eventDates: datesInWords(row.event_dates),
  }
}
