import { addDays, sydneyWeekday, weekdays } from 'shared-ui'
import { type AgeWord, ALL_AGES } from './ages'
import { primaryTypes } from './categories'
import { type Condition, PUBLISHED } from './condition'
import type { DateFilter } from './dateFilter'
import type { FeatureName } from './features'
import type { Filters } from './filters'
import { localityOf } from './locality'
import { placeOf } from './place'
import { contains, quote, quoteList } from './quote'

const DINING_OPTIONS = ['Cafe/ dining onsite', 'Cafes and dining nearby', 'Dining onsite']

const FEATURE_CONDITIONS: Record<FeatureName, Condition> = {
  free: { column: 'free', operator: 'eq', value: 'true' },
  indoor: { column: 'indoor', operator: 'eq', value: 'true' },
  accessible: {
    anyOf: [
      'accessible_entrance.eq.true',
      'accessible_parking.eq.true',
      'accessible_seating.eq.true',
      'accessible_restroom.eq.true',
    ],
  },
  'cafe/ dining nearby': { column: 'dining_options', operator: 'in', value: quoteList(DINING_OPTIONS) },
}

/**
 * Filters -> PostgREST conditions (filter mappings of spec.md section 7). Values of one group are alternatives, except
 * features and what is handy, which must all match (product.md 1.5). Every free value is quoted. The search text is no
 * condition: a function of the database selects and orders the rows (listings.ts).
 */
export function listingConditions(filters: Filters): Condition[] {
  const { location, date, categories, ageRanges, features, more, sort } = filters
  const conditions: (Condition | undefined)[] = [
    PUBLISHED,
    location && sort !== 'nearest' ? locationCondition(location) : undefined,
    date ? dateCondition(date) : undefined,
    categories.length > 0
      ? { column: 'primary_type', operator: 'in', value: quoteList(primaryTypes(categories)) }
      : undefined,
    ageRanges.length > 0 ? ageCondition(ageRanges) : undefined,
    ...features.map((feature) => FEATURE_CONDITIONS[feature]),
    more.length > 0 ? { column: 'handy', operator: 'cs', value: `{${more.join()}}` } : undefined,
  ]
  return conditions.filter((condition) => condition !== undefined)
}

/** Open on a Saturday or a Sunday by its regular hours. */
const OPEN_AT_WEEKENDS: Condition = { column: 'open_days', operator: 'ov', value: '{saturday,sunday}' }

/**
 * The events of a weekend, which the list omits: its rule checks regular hours only, and events have dates instead
 * (product.md 1.3). All other filters apply to them too.
 */
export function weekendEventConditions(filters: Filters, from: string, to: string): Condition[] {
  return [
    ...listingConditions({ ...filters, date: null }),
    { column: 'event_dates', operator: 'ov', value: `[${from},${to}]` },
    { ...OPEN_AT_WEEKENDS, operator: 'not.ov' },
  ]
}

/**
 * Places that the date hides because their hours are unknown: without regular hours and without dates. An event without dates
 * may not be held at all. All other filters apply to them too.
 */
export function unconfirmedConditions(filters: Filters): Condition[] {
  return [
    ...listingConditions({ ...filters, date: null }),
    { column: 'open_days', operator: 'not.ov', value: `{${weekdays.join()}}` },
    { column: 'event_dates', operator: 'is', value: 'null' },
    { column: 'listing_type', operator: 'neq', value: 'event' },
  ]
}

/** Suburb or state contains the text (spec.md section 7); a region or a postcode stands for its suburbs as well. */
function locationCondition(location: string): Condition {
  const place = placeOf(location)
  const name = localityOf(location)
  const named = [contains('suburb', name), contains('state', name)]
  if (place.kind === 'region') return { anyOf: [...named, `region.eq.${quote(place.region.name)}`] }
  if (place.kind === 'postcode') return { anyOf: [...named, `postcode.eq.${quote(place.postcode)}`] }
  return { anyOf: named }
}

/** The database maintains open_days and event_dates for this condition, so that one request is enough. */
function dateCondition(date: DateFilter): Condition {
  if (date.kind === 'weekend') return OPEN_AT_WEEKENDS
  if (date.kind === 'holidays') {
    return {
      anyOf: [
        `open_days.ov.{${weekdaysOf(date).join(',')}}`,
        `event_dates.ov.${quote(`[${date.from},${date.to}]`)}`,
      ],
    }
  }
  return {
    anyOf: [
      `open_days.cs.{${sydneyWeekday(date.day)}}`,
      `event_dates.cs.${quote(`[${date.day},${date.day}]`)}`,
    ],
  }
}

/** The weekdays of a period; after a week they are all there. */
function weekdaysOf({ from, to }: { from: string; to: string }) {
  const days = Array.from({ length: 7 }, (_, index) => addDays(from, index))
  return days.filter((day) => day <= to).map(sydneyWeekday)
}

/** A place for all ages matches every group; the value "all ages" matches only such places. */
function ageCondition(ageRanges: readonly AgeWord[]): Condition {
  const groups = ageRanges.filter((word) => word !== ALL_AGES)
  return { anyOf: ['all_ages', ...groups].map((flag) => `${flag}.eq.true`) }
}
