import { useIsOnline } from 'federation/useIsOnline'
import { RotateCw } from 'lucide-react'
import { Button } from 'shared-ui'
import { EdgeNotice } from './EdgeNotice'
import { useRetryOnReturn } from './useRetryOnReturn'

/** Shown on a page that came with its document and whose scripts could not be loaded. It tries again when the network is back. */
export function ReadOnlyNotice({ onRetry }: { onRetry: () => void }) {
  const isOnline = useIsOnline()
  useRetryOnReturn(isOnline, onRetry)
  // the notice that the browser is offline says enough
  if (!isOnline) return null
  return (
    <EdgeNotice role="alert">
      <p>
        <strong>Part of this page could not be loaded.</strong> You can read it and follow its links; its
        other buttons do not work yet.
      </p>
      <Button icon={<RotateCw />} onClick={onRetry}>
        Try again
      </Button>
    </EdgeNotice>
  )
}
