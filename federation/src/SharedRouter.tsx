import { type ReactNode, useCallback, useRef, useSyncExternalStore } from 'react'
import { Router } from 'react-router-dom'
import type { HistoryService, RemoteModule } from './contract'

type Snapshot = ReturnType<HistoryService['getSnapshot']>

type SharedRouterProps = {
  history: HistoryService
  /** Whether this root renders a path. Default: every path. */
  owns?: (pathname: string) => boolean
  /** Loads what a path needs before it can be rendered. */
  prepare?: RemoteModule['prepare']
  children: ReactNode
}

/**
 * A router on the one history of the page. While the address belongs to another remote, or to a page whose script is
 * still loading, a root keeps its last location and goes on showing that page, so that the screen is never blank.
 * A root that mounts while the address belongs to another remote renders nothing. If `prepare` fails, the shell
 * shows the error.
 */
export function SharedRouter({ history, owns, prepare, children }: SharedRouterProps) {
  const kept = useRef<Snapshot>(null)
  const subscribe = useCallback(
    (listener: () => void) => {
      const follow = () => {
        const { pathname } = history.getSnapshot().location
        const coming = !owns || owns(pathname) ? prepare?.(pathname) : undefined
        if (coming) coming.then(listener, () => {})
        else listener()
      }
      // the address may have changed before this root listens
      follow()
      return history.subscribe(follow)
    },
    [history, owns, prepare],
  )
  const read = () => {
    const latest = history.getSnapshot()
    const { pathname } = latest.location
    if ((!owns || owns(pathname)) && !prepare?.(pathname)) kept.current = latest
    return kept.current
  }
  // a rendered page is taken over at the address of its document, also when the visitor has left that meanwhile
  const readFirst = () => {
    const first = (history.getInitialSnapshot ?? history.getSnapshot)()
    if (!owns || owns(first.location.pathname)) kept.current = first
    return kept.current
  }
  const snapshot = useSyncExternalStore(subscribe, read, readFirst)
  if (!snapshot) return null
  const { location, action } = snapshot
  return (
    <Router location={location} navigationType={action} navigator={history.navigator}>
      {children}
    </Router>
  )
}
