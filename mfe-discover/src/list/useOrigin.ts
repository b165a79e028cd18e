import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { Filters } from '../filters/filters'
import type { Origin } from '../near/points'
import { position } from '../near/position'
import { originQueries } from '../queries/origin'

type Where = {
  origin: Origin | null
  isLoading: boolean
  /** Asks again for a place whose look-up has failed. */
  retry?: () => void
}

/**
 * Where "nearest" counts from: the place of the location box, or else the visitor's position if the visitor has given it. Null
 * if there is neither, or if the order is another one.
 */
export function useOrigin({ sort, location }: Filters): Where {
  const isNearest = sort === 'nearest'
  const here = useSyncExternalStore(position.subscribe, position.get, position.getInitial)
  const place = useQuery({ ...originQueries.place(location), enabled: isNearest && location !== '' })
  if (!isNearest) return { origin: null, isLoading: false }
  if (!location) return { origin: here, isLoading: false }
  const retry = place.isError && !place.data ? () => void place.refetch() : undefined
  return { origin: place.data ?? null, isLoading: place.isLoading, retry }
}
