import { type Origin, rounded } from './points'

/** The visitor's position, in the memory of this page only: in no address, no storage and no key of a cache. */
let origin: Origin | null = null
let asked = 0
const listeners = new Set<() => void>()

export const position = {
  current: (): Origin | null => origin,

  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },

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
          origin = { point: rounded(coords), key: `here ${asked}`, name: 'where you are', isVisitor: true }
          for (const listener of listeners) listener()
          resolve(null)
        },
        ({ code, PERMISSION_DENIED }) => resolve(code === PERMISSION_DENIED ? 'denied' : 'unavailable'),
        { maximumAge: 60_000, timeout: 10_000 },
      )
    })
  },
}
