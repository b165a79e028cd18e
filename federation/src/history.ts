import { createPath, type Location, NavigationType, parsePath, type To } from 'react-router-dom'
import { createStore } from 'shared-ui'
import type { HistoryService } from './contract'
import { createLayerEntries } from './layerEntries'

/** The state of a browser history entry, as React Router writes it (layerEntries.ts adds `layer`). */
type EntryState = { usr?: unknown; key?: string } | null

/**
 * The one history of the page. Every React root subscribes to it, so all roots change in the same tick and none
 * renders an address that another root has already left.
 *
 * | event                             | entry of the browser                  | action of the snapshot |
 * | --------------------------------- | ------------------------------------- | ---------------------- |
 * | push                              | a new one                             | Push                   |
 * | push while a layer is open        | replaces that of the lowest layer     | Push                   |
 * | replace                           | replaces that of the page             | Replace                |
 * | popstate, entry has another key   | that of another page (Back, Forward)  | Pop                    |
 * | popstate, entry has no key        | a new one (hash link); it gets a key  | Push                   |
 * | popstate, entry has the same key  | a layer was left                      | no change              |
 * | popstate sent by single-spa       | the same                              | no change              |
 */
export function createHistory(): HistoryService {
  const layerEntries = createLayerEntries()
  nameEntry()
  const snapshot = createStore({ location: readLocation(), action: NavigationType.Pop as NavigationType })

  const moved = (action: NavigationType) => snapshot.set({ location: readLocation(), action })

  window.addEventListener('popstate', (event) => {
    // single-spa sends its own popstate after every navigation; the address has not changed then
    if ('singleSpa' in event) return
    const isKnown = Boolean((event.state as EntryState)?.key)
    nameEntry()
    // the browser itself made an entry without a key, for a hash link
    const action = isKnown ? NavigationType.Pop : NavigationType.Push
    // the entry of a layer has the key of its page
    if (readLocation().key !== snapshot.get().location.key) moved(action)
    layerEntries.arrive()
  })
  // after a reload over an open dialog the dialog is gone, but its entry is still there
  layerEntries.settle()

  const href = (to: To) => (typeof to === 'string' ? to : createPath(to))

  return {
    getSnapshot: snapshot.get,
    getInitialSnapshot: snapshot.getInitial,
    subscribe: snapshot.subscribe,
    navigator: {
      createHref: href,
      encodeLocation(to) {
        const { pathname = '', search = '', hash = '' } = typeof to === 'string' ? parsePath(to) : to
        return { pathname, search, hash }
      },
      go: (delta) => layerEntries.below(0, () => window.history.go(delta)),
      push(to, state) {
        layerEntries.below(1, (height) => {
          // the new page replaces the entry of an open dialog, so that Back returns to the page below
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

/** Adds a key to the browser's entry if it has none: scroll positions are stored under it. */
function nameEntry() {
  const state = window.history.state as EntryState
  if (!state?.key) window.history.replaceState({ usr: state?.usr ?? null, key: newKey() }, '')
}

const newKey = () => Math.random().toString(36).slice(2, 10)
