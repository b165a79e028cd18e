import { useQuery } from '@tanstack/react-query'
import type { Filters } from '../filters/filters'
import { listingQueries } from '../queries/listings'
import { MoreActivities } from './MoreActivities'

/**
 * Activities whose names are similar to a search without results, with the same filters, so that a typing error does
 * not end the search. Renders nothing while it loads, if nothing is similar and on failure.
 */
export function CloseMatches({ filters }: { filters: Filters }) {
  const { data: close = [] } = useQuery(listingQueries.close(filters))
  if (close.length === 0) return null
  return (
    <MoreActivities
      id="close-matches"
      title={`No exact matches. Showing close matches for “${filters.search}”`}
      activities={close}
      date={filters.date}
    />
  )
}
