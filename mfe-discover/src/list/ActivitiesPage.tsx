import { useInfiniteQuery } from '@tanstack/react-query'
import { Suspense, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import {
  Breadcrumb,
  Container,
  Heading,
  media,
  Page,
  paths,
  SkipLink,
  theme,
  useSydneyToday,
} from 'shared-ui'
import styled from 'styled-components'
import { NO_FILTERS, readPage, writeFilters } from '../filters/filters'
import { readFilters } from '../filters/readFilters'
import wide from '../images/hero-wide.webp'
import { FilterForm } from '../panel/FilterForm'
import { FilterSide, FilterSidePlace } from '../panel/FilterSide'
import { listingQueries } from '../queries/listings'
import { SearchBar } from '../search/SearchBar'
import { useShowActivities } from '../search/useShowActivities'
import { useMeant } from '../words/useMeant'
import { BrowseLinks } from './BrowseLinks'
import { Results } from './Results'
import { SearchFold, type SearchFoldHandle } from './SearchFold'
import { useIsWide } from './useIsWide'
import { useLanding } from './useLanding'
import { useLiveSearch } from './useLiveSearch'
import { useOrigin } from './useOrigin'

/** /activities: browse and search. The address bar is the only state. */
export function ActivitiesPage() {
  const [params] = useSearchParams()
  const isWide = useIsWide()
  const resultsHeading = useRef<HTMLHeadingElement>(null)
  const fold = useRef<SearchFoldHandle>(null)
  const today = useSydneyToday()
  const asked = readFilters(params, today)
  const filters = useMeant(asked, today)
  const showActivities = useShowActivities(asked)
  const page = readPage(params)
  const searchLive = useLiveSearch(asked, today, (search) => showActivities({ ...asked, search }, true))

  const { origin, isLoading: isLocating, retry: onLocateAgain } = useOrigin(filters)
  const { data, isPlaceholderData } = useInfiniteQuery({
    ...listingQueries.search(filters, page, origin),
    enabled: !isLocating,
  })
  const found = isPlaceholderData ? undefined : data
  const { landing, isKnown } = useLanding(filters, found)
  const isPastEnd = page > 1 && found?.activities.length === 0
  const hasOwnPages =
    filters.sort === 'recommended' && (landing !== undefined || writeFilters(filters) === '')

  return (
    <Page
      title={(landing?.title ?? 'Explore Activities') + (page > 1 ? `, page ${page}` : '')}
      description={
        landing?.description ??
        'Explore 100+ activities for children in Sydney: playgrounds, museums, beaches, shows and events. Search by suburb, age, day and what is free or indoors.'
      }
      canonicalPath={paths.activities + writeFilters(landing?.filters ?? NO_FILTERS, hasOwnPages ? page : 1)}
      // any text can stand in the address as a location or a category
      noindex={
        isPastEnd || (isKnown && !landing && (filters.location !== '' || filters.categories.length > 0))
      }
      image={wide}
    >
      <Column>
        <Breadcrumb items={[{ label: 'Home', to: paths.home }, { label: 'Activities' }]} />
        <Heading>Explore Activities</Heading>
        {/* after the heading, which has the focus after a navigation */}
        <SkipLink target="results" label="Skip to results" />
        <SearchFold ref={fold} filters={asked}>
          <SearchBar filters={asked} onType={searchLive} />
        </SearchFold>
        <Panes>
          {isWide === null && (
            <FilterSidePlace>
              {/* a browser with scripts needs no form: React takes nothing over before it takes it away */}
              <Suspense>
                <FilterForm filters={filters} today={today} />
              </Suspense>
            </FilterSidePlace>
          )}
          {isWide && (
            <FilterSide
              filters={filters}
              today={today}
              onChange={showActivities}
              onCleared={() => resultsHeading.current?.focus({ preventScroll: true })}
            />
          )}
          <Results
            filters={filters}
            isSearch={asked.search !== '' || filters.location !== ''}
            page={page}
            origin={origin}
            isLocating={isLocating}
            onLocateAgain={onLocateAgain}
            today={today}
            isWide={isWide}
            headingRef={resultsHeading}
            onChange={showActivities}
            onNoPosition={() => fold.current?.focusLocation()}
          />
        </Panes>
        {/* below all results: taken over after them */}
        {data && (
          <Suspense>
            <BrowseLinks activities={data.activities} />
          </Suspense>
        )}
      </Column>
    </Page>
  )
}

const Column = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
  padding-block: ${theme.space[2]} ${theme.space[10]};

  /* The breadcrumb is close to its heading; the results have more space above. */
  > h1 {
    padding-bottom: ${theme.space[1]};
  }

  /* On paper nothing can be pressed. What is searched for and filtered by stays: the boxes and the chips. So do pins. */
  @media print {
    aside,
    button:not(li > button, [data-pin]),
    [data-screen] {
      display: none;
    }

    /* Firefox cuts a grid anywhere, and no inline block. A row shows what is beyond its edge, too. */
    &,
    :has(article) {
      display: block;
      overflow: visible;
    }

    li:has(article) {
      display: inline-block;
      width: 48%;
      margin: 1%;
      vertical-align: top;
    }
  }
`

const Panes = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  ${media.tablet} {
    padding-top: ${theme.space[4]};
  }

  ${media.desktop} {
    grid-template-columns: 292px minmax(0, 1fr);
    gap: 44px;
  }
`
