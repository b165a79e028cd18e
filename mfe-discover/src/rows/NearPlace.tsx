import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { MouseEvent } from 'react'
import { paths, TextLink } from 'shared-ui'
import { type Filters, writeFilters } from '../filters/filters'
import { placeInWords, placeOf } from '../filters/place'
import { kilometresBetween } from '../near/points'
import type { ActivitySummary } from '../queries/cards'
import { listingQueries } from '../queries/listings'
import { originQueries } from '../queries/origin'
import { MoreActivities } from './MoreActivities'

/** A place with no more activities than this has little. */
export const FEW = 3

/** How many cards are shown, from no farther away than this, in km: an outing, not a journey. */
const MOST = 6
const WITHIN = 50

type NearPlaceProps = {
  /** With a location. */
  filters: Filters
  /** What the place itself has: at most FEW. */
  activities: readonly ActivitySummary[]
  /** Called before the link goes with what it leads away from. */
  onLeave: (event: MouseEvent) => void
}

/**
 * The way on from a place that has little: the same filters by distance from it, and the first of these where it has nothing.
 * Renders nothing for a place that nobody knows: there is no distance from it.
 */
export function NearPlace({ filters, activities, onLeave }: NearPlaceProps) {
  const { location, sort } = filters
  if (sort === 'nearest') return null
  const nearest: Filters = { ...filters, sort: 'nearest' }
  if (activities.length === 0) return <Nearest filters={nearest} onLeave={onLeave} />
  if (!isPlace(location, activities)) return null
  return (
    <p>
      Not many here.{' '}
      <TextLink to={paths.activities + writeFilters(nearest)} onClick={onLeave}>
        See what is nearest to {placeInWords(location)}
      </TextLink>
    </p>
  )
}

/** Whether a location names a place, and is no part of a name that finds some. Nothing is asked: the activities tell. */
function isPlace(location: string, activities: readonly ActivitySummary[]): boolean {
  const place = placeOf(location)
  if (place.kind !== 'name') return true
  return activities.some(({ suburb }) => suburb?.toLowerCase() === place.name.toLowerCase())
}

/** Renders nothing while it loads, if nothing is near and on failure. */
function Nearest({ filters, onLeave }: Omit<NearPlaceProps, 'activities'>) {
  const { data: origin = null } = useQuery(originQueries.place(filters.location))
  const { data: found } = useInfiniteQuery({
    ...listingQueries.search(filters, 1, origin),
    enabled: origin !== null,
    // what the filters of before have found is not what these find
    placeholderData: undefined,
  })
  if (!origin || !found) return null
  const near = found.activities
    .filter(({ point }) => point && kilometresBetween(origin.point, point) <= WITHIN)
    .slice(0, MOST)
  if (near.length === 0) return null
  return (
    <MoreActivities
      id="near-place"
      title={`Nearest to ${origin.name}`}
      activities={near}
      date={filters.date}
      from={origin.point}
    >
      {found.total > near.length && (
        <p>
          <TextLink to={paths.activities + writeFilters(filters)} onClick={onLeave}>
            All {found.total} by distance from {origin.name}
          </TextLink>
        </p>
      )}
    </MoreActivities>
  )
}
