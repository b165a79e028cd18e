import { useInfiniteQuery } from '@tanstack/react-query'
import { isPlainClick } from 'federation/isPlainClick'
import { lazyPart } from 'federation/lazyPart'
import { useLazyPart } from 'federation/useLazyPart'
import { type MouseEvent, type RefObject, useCallback, useEffect, useMemo, useState } from 'react'
import { ButtonLink, EmptyState, ErrorNotice, media, paths, SkipLink, theme } from 'shared-ui'
import styled from 'styled-components'
import { atNamedPlace, countFilters, type Filters, writeFilters } from '../filters/filters'
import { StructuredData } from '../head/StructuredData'
import type { Origin } from '../near/points'
import { FilterBar } from '../panel/FilterBar'
import { countInWords, resultLine } from '../panel/resultCount'
import { isOfflineError } from '../queries/isOfflineError'
import { listingQueries } from '../queries/listings'
import { CloseMatches } from '../rows/CloseMatches'
import { FEW, NearPlace } from '../rows/NearPlace'
import { OfflinePlaces } from '../rows/OfflinePlaces'
import { SimilarPlaces } from '../rows/SimilarPlaces'
import { StaleNote, StaleResults } from '../rows/StaleResults'
import { UnconfirmedCount, UnconfirmedHours } from '../rows/UnconfirmedHours'
import { WeekendEvents } from '../rows/WeekendEvents'
import { ContinueWith } from './ContinueWith'
import { FilterChips } from './FilterChips'
import { passedNote } from './filterChips'
import { NoResults } from './NoResults'
import { PlaceNote } from './PlaceNote'
import { ResultGrid, ResultGridSkeleton } from './ResultGrid'
import { SortBar } from './SortBar'
import { useHeadingFocus } from './useHeadingFocus'
import { useLastFilters } from './useLastFilters'

/** Not a byte of the map comes before it is wanted. The list stays until it is there. */
const mapView = lazyPart(() =>
  import(/* webpackChunkName: "mapView" */ '../map/MapView').then((module) => module.MapView),
)

type ResultsProps = {
  filters: Filters
  /** Whether the address has a search or a location, whatever the words of the search mean. */
  isSearch: boolean
  /** The first page to show. */
  page: number
  /** Where `nearest` counts from. */
  origin: Origin | null
  /** That is being looked up. */
  isLocating: boolean
  /** Looks it up again, after a failure. */
  onLocateAgain?: () => void
  /** The calendar day in Sydney. */
  today: string
  /** Whether the filters are next to the results: then there is no button for them here. Null: not known yet. */
  isWide: boolean | null
  /** The heading of the results, which receives the focus when the focused element is removed. */
  headingRef: RefObject<HTMLHeadingElement | null>
  onChange: (filters: Filters) => void
  /** Called if the visitor's position was asked for in vain. */
  onNoPosition: () => void
}

/**
 * The results for the URL: chips, heading, count and cards. Old results stay on screen, dimmed, until new ones are
 * loaded, and also if these cannot be loaded (spec.md section 8: the list stays).
 */
