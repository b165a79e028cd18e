import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
} from '@tanstack/react-query'
import { BackendError, backend } from 'shared-auth'
import type { DateFilter } from '../filters/dateFilter'
import type { Filters } from '../filters/filters'
import {
  listingConditions,
  unconfirmedConditions,
  weekendEventConditions,
} from '../filters/listingConditions'
import { inPattern } from '../filters/quote'
import type { Origin } from '../near/points'
import {
  type ActivitySummary,
  asRows,
  type CardsAsked,
  cards,
  FRESH,
  LISTINGS,
  narrowed,
  toSummary,
} from './cards'

/** spec.md section 9. */
export const PAGE_SIZE = 12

type ResultPage = { activities: ActivitySummary[]; total: number }

/** Pages of the list from the first one that was asked for. */
type Results = ResultPage & { lastPage: number }

export const listingQueries = {
  /** Pages of 12 with the exact total count (spec.md section 7). Pages are counted from 1. */
  search: (filters: Filters, firstPage = 1, origin: Origin | null = null) =>
    infiniteQueryOptions({
      queryKey: [...keyOf('search', filters, origin), ...(firstPage > 1 ? [firstPage] : [])],
      queryFn: ({ pageParam, signal }) => fetchPage(filters, origin, pageParam, signal, firstPage),
      initialPageParam: firstPage,
      getNextPageParam: nextPage,
      select: mergePages,
      placeholderData: keepPreviousData,
      staleTime: FRESH,
      meta: { isPublic: true },
    }),

  /** Up to twelve activities that are similar to the search text, with the same filters. */
  close: (filters: Filters) =>
    queryOptions({
      queryKey: [...LISTINGS, 'close', askedBy(filters)],
      queryFn: ({ signal }) => fetchClose(filters, signal),
      staleTime: FRESH,
      meta: { isPublic: true },
    }),

  /** The counts for several filters. */
  counts: (choices: readonly Filters[]) =>
    queryOptions({
      queryKey: [...LISTINGS, 'counts', choices.map(askedBy)],
      queryFn: ({ signal }) => Promise.all(choices.map((filters) => fetchCount(filters, signal))),
      staleTime: FRESH,
      meta: { isPublic: true },
    }),

  /** The first twelve events of the chosen weekend, which the list itself omits. */
  weekendEvents: (
    filters: Filters,
    weekend: DateFilter & { kind: 'weekend' },
    origin: Origin | null = null,
  ) =>
    queryOptions({
      queryKey: keyOf('weekend events', filters, origin),
      queryFn: ({ signal }) => fetchWeekendEvents(filters, weekend, origin, signal),
      placeholderData: keepPreviousData,
      staleTime: FRESH,
      meta: { isPublic: true },
    }),

  /** The first twelve listings of which no hours are known, which a date hides, and how many there are. */
  unconfirmed: (filters: Filters, origin: Origin | null = null) =>
    queryOptions({
      queryKey: keyOf('unconfirmed', { ...filters, date: null }, origin),
      queryFn: ({ signal }) => fetchUnconfirmed(filters, origin, signal),
      placeholderData: keepPreviousData,
      staleTime: FRESH,
      meta: { isPublic: true },
    }),

  /** The suburb with exactly this name, as the activities spell it, or null if there is none. */
  suburb: (name: string) =>
    queryOptions({
      queryKey: [...LISTINGS, 'suburb', name],
      queryFn: ({ signal }) => fetchSuburb(name, signal),
      staleTime: FRESH,
      meta: { isPublic: true },
    }),
}

/** What is asked of the backend: the same for each view. */
const askedBy = ({ view: _, ...asked }: Filters) => asked

/** An origin has a key: a position must not stand in it. */
export const keyOf = (kind: string, filters: Filters, origin: Origin | null) => [
  ...LISTINGS,
  kind,
  askedBy(filters),
  ...(origin ? [origin.key] : []),
]

