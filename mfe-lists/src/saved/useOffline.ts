import { useSyncExternalStore } from 'react'
import { isOffline } from '../saving/isOffline'

/** Whether the page has no network, in a component, which is drawn again when it changes. */
export function useOffline(): boolean {
  return useSyncExternalStore(subscribe, isOffline)
}

function subscribe(listener: () => void): () => void {
  const events = ['online', 'offline']
  for (const event of events) window.addEventListener(event, listener)
  return () => {
    for (const event of events) window.removeEventListener(event, listener)
  }
}
