import { useQuery } from '@tanstack/react-query'
import type { DateFilter } from '../filters/dateFilter'
import type { Filters } from '../filters/filters'
import type { Origin } from '../near/points'
import { listingQueries } from '../queries/listings'
import { CardRow } from './CardRow'

type UnconfirmedProps = {
  filters: Filters
  /** Where `nearest` counts from. */
  origin: Origin | null
  /** That is being looked up: until then nothing is asked. */
  isLocating: boolean
}

/**
 * Places that match all filters but the date, because their hours are unknown: in a row of their own below the list, not
 * part of its count. Renders nothing if there are none or they cannot be loaded.
 */
export function UnconfirmedHours(props: UnconfirmedProps & { date: DateFilter }) {
  const { filters, date, origin, isLocating } = props
  const { data, isPlaceholderData } = useQuery({
    ...listingQueries.unconfirmed(filters, origin),
    enabled: !isLocating,
  })
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
export function UnconfirmedCount({ filters, origin, isLocating }: UnconfirmedProps) {
  const { data } = useQuery({ ...listingQueries.unconfirmed(filters, origin), enabled: !isLocating })
  if (!data?.total) return null
  return `${data.total} more below, hours not confirmed`
}
