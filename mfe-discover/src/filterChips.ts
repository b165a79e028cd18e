import { formatDate } from 'shared-ui'
import { AGE_RANGES } from './ages'
import { findCategory } from './categories'
import { type DateFilter, quickDateOf } from './dateFilter'
import { FEATURES } from './features'
import type { Filters } from './filters'

export type FilterChip = {
  label: string
  /** The filters as they are when this one is taken away. */
  without: Filters
}

/** Every active filter and the date, in the order of the panel, each with what is left when it goes. */
export function filterChips(filters: Filters, today: string): FilterChip[] {
  const { date, categories, ageRanges, features } = filters
  const chips = [
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
  ]
  return date ? [{ label: dateLabel(date, today), without: { ...filters, date: null } }, ...chips] : chips
}

/** Today, Tomorrow and This Weekend by those names, any other date in full. */
export function dateLabel(date: DateFilter, today: string): string {
  const quick = quickDateOf(date, today)
  if (quick) return quick.label
  return date.kind === 'day' ? formatDate(date.day) : `${formatDate(date.from)} - ${formatDate(date.to)}`
}
