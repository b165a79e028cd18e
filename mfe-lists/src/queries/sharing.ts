import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { BackendError, backend } from 'shared-auth'
import { changeLists, type OwnList, refresh, updateList } from './lists'

/** A shared list as a visitor with the link sees it. */
export type SharedList = { name: string; emoji: string; activityIds: string[] }

export const sharingQueries = {
  /** The list of a link; null if there is none or it is no longer shared. */
  byToken: (token: string) =>
    queryOptions({
      queryKey: ['shared list', token],
      queryFn: ({ signal }) => fetchShared(token, signal),
      // "Stop sharing" must take effect when the page is opened again
      staleTime: 0,
      refetchOnWindowFocus: true,
      meta: { isPublic: true },
    }),
}

/** Creates the link of a list, or removes it. An existing link is kept. */
export const shareList = (queryClient: QueryClient, isShared: boolean) =>
  mutationOptions({
    mutationFn: async ({ id, userId }: OwnList) => {
      // the database creates the random token itself; any value that is sent only requests one
      const { share_token } = await updateList({ id, userId }, { share_token: isShared ? id : null })
      return share_token
    },
    onSuccess: (shareToken, { id, userId }) =>
      changeLists(queryClient, userId, (lists) =>
        lists.map((list) => (list.id === id ? { ...list, shareToken } : list)),
      ),
    // if the response is lost, the fetched lists show the result
    onError: () => refresh(queryClient),
    meta: {
      failureTitle: isShared ? 'Could not share' : 'Could not stop sharing',
      failure: 'Please try again',
    },
  })

async function fetchShared(token: string, signal: AbortSignal): Promise<SharedList | null> {
  const { data } = await backend().rpc('shared_list', { token }).abortSignal(signal).throwOnError()
  const [list] = data
  if (!list) return null
  // kept as an answer it would break the page again at each "Try again"
  if (!Array.isArray(list.activities)) throw new BackendError('invalid')
  return { name: list.name, emoji: list.emoji, activityIds: list.activities }
}
