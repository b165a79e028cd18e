import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { backend } from 'shared-auth'

export const profileQueries = {
  all: ['profile'] as const,

  /** The username of a user; null if there is none. */
  username: (userId: string) =>
    queryOptions({
      queryKey: [...profileQueries.all, userId],
      queryFn: ({ signal }) => fetchUsername(userId, signal),
    }),
}

/** Saves a username. Also rejects if the backend does not find the row. */
export const saveUsername = (queryClient: QueryClient, userId: string) =>
  mutationOptions({
    mutationFn: async (username: string) => {
      const { data } = await backend()
        .from('profiles')
        .update({ username, updated_at: new Date().toISOString() })
        .eq('id', userId)
        .select('username')
        .single()
        .throwOnError()
      return data.username
    },
    onSuccess: async (username) => {
      const { queryKey } = profileQueries.username(userId)
      // a look at the profile that began before has the old username
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(queryKey, username)
    },
  })

async function fetchUsername(userId: string, signal: AbortSignal): Promise<string | null> {
  const { data } = await backend()
    .from('profiles')
    .select('username')
    .eq('id', userId)
    .abortSignal(signal)
    .maybeSingle()
    .throwOnError()
  return data?.username ?? null
}
