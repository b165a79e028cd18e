import { useSyncExternalStore } from 'react'
import { isOffline } from '../kept/network'

/** Whether the page has a network. A network without internet access counts as online, unless the worker had to answer. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => !isOffline(),
    () => true,
  )
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}
