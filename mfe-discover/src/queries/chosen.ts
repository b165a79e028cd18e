import { queryOptions } from '@tanstack/react-query'
import { PUBLISHED } from '../filters/condition'
import { quoteList } from '../filters/quote'
import { asRows, cards, FRESH, LISTINGS, toSummary } from './cards'

/** Separate from the other queries of listings: who shows chosen activities needs none of the list's conditions. */
export const chosenQueries = {
  /** The published ones of these ids, in their order. */
  byIds: (ids: readonly string[]) =>
    queryOptions({
      queryKey: [...LISTINGS, 'ids', ids],
      queryFn: ({ signal }) => fetchByIds(ids, signal),
      staleTime: FRESH,
      meta: { isPublic: true },
    }),
}

async function fetchByIds(ids: readonly string[], signal: AbortSignal) {
  const among = { column: 'id', operator: 'in', value: quoteList(ids) }
  const { data } = await cards({ conditions: [PUBLISHED, among], signal })
  const found = new Map(asRows(data).map((row) => [row.id, toSummary(row)]))
  return ids.flatMap((id) => found.get(id) ?? [])
}
