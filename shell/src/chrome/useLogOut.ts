import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { signOut } from 'shared-auth'
import { paths, toast } from 'shared-ui'

/** Signs out, forgets everything that was loaded for this user, and goes to /login (spec.md section 2). */
export function useLogOut(): () => Promise<void> {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  return async () => {
    try {
      await signOut()
      queryClient.clear()
      toast.success('Logged out successfully')
      navigate(paths.login)
    } catch (error) {
      toast.error((error instanceof Error && error.message) || 'Error signing out')
    }
  }
}
