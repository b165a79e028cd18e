import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link2, Share2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import {
  Button,
  Dialog,
  Field,
  paths,
  type ShareOutcome,
  sharePage,
  siteOrigin,
  theme,
  toast,
} from 'shared-ui'
import styled from 'styled-components'
import type { SavedList } from '../queries/lists'
import { shareList } from '../queries/sharing'

type ShareDialogProps = { list: SavedList; userId: string; onClose: () => void }

const MESSAGES: Record<ShareOutcome, () => void> = {
  shared: () => toast.success('Shared successfully!'),
  copied: () => toast.success('Link copied to clipboard', 'You can now share it with others'),
  failed: () => toast.error('Could not share', 'Please try again or copy the URL manually'),
  dismissed: () => {},
}

/** Creates and removes a link with which everybody can open a list. */
export function ShareDialog({ list, userId, onClose }: ShareDialogProps) {
  const { id, name, shareToken } = list
  const share = useMutation(shareList(useQueryClient(), !shareToken))
  const url = shareToken && (siteOrigin() || window.location.origin) + paths.sharedList(shareToken)
  const link = useRef<HTMLInputElement>(null)
  const create = useRef<HTMLButtonElement>(null)

  // the button that was pressed no longer exists: focus its successor
  useEffect(() => {
    const successor = url ? link.current : create.current
    if (document.activeElement === document.body) successor?.focus()
  }, [url])

  async function handleShare(address: string) {
    MESSAGES[await sharePage({ title: name, url: address }, window.navigator)]()
  }

  return (
    <Dialog
      open
      title="Share list"
      onClose={onClose}
      busy={share.isPending}
      footer={
        url ? (
          <>
            <Button
              // without keys React would make "Create link" into "Stop sharing", with the focus on it
              key="stop"
              variant="secondary"
              busy={share.isPending}
              busyLabel="Processing..."
              onClick={() => {
                share.mutate(
                  { id, userId },
                  { onSuccess: () => toast.success('Stopped sharing', 'The link no longer works') },
                )
              }}
            >
              Stop sharing
            </Button>
            <Button icon={<Share2 />} disabled={share.isPending} onClick={() => void handleShare(url)}>
              Share link
            </Button>
          </>
        ) : (
          <Button
            // not wide: "Stop sharing" would come under the second tap of a double tap
            key="create"
            ref={create}
            icon={<Link2 />}
            busy={share.isPending}
            busyLabel="Processing..."
            onClick={() => share.mutate({ id, userId })}
          >
            Create link
          </Button>
        )
      }
    >
      <Body>
        <p>
          Anyone who has the link can see <strong>{name}</strong> and the activities in it. They cannot see
          your name, your notes or your other lists, and cannot change anything.
        </p>
        {url && (
          <Field
            ref={link}
            label="Link"
            readOnly
            value={url}
            onFocus={(event) => event.currentTarget.select()}
          />
        )}
      </Body>
    </Dialog>
  )
}

const Body = styled.div`
  display: grid;
  gap: ${theme.space[4]};
`
