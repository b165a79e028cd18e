import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { BackendError, backend } from 'shared-auth'
import { MOST_ROWS } from './chunks'
import { writeOrFind } from './lostAnswer'
import { followOtherTabs, tellOtherTabs } from './otherTabs'

/** The database's code for a duplicate row. */
const DUPLICATE = '23505'
const GONE = 'This list no longer exists.'

export const listQueries = {
  all: ['lists'] as const,

  /**
   * All lists of a user with their saved activities, both newest first. It is the only source of what is saved: all
   * save buttons and the saved page share this query, so a page makes one request.
   */
  ofUser: (userId: string) =>
    queryOptions({
      queryKey: [...listQueries.all, userId],
      queryFn({ client, signal }) {
        followOtherTabs(client, listQueries.all)
        return fetchLists(userId, signal)
      },
      staleTime: 30_000,
      // another device of the parent may have changed them
      refetchOnWindowFocus: true,
      meta: { keep: 'lists' },
    }),
}

/** A list with its saved activities, of which some may no longer be published. */
export type SavedList = Awaited<ReturnType<typeof fetchLists>>[number]

type NewList = { userId: string; name: string; emoji: string }
export type OwnList = { id: string; userId: string }

/** Creates a list as makeList does, and updates everything that shows lists. */
export const createList = (queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: (list: NewList) => makeList(list, knownIds(queryClient, list.userId)),
    onSuccess: ({ id, name }, { userId, emoji }) =>
      changeLists(queryClient, userId, (lists) =>
        lists.some((list) => list.id === id)
          ? lists
          : [{ id, name, emoji, shareToken: null, saved: [] }, ...lists],
      ),
    meta: { failure: 'Failed to create list' },
  })

/** Changes the name and emoji of a user's own list. */
export const renameList = (queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: ({ id, userId, name, emoji }: NewList & OwnList) =>
      writeOrFind(
        updateList({ id, userId }, { name, emoji }).then(() => true),
        async (signal) => Boolean(await findList({ id, user_id: userId, name, emoji }, signal)),
      ),
    onSuccess: (_, { id, userId, name, emoji }) =>
      changeLists(queryClient, userId, (lists) =>
        lists.map((list) => (list.id === id ? { ...list, name, emoji } : list)),
      ),
    onError: () => refresh(queryClient),
    meta: { failure: 'Failed to rename list' },
  })

/** Deletes a user's own list with all its saved activities. */
export const deleteList = (queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: ({ id, userId }: OwnList) =>
      writeOrFind(
        backend()
          .from('lists')
          .delete()
          .eq('id', id)
          .eq('user_id', userId)
          .throwOnError()
          .then(() => true),
        async (signal) => !(await findList({ id, user_id: userId }, signal)),
      ),
    onSuccess: (_, { id, userId }) =>
      changeLists(queryClient, userId, (lists) => lists.filter((list) => list.id !== id)),
    onError: () => refresh(queryClient),
    meta: { failure: 'Failed to delete list' },
  })

/**
 * Updates the cached lists of this user at once, then fetches them again. Resolves when the cache has the change.
 */
export async function changeLists(
  queryClient: QueryClient,
  userId: string,
  change: (lists: SavedList[]) => SavedList[],
): Promise<void> {
  const { queryKey } = listQueries.ofUser(userId)
  // a response that is still loading does not include the change
  await queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData(queryKey, (lists) => lists && change(lists))
  refresh(queryClient)
  tellOtherTabs()
}

/** Fetches the lists again, without waiting: after a change, and after a failure, which another tab may have caused. */
export function refresh(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: listQueries.all })
}

/**
 * Creates a list. Returns its id and name, and whether it is new. If the database refuses it because the same list was
 * created a moment ago, that list is returned. If the response is lost, the list is searched for.
 * @param known ids of the lists that existed before: none of them is the new one
 */
