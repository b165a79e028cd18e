import { useEffect, useRef } from 'react'

/** Retries once when the network is back. */
export function useRetryOnReturn(isOnline: boolean, onRetry: () => void) {
  const wasOffline = useRef(false)
  useEffect(() => {
    if (isOnline && wasOffline.current) onRetry()
    wasOffline.current = !isOnline
  }, [isOnline, onRetry])
}
