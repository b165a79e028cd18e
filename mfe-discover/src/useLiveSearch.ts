import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { cleanText, type Filters } from './filters'
import { listingQueries } from './queries/listings'

/** How long the typing has to stand still, in ms. */
const PAUSE = 500
/** Fewer letters are no word yet. */
const SHORTEST = 3

/**
 * Looks up what stands in the box, and gives it to `onFound` when it finds something: the search looks for whole words,
 * and half a word must not take the results away. Where that fails nothing is said, because nobody has asked yet.
 */
export function useLiveSearch(text: string, filters: Filters, onFound: (search: string) => void) {
  const client = useQueryClient()
  const latest = useRef({ filters, onFound })
  useLayoutEffect(() => {
    latest.current = { filters, onFound }
  })
  const search = cleanText(text)
  const isWanted = search !== filters.search && (search === '' || search.length >= SHORTEST)

  useEffect(() => {
    if (!isWanted) return
    let isCurrent = true
    const timer = setTimeout(async () => {
      const asked = listingQueries.search({ ...latest.current.filters, search })
      const found = await client.fetchInfiniteQuery(asked).catch(() => null)
      if (isCurrent && found?.pages[0]?.total) latest.current.onFound(search)
    }, PAUSE)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [isWanted, search, client])
}
