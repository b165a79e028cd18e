import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Filters } from '../filters/filters'
import { listingConditions } from '../filters/listingConditions'
import type { ActivityPoint, Origin } from '../near/points'
import { asRows, FRESH, type PointRow, points, toPoint } from './cards'
import { countListings, keyOf, matchesOf } from './listings'

/** The backend answers with no more rows than this at once. */
const AT_ONCE = 100
/** How many of a list stand on its map, from its beginning. */
const MOST = 400

/** An activity on the map. */
export type Pin = { id: string; name: string; suburb: string | null; point: ActivityPoint }

/** What a map shows of a list; those without a point are in no pin. */
export type Pins = { pins: Pin[]; total: number; withoutPoint: number }

export const pinQueries = {
  /** The first 400 activities of a list with their points: same filters, order and count. */
  found: (filters: Filters, origin: Origin | null) =>
    queryOptions({
      queryKey: keyOf('pins', filters, origin),
      queryFn: ({ signal }) => fetchPins(filters, origin, signal),
      placeholderData: keepPreviousData,
      staleTime: FRESH,
      meta: { isPublic: true },
    }),
}

async function fetchPins(filters: Filters, origin: Origin | null, signal: AbortSignal): Promise<Pins> {
  const found = matchesOf(filters, origin)
  const asked = { conditions: listingConditions(filters), signal, found, sort: filters.sort }
  const [{ data, count }, countedApart] = await Promise.all([
    points({ ...asked, count: found ? undefined : 'exact' }).range(0, AT_ONCE - 1),
    found && countListings(filters.search, asked),
  ])
  const total = countedApart ?? count ?? 0
  const pages = Math.ceil(Math.min(total, MOST) / AT_ONCE)
  const starts = Array.from({ length: Math.max(pages - 1, 0) }, (_, index) => (index + 1) * AT_ONCE)
  const rest = await Promise.all(starts.map((start) => points(asked).range(start, start + AT_ONCE - 1)))
  const rows = [data, ...rest.map((page) => page.data)].flatMap((page) => asRows<PinRow>(page))
  // a row may move to a later page between two requests
  const shown = [...new Map(rows.map((row) => [row.id, row])).values()]
  const pins = shown.flatMap(toPin)
  return { pins, total, withoutPoint: shown.length - pins.length }
}

type PinRow = PointRow & { id: string; name: string; suburb: string | null }

function toPin(row: PinRow): Pin[] {
  const point = toPoint(row)
  return point ? [{ id: row.id, name: row.name, suburb: row.suburb, point }] : []
}
