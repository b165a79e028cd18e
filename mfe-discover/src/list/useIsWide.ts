import { useSyncExternalStore } from 'react'
import { breakpoints } from 'shared-ui'

const WIDE = `(min-width: ${breakpoints.desktop}px)`

/**
 * Whether the filters are next to the results (from 1024 px) and not in a sheet. Null in server markup, and while it
 * hydrates: then CSS must decide.
 */
export function useIsWide(): boolean | null {
  return useSyncExternalStore<boolean | null>(subscribe, isWide, () => null)
}

// without matchMedia (in tests) the window is treated as wide
const isWide = () => !('matchMedia' in window) || window.matchMedia(WIDE).matches

function subscribe(listener: () => void) {
  if (!('matchMedia' in window)) return () => {}
  const query = window.matchMedia(WIDE)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
