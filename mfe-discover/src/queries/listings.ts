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
  type Condition,
  listingConditions,
  unconfirmedConditions,
  weekendEventConditions,
} from '../filters/listingConditions'
import { inPattern, quoteList } from '../filters/quote'
import { mixKinds } from '../near/mixKinds'
import { kilometresBetween, type Origin, type Point } from '../near/points'
import {
  type ActivitySummary,
  AGES,
  asRows,
  type CardRow,
  type CardsAsked,
  cards,
  PLACE,
  toSummary,
} from './cards'
import { toImage } from './images'

/** spec.md section 9. */
export const PAGE_SIZE = 12
const RELATED = 4
const NEARBY = 4
/** In km. */
const NEARBY_WITHIN = 10
/** Among how many of the nearest the nearby ones of several kinds are looked for. */
const NEARBY_ASKED = 40
/** How many cards a row beside the list has. */
const IN_ROW = 12

/** Listings change rarely: for five minutes a page is shown again from the cache. */
const FRESH = 5 * 60 * 1000

const FACILITIES =
  'playground, playground_details, shaded, shaded_details, fenced, fenced_details, dining_options, seating_available, close_to_transport, toilets, allows_dogs, bbq_available, birthday_parties, parking, pram_paths, water_play, baby_change, verified_at'
const ACCESS = 'accessible_entrance, accessible_parking, accessible_seating, accessible_restroom'
const PARKING =
  'free_street_parking, free_street_parking_details, paid_street_parking, paid_street_parking_details, free_parking_lot, free_parking_lot_details, paid_parking_lot, paid_parking_lot_details, free_garage_parking, free_garage_parking_details, paid_garage_parking, paid_garage_parking_details'
/** All columns of the activity page, without the search index, which is longer than the rest. */
const DETAIL =
  `id, name, description, listing_type, primary_type, suburb, state, address, google_maps_uri, phone_number, website, price, free, indoor, tips, tags, sample_dates, ${AGES}, ${FACILITIES}, ${ACCESS}, ${PARKING}, ${PLACE}, image_metadata(image_url, caption, alt_text), opening_hours(*)` as const

/** An activity with all facts for its own page. */
export type Activity = Awaited<ReturnType<typeof fetchDetail>>

type ResultPage = { activities: ActivitySummary[]; total: number }

/** Pages of the list from the first one that was asked for. */
type Results = ResultPage & { lastPage: number }

export const listingQueries = {
  all: ['listings'] as const,

  /** Pages of 12 with the exact total count (spec.md section 7), in one request each. Pages are counted from 1. */
  search: (filters: Filters, firstPage = 1, origin: Origin | null = null) =>
    infiniteQueryOptions({
      queryKey: [...searchKey(filters, origin), ...(firstPage > 1 ? [firstPage] : [])],
      queryFn: ({ pageParam, signal }) => fetchPage(filters, origin, pageParam, signal),
      initialPageParam: firstPage,
      getNextPageParam: nextPage,
      select: mergePages,
      placeholderData: keepPreviousData,
      staleTime: FRESH,
    }),

  /** Up to twelve activities that are similar to the search text, with the same filters. */
  close: (filters: Filters) =>
    queryOptions({
      queryKey: [...listingQueries.all, 'close', filters],
      queryFn: ({ signal }) => fetchClose(filters, signal),
      staleTime: FRESH,
    }),

  /** The counts for several filters. Each request fetches one card only. */
  counts: (choices: readonly Filters[]) =>
    queryOptions({
      queryKey: [...listingQueries.all, 'counts', choices],
      queryFn: ({ signal }) => Promise.all(choices.map((filters) => fetchCount(filters, signal))),
      staleTime: FRESH,
    }),

  /** The first twelve events of the chosen weekend, which the list itself omits. */
  weekendEvents: (filters: Filters, weekend: DateFilter & { kind: 'weekend' }) =>
    queryOptions({
      queryKey: [...listingQueries.all, 'weekend events', filters],
      queryFn: ({ signal }) => fetchWeekendEvents(filters, weekend, signal),
      placeholderData: keepPreviousData,
      staleTime: FRESH,
    }),

  /** The first twelve listings of which no hours are known, which a date hides, and how many there are. */
  unconfirmed: (filters: Filters) =>
    queryOptions({
      queryKey: [...listingQueries.all, 'unconfirmed', { ...filters, date: null }],
      queryFn: ({ signal }) => fetchUnconfirmed(filters, signal),
      placeholderData: keepPreviousData,
      staleTime: FRESH,
    }),

  /** The published ones of these ids, in their order. */
  byIds: (ids: readonly string[]) =>
    queryOptions({
      queryKey: [...listingQueries.all, 'ids', ids],
      queryFn: ({ signal }) => fetchByIds(ids, signal),
      staleTime: FRESH,
    }),

  /** The suburb with exactly this name, as the activities spell it, or null if there is none. */
  suburb: (name: string) =>
    queryOptions({
      queryKey: [...listingQueries.all, 'suburb', name],
      queryFn: ({ signal }) => fetchSuburb(name, signal),
      staleTime: FRESH,
    }),

  /** One activity, or null if there is no published one with this id. */
  detail: (id: string) =>
    queryOptions({
      queryKey: [...listingQueries.all, 'detail', id],
      queryFn: ({ signal }) => fetchDetail(id, signal),
      staleTime: FRESH,
      meta: { keep: 'places' },
    }),

  /** Up to four others of the same primary_type. */
  related: (id: string, primaryType: string) =>
    queryOptions({
      queryKey: [...listingQueries.all, 'related', id, primaryType],
      queryFn: ({ signal }) => fetchRelated(id, primaryType, signal),
      staleTime: FRESH,
    }),

  /** Up to four others within 10 km of this point, of several types, the nearest first. */
  nearby: (id: string, point: Point) =>
    queryOptions({
      queryKey: [...listingQueries.all, 'nearby', id],
      queryFn: ({ signal }) => fetchNearby(id, point, signal),
      staleTime: FRESH,
    }),
}

