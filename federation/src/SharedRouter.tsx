import { type ReactNode, useCallback, useRef, useSyncExternalStore } from 'react'
import { Router } from 'react-router-dom'
import type { HistoryService, RemoteModule } from './contract'

type Snapshot = ReturnType<HistoryService['getSnapshot']>

type SharedRouterProps = {
  history: HistoryService
  /** Which paths this root draws; all of them when left out. */
  owns?: (pathname: string) => boolean
  /** Fetches what a path needs before it can be drawn. */
  prepare?: RemoteModule['prepare']
  children: ReactNode
}

/**
 * A router on the one history of the page. A root keeps its last location when the address moves on to another
 * remote, or to a page whose script is not there yet: meanwhile it goes on showing its page instead of going
 * blank. One that comes to be drawn after the address has moved on draws nothing. What cannot be prepared is the
 * shell's to tell.
 */
export function SharedRouter({ history, owns, prepare, children }: SharedRouterProps) {
  const kept = useRef<Snapshot>(null)
  const subscribe = useCallback(
    (listener: () => void) =>
      history.subscribe(() => {
        const { pathname } = history.getSnapshot().location
        const coming = !owns || owns(pathname) ? prepare?.(pathname) : undefined
        if (coming) coming.then(listener, () => {})
        else listener()
      }),
    [history, owns, prepare],
  )
  const snapshot = useSyncExternalStore(subscribe, () => {
    const latest = history.getSnapshot()
    const { pathname } = latest.location
    if ((!owns || owns(pathname)) && !prepare?.(pathname)) kept.current = latest
    return kept.current
  })
  if (!snapshot) return null
  const { location, action } = snapshot
  return (
    <Router location={location} navigationType={action} navigator={history.navigator}>
      {children}
    </Router>
  )
}
