import { useQuery } from '@tanstack/react-query'
import type { MouseEvent } from 'react'
import { ButtonLink, EmptyState, paths } from 'shared-ui'
import { clearFilters, countFilters, type Filters, NO_FILTERS, writeFilters } from '../filters/filters'
import { countInWords } from '../panel/resultCount'
import { listingQueries } from '../queries/listings'
import { filtersToDrop } from './filterChips'

type NoResultsProps = {
  filters: Filters
  /** The calendar day in Sydney. */
  today: string
  /** Called before a link goes with the notice that it is in. */
  onLeave: (event: MouseEvent) => void
}

/**
 * Shown if nothing matches. Offers to remove up to three filters, each with the count of results without it, the
 * highest first. If the removal of one filter is not enough, it offers to remove all.
 */
export function NoResults({ filters, today, onLeave }: NoResultsProps) {
  const ways = filtersToDrop(filters, today)
  const counted = useQuery(listingQueries.counts(ways.map(({ without }) => without)))
  const helpful = ways
    .map((way, index) => ({ ...way, count: counted.data?.[index] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count)

  return (
    <EmptyState
      picture="search"
      title="Nothing fits just yet"
      text="No activities found matching your search criteria."
    >
      {!counted.isPending &&
        helpful.map(({ label, without, count }) => (
          <ButtonLink
            key={label}
            variant="secondary"
            to={paths.activities + writeFilters(without)}
            onClick={onLeave}
          >
            Remove {label} - {countInWords(count)}
          </ButtonLink>
        ))}
      {!counted.isPending && helpful.length === 0 && countFilters(filters) > 0 && (
        <ButtonLink
          variant="secondary"
          to={paths.activities + writeFilters(clearFilters(filters))}
          onClick={onLeave}
        >
          Clear all
        </ButtonLink>
      )}
      <ButtonLink to={paths.activities + writeFilters(NO_FILTERS)} onClick={onLeave}>
        Show every activity
      </ButtonLink>
    </EmptyState>
  )
}
