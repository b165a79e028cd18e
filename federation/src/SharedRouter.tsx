import { type ReactNode, useRef, useSyncExternalStore } from 'react'
import { Router } from 'react-router-dom'
import type { HistoryService } from './contract'

type SharedRouterProps = {
  history: HistoryService
  /** Which paths this root draws; all of them when left out. */
  owns?: (pathname: string) => boolean
  children: ReactNode
}

/**
 * A router on the one history of the page. A root keeps its own last location when the address moves
 * on to another remote: while it is leaving, it goes on showing its page instead of going blank.
 */
export function SharedRouter({ history, owns, children }: SharedRouterProps) {
  const kept = useRef(history.getSnapshot())
  const { location, action } = useSyncExternalStore(history.subscribe, () => {
    const latest = history.getSnapshot()
    if (!owns || owns(latest.location.pathname)) kept.current = latest
    return kept.current
  })
  return (
    <Router location={location} navigationType={action} navigator={history.navigator}>
      {children}
    </Router>
  )
}
