import { LISTS, PICTURES, PLACES } from './names'

/** What a query may be kept as: `lists` for as long as the session, `places` until its user logs out. */
export type Kind = 'lists' | 'places'

/** The answer of a query. */
export type KeptQuery = {
  queryKey: readonly unknown[]
  queryHash: string
  data: unknown
  /** When the backend gave it, in milliseconds since 1970. */
  dataUpdatedAt: number
  /** The version of the remote that asked: another one may expect other fields. */
  version: string
  /** The id of the user whose it is; null for what everybody may see. */
  owner: string | null
}

const CACHES: Record<Kind, string> = { lists: LISTS, places: PLACES }
/** The most queries of each kind; the ones that were kept first go. A user's 100 lists have two each, and the list of them. */
const MOST: Record<Kind, number> = { places: 30, lists: 201 }
const MOST_PICTURES = 200
/** The most pictures of one query, so that a gallery does not push out the rest. */
const PICTURES_OF: Record<Kind, number> = { places: 2, lists: 90 }

const addressOf = (queryHash: string) => `/kept/${encodeURIComponent(queryHash)}`

/** Keeps the answer of a query, as the newest of its kind, and its pictures. Rejects where there is no room. */
export async function keepQuery(kind: Kind, query: KeptQuery): Promise<void> {
  const text = JSON.stringify(query)
  const cache = await caches.open(CACHES[kind])
  const address = addressOf(query.queryHash)
  // a cache lists its entries in the order in which they came
  await cache.delete(address)
  await cache.put(address, new Response(text))
  await trim(cache, MOST[kind])
  await keepPictures(picturesIn(text).slice(0, PICTURES_OF[kind]))
}

/** All answers of a kind that this version and this user may have. */
export async function readKept(
  kind: Kind,
  { version, owner }: Pick<KeptQuery, 'version' | 'owner'>,
): Promise<KeptQuery[]> {
  if (!(await caches.has(CACHES[kind]))) return []
  const answers = await (await caches.open(CACHES[kind])).matchAll()
  // keepQuery writes the same type; what cannot be read is missing
  const all = await Promise.all(
    answers.map(
      (answer): Promise<KeptQuery[]> =>
        answer.json().then(
          (query) => [query],
          () => [],
        ),
    ),
  )
  return all.flat().filter((query) => query.version === version && query.owner === owner)
}

/** The smallest widths of the pictures in a text. */
export function picturesIn(text: string): string[] {
  return [...new Set(text.match(/https?:\/\/[^"\s\\]+-480\.webp/g))]
}

/** A picture that cannot be had is left out: the page then shows its own drawing. */
async function keepPictures(urls: string[]): Promise<void> {
  const cache = await caches.open(PICTURES)
  for (const url of urls) if (!(await cache.match(url))) await cache.add(url).catch(() => {})
  await trim(cache, MOST_PICTURES)
}

async function trim(cache: Cache, most: number): Promise<void> {
  const keys = await cache.keys()
  for (const key of keys.slice(0, Math.max(0, keys.length - most))) await cache.delete(key)
}
