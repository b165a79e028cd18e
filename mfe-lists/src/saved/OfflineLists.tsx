import { useIsOnline } from 'federation/useIsOnline'
import { CloudOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { theme } from 'shared-ui'
import styled from 'styled-components'
import { syncedAt } from './syncedAt'

/** The notice says why what is in `Changes` is disabled. */
const NOTICE = 'offline-lists'

type OfflineListsProps = {
  /** When the lists were fetched last, in milliseconds since 1970; 0 if they never were. */
  fetchedAt: number
}

/** Without a network the lists can be read, compared, printed and exported. This says so, and what cannot be done. */
export function OfflineLists({ fetchedAt }: OfflineListsProps) {
  const isOffline = !useIsOnline()
  return (
    <div role="status">
      {isOffline && (
        <Notice id={NOTICE}>
          <CloudOff size={20} aria-hidden />
          <span>
            <strong>You are offline.</strong>{' '}
            {fetchedAt > 0
              ? `Last synced ${syncedAt(fetchedAt)}. Your lists can be read; changes work again once you are connected.`
              : 'Nothing was kept for the time without a network.'}
          </span>
        </Notice>
      )}
    </div>
  )
}

/** Controls that write. Without a network they are disabled; what only reads stays outside. */
export function Changes({ children }: { children: ReactNode }) {
  const isOffline = !useIsOnline()
  return (
    <Parts disabled={isOffline} aria-describedby={isOffline ? NOTICE : undefined}>
      {children}
    </Parts>
  )
}

const Notice = styled.p`
  display: flex;
  gap: ${theme.space[3]};
  margin-bottom: ${theme.space[5]};
  padding: ${theme.space[3]} ${theme.space[4]};
  border-radius: ${theme.radius.control};
  background: ${theme.color.brandTint};

  > svg {
    flex: none;
    margin-top: 2px;
  }
`

/* No box of its own: a fieldset would not shrink below its content. */
const Parts = styled.fieldset`
  display: contents;
  min-width: 0;

  &:disabled button {
    cursor: not-allowed;
    opacity: 0.5;
  }
`
