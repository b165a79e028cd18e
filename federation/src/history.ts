import { createPath, type Location, NavigationType, parsePath, type To } from 'react-router-dom'
import type { HistoryService } from './contract'
import { createLayerEntries } from './layerEntries'

/** What we keep in the browser's own history entry: React Router's shape (layerEntries.ts adds its own). */
type EntryState = { usr?: unknown; key?: string } | null

/**
 * The one history of the page. Every React root listens here, so that all of them change in the same
 * tick, and none renders an address that another root has already left.
 */
export function createHistory(): HistoryService {
  const listeners = new Set<() => void>()
  const layerEntries = createLayerEntries()
  nameEntry()
  let snapshot = { location: readLocation(), action: NavigationType.Pop as NavigationType }

  const moved = (action: NavigationType) => {
    snapshot = { location: readLocation(), action }
    for (const listener of listeners) listener()
  }

  window.addEventListener('popstate', (event) => {
    // single-spa fires its own popstate after every navigation: the address has not moved then
    if ('singleSpa' in event) return
    const isKnown = Boolean((event.state as EntryState)?.key)
    nameEntry()
    // an entry without a key is new: the browser made it for a link to a place on the same page
    const action = isKnown ? NavigationType.Pop : NavigationType.Push
    // the entry of a layer has the key of its page: only the layer is gone then
    if (readLocation().key !== snapshot.location.key) moved(action)
    layerEntries.arrive()
  })
  // loaded again over an open dialog, which is gone
  layerEntries.settle()

  const href = (to: To) => (typeof to === 'string' ? to : createPath(to))

  return {
    getSnapshot: () => snapshot,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    navigator: {
      createHref: href,
      encodeLocation(to) {
        const { pathname = '', search = '', hash = '' } = typeof to === 'string' ? parsePath(to) : to
        return { pathname, search, hash }
      },
      go: (delta) => layerEntries.below(0, () => window.history.go(delta)),
      push(to, state) {
        layerEntries.below(1, (height) => {
          // the new page takes the place of an open dialog: Back leads from it to the page below
          const write = height > 0 ? 'replaceState' : 'pushState'
          window.history[write]({ usr: state ?? null, key: newKey() }, '', href(to))
          moved(NavigationType.Push)
        })
      },
      replace(to, state) {
        layerEntries.below(0, () => {
          window.history.replaceState({ usr: state ?? null, key: newKey() }, '', href(to))
          moved(NavigationType.Replace)
        })
      },
    },
  }
}

function readLocation(): Location {
  const { pathname, search, hash } = window.location
  const state = window.history.state as EntryState
  return { pathname, search, hash, state: state?.usr ?? null, key: state?.key ?? 'default' }
}

/** Gives the browser's entry a key of its own unless it has one: positions are remembered by it. */
function nameEntry() {
  const state = window.history.state as EntryState
  if (!state?.key) window.history.replaceState({ usr: state?.usr ?? null, key: newKey() }, '')
}

const newKey = () => Math.random().toString(36).slice(2, 10)
