import type { HistoryService } from 'federation/contract'
import { createPath, NavigationType, type To } from 'react-router-dom'

/** The history of a page on a server, which goes nowhere. `search` is empty, or has its question mark. */
export function historyAt(pathname: string, search: string): HistoryService {
  const snapshot = {
    location: { pathname, search, hash: '', state: null, key: 'default' },
    action: NavigationType.Pop,
  }
  const stay = () => {}
  return {
    getSnapshot: () => snapshot,
    subscribe: () => stay,
    navigator: {
      createHref: (to: To) => (typeof to === 'string' ? to : createPath(to)),
      go: stay,
      push: stay,
      replace: stay,
    },
  }
}
