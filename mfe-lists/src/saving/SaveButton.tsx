import { useIsMutating, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Fragments } from 'federation/contract'
import { isOffline } from 'federation/isOffline'
import { useEffect, useRef, useState } from 'react'
import { keepIntent, takeResumedSave, useSession } from 'shared-auth'
import { Button, IconButton, paths, slugify, toast } from 'shared-ui'
import styled from 'styled-components'
import { listQueries } from '../queries/lists'
import { removingKey, savingKey } from '../queries/saving'
import { HeartMark } from './HeartMark'
import { SaveDialog } from './SaveDialog'
import { savedPlaces } from './savedPlaces'

type SaveButtonProps = Fragments['lists/SaveButton'] & {
  /** The list of the page, if it shows one: the activity is removed from this list and no other. */
  listId?: string
}

/** The message for a visitor who is not logged in; cards and the detail page differ (spec.md section 6). */
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

/** How long the leaves are shown after a save, in milliseconds. */
const FRESH_FOR = 1_000

/**
 * The save button of an activity: shows whether it is in any of the user's lists, and opens the dialog to save or
 * remove it. All buttons of a page share one request; all buttons of an activity change together.
 */
export function SaveButton({ activityId, activityName, place, image, location, listId }: SaveButtonProps) {
  const session = useSession()
  const userId = session.status === 'signedIn' ? session.user.id : undefined
  const { isSaved, isFresh } = useSavedState(activityId, userId)
  const [askedBy, setAskedBy] = useState<'user' | 'visitor'>()

  // A click while the session loads is handled when it is known. If the session ends while the dialog is open, no
  // message is shown here: the shell explains an expired session.
  useEffect(() => {
    if (!askedBy || session.status !== 'signedOut') return
    setAskedBy(undefined)
    const { title, text } = LOG_IN_FIRST[place]
    const isTold = askedBy === 'user' && session.hasExpired
    if (!isTold) toast.info(title, text, { label: 'Log in', to: paths.login })
    keepIntent({
      path: paths.activity(activityId, slugify(activityName)),
      saving: { id: activityId, name: activityName },
    })
  }, [askedBy, session, place, activityId, activityName])

  // only on the activity's page: a card of the page that is left may come on screen before it goes
  useEffect(() => {
    if (place === 'page' && userId && takeResumedSave(activityId)) setAskedBy('user')
  }, [place, userId, activityId])

  const label = isSaved ? 'Saved' : 'Save'
  const look = {
    icon: <HeartMark isSaved={isSaved} isFresh={isFresh} />,
    'aria-pressed': isSaved,
    onClick: () => {
      if (isOffline()) toast.info("You're offline", 'Saving works again once you are connected.')
      else setAskedBy(userId ? 'user' : 'visitor')
    },
  }
  return (
    <>
      {place === 'card' ? (
        <IconButton {...look} label={`${label} ${activityName}`} look="picture" />
      ) : (
        <Button {...look} variant="secondary" size="compact">
          <AsWideAsSaved>{label}</AsWideAsSaved>
        </Button>
      )}
      {askedBy && userId && (
        <SaveDialog
          activity={{ id: activityId, name: activityName, image, location }}
          userId={userId}
          listId={listId}
          onClose={() => setAskedBy(undefined)}
        />
      )}
    </>
  )
}

/**
 * Whether an activity is saved, including running saves and removals, as if they had succeeded. A failure restores
 * the state by itself.
 */
function useSavedState(activityId: string, userId: string | undefined) {
  const queryClient = useQueryClient()
  const isSaving = useIsMutating({ mutationKey: savingKey(activityId) }) > 0
  const isRemoving = useIsMutating({ mutationKey: removingKey(activityId) }) > 0
  const { data: places = 0 } = useQuery({
    ...listQueries.ofUser(userId ?? ''),
    enabled: userId !== undefined,
    select: (lists) => savedPlaces(lists, activityId).length,
  })
  const [isFresh, setIsFresh] = useState(false)

  // at the end of the save: before that the dialog covers the heart
  const wasSaving = useRef(false)
  useEffect(() => {
    const saves = queryClient.getMutationCache().findAll({ mutationKey: savingKey(activityId) })
    if (wasSaving.current && !isSaving) setIsFresh(saves.at(-1)?.state.status === 'success')
    wasSaving.current = isSaving
  }, [isSaving, queryClient, activityId])

  useEffect(() => {
    if (!isFresh) return
    const timer = setTimeout(() => setIsFresh(false), FRESH_FOR)
    return () => clearTimeout(timer)
  }, [isFresh])

  const isSaved = isSaving || places > (isRemoving ? 1 : 0)
  return { isSaved, isFresh: isFresh && isSaved }
}

/* As wide as the longest label, so that nothing next to it moves. The fallback in mfe-discover has the same width. */
const AsWideAsSaved = styled.span`
  &::after {
    content: 'Saved';
    display: block;
    height: 0;
    visibility: hidden;
  }
`
