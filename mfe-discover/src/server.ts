// first: it sets the folder of the pictures
import './serverBase'
import type { QueryClient } from '@tanstack/react-query'
import { CONTRACT } from 'federation/contract'
import type { Prepared, ServerRequest } from 'federation/server'
import { matchPath } from 'react-router-dom'
import { keepServerSanitiser, paths, slugify } from 'shared-ui'
import { serverHtml } from 'shared-ui/serverHtml'
import { preparePage } from './App'
import { atNamedPlace, type Filters, readPage } from './filters/filters'
import { readFilters } from './filters/readFilters'
import { structuredData } from './head/structuredData'
import { FEATURED_NAMES } from './home/inspiration'
import { filtersToDrop } from './list/filterChips'
import { suburbToFind } from './list/landing'
import { activityQueries } from './queries/activity'
import { toPlace } from './queries/cards'
import { featuredQueries } from './queries/featured'
import { isActivityId } from './queries/isActivityId'
import { listingQueries } from './queries/listings'
import { originQueries } from './queries/origin'
import { placeQueries } from './queries/places'
import { meantQueries } from './words/meant'
import { withMeantOf } from './words/withMeant'

export { App } from './App'
export const contract = CONTRACT

/** Fetches what the first screen of a path shows. Rejects if the path has no page or its main data cannot be fetched. */
export async function prepare(request: ServerRequest): Promise<Prepared> {
  const { pathname, queryClient } = request
  keepServerSanitiser(serverHtml)
  await preparePage(pathname)
  const prepared = await preparePath(request)
  // the browser gets no failures, so the page must be rendered without them too
  queryClient.removeQueries({ predicate: ({ state }) => state.status === 'error' })
  return prepared
}

function preparePath(request: ServerRequest): Promise<Prepared> {
  const { pathname } = request
  if (matchPath(paths.home, pathname)) return home(request)
  if (matchPath(paths.activities, pathname)) return list(request)
  const match = matchPath(`${paths.activities}/:id/:slug?`, pathname)
  if (match) return activity(request, match.params.id ?? '', match.params.slug)
  throw new Error(`No page at ${pathname}`)
}

async function home({ queryClient, origin }: ServerRequest): Promise<Prepared> {
  await queryClient.prefetchQuery(featuredQueries.named(FEATURED_NAMES))
  return { kind: 'page', status: 200, structuredData: structuredData({ page: 'home' }, origin) }
}

async function list({ queryClient, search, today, origin, signal }: ServerRequest): Promise<Prepared> {
  const params = new URLSearchParams(search)
  const asked = readFilters(params, today)
  const filters = asked.search
    ? withMeantOf(asked, await queryClient.fetchQuery(meantQueries.words(asked, today)))
    : asked
  const page = readPage(params)
  const { date, sort, location } = filters
  const from =
    sort === 'nearest' && location
      ? await queryClient.fetchQuery(originQueries.place(location)).catch(() => null)
      : null
  signal.throwIfAborted()
  const [found] = await Promise.all([
    queryClient.fetchInfiniteQuery(listingQueries.search(filters, page, from)),
    date?.kind === 'weekend' && queryClient.prefetchQuery(listingQueries.weekendEvents(filters, date, from)),
    date && queryClient.prefetchQuery(listingQueries.unconfirmed(filters, from)),
  ])
  const activities = found.pages.flatMap((page) => page.activities)
  const suburb = suburbToFind(filters, { activities, total: found.pages[0]?.total ?? 0 })
  if (suburb) {
    signal.throwIfAborted()
    await queryClient.prefetchQuery(listingQueries.suburb(suburb))
  }
  if (activities.length === 0 && page === 1) {
    signal.throwIfAborted()
    const near = atNamedPlace(filters)
    const ways = filtersToDrop(filters, today).map(({ without }) => without)
    await Promise.all([
      queryClient.prefetchQuery(listingQueries.counts(ways)),
      filters.search && queryClient.prefetchQuery(listingQueries.close(filters)),
      location && queryClient.prefetchQuery(placeQueries.similar(location)),
      near.location && sort !== 'nearest' && prepareNearest(queryClient, near),
    ])
  }
  return { kind: 'page', status: 200, structuredData: structuredData({ page: 'list', activities }, origin) }
}

/** What is nearest to a place that has nothing (NearPlace). */
async function prepareNearest(queryClient: QueryClient, filters: Filters) {
  const from = await queryClient.fetchQuery(originQueries.place(filters.location)).catch(() => null)
  const nearest: Filters = { ...filters, sort: 'nearest' }
  if (from) await queryClient.prefetchInfiniteQuery(listingQueries.search(nearest, 1, from))
}

async function activity(request: ServerRequest, id: string, slug: string | undefined): Promise<Prepared> {
  if (!isActivityId(id)) return { kind: 'page', status: 404 }
  const { queryClient, origin, signal } = request
  const found = await queryClient.fetchQuery(activityQueries.detail(id.toLowerCase()))
  if (!found) return { kind: 'page', status: 404 }
  const canonical = slugify(found.name)
  if (slug !== canonical || id !== found.id) return { kind: 'moved', to: paths.activity(found.id, canonical) }
  signal.throwIfAborted()
  const point = toPlace(found)
  await Promise.all([
    queryClient.prefetchQuery(activityQueries.related(found.id, found.primary_type)),
    point && queryClient.prefetchQuery(activityQueries.nearby(found.id, point)),
  ])
  return {
    kind: 'page',
    status: 200,
    structuredData: structuredData({ page: 'activity', activity: found }, origin),
  }
}
