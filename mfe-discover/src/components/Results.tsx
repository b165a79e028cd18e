import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { ErrorNotice, media, paths, TextLink, theme } from 'shared-ui'
import styled from 'styled-components'
import { type Filters, hasFilters, writeFilters } from '../filters'
import { localityOf } from '../listingConditions'
import { listingQueries } from '../queries/listings'
import { CloseMatches } from './CloseMatches'
import { FilterChips } from './FilterChips'
import { NoResults } from './NoResults'
import { ResultGrid, ResultGridSkeleton } from './ResultGrid'

type ResultsProps = {
  filters: Filters
  /** The calendar day in Sydney. */
  today: string
}

/**
 * What the address bar asks for: chips, heading, count and cards. Results that are on screen stay there,
 * dimmed, until others have come, also when those cannot be loaded (spec.md section 8: the list stays).
 */
export function Results({ filters, today }: ResultsProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const results = useInfiniteQuery(listingQueries.search(filters))
  const { data, error, isPlaceholderData, refetch } = results

  const [kept, setKept] = useState(data)
  if (data && data !== kept) setKept(data)
  const shown = data ?? kept
  const isStale = isPlaceholderData || !data

  useEffect(() => {
    if (error) console.error('Activities could not be loaded:', error)
  }, [error])

  return (
    <Section aria-labelledby="results">
      <FilterChips filters={filters} today={today} headingRef={heading} />
      <Head>
        <h2 id="results" ref={heading} tabIndex={-1}>
          {filters.search || filters.location ? 'Search Results' : 'All Activities'}
        </h2>
        <Count role="status">{countText()}</Count>
      </Head>
      {localityOf(filters.location).toLowerCase() === 'sydney' && (
        <p>
          These are the places in suburbs called Sydney.{' '}
          <TextLink to={paths.activities + writeFilters({ ...filters, location: '' })}>
            All of Sydney
          </TextLink>
        </p>
      )}
      {!shown && !error && <ResultGridSkeleton />}
      {!data && error && (
        <ErrorNotice
          title="We couldn't load activities"
          message="Check your connection, then try again. Your filters are still here."
          onRetry={() => void refetch()}
        />
      )}
      {shown?.total === 0 && !isStale && <NoResults filters={filters} />}
      {shown?.total === 0 && !isStale && filters.search && <CloseMatches filters={filters} />}
      {shown && shown.total > 0 && (
        <Dimmable $isDimmed={isStale} aria-busy={isStale} inert={isStale}>
          <ResultGrid
            activities={shown.activities}
            date={filters.date}
            hasMore={results.hasNextPage && !isStale}
            isLoadingMore={results.isFetchingNextPage}
            hasFailed={results.isFetchNextPageError}
            onMore={results.fetchNextPage}
          />
        </Dimmable>
      )}
    </Section>
  )

  function countText() {
    if (!data && error) return ''
    if (!shown || isStale) return 'Loading activities...'
    const { total } = shown
    const noun = total === 1 ? '1 activity' : `${total} activities`
    if (!hasFilters(filters)) return noun
    return `${noun} ${total === 1 ? 'matches' : 'match'} your filters`
  }
}

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[5]};
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${theme.space[1]} ${theme.space[3]};

  > h2:focus {
    outline: none;
    box-shadow: none;
  }
`

const Count = styled.p`
  min-height: 1lh;
  color: ${theme.color.inkSoft};
`

const Dimmable = styled.div<{ $isDimmed: boolean }>`
  opacity: ${({ $isDimmed }) => ($isDimmed ? 0.55 : 1)};
  transition: opacity ${theme.motion.base} ${theme.ease.inOut};

  ${media.reducedMotion} {
    transition: none;
  }
`