export function Results(props: ResultsProps) {
  const { filters, isSearch, page, origin, isLocating, today } = props
  const { isWide, headingRef, onLocateAgain, onChange, onNoPosition } = props
  const asked = { filters, origin, isLocating }
  const results = useInfiniteQuery({ ...listingQueries.search(filters, page, origin), enabled: !isLocating })
  const { data, error, isPlaceholderData, refetch } = results
  const [kept, setKept] = useState(data)
  if (data && data !== kept) setKept(data)
  const shown = data ?? kept
  const isStale = isPlaceholderData || !data
  const hasFailed = !data && error !== null
  // after a failure the list of before can be used (spec.md section 8)
  const isWaiting = isStale && !hasFailed
  const isFiltered = countFilters(filters) > 0
  const isEmpty = page === 1 && !isStale && shown?.total === 0
  const isUnknown = filters.sort === 'nearest' ? !origin && !onLocateAgain : isEmpty
  const near = isEmpty ? atNamedPlace(filters) : filters
  const hasLittle = near.location && page === 1 && !isStale && shown && shown.total <= FEW
  const isPastEnd = page > 1 && !isStale && shown?.activities.length === 0
  const line = shown && !isStale && !isPastEnd ? resultLine(shown.total, isFiltered) : ''
  const { date } = filters
  const passed = date && passedNote(date, today)
  const { last, forget } = useLastFilters(filters, today)
  const map = useLazyPart(mapView, filters.view === 'map')
  const MapPart = isEmpty || hasFailed ? undefined : map.Part
  const focusHeading = useHeadingFocus(headingRef)
  /** For a button that goes with what it has done, and would take the focus with it. */
  const goFrom = (act: () => unknown) => {
    focusHeading()
    act()
  }
  /** For a link that goes with what it leads away from. */
  const leave = (event: MouseEvent) => isPlainClick(event) && focusHeading()
  const offer = last && (
    <ContinueWith
      last={last}
      today={today}
      onContinue={(chosen) => goFrom(() => onChange({ ...chosen, view: filters.view }))}
      onForget={() => goFrom(forget)}
    />
  )
  const weekendEvents = date?.kind === 'weekend' && (
    <WeekendEvents {...asked} weekend={date} hasResults={Boolean(shown)} />
  )
  const subject = useMemo(() => shown && ({ page: 'list', activities: shown.activities } as const), [shown])

  useEffect(() => {
    if (error) console.error('Activities could not be loaded:', error)
  }, [error])

  /** Scrolls to the chips, so that the applied filters are visible too. */
  const showFromTop = useCallback(() => focusHeading(true), [focusHeading])

  const grid = shown && shown.activities.length > 0 && (
    <StaleResults $isDimmed={isWaiting} aria-busy={isWaiting} inert={isWaiting}>
      {hasFailed && (
        <StaleNote>Your change could not be loaded. These are the activities from before it:</StaleNote>
      )}
      <ResultGrid
        activities={shown.activities}
        filters={filters}
        origin={origin}
        firstPage={page}
        lastPage={shown.lastPage}
        hasMore={results.hasNextPage && !isStale}
        isLoadingMore={results.isFetchingNextPage}
        hasFailed={results.isFetchNextPageError}
        onMore={results.fetchNextPage}
        onEarlier={focusHeading}
      />
    </StaleResults>
  )

  return (
    <Section aria-labelledby="results">
      {subject && <StructuredData subject={subject} />}
      {!isWide && (
        <FilterBar
          filters={filters}
          today={today}
          count={shown && !isStale ? countInWords(shown.total) : ''}
          onChange={onChange}
          onApplied={showFromTop}
        >
          {offer}
        </FilterBar>
      )}
      <FilterChips
        filters={filters}
        today={today}
        hasClearAll={!isWide}
        onChange={onChange}
        onCleared={focusHeading}
      />
      {!MapPart && weekendEvents}
      <Head>
        <h2 id="results" ref={headingRef} tabIndex={-1}>
          {isSearch ? 'Search Results' : 'All Activities'}
        </h2>
        {isWide && offer}
        <Count role="status" $isLong={isFiltered}>
          {isPastEnd || (!data && error) ? '' : line || 'Loading activities...'}
        </Count>
      </Head>
      {date && <Beside>{shown && <UnconfirmedCount {...asked} />}</Beside>}
      {passed && <p>{passed}</p>}
      <PlaceNote filters={filters} onLeave={leave} />
      <SortBar
        filters={filters}
        origin={origin}
        isLoading={isLocating}
        onLocateAgain={onLocateAgain}
        onChange={onChange}
        onNoPosition={onNoPosition}
      />
      {filters.location && !isLocating && isUnknown && <SimilarPlaces filters={filters} onLeave={leave} />}
      <SkipLink target="footer" label="Skip to footer" />
      {!shown && !error && <ResultGridSkeleton />}
      {hasFailed && isOfflineError(error) && <OfflinePlaces />}
      {hasFailed && !isOfflineError(error) && (
        <ErrorNotice
          title="We couldn't load activities"
          message="Check your connection, then try again. Your filters are still here."
          onRetry={() => goFrom(refetch)}
        />
      )}
      {isPastEnd && (
        <EmptyState
          picture="search"
          title="No more activities"
          text={`There is no page ${page} of these activities.`}
        >
          <ButtonLink to={paths.activities + writeFilters(filters)} onClick={leave}>
            Show the first page
          </ButtonLink>
        </EmptyState>
      )}
      {map.hasFailed && (
        <ErrorNotice look="row" title="The map could not be loaded. Here is the list." onRetry={map.retry} />
      )}
      {MapPart ? <MapPart filters={filters} origin={origin} list={grid} /> : grid}
      {MapPart && weekendEvents}
      {date && shown && <UnconfirmedHours {...asked} date={date} />}
      {isEmpty && <NoResults filters={filters} today={today} onLeave={leave} />}
      {hasLittle && <NearPlace filters={near} activities={shown.activities} onLeave={leave} />}
      {isEmpty && filters.search && <CloseMatches filters={filters} />}
    </Section>
  )
}

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${theme.space[5]};

  /* The first card is in the upper half of a phone. */
  ${media.phone} {
    gap: ${theme.space[2]};
  }
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

/* Its line is there before its text, so that the cards do not move. */
const Beside = styled.p`
  min-height: 1lh;
  color: ${theme.color.inkSoft};
`

/* On a phone a long line has a row of its own from the start: "Loading activities..." would fit beside the heading. */
const Count = styled.p<{ $isLong: boolean }>`
  min-height: 1lh;
  color: ${theme.color.inkSoft};

  ${media.phone} {
    flex-basis: ${({ $isLong }) => $isLong && '100%'};
  }
`
