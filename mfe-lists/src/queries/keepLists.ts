import type { QueryClient } from '@tanstack/react-query'
import { getSession } from 'shared-auth'
import { listQueries } from './lists'
import { noteQueries } from './notes'
import { savedActivityQueries } from './savedActivities'

/**
 * Fetches all lists of the user with their activities and notes, so that the shell can keep them for the time without a
 * network. Activities that the query client has are not fetched again; notes are, once they may have changed.
 */
export async function keepLists(queryClient: QueryClient): Promise<void> {
  const session = getSession()
  if (session.status !== 'signedIn') return
  const userId = session.user.id
  // after a log-out the service would refuse the questions
  const isLeft = () => {
    const now = getSession()
    return now.status !== 'signedIn' || now.user.id !== userId
  }
  const lists = await queryClient.fetchQuery(listQueries.ofUser(userId))
  for (const { id, saved } of lists) {
    if (saved.length === 0) continue
    if (isLeft()) return
    // what cannot be fetched is missing without a network, and the rest is kept
    await queryClient.ensureQueryData(savedActivityQueries.byIds(saved)).catch(() => {})
    if (isLeft()) return
    await queryClient.prefetchQuery(noteQueries.ofList(userId, id))
  }
}