async function fetchPage(
  filters: Filters,
  origin: Origin | null,
  page: number,
  signal: AbortSignal,
  firstPage: number,
): Promise<ResultPage> {
  try {
    const asked = { conditions: listingConditions(filters), sort: filters.sort, signal }
    return await fetchCounted(filters, origin, asked, (page - 1) * PAGE_SIZE, page === firstPage)
  } catch (error) {
    // 416: the list has no such page, or has become shorter
    if (page > 1 && error instanceof BackendError && error.status === 416) return { activities: [], total: 0 }
    throw error
  }
}

/** Twelve cards of these conditions from this one on, and how many there are, where that is not known from a page before. */
async function fetchCounted(
  filters: Filters,
  origin: Origin | null,
  asked: CardsAsked,
  from = 0,
  isFirst = true,
): Promise<ResultPage> {
  const found = matchesOf(filters, origin)
  const [{ data, count }, countedApart] = await Promise.all([
    cards({ ...asked, count: found ? undefined : 'exact', found }).range(from, from + PAGE_SIZE - 1),
    found && isFirst && countListings(filters.search, asked),
  ])
  return { activities: asRows(data).map(toSummary), total: countedApart || count || 0 }
}

/**
 * How many listings these conditions and this search find. What a function selects is counted by a request of its own: to
 * count the rows of a call, a hosted project first stores them all, with each column that the request wants.
 */
export async function countListings(search: string, { conditions, signal }: CardsAsked): Promise<number> {
  const count = 'exact'
  const found = { by: 'found_listings', search } as const
  const start = search
    ? backend().rpc(found.by, { query: search }, { get: true, count }).select('id')
    : backend().from('Listings').select('id', { count })
  const answer = await narrowed(start, { conditions, found }).limit(1).abortSignal(signal).throwOnError()
  return answer.count ?? 0
}

function nextPage({ activities }: ResultPage, pages: ResultPage[], page: number): number | null {
  const total = pages[0]?.total ?? 0
  return activities.length > 0 && total > page * PAGE_SIZE ? page + 1 : null
}

/** Joins all pages, without duplicates: a listing may move to a later page between two requests. */
function mergePages({ pages, pageParams }: InfiniteData<ResultPage, number>): Results {
  const activities = new Map(
    pages.flatMap((page) => page.activities).map((activity) => [activity.id, activity]),
  )
  return {
    activities: [...activities.values()],
    total: pages[0]?.total ?? 0,
    lastPage: pageParams.at(-1) ?? 1,
  }
}

async function fetchClose(filters: Filters, signal: AbortSignal) {
  const found = { by: 'close_listings', search: filters.search } as const
  const { data } = await cards({ conditions: listingConditions(filters), signal, found }).limit(PAGE_SIZE)
  return asRows(data).map(toSummary)
}

function fetchCount(filters: Filters, signal: AbortSignal): Promise<number> {
  return countListings(filters.search, { conditions: listingConditions(filters), signal })
}

async function fetchWeekendEvents(
  filters: Filters,
  { from, to }: DateFilter & { kind: 'weekend' },
  origin: Origin | null,
  signal: AbortSignal,
) {
  const conditions = weekendEventConditions(filters, from, to)
  const asked = { conditions, sort: filters.sort, signal, found: matchesOf(filters, origin) }
  const { data } = await cards(asked).limit(PAGE_SIZE)
  return asRows(data).map(toSummary)
}

const fetchUnconfirmed = (filters: Filters, origin: Origin | null, signal: AbortSignal) =>
  fetchCounted(filters, origin, { conditions: unconfirmedConditions(filters), sort: filters.sort, signal })

async function fetchSuburb(name: string, signal: AbortSignal): Promise<string | null> {
  const { data } = await backend()
    .from('Listings')
    .select('suburb')
    .eq('publish_status', 'Published')
    .ilike('suburb', inPattern(name))
    .limit(1)
    .abortSignal(signal)
    .throwOnError()
  return asRows(data)[0]?.suburb ?? null
}

/** With an origin or a search text, a function of the database orders the rows: the nearest or the best match first. */
export function matchesOf({ search }: Filters, origin: Origin | null = null): CardsAsked['found'] {
  if (origin) return { by: 'nearest_listings', search, origin }
  return search ? { by: 'search_listings', search } : undefined
}
