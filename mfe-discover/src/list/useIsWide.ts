import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'
import { breakpoints } from 'shared-ui'

const WIDE = `(min-width: ${breakpoints.desktop}px)`

/**
 * Whether the filters are next to the results (from 1024 px) and not in a sheet. Null in server markup, and while it
 * hydrates: then CSS must decide.
 */
export function useIsWide(): boolean | null {
  const isRendered = useSyncExternalStore(ignore, hasServerForm, onServer)
  const [isWide, setIsWide] = useState(() => (isRendered ? null : readWidth()))
  useEffect(() => {
    // as a store React would draw the list again without a pause, with all that it has left for later
    startTransition(() => setIsWide(readWidth()))
    if (!('matchMedia' in window)) return
    const query = window.matchMedia(WIDE)
    const follow = () => setIsWide(query.matches)
    query.addEventListener('change', follow)
    return () => query.removeEventListener('change', follow)
  }, [])
  return isWide
}

const ignore = () => () => {}
const onServer = () => true
/** The form that only a server draws (FilterForm) stands until the list is taken over. */
const hasServerForm = () => document.querySelector('main noscript') !== null

// without matchMedia (in tests) the window is treated as wide
const readWidth = () => !('matchMedia' in window) || window.matchMedia(WIDE).matches