/** An origin has a key: a position must not stand in it. */
const searchKey = (filters: Filters, origin: Origin | null) => [
  ...listingQueries.all,
  'search',
  filters,
  ...(origin ? [origin.key] : []),
]

async function fetchPage(
  filters: Filters,
  origin: Origin | null,
  page: number,
  signal: AbortSignal,
): Promise<ResultPage> {
  try {
    const conditions = listingConditions(filters)
    const asked = { conditions, signal, found: matchesOf(filters, origin), sort: filters.sort }
    const from = (page - 1) * PAGE_SIZE
    // to count the nearest they would all be put into order
    const [{ data, count }, countedApart] = await Promise.all([
      cards({ ...asked, count: origin ? undefined : 'exact' }).range(from, from + PAGE_SIZE - 1),
      origin && fetchCount(filters, signal),
    ])
    return { activities: asRows(data).map(toSummary), total: countedApart ?? count ?? 0 }
  } catch (error) {
    // 416: the list has no such page, or has become shorter
    if (page > 1 && error instanceof BackendError && error.status === 416) return { activities: [], total: 0 }
    throw error
  }
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

async function fetchCount(filters: Filters, signal: AbortSignal): Promise<number> {
  const conditions = listingConditions(filters)
  const { count } = await cards({ conditions, signal, count: 'exact', found: matchesOf(filters) }).range(0, 0)
  return count ?? 0
}

async function fetchWeekendEvents(
  filters: Filters,
  { from, to }: DateFilter & { kind: 'weekend' },
  signal: AbortSignal,
) {
  const conditions = weekendEventConditions(filters, from, to)
  const { data } = await cards({ conditions, signal, found: matchesOf(filters) }).limit(IN_ROW)
  return asRows(data).map(toSummary)
}

async function fetchUnconfirmed(filters: Filters, signal: AbortSignal): Promise<ResultPage> {
  const conditions = unconfirmedConditions(filters)
  const { data, count } = await cards({
    conditions,
    signal,
    count: 'exact',
    found: matchesOf(filters),
  }).limit(IN_ROW)
  return { activities: asRows(data).map(toSummary), total: count ?? 0 }
}

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
function matchesOf({ search }: Filters, origin: Origin | null = null): CardsAsked['found'] {
  if (origin) return { by: 'nearest_listings', search, origin }
  return search ? { by: 'search_listings', search } : undefined
}

async function fetchDetail(id: string, signal: AbortSignal) {
  const { data } = await backend()
    .from('Listings')
    .select(DETAIL)
    .eq('id', id)
    .eq('publish_status', 'Published')
    .order('created_at', { referencedTable: 'image_metadata' })
    .abortSignal(signal)
    .maybeSingle()
    .throwOnError()
  if (!data) return null
  const { image_metadata, opening_hours, ...listing } = data
  return { ...listing, images: image_metadata.flatMap(toImage), hours: opening_hours }
}

async function fetchByIds(ids: readonly string[], signal: AbortSignal) {
  const among = { column: 'id', operator: 'in', value: quoteList(ids) }
  const { data } = await cards({ conditions: [PUBLISHED, among], signal })
  const found = new Map(asRows(data).map((row) => [row.id, toSummary(row)]))
  return ids.flatMap((id) => found.get(id) ?? [])
}

const PUBLISHED: Condition = { column: 'publish_status', operator: 'eq', value: 'Published' }

async function fetchRelated(id: string, primaryType: string, signal: AbortSignal) {
  const sameType = [PUBLISHED, { column: 'primary_type', operator: 'eq', value: primaryType }]
  const { data } = await cards({ conditions: sameType, signal }).neq('id', id).limit(RELATED)
  return asRows(data).map(toSummary)
}

async function fetchNearby(id: string, point: Point, signal: AbortSignal) {
  const origin: Origin = { point, key: id, name: '', isVisitor: false }
  const found = { by: 'nearest_listings', search: '', origin } as const
  const { data } = await cards({ conditions: [PUBLISHED], signal, found })
    .neq('id', id)
    .limit(NEARBY_ASKED)
  const near = asRows<CardRow>(data).flatMap((row) => {
    const to = toSummary(row)
    const km = to.point ? kilometresBetween(point, to.point) : Number.POSITIVE_INFINITY
    return km <= NEARBY_WITHIN ? [{ kind: row.primary_type ?? '', km, activity: to }] : []
  })
  return mixKinds(near, NEARBY)
    .sort((one, other) => one.km - other.km)
    .map(({ activity }) => activity)
}
