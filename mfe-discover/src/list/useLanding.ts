import { useQuery } from '@tanstack/react-query'
import type { Filters } from '../filters/filters'
import { listingQueries } from '../queries/listings'
import { landingOf, suburbIn, suburbToFind } from './landing'

/**
 * What a list says of itself to search engines.
 * @param found the results, undefined while they load
 */
export function useLanding(filters: Filters, found: Parameters<typeof suburbIn>[0] | undefined) {
  const wanted = found ? suburbToFind(filters, found) : null
  const { data, isLoading } = useQuery({ ...listingQueries.suburb(wanted ?? ''), enabled: wanted !== null })
  const suburb = (found && suburbIn(found, filters.location)) ?? (wanted === null ? null : (data ?? null))
  return { landing: landingOf(filters, suburb), isKnown: found !== undefined && !isLoading }
}
