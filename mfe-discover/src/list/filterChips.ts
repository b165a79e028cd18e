import { formatDate, formatLongDate, periodInWords } from 'shared-ui'
import { AGE_RANGES } from '../filters/ages'
import { findCategory } from '../filters/categories'
import type { DateFilter } from '../filters/dateFilter'
import { FEATURES } from '../filters/features'
import { type Filters, writeFilters } from '../filters/filters'
import { HANDY } from '../filters/handy'
import { placeOf } from '../filters/place'
import { quickDateOf } from '../filters/quickDates'

type FilterChip = {
  label: string
  /** The filters without this one. */
  without: Filters
}

/**
 * Returns all active filters and the date in the order of the panel, then the place, each with the filters that remain
 * without it.
 */
export function filterChips(filters: Filters, today: string): FilterChip[] {
  return [...dateChips(filters, today), ...panelChips(filters), ...placeChips(filters)]
}

const dateChips = (filters: Filters, today: string): FilterChip[] =>
  filters.date ? [{ label: dateLabel(filters.date, today), without: { ...filters, date: null } }] : []

/** In the order of the panel. */
function panelChips(filters: Filters): FilterChip[] {
  const { categories, ageRanges, features, more } = filters
  return [
    ...categories.map((category) => ({
      label: findCategory(category)?.label ?? category,
      without: { ...filters, categories: categories.filter((other) => other !== category) },
    })),
    ...ageRanges.map((age) => ({
      label: AGE_RANGES.find(({ flag }) => flag === age)?.label ?? 'All Ages',
      without: { ...filters, ageRanges: ageRanges.filter((other) => other !== age) },
    })),
    ...features.map((feature) => ({
      label: FEATURES.find(({ name }) => name === feature)?.label ?? feature,
      without: { ...filters, features: features.filter((other) => other !== feature) },
    })),
    ...HANDY.filter(({ name }) => more.includes(name)).map(({ name, label }) => ({
      label,
      without: { ...filters, more: more.filter((other) => other !== name) },
    })),
  ]
}

/** The maximum number of counts that are requested if nothing was found. */
const MOST_RESCUES = 3

/**
 * Returns what to offer for removal if nothing was found: the date, the filters from the last of the panel to the first, the
 * suburb, the search text, and each of its words, if there are few others. Omits what leaves nothing: all activities are
 * offered anyway.
 */
export function filtersToDrop(filters: Filters, today: string): FilterChip[] {
  const { search } = filters
  const words = [...new Set(search.match(/[^\s"]+/g))]
  const texts = words.length > 1 ? [search, ...words] : words
  return [
    ...dateChips(filters, today),
    ...panelChips(filters).reverse(),
    ...placeChips(filters),
    ...texts.map((text) => ({
      label: `\u201c${text}\u201d`,
      without: { ...filters, search: text === search ? '' : words.filter((word) => word !== text).join(' ') },
    })),
  ]
    .filter(({ without }) => writeFilters(without) !== '')
    .slice(0, MOST_RESCUES)
}

/** Without the place nothing says where the nearest are nearest to. */
function placeChips(filters: Filters): FilterChip[] {
  const { location, sort } = filters
  const order = sort === 'nearest' ? 'recommended' : sort
  return location ? [{ label: placeLabel(location), without: { ...filters, location: '', sort: order } }] : []
}

/** A place on a button: Inner West, postcode 2026, or as it was typed. */
function placeLabel(location: string): string {
  const place = placeOf(location)
  if (place.kind === 'region') return place.region.name
  return place.kind === 'postcode' ? `postcode ${place.postcode}` : location
}

/** Formats a date: Today, Tomorrow, This Weekend, the full date, or two days in the form of an event's dates. */
export function dateLabel(date: DateFilter, today: string): string {
  const quick = quickDateOf(date, today)
  if (quick) return quick.label
  return date.kind === 'day' ? formatDate(date.day) : periodInWords(date)
}

/** What the list says of a day or a weekend that is over, null for others. `today` is the calendar day in Sydney. */
export function passedNote(date: DateFilter, today: string): string | null {
  const isDay = date.kind === 'day'
  if ((isDay ? date.day : date.to) >= today) return null
  return `This ${isDay ? 'date' : 'weekend'} has passed: ${isDay ? formatLongDate(date.day) : periodInWords(date)}.`
}
