import { queryOptions } from '@tanstack/react-query'

/** What the two boxes of a search ask. How it is fetched is loaded with the first letter: the home page does not need it before. */
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
