import { useQuery } from '@tanstack/react-query'
import type { DateFilter } from '../filters/dateFilter'
import type { Filters } from '../filters/filters'
import type { Origin } from '../near/points'
import { listingQueries } from '../queries/listings'
import { CardRow } from './CardRow'

type UnconfirmedHoursProps = { filters: Filters; date: DateFilter; origin: Origin | null }

/**
 * Places that match all filters but the date, because their hours are unknown: in a row of their own below the list, not
 * part of its count. Renders nothing if there are none or they cannot be loaded.
 */
export function UnconfirmedHours({ filters, date, origin }: UnconfirmedHoursProps) {
  const { data, isPlaceholderData } = useQuery(listingQueries.unconfirmed(filters))
  if (!data?.total) return null
  return (
    <CardRow
      id="hours-not-confirmed"
      title={`Hours not confirmed (${data.total}): check before you go`}
      activities={data.activities}
      date={date}
      origin={origin}
      isStale={isPlaceholderData}
    />
  )
}

/** Says above the list why a date leaves so few, and where the others are. One line also on a small phone. */
export function UnconfirmedCount({ filters }: { filters: Filters }) {
  const { data } = useQuery(listingQueries.unconfirmed(filters))
  if (!data?.total) return null
  return `${data.total} more below, hours not confirmed`
}
