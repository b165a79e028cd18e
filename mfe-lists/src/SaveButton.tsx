import { useQuery } from '@tanstack/react-query'
import type { Fragments } from 'federation/contract'
import { Heart } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useSession } from 'shared-auth'
import { Button, IconButton, theme, toast } from 'shared-ui'
import styled from 'styled-components'
import { SaveDialog } from './components/SaveDialog'
import { listQueries } from './queries/lists'
import { savedPlaces } from './savedPlaces'

type SaveButtonProps = Fragments['lists/SaveButton'] & {
  /** On a page that shows one list: that list, so that the activity is removed from it and no other. */
  listId?: string
}

/** What a visitor is told who is not logged in: cards and the detail page differ (spec.md section 6). */
const LOG_IN_FIRST = {
  card: {
    title: 'Authentication required',
    text: 'Please sign in to save activities to your lists',
  },
  page: {
    title: 'Login required',
    text: 'Please log in to save activities to your lists',
  },
} as const

/**
 * The heart of an activity: shows whether it is in any of the user's lists, and opens the dialog that
 * saves or removes it. All hearts of a page share one request.
 */
export function SaveButton({ activityId, activityName, place, listId }: SaveButtonProps) {
  const session = useSession()
  const userId = session.status === 'signedIn' ? session.user.id : undefined
  const { data: isSaved = false } = useQuery({
    ...listQueries.ofUser(userId ?? ''),
    enabled: userId !== undefined,
    select: (lists) => savedPlaces(lists, activityId).length > 0,
  })
  const [isAsked, setIsAsked] = useState(false)

  // A click while the session is still being read is answered as soon as it is known.
  useEffect(() => {
    if (!isAsked || session.status !== 'signedOut') return
    setIsAsked(false)
    const { title, text } = LOG_IN_FIRST[place]
    toast.info(title, text)
  }, [isAsked, session.status, place])

  const label = isSaved ? 'Saved' : 'Save'
  const heart = <HeartIcon $isSaved={isSaved} />
  return (
    <>
      {place === 'card' ? (
        <IconButton
          label={`${label} ${activityName}`}
          icon={heart}
          look="picture"
          aria-pressed={isSaved}
          onClick={() => setIsAsked(true)}
        />
      ) : (
        <Button
          variant="secondary"
          size="compact"
          icon={heart}
          aria-pressed={isSaved}
          onClick={() => setIsAsked(true)}
        >
          {label}
        </Button>
      )}
      {isAsked && userId && (
        <SaveDialog
          activityId={activityId}
          activityName={activityName}
          userId={userId}
          listId={listId}
          onClose={() => setIsAsked(false)}
        />
      )}
    </>
  )
}

const HeartIcon = styled(Heart)<{ $isSaved: boolean }>`
  color: ${({ $isSaved }) => ($isSaved ? theme.color.accent : 'currentColor')};
  fill: ${({ $isSaved }) => ($isSaved ? 'currentColor' : 'none')};
`
