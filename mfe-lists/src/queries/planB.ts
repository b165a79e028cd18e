import { queryOptions } from '@tanstack/react-query'
import { backend } from 'shared-auth'
import type { HoursRow } from 'shared-ui'
import { chunksOf } from './chunks'

/** The function answers with two places for each activity, and the service truncates responses after 100 rows. */
const CHUNK = 50
/** Listings change rarely, and rain does not change them. */
const FRESH = 5 * 60 * 1000

/** How long a list waits for it, in milliseconds. */
const PATIENCE = 3_000

/** An indoor place near an outdoor one. The distance is about right where one of them is known by its suburb only. */
export type IndoorPlace = {
  id: string
  name: string
  suburb: string | null
  km: number | null
  is_about: boolean
  /** Empty if they are not known. */
  hours: HoursRow[]
}

export const planBQueries = {
  /** Up to two indoor places for each of these activities that is outdoors, by its id. */
  of: (ids: readonly string[]) =>
    queryOptions({
      queryKey: ['plan b', ids],
      queryFn: () => fetchPlans(ids, AbortSignal.timeout(PATIENCE)),
      staleTime: FRESH,
    }),
}

async function fetchPlans(ids: readonly string[], signal: AbortSignal) {
  const chunks = chunksOf(ids, CHUNK)
  const rows = await Promise.all(chunks.map((chunk) => fetchChunk(chunk, signal)))
  const plans = new Map<string, IndoorPlace[]>()
  for (const { activity_id, opening_hours, ...place } of rows.flat()) {
    // a database without the migration of 29 November 2026 does not tell them
    const hours: HoursRow[] = Array.isArray(opening_hours) ? opening_hours : []
    plans.set(activity_id, [...(plans.get(activity_id) ?? []), { ...place, hours }])
  }
  return plans
}

async function fetchChunk(ids: string[], signal: AbortSignal) {
  const { data } = await backend().rpc('plan_b', { activities: ids }).abortSignal(signal).throwOnError()
  return data
}
