import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ActivityCardSkeleton, addDays, sydneyWeekday } from 'shared-ui'
import styled from 'styled-components'
import { Row } from '../cards/Row'
import type { DateFilter } from '../filters/dateFilter'
import type { Filters } from '../filters/filters'
import type { Origin } from '../near/points'
import { listingQueries } from '../queries/listings'
import { CardRow } from './CardRow'

type WeekendEventsProps = {
  filters: Filters
  weekend: DateFilter & { kind: 'weekend' }
  /** Where `nearest` counts from. */
  origin: Origin | null
  /** That is being looked up: until then nothing is asked. */
  isLocating: boolean
  /** Whether results are on screen already. If not, they wait until the number of events above them is known. */
  hasResults: boolean
}

/**
 * The events of the chosen weekend in a separate row, not part of the count (product.md 1.3). Renders nothing if there
 * are none or they cannot be loaded.
 */
export function WeekendEvents(props: WeekendEventsProps) {
  const { filters, weekend, origin, isLocating, hasResults } = props
  const [isFirst] = useState(!hasResults)
  const {
    data: events,
    isPending,
    failureCount,
    isPlaceholderData,
  } = useQuery({ ...listingQueries.weekendEvents(filters, weekend, origin), enabled: !isLocating })

  if (isPending && failureCount === 0 && isFirst) {
    return (
      <Waiting as="div" aria-hidden="true">
        <ActivityCardSkeleton />
        <ActivityCardSkeleton />
        <ActivityCardSkeleton />
      </Waiting>
    )
  }
  if (!events?.length) return null
  return (
    <CardRow
      id="weekend-events"
      title={isWeekend(weekend) ? 'Events on this weekend' : 'Events on these days'}
      activities={events}
      date={weekend}
      origin={origin}
      isStale={isPlaceholderData}
    />
  )
}

/** An address may name any two days. */
const isWeekend = ({ from, to }: WeekendEventsProps['weekend']) =>
  sydneyWeekday(from) === 'saturday' && to === addDays(from, 1)

/* Not `hidden`: the heading of the results can take the focus, and what is loading is announced. */
const Waiting = styled(Row)`
  ~ * {
    opacity: 0;
    pointer-events: none;
  }
`
