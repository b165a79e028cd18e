import { queryOptions } from '@tanstack/react-query'
import { BackendError, backend, type ImageSource, imageSource } from 'shared-auth'
import { chunksOf, MOST_ROWS } from './chunks'

const AGES = 'all_ages, babies, toddlers, preschoolers, primary, preteens, teens'
const HOURS =
  'opening_hours(always_open, start_date, end_date, pattern, monday, tuesday, wednesday, thursday, friday, saturday, sunday)'
const FACILITIES =
  'toilets, shaded, shaded_details, fenced, fenced_details, dining_options, bbq_available, seating_available'
// not PARKING_COLUMNS: that file would come along wherever the names are asked for, 240 bytes
const PARKING =
  'parking, free_street_parking, free_parking_lot, free_garage_parking, paid_street_parking, paid_parking_lot, paid_garage_parking'
const ACCESS = 'accessible_entrance, accessible_parking, accessible_seating, accessible_restroom'
/** The columns for cards, comparison, print and calendar. */
const SAVED =
  `id, name, suburb, state, listing_type, address, phone_number, tags, sample_dates, free, indoor, price, ${AGES}, ${FACILITIES}, ${PARKING}, ${ACCESS}, ${HOURS}` as const

/** A saved activity that is published. */
export type SavedActivity = Awaited<ReturnType<typeof fetchActivities>>[number]

export const savedActivityQueries = {
  all: ['saved activities'] as const,

  /**
   * The activities of the grid in the order of the ids, without unpublished and deleted ones. When one is removed or added, the
   * others stay on screen, with the note that is being typed, while they are fetched again.
   */
  byIds: (ids: string[]) =>
    queryOptions({
      queryKey: [...savedActivityQueries.all, ids] as const,
      queryFn: ({ signal }) => fetchActivities(ids, signal),
      meta: { keep: 'lists' },
      placeholderData: (shown, shownQuery) => {
        const known = shownQuery?.queryKey[1] ?? []
        const isSame = ids.every((id) => known.includes(id)) || known.every((id) => ids.includes(id))
        return isSame ? shown?.filter(({ id }) => ids.includes(id)) : undefined
      },
    }),
}

/** The pictures that were fetched last, by activity. */
const imageOf = new Map<string, ImageSource | null>()

async function fetchActivities(ids: string[], signal: AbortSignal) {
  const chunks = chunksOf(ids, MOST_ROWS)
  const [listings] = await Promise.all([
    Promise.all(chunks.map((chunk) => fetchListings(chunk, signal))),
    // with the pictures of before, or with none, the cards still say where and when
    Promise.all(chunks.map((chunk) => fetchFirstImages(chunk, signal).catch(() => {}))),
  ])

  const listingOf = new Map(listings.flat().map((listing) => [listing.id, listing]))
  return ids.flatMap((id) => {
    const listing = listingOf.get(id)
    return listing ? [{ ...listing, image: imageOf.get(id) ?? null }] : []
  })
}

async function fetchListings(ids: string[], signal: AbortSignal) {
  const { data } = await backend()
    .from('Listings')
    .select(SAVED)
    .in('id', ids)
    .eq('publish_status', 'Published')
    .abortSignal(signal)
    .throwOnError()
  return data.map(({ opening_hours, tags, ...listing }) => {
    if (typeof listing.name !== 'string') throw new BackendError('invalid')
    // of an answer that lacks a part the card shows the rest
    return { ...listing, tags: tags ?? [], hours: opening_hours ?? [] }
  })
}

/** Fetches the first image of each listing, in pages, until every listing has one or there are no more images, and keeps them. */
async function fetchFirstImages(ids: string[], signal: AbortSignal) {
  const first = new Map<string, ImageSource | null>()
  for (let from = 0; ; from += MOST_ROWS) {
    const { data } = await backend()
      .from('image_metadata')
      .select('listing_id, image_url')
      .in('listing_id', ids)
      .order('created_at')
      .order('id')
      .range(from, from + MOST_ROWS - 1)
      .abortSignal(signal)
      .throwOnError()
    for (const { listing_id, image_url } of data) {
      if (!first.has(listing_id)) first.set(listing_id, imageSource(image_url))
    }
    if (data.length < MOST_ROWS || first.size === ids.length) break
  }
  for (const id of ids) imageOf.set(id, first.get(id) ?? null)
}
