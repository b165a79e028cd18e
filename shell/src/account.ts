import type { QueryClient } from '@tanstack/react-query'
import { getAuthReturn, getSession, subscribeSession } from 'shared-auth'
import { toast } from 'shared-ui'

/**
 * What the whole page does when somebody signs in or out, in this tab or another: nobody sees what was
 * loaded for the one before, and the way back from Google says how it ended. Returns the way to stop.
 */
export function watchAccount(queryClient: QueryClient): () => void {
  let userId = currentUser()
  let isGoogleTold = false

  function tellAboutGoogle() {
    const returned = getAuthReturn()
    if (isGoogleTold) return
    if (returned.kind === 'failed' && returned.wasGoogle) toast.error('Error signing in with Google')
    else if (returned.kind === 'google' && currentUser()) toast.success('Logged in successfully!')
    else return
    isGoogleTold = true
  }

  tellAboutGoogle()
  return subscribeSession(() => {
    if (getSession().status === 'loading') return
    const next = currentUser()
    if (userId && !next) queryClient.clear()
    // what is on screen starts anew, for the new user
    else if (userId && next !== userId) void queryClient.resetQueries()
    userId = next
    tellAboutGoogle()
  })
}

function currentUser(): string | null {
  const session = getSession()
  return session.status === 'signedIn' ? session.user.id : null
}
