import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Navigate, useLocation, useParams } from 'react-router-dom'
import { BackendError, serviceMessage } from 'shared-auth'
import { Button, ButtonLink, Page, paths, slugify, toast } from 'shared-ui'
import { focusMain } from 'shared-ui/focusMain'
import { metaDescription } from '../head/description'
import { activityQueries } from '../queries/activity'
import { isActivityId } from '../queries/isActivityId'
import { isOfflineError } from '../queries/isOfflineError'
import { noteViewed } from '../recent/viewed'
import { ActivityDetail, ActivityDetailSkeleton } from './ActivityDetail'
import { ActivityProblem } from './ActivityProblem'
import { OfflineActivity } from './OfflineActivity'

/** /activities/:id/:slug: one activity. An invalid id makes no request. */
export function ActivityPage() {
  const { id = '' } = useParams()
  if (isActivityId(id)) return <KnownActivity key={id} id={id.toLowerCase()} />
  return <NotFound reason={id.trim() ? null : 'No activity ID provided'} />
}

/** Corrects a wrong or missing slug in the address bar; query and hash stay. */
function KnownActivity({ id }: { id: string }) {
  const { slug } = useParams()
  const { search, hash } = useLocation()
  const { data: activity, isPending, error, refetch } = useQuery(activityQueries.detail(id))

  const hasRetried = useRef(false)

  // without a network what was kept is shown
  const failure = activity ? null : error

  useEffect(() => {
    if (failure && !isOfflineError(failure))
      sayFailed(serviceMessage(failure) ?? 'Failed to load activity details')
  }, [failure])

  /** The button goes with its focus, and what the toast says is no longer true. */
  function retry(cancelRefetch: boolean) {
    toast.dropErrors()
    hasRetried.current = true
    focusMain()
    void refetch({ cancelRefetch })
  }

  const isFound = Boolean(activity)
  useEffect(() => {
    if (!isFound) return
    noteViewed(id)
    const main = document.getElementById('main')
    // the heading says that it has worked
    if (hasRetried.current && document.activeElement === main)
      main?.querySelector<HTMLElement>('[data-focus-heading]')?.focus({ preventScroll: true })
  }, [isFound, id])

  if (isPending) return <ActivityDetailSkeleton />
  if (failure) {
    return (
      <Page title="Activity" noindex>
        {isOfflineError(failure) ? (
          <OfflineActivity onRetry={() => retry(false)} />
        ) : (
          <ActivityProblem picture="error" title="Error loading activity" text={readable(failure).message}>
            <Button onClick={() => retry(true)}>Try again</Button>
          </ActivityProblem>
        )}
      </Page>
    )
  }
  if (!activity) return <NotFound reason="Activity not found" />

  const canonical = slugify(activity.name)
  const path = paths.activity(activity.id, canonical)
  return (
    <Page
      title={activity.name}
      description={metaDescription(activity)}
      canonicalPath={path}
      image={activity.images[0]?.src}
    >
      {slug !== canonical && <Navigate replace to={{ pathname: path, search, hash }} />}
      <ActivityDetail activity={activity} />
    </Page>
  )
}

/** An answer of another shape makes the code throw, and what it says is for no visitor. */
const readable = (failure: Error) => (failure instanceof BackendError ? failure : new BackendError('invalid'))

/** An invalid id shows no toast, only the page's text (product.md 1.4). */
function NotFound({ reason }: { reason: string | null }) {
  useEffect(() => {
    if (reason) sayFailed(reason)
  }, [reason])

  return (
    <Page title="Activity Not Found" noindex>
      <ActivityProblem picture="lost" title="Activity Not Found" text="It may have closed or moved.">
        <ButtonLink to={paths.activities}>Browse Activities</ButtonLink>
      </ActivityProblem>
    </Page>
  )
}

function sayFailed(reason: string) {
  toast.error('Error loading activity', reason)
}
