import { ButtonLink, EmptyState, paths } from 'shared-ui'
import { clearFilters, countFilters, type Filters, NO_FILTERS, writeFilters } from '../filters'

/** Nothing matches: the spec's words and the ways out. */
export function NoResults({ filters }: { filters: Filters }) {
  return (
    <EmptyState
      picture="search"
      title="Nothing fits just yet"
      text="No activities found matching your search criteria."
    >
      {filters.location && (
        <ButtonLink variant="secondary" to={paths.activities + writeFilters({ ...filters, location: '' })}>
          All of Sydney
        </ButtonLink>
      )}
      {countFilters(filters) > 0 && (
        <ButtonLink variant="secondary" to={paths.activities + writeFilters(clearFilters(filters))}>
          Remove all filters
        </ButtonLink>
      )}
      <ButtonLink to={paths.activities + writeFilters(NO_FILTERS)}>Show every activity</ButtonLink>
    </EmptyState>
  )
}
