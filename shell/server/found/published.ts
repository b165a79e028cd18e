import { imageSourceAt } from 'shared-auth/imagePath'
import { sydneyToday } from 'shared-ui/dates'

/** A published activity, as far as search engines need it. */
export type Published = {
  id: string
  name: string
  suburb: string | null
  pictures: string[]
  /** The day in Sydney on which the newest picture was added, an ISO date; null if that is not known. */
  changed: string | null
}

/** Where the backend is, and its public key. */
export type Backend = { url: string; key: string }

/** The most rows to ask for. A service gives at most its `max_rows`: ours 100 (supabase/config.toml). */
const PAGE = 1000

const COLUMNS = 'id,name,suburb,image_metadata(image_url,created_at)'

/**
 * Fetches every published activity with the public key, so that the row rules apply. Each page starts after the last id
 * of the one before: a row that is added meanwhile moves nothing. An empty page is the end, because a backend may give
 * less than a full page at a time. Rows that make no sense are left out.
 */
export async function fetchPublished({ url, key }: Backend, signal: AbortSignal): Promise<Published[]> {
  const base = url.replace(/\/+$/, '')
  const found: Published[] = []
  let last: string | undefined
  for (;;) {
    const rows = await fetchPage(base, key, last, signal)
    if (rows.length === 0) return found
    found.push(...rows.flatMap((row) => toPublished(row, base)))
    const next = idOf(rows.at(-1))
    // otherwise the loop would never end
    if (!next || (last && next <= last))
      throw new Error('The pages of Listings are not in the order of their ids')
    last = next
  }
}

/** The address of published activities, with the columns of the sitemap. */
export function publishedAddress(base: string, parameters: Record<string, string>): URL {
  const address = new URL(`${base.replace(/\/+$/, '')}/rest/v1/Listings`)
  const conditions = { select: COLUMNS, publish_status: 'eq.Published', order: 'id', ...parameters }
  address.search = new URLSearchParams(conditions).toString()
  return address
}

async function fetchPage(base: string, key: string, last: string | undefined, signal: AbortSignal) {
  const address = publishedAddress(base, {
    limit: String(PAGE),
    'image_metadata.order': 'created_at,id',
    ...(last ? { id: `gt.${last}` } : {}),
  })
  const response = await fetch(address, {
    headers: { apikey: key, accept: 'application/json' },
    redirect: 'error',
    signal,
  })
  const hint = response.status === 401 ? ': SUPABASE_PUBLISHABLE_KEY is no key of this backend' : ''
  if (!response.ok) throw new Error(`Listings answered ${response.status}${hint}`)
  const rows: unknown = await response.json()
  if (!Array.isArray(rows)) throw new Error('Listings did not answer with rows')
  return rows.map(fieldsOf)
}

type Fields = Record<string, unknown>

/** The fields of unknown data; none if it is no object. */
const fieldsOf = (data: unknown): Fields => (typeof data === 'object' && data !== null ? { ...data } : {})

const idOf = (row: Fields | undefined) => (typeof row?.id === 'string' ? row.id : undefined)

function toPublished(row: Fields, base: string): Published[] {
  const id = idOf(row)
  const { name, suburb } = row
  if (!id || typeof name !== 'string' || !name.trim()) return []
  const images = Array.isArray(row.image_metadata) ? row.image_metadata.map(fieldsOf) : []
  const days = images.flatMap(({ created_at }) => dayOf(created_at)).sort()
  return [
    {
      id,
      name,
      suburb: typeof suburb === 'string' ? suburb : null,
      pictures: images.flatMap(({ image_url }) => imageSourceAt(() => base, image_url)?.src ?? []),
      changed: days.at(-1) ?? null,
    },
  ]
}

function dayOf(time: unknown): string[] {
  const parsed = typeof time === 'string' ? Date.parse(time) : Number.NaN
  return Number.isNaN(parsed) ? [] : [sydneyToday(new Date(parsed))]
}
