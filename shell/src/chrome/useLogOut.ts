import { useNavigate } from 'react-router-dom'
import { serviceMessage, signOut } from 'shared-auth'
import { paths, toast } from 'shared-ui'

/**
 * Signs out and goes to /login (spec.md section 2). If the service does not answer, this browser is signed out anyway,
 * and a toast says that other devices may still be signed in.
 */
export function useLogOut(): () => Promise<void> {
  const navigate = useNavigate()
  return async () => {
    // the browser is signed out at once: who has gone on when the service answers stays there
    const answer = signOut()
    navigate(paths.login)
    try {
      await answer
      toast.success('Logged out successfully')
    } catch (error) {
      toast.error(serviceMessage(error) ?? 'Error signing out', 'Other devices may still be signed in.')
    }
  }
}
