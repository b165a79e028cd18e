import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { backend } from 'shared-auth'
import { changeLists, type OwnList, refresh, updateList } from './lists'

/** A shared list as somebody sees it who has the link. */
export type SharedList = { name: string; emoji: string; activityIds: string[] }

export const sharingQueries = {
  /** The list behind a link; null when there is none, or it is no longer shared. */
  byToken: (token: string) =>
    queryOptions({
      queryKey: ['shared list', token],
      queryFn: ({ signal }) => fetchShared(token, signal),
      // "Stop sharing" counts from the next look
      staleTime: 0,
      refetchOnWindowFocus: true,
    }),
}

/** Gives a list its link, or takes it away; a list that has one keeps it. */
export const shareList = (queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: async ({ id, userId, isShared }: OwnList & { isShared: boolean }) => {
      // the database draws the link itself: what is sent only says that there is to be one
      const { share_token } = await updateList({ id, userId }, { share_token: isShared ? id : null })
      return share_token
    },
    onSuccess: (shareToken, { id, userId }) =>
      changeLists(queryClient, userId, (lists) =>
        lists.map((list) => (list.id === id ? { ...list, shareToken } : list)),
      ),
    // where the answer was lost, the lists say how it ended
    onError: () => refresh(queryClient),
    meta: { failureTitle: 'Could not share', failure: 'Please try again' },
  })

async function fetchShared(token: string, signal: AbortSignal): Promise<SharedList | null> {
  const { data } = await backend().rpc('shared_list', { token }).abortSignal(signal).throwOnError()
  const [list] = data
  return list ? { name: list.name, emoji: list.emoji, activityIds: list.activities } : null
}
