import { queryOptions } from '@tanstack/react-query'

/** The queries of the two search boxes. Their code is loaded with the first letter, because the home page needs none of it. */
export const placeQueries = {
  /** Up to five places for a typed text. */
  suggested: (text: string) =>
    queryOptions({
      queryKey: ['places', text],
      queryFn: async ({ signal }) => {
        const { suggestPlaces } = await import(/* webpackChunkName: "postcodes" */ './postcodes')
        return suggestPlaces(text, signal)
      },
      staleTime: Number.POSITIVE_INFINITY,
    }),

  /** The places that are written most like a text, for a location that finds nothing. */
  similar: (text: string) =>
    queryOptions({
      queryKey: ['places', 'similar', text],
      queryFn: async ({ signal }) => {
        const { similarPlaces } = await import(/* webpackChunkName: "postcodes" */ './postcodes')
        return similarPlaces(text, signal)
      },
      staleTime: Number.POSITIVE_INFINITY,
    }),
}
