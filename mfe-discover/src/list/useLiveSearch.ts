import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router-dom'
import { cleanText, type Filters, writeFilters } from '../filters/filters'
import { listingQueries } from '../queries/listings'
import { meantQueries } from '../words/meant'
import { withMeant } from '../words/withMeant'

/** The pause in typing before a search, in ms. */
const PAUSE = 500
/** The minimum number of letters for a search. */
const SHORTEST = 3

/**
 * Searches while the visitor types. Calls `onFound` with the text only if there are results: the search matches whole
 * words, and half a word must not clear the list. Failures are ignored, because the visitor has not submitted.
 * @returns a function to call with each text of the input
 */
export function useLiveSearch(
  filters: Filters,
  today: string,
  onFound: (search: string) => void,
): (text: string) => void {
  const client = useQueryClient()
  const pending = useRef<ReturnType<typeof setTimeout>>(undefined)
  const forget = () => {
    clearTimeout(pending.current)
    pending.current = undefined
  }
  const typed = useRef<string>(undefined)
  const action = useNavigationType()

  function look(text: string) {
    forget()
    typed.current = text
    const search = cleanText(text)
    if (search === filters.search || (search !== '' && search.length < SHORTEST)) return
    const timer = setTimeout(async () => {
      const asked = { ...filters, search }
      const found = await client
        .fetchQuery(meantQueries.words(asked, today))
        .then((meant) => client.fetchInfiniteQuery(listingQueries.search(withMeant(asked, meant))))
        .catch(() => null)
      if (pending.current === timer && found?.pages[0]?.total) onFound(search)
    }, PAUSE)
    pending.current = timer
  }

  const address = writeFilters(filters)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a search in the address replaces the text of the input
  useEffect(() => {
    typed.current = undefined
  }, [filters.search])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed is looked up among the results of a new filter
  useEffect(() => {
    // Back and Forward lead to what was there
    if (typed.current !== undefined && action !== 'POP') look(typed.current)
    return forget
  }, [address])

  return look
}
