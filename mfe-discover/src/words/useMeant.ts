import { useQuery } from '@tanstack/react-query'
import type { Filters } from '../filters/filters'
import { meantQueries } from './meant'
import { withMeantOf } from './withMeant'

/**
 * The filters of an address with what the words of its search mean. A server has read them already; in the browser they are
 * searched for as they are until they are read.
 */
export function useMeant(asked: Filters, today: string): Filters {
  const { data } = useQuery({ ...meantQueries.words(asked, today), enabled: asked.search !== '' })
  return data && asked.search ? withMeantOf(asked, data) : asked
}