export async function makeList(list: NewList, known: string[] = []) {
  const same = { user_id: list.userId, name: list.name, emoji: list.emoji }
  try {
    return await writeOrFind(insertList(list), async (signal) => {
      const found = await findList(same, signal)
      return found && !known.includes(found.id) && { ...found, isNew: true }
    })
  } catch (error) {
    const made = isDuplicate(error) && (await findList(same))
    if (made) return { ...made, isNew: false }
    throw error
  }
}

/** Whether a user has a list, according to the database, not the cache. */
export async function hasLists(userId: string): Promise<boolean> {
  return Boolean(await findList({ user_id: userId }))
}

/** Changes a user's own list. Rejects as `refused` (404, with a message) if it no longer exists. */
export async function updateList({ id, userId }: OwnList, values: Partial<ListRow>) {
  const { data } = await backend()
    .from('lists')
    .update(values)
    .eq('id', id)
    .eq('user_id', userId)
    .select('id, share_token')
    .throwOnError()
  const [row] = data
  if (!row) throw new BackendError('refused', { status: 404, serviceMessage: GONE })
  return row
}

/** Whether the database has refused a row as a duplicate. */
export function isDuplicate(error: unknown): boolean {
  return error instanceof BackendError && error.code === DUPLICATE
}

type ListRow = { name: string; emoji: string; share_token: string | null }

function knownIds(queryClient: QueryClient, userId: string) {
  return queryClient.getQueryData(listQueries.ofUser(userId).queryKey)?.map(({ id }) => id)
}

async function insertList({ userId, name, emoji }: NewList) {
  const { data } = await backend()
    .from('lists')
    .insert({ name, emoji, user_id: userId })
    .select('id, name')
    .single()
    .throwOnError()
  // an answer that lost its row on the way: the list is looked for
  if (typeof data?.id !== 'string') throw new BackendError('invalid')
  return { ...data, isNew: true }
}

/** Finds the newest list with these values in the database. */
async function findList(
  like: Partial<ListRow> & { id?: string; user_id: string },
  signal = new AbortController().signal,
) {
  const { data } = await backend()
    .from('lists')
    .select('id, name')
    .match(like)
    .order('created_at', { ascending: false })
    .limit(1)
    .abortSignal(signal)
    .throwOnError()
  return data[0]
}

async function fetchLists(userId: string, signal: AbortSignal) {
  const { data } = await backend()
    .from('lists')
    .select('id, name, emoji, share_token, list_activities(id, activity_id, created_at)')
    .eq('user_id', userId)
    .order('created_at', { ascending: false })
    .order('id')
    .order('id', { referencedTable: 'list_activities' })
    .limit(MOST_ROWS, { referencedTable: 'list_activities' })
    .abortSignal(signal)
    .throwOnError()

  return Promise.all(
    data.map(async ({ list_activities, share_token, ...list }) => ({
      ...list,
      shareToken: share_token,
      saved: newestFirst(await withFurtherPages(list.id, list_activities, signal)),
    })),
  )
}

type Saved = { id: string; activity_id: string; created_at: string }

async function withFurtherPages(listId: string, firstPage: Saved[], signal: AbortSignal): Promise<Saved[]> {
  const all = [...firstPage]
  let page = firstPage
  while (page.length === MOST_ROWS) {
    const { data } = await backend()
      .from('list_activities')
      .select('id, activity_id, created_at')
      .eq('list_id', listId)
      .gt('id', page[MOST_ROWS - 1]?.id ?? '')
      .order('id')
      .limit(MOST_ROWS)
      .abortSignal(signal)
      .throwOnError()
    all.push(...data)
    page = data
  }
  return all
}

/** Returns the ids of activities, the last saved first. */
function newestFirst(saved: Saved[]): string[] {
  return [...saved]
    .sort((a, b) => b.created_at.localeCompare(a.created_at))
    .map(({ activity_id }) => activity_id)
}
