import { createStore } from 'shared-ui'
import { type Origin, rounded } from './points'

const store = createStore<Origin | null>(null)
let asked = 0

/** The visitor's position, in the memory of this page only: in no address, no storage and no key of a cache. */
export const position = {
  get: store.get,
  getInitial: store.getInitial,
  subscribe: store.subscribe,

  /**
   * Asks the browser where the visitor is; it asks for permission. Call it only for a click. Resolves to why there is no
   * position, or null if there is one.
   */
  ask(): Promise<'denied' | 'unavailable' | null> {
    // undefined on a page without https
    const { geolocation } = navigator as { geolocation?: Geolocation }
    return new Promise((resolve) => {
      if (!geolocation) return resolve('unavailable')
      geolocation.getCurrentPosition(
        ({ coords }) => {
          asked += 1
          const point = rounded(coords)
          store.set({ point, key: `here ${asked}`, name: 'where you are', isVisitor: true })
          resolve(null)
        },
        ({ code, PERMISSION_DENIED }) => resolve(code === PERMISSION_DENIED ? 'denied' : 'unavailable'),
        { maximumAge: 60_000, timeout: 10_000 },
      )
    })
  },
}
