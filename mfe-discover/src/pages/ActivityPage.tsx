import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Navigate, useLocation, useParams } from 'react-router-dom'
import { Button, ButtonLink, Page, paths, preloadGallery, slugify, toast } from 'shared-ui'
import { ActivityDetail, ActivityDetailSkeleton } from '../components/ActivityDetail'
import { ActivityProblem } from '../components/ActivityProblem'
import { metaDescription } from '../description'
import { listingQueries } from '../queries/listings'

// on its way while the activity is still being asked for
preloadGallery()

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i

/** /activities/:id/:slug: one activity. An id that cannot be one is never asked for. */
export function ActivityPage() {
  const { id = '' } = useParams()
  return UUID.test(id) ? <KnownActivity key={id} id={id.toLowerCase()} /> : <NotFound />
}

/** A wrong or missing slug is corrected in the address bar; query and fragment stay. */
function KnownActivity({ id }: { id: string }) {
  const { slug } = useParams()
  const { search, hash } = useLocation()
  const { data: activity, isPending, error, refetch } = useQuery(listingQueries.detail(id))

  useEffect(() => {
    if (error) toast.error('Error loading activity', error.message || 'Failed to load activity details')
  }, [error])

  if (isPending) return <ActivityDetailSkeleton />
  if (error) {
    return (
      <Page title="Activity" noindex>
        <ActivityProblem title="Error loading activity" text={error.message}>
          <Button onClick={() => void refetch()}>Try again</Button>
        </ActivityProblem>
      </Page>
    )
  }
  if (!activity) return <NotFound />

  const canonical = slugify(activity.name)
  const path = paths.activity(activity.id, canonical)
  return (
    <Page title={activity.name} description={metaDescription(activity)} canonicalPath={path}>
      {slug !== canonical && <Navigate replace to={{ pathname: path, search, hash }} />}
      <ActivityDetail activity={activity} />
    </Page>
  )
}

function NotFound() {
  return (
    <Page title="Activity Not Found" noindex>
      <ActivityProblem title="Activity Not Found" text="It may have closed or moved.">
        <ButtonLink to={paths.activities}>Browse Activities</ButtonLink>
      </ActivityProblem>
    </Page>
  )
}
