import { queryOptions } from '@tanstack/react-query'
import { BackendError, backend } from 'shared-auth'
import { quoteList } from '../filters/quote'
import { type ActivityImage, toImage } from './images'

/** An activity of the home page. */
export type FeaturedActivity = {
  id: string
  name: string
  suburb: string | null
  image: ActivityImage | null
}

const FIVE_MINUTES = 5 * 60 * 1000

/** Separate from the other queries of listings, so that the home page does not load those. */
export const featuredQueries = {
  /** The activities with these names in this order. The first other published one replaces a missing one; else null. */
  named: (names: readonly string[]) =>
    queryOptions({
      queryKey: ['listings', 'named', names],
      queryFn: ({ signal }) => fetchNamed(names, signal),
      staleTime: FIVE_MINUTES,
      meta: { isPublic: true },
    }),
}

async function fetchNamed(names: readonly string[], signal: AbortSignal) {
  const found = toFeatured(await published(signal).filter('name', 'in', quoteList(names)).throwOnError())
  if (names.every((name) => found.some((activity) => activity.name === name)))
    return inOrder(names, found, [])
  return inOrder(
    names,
    found,
    toFeatured(
      await published(signal)
        .limit(2 * names.length)
        .throwOnError(),
    ),
  )
}

function inOrder(names: readonly string[], found: FeaturedActivity[], spare: FeaturedActivity[]) {
  const unused = spare.filter(({ name }) => !names.includes(name))
  return names.map((wanted) => found.find(({ name }) => name === wanted) ?? unused.shift() ?? null)
}

/** The most visited first, as in the list. */
function published(signal: AbortSignal) {
  return backend()
    .from('Listings')
    .select('id, name, suburb, image_metadata(image_url, alt_text)')
    .eq('publish_status', 'Published')
    .order('external_rating_user_count', { ascending: false, nullsFirst: false })
    .order('name')
    .order('id')
    .order('created_at', { referencedTable: 'image_metadata' })
    .order('id', { referencedTable: 'image_metadata' })
    .limit(1, { referencedTable: 'image_metadata' })
    .abortSignal(signal)
}

type Row = Omit<FeaturedActivity, 'image'> & { image_metadata: Parameters<typeof toImage>[0][] }

/** A JSON response that is no array is treated as an error. */
function toFeatured({ data }: { data: Row[] | null }): FeaturedActivity[] {
  if (!Array.isArray(data)) throw new BackendError('invalid')
  return data.map(({ id, name, suburb, image_metadata }) => ({
    id,
    name,
    suburb,
    image: image_metadata.flatMap(toImage)[0] ?? null,
  }))
}
