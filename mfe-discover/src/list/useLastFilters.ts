import { useEffect, useState } from 'react'
import { storage } from 'shared-auth'
import { type Filters, writeFilters } from '../filters/filters'
import { readFilters } from '../filters/readFilters'

const KEY = 'sprouts-filters'

/**
 * Keeps the last used filters in this browser, without the order, and without the date, which soon has passed. Returns those of
 * the last visit if the list was opened without any, until one is chosen.
 * @param today the calendar day in Sydney
 */
export function useLastFilters(filters: Filters, today: string) {
  const [last, setLast] = useState<Filters | null>(null)
  const query = writeFilters({ ...withoutOrder(filters), date: null, view: 'list' })

  useEffect(() => {
    if (query) storage.local.set(KEY, query)
    else setLast(readLast(today))
  }, [query, today])

  useEffect(() => {
    // a logout forgets them, and so may another tab
    const read = () => setLast((before) => (storage.local.get(KEY) ? before : null))
    window.addEventListener('storage', read)
    return () => window.removeEventListener('storage', read)
  }, [])

  function forget() {
    storage.local.remove(KEY)
    setLast(null)
  }
  return { last: writeFilters({ ...filters, view: 'list' }) === '' ? last : null, forget }
}

const withoutOrder = (filters: Filters): Filters => ({ ...filters, sort: 'recommended' })

function readLast(today: string): Filters | null {
  const kept = withoutOrder(readFilters(new URLSearchParams(storage.local.get(KEY) ?? ''), today))
  return writeFilters(kept) ? kept : null
}
