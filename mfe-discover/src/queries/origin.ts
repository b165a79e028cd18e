import { queryOptions } from '@tanstack/react-query'
import { backend } from 'shared-auth'
import { placeInWords, placeOf } from '../filters/place'
import { inPattern } from '../filters/quote'
import { middleOf, type Origin, type Point } from '../near/points'
import { asRows } from './cards'

/** A postcode or a region has no more suburbs than this. */
const MOST = 200

export const originQueries = {
  /** The middle of the place that a location names, or null if it names none. */
  place: (location: string) =>
    queryOptions({
      queryKey: ['origin', location],
      queryFn: ({ signal }) => fetchPlace(location, signal),
      staleTime: Number.POSITIVE_INFINITY,
      meta: { isPublic: true },
    }),
}

async function fetchPlace(location: string, signal: AbortSignal): Promise<Origin | null> {
  const place = placeOf(location)
  const query = backend().from('Postcodes').select('latitude, longitude').eq('state', 'NSW')
  const named =
    place.kind === 'region'
      ? query.eq('region', place.region.name)
      : place.kind === 'postcode'
        ? query.eq('postcode', place.postcode)
        : query.ilike('locality', inPattern(place.name))
  const { data } = await named.not('latitude', 'is', null).limit(MOST).abortSignal(signal).throwOnError()
  const point = middleOf(asRows(data).filter(isPoint))
  return point && { point, key: location, name: placeInWords(location), isVisitor: false }
}

const isPoint = (row: { [Name in keyof Point]: number | null }): row is Point =>
  Number.isFinite(row.latitude) && Number.isFinite(row.longitude)
