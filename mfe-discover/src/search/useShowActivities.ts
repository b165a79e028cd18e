import { useLocation, useNavigate } from 'react-router-dom'
import { paths, sydneyToday } from 'shared-ui'
import { type Filters, readFilters, readPage, writeFilters } from '../filters/filters'

/**
 * Goes to the first page of the list with these filters. Each change adds a history entry; the same filters add none,
 * and a change while typing replaces the entry.
 */
export function useShowActivities(): (filters: Filters, isTyping?: boolean) => void {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return (filters, isTyping = false) => {
    const query = writeFilters(filters)
    const params = new URLSearchParams(search)
    const shown = writeFilters(readFilters(params, sydneyToday()), readPage(params))
    if (pathname !== paths.activities || query !== shown) {
      navigate(paths.activities + query, { replace: isTyping })
    }
  }
}
