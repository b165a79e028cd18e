import { queryOptions } from '@tanstack/react-query'
import { BackendError, backend } from 'shared-auth'
import { addDays, sydneyToday } from 'shared-ui'
import { onSoon, PUBLISHED } from '../filters/condition'
import { mixKinds } from '../near/mixKinds'
import { kilometresBetween, type Origin, type Point } from '../near/points'
import { AGES, asRows, type CardRow, cards, FRESH, LISTINGS, PLACE, toSummary } from './cards'
import { toImage } from './images'

const RELATED = 4
const NEARBY = 4
/** In km. */
const NEARBY_WITHIN = 10
/** From this many of the nearest, the nearby ones are chosen, of several kinds. */
const NEARBY_ASKED = 40
/** In days, as for the recommended order. */
const SOON = 14

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

/** Separate from the queries of the list, so that the page of an activity does not load its conditions. */
export const activityQueries = {
  /** One activity, or null if there is no published one with this id. */
  detail: (id: string) =>
    queryOptions({
      queryKey: [...LISTINGS, 'detail', id],
      queryFn: ({ signal }) => fetchDetail(id, signal),
      staleTime: FRESH,
      meta: { keep: 'places', isPublic: true },
    }),

  /** Up to four others of the same primary_type. */
  related: (id: string, primaryType: string) =>
    queryOptions({
      queryKey: [...LISTINGS, 'related', id, primaryType],
      queryFn: ({ signal }) => fetchRelated(id, primaryType, signal),
      staleTime: FRESH,
      meta: { isPublic: true },
    }),

  /** Up to four others within 10 km of this point, of several types, the nearest first. */
  nearby: (id: string, point: Point) =>
    queryOptions({
      queryKey: [...LISTINGS, 'nearby', id],
      queryFn: ({ signal }) => fetchNearby(id, point, signal),
      staleTime: FRESH,
      meta: { isPublic: true },
    }),
}

/** The published activity with this id, or null. */
async function fetchDetail(id: string, signal: AbortSignal) {
  const { data } = await backend()
    .from('Listings')
    .select(DETAIL)
    .eq('id', id)
    .eq('publish_status', 'Published')
    .order('created_at', { referencedTable: 'image_metadata' })
    .order('id', { referencedTable: 'image_metadata' })
    .abortSignal(signal)
    .maybeSingle()
    .throwOnError()
  if (!data) return null
  if (typeof data.name !== 'string') throw new BackendError('invalid')
  // of an answer that lacks a part the page shows the rest
  const { image_metadata, opening_hours, tags, ...listing } = data
  return {
    ...listing,
    tags: tags ?? [],
    images: (image_metadata ?? []).flatMap(toImage),
    hours: opening_hours ?? [],
  }
}

/** The first others of the same primary_type. */
async function fetchRelated(id: string, primaryType: string, signal: AbortSignal) {
  const sameType = [PUBLISHED, { column: 'primary_type', operator: 'eq', value: primaryType }]
  const { data } = await cards({ conditions: sameType, signal }).neq('id', id).limit(RELATED)
  return asRows(data).map(toSummary)
}

/** The nearest others around a point, of several types; of events only those of the next two weeks. */
async function fetchNearby(id: string, point: Point, signal: AbortSignal) {
  const origin: Origin = { point, key: id, name: '', isVisitor: false }
  const found = { by: 'nearest_listings', search: '', origin } as const
  const today = sydneyToday()
  const conditions = [PUBLISHED, onSoon(today, addDays(today, SOON))]
  const { data } = await cards({ conditions, signal, found }).neq('id', id).limit(NEARBY_ASKED)
  const near = asRows<CardRow>(data).flatMap((row) => {
    const to = toSummary(row)
    const km = to.point ? kilometresBetween(point, to.point) : Number.POSITIVE_INFINITY
    return km <= NEARBY_WITHIN ? [{ kind: row.primary_type ?? '', km, activity: to }] : []
  })
  return mixKinds(near, NEARBY)
    .sort((one, other) => one.km - other.km)
    .map(({ activity }) => activity)
}
