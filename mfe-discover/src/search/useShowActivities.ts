import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from 'shared-ui'
import { type Filters, readPage, writeFilters } from '../filters/filters'

/**
 * Goes to the first page of the list with other filters. Each change adds a history entry; the same filters add none,
 * and a change while typing replaces the entry.
 * @param shown the filters of the URL
 */
export function useShowActivities(shown: Filters): (filters: Filters, isTyping?: boolean) => void {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return (filters, isTyping = false) => {
    const query = writeFilters(filters)
    const address = writeFilters(shown, readPage(new URLSearchParams(search)))
    if (pathname !== paths.activities || query !== address) {
      navigate(paths.activities + query, { replace: isTyping })
    }
  }
}
