import type { QueryClient } from '@tanstack/react-query'
import { getAuthReturn, getSession, keepIntent, subscribeSession } from 'shared-auth'
import { paths, toast } from 'shared-ui'
import { matchRoute } from '../composition/applications'
import { dropKept } from '../kept/dropKept'
import { guardTabStorage } from './tabStorage'

/**
 * Reacts to every login and logout, in this tab or another: removes the data of the last user, explains an expired
 * session, and reports a failed return from Google. Returns a function that stops this.
 * @param forgetPlaces drops the stored scroll positions: a link stored there may name a list
 */
export function watchAccount(queryClient: QueryClient, forgetPlaces: () => void): () => void {
  let userId: string | null = null
  let isGoogleTold = false
  let hadExpired = false

  function tellAboutGoogle() {
    const returned = getAuthReturn()
    if (isGoogleTold) return
    if (returned.kind === 'failed' && returned.wasGoogle) toast.error('Error signing in with Google')
    else if (returned.kind === 'google' && userId) toast.success('Logged in successfully!')
    else return
    isGoogleTold = true
  }

  function tellAboutExpiry(hasExpired: boolean) {
    if (hasExpired && !hadExpired) {
      const isThere = window.location.pathname === paths.login
      const way = isThere ? undefined : { label: 'Log in', to: paths.login }
      toast.error('Session expired. Please log in again.', undefined, way)
      keepPlace()
    }
    hadExpired = hasExpired
  }

  function follow() {
    const session = getSession()
    if (session.status === 'loading') return
    const next = session.status === 'signedIn' ? session.user.id : null
    if (userId && next !== userId) {
      dropKept(session)
      queryClient.getMutationCache().clear()
    }
    if (userId && !next) forgetQueries(queryClient)
    // the page on screen loads its data again, for the new user
    else if (userId && next !== userId) void queryClient.resetQueries()
    userId = next
    if (guardTabStorage(session)) forgetPlaces()
    tellAboutExpiry(session.status === 'signedOut' && session.hasExpired)
    tellAboutGoogle()
  }

  follow()
  return subscribeSession(follow)
}

/** Removes all answers that may be of the last user. A public list that is on screen stays, with the pages that were loaded. */
function forgetQueries(queryClient: QueryClient) {
  queryClient.removeQueries({ predicate: (query) => !(query.meta?.isPublic && query.isActive()) })
}

/** After the next login the user returns here. A page for members was already left, and stored, at this point. */
function keepPlace() {
  const { pathname, search } = window.location
  const route = matchRoute(pathname)
  if (route?.access !== 'public' || route.application === 'account' || pathname === paths.home) return
  keepIntent({ path: pathname + search })
}
