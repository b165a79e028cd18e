import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { BackendError, backend } from 'shared-auth'

/** The service cuts longer answers silently (max_rows), so a full page is followed by another request. */
const PAGE_SIZE = 100
/** The database's code for a row that is there already. */
const DUPLICATE = '23505'

export const listQueries = {
  all: ['lists'] as const,

  /**
   * All lists of a user, newest first, each with everything saved in it, newest first. The one source
   * of what is saved: every heart on a page and the saved page read it, so it is asked for once.
   */
  ofUser: (userId: string) =>
    queryOptions({
      queryKey: [...listQueries.all, userId],
      queryFn: ({ signal }) => fetchLists(userId, signal),
      staleTime: 30_000,
    }),
}

/** A list with what is saved in it; an activity in it may no longer be published. */
export type SavedList = Awaited<ReturnType<typeof fetchLists>>[number]

type NewSaved = { userId: string; listId: string; activityId: string }

export type NewList = { userId: string; name: string; emoji: string }

/** As insertList, and everything that shows lists follows. */
export const createList = (queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: insertList,
    onSuccess: () => refresh(queryClient),
    meta: { failure: 'Failed to create list' },
  })

/** Changes the name and emoji of a user's own list. */
export const renameList = (queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: async ({ id, userId, name, emoji }: NewList & { id: string }) => {
      await backend().from('lists').update({ name, emoji }).eq('id', id).eq('user_id', userId).throwOnError()
    },
    onSuccess: () => refresh(queryClient),
    meta: { failure: 'Failed to rename list' },
  })

/** Deletes a user's own list with everything saved in it. */
export const deleteList = (queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: async ({ id, userId }: { id: string; userId: string }) => {
      await backend().from('lists').delete().eq('id', id).eq('user_id', userId).throwOnError()
    },
    onSuccess: () => refresh(queryClient),
    meta: { failure: 'Failed to delete list' },
  })

/** Saves an activity in a list. Gives 'already' when it was there, which is no failure. */
export const saveActivity = (queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: async ({ userId, listId, activityId }: NewSaved): Promise<'added' | 'already'> => {
      const row = {
        list_id: listId,
        activity_id: activityId,
        user_id: userId,
        activity_type: 'external',
      }
      try {
        await backend().from('list_activities').insert(row).throwOnError()
        return 'added'
      } catch (error) {
        if (error instanceof BackendError && error.code === DUPLICATE) return 'already'
        throw error
      }
    },
    onSuccess: () => refresh(queryClient),
    meta: { failureTitle: 'Error', failure: 'Failed to save activity' },
  })

/** Takes one saved activity out of one list; `id` is that of the link between the two. */
export const removeActivity = (queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: async ({ id, userId }: { id: string; userId: string }) => {
      await backend().from('list_activities').delete().eq('id', id).eq('user_id', userId).throwOnError()
    },
    onSuccess: () => refresh(queryClient),
    meta: { failureTitle: 'Error', failure: 'Failed to save activity' },
  })

/** Whether a user has a list, asked of the database and not of the cache. */
export async function hasLists(userId: string): Promise<boolean> {
  const { data } = await backend().from('lists').select('id').eq('user_id', userId).limit(1).throwOnError()
  return data.length > 0
}

/** Adds a list; gives its id and name. */
export async function insertList({ userId, name, emoji }: NewList) {
  const { data } = await backend()
    .from('lists')
    .insert({ name, emoji, user_id: userId })
    .select('id, name')
    .single()
    .throwOnError()
  return data
}

function refresh(queryClient: QueryClient) {
  return queryClient.invalidateQueries({ queryKey: listQueries.all })
}

async function fetchLists(userId: string, signal: AbortSignal) {
  const { data } = await backend()
    .from('lists')
    .select('id, name, emoji, list_activities(id, activity_id, created_at)')
    .eq('user_id', userId)
    .order('created_at', { ascending: false })
    .order('id')
    .order('id', { referencedTable: 'list_activities' })
    .limit(PAGE_SIZE, { referencedTable: 'list_activities' })
    .abortSignal(signal)
    .throwOnError()

  return Promise.all(
    data.map(async ({ list_activities, ...list }) => ({
      ...list,
      saved: newestFirst(await withFurtherPages(list.id, list_activities, signal)),
    })),
  )
}

type Saved = { id: string; activity_id: string; created_at: string }

async function withFurtherPages(listId: string, firstPage: Saved[], signal: AbortSignal): Promise<Saved[]> {
  const all = [...firstPage]
  let page = firstPage
  while (page.length === PAGE_SIZE) {
    const { data } = await backend()
      .from('list_activities')
      .select('id, activity_id, created_at')
      .eq('list_id', listId)
      .gt('id', page[PAGE_SIZE - 1]?.id ?? '')
      .order('id')
      .limit(PAGE_SIZE)
      .abortSignal(signal)
      .throwOnError()
    all.push(...data)
    page = data
  }
  return all
}

function newestFirst(saved: Saved[]) {
  return saved
    .toSorted((a, b) => b.created_at.localeCompare(a.created_at))
    .map(({ id, activity_id }) => ({ id, activityId: activity_id }))
}
