import { queryOptions } from '@tanstack/react-query'
import type { Filters } from '../filters/filters'

/** Reads the words of a search. Nothing is fetched but the script that knows suburbs, which most visits do not need. */
export const meantQueries = {
  words: ({ search, location }: Filters, today: string) =>
    queryOptions({
      queryKey: ['meant', 'words', search, location !== '', today],
      queryFn: async () => {
        const { readWords } = await import(/* webpackChunkName: "readWords" */ './readWords')
        return readWords(search, today, location !== '')
      },
      meta: { isLocal: true },
      staleTime: Number.POSITIVE_INFINITY,
    }),
}
