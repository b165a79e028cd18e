import { useIsOnline } from 'federation/useIsOnline'
import { CloudOff } from 'lucide-react'
import { EdgeNotice } from './EdgeNotice'

/** Shows at the bottom of every page that the browser is offline. */
export function OfflineNotice() {
  const isOnline = useIsOnline()
  return (
    <EdgeNotice>
      {!isOnline && (
        <>
          <CloudOff size={20} aria-hidden />
          <p>
            <strong>You are offline.</strong> Pages that you have opened still show. Searching, saving and
            sending work again once you are connected.
          </p>
        </>
      )}
    </EdgeNotice>
  )
}
