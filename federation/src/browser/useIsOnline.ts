import { useSyncExternalStore } from 'react'
import { isOffline } from './isOffline'

/**
 * Whether the page has a network, in a component, which is drawn again when it changes. A network without internet access
 * counts as online, unless the worker had to answer.
 */
export const useIsOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => !isOffline(),
    () => true,
  )

function subscribe(listener: () => void): () => void {
  const events = ['online', 'offline']
  for (const event of events) window.addEventListener(event, listener)
  return () => {
    for (const event of events) window.removeEventListener(event, listener)
  }
}
