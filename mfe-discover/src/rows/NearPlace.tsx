import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { MouseEvent } from 'react'
import { paths, TextLink } from 'shared-ui'
import { type Filters, writeFilters } from '../filters/filters'
import { kilometresBetween, type Origin } from '../near/points'
import { listingQueries } from '../queries/listings'
import { originQueries } from '../queries/origin'
import { MoreActivities } from './MoreActivities'

/** How many cards are shown, from no farther away than this, in km: an outing, not a journey. */
const MOST = 6
const WITHIN = 50

type NearPlaceProps = {
  /** With a location. */
  filters: Filters
  /** How many activities the place itself has: at most FEW. */
  total: number
  /** Called before the link goes with what it leads away from. */
  onLeave: (event: MouseEvent) => void
}

/**
 * The way on from a place that has little: the same filters by distance from it, and the first of these where it has nothing.
 * Renders nothing for a place that nobody knows: there is no distance from it.
 */
export function NearPlace({ filters, total, onLeave }: NearPlaceProps) {
  const isNearest = filters.sort === 'nearest'
  const { data: origin } = useQuery({ ...originQueries.place(filters.location), enabled: !isNearest })
  if (!origin || isNearest) return null
  const nearest: Filters = { ...filters, sort: 'nearest' }
  if (total === 0) return <Nearest filters={nearest} origin={origin} onLeave={onLeave} />
  return (
    <p>
      Not many here.{' '}
      <TextLink to={paths.activities + writeFilters(nearest)} onClick={onLeave}>
        See what is nearest to {origin.name}
      </TextLink>
    </p>
  )
}

type NearestProps = Omit<NearPlaceProps, 'total'> & { origin: Origin }

/** Renders nothing while it loads, if nothing is near and on failure. */
function Nearest({ filters, origin, onLeave }: NearestProps) {
  const { data: found } = useInfiniteQuery({
    ...listingQueries.search(filters, 1, origin),
    // what the filters of before have found is not what these find
    placeholderData: undefined,
  })
  if (!found) return null
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
