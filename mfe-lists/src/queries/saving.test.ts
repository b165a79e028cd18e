import { createQueryClient } from 'federation/queryClient'
import { MIA, startAs } from 'shared-auth/testing'
import { stubApi } from 'shared-ui/testing'
import { FAVORITES, RAINY } from '../testing/testData'
import { listQueries } from './lists'
import { removeActivity, saveActivity } from './saving'

const { queryKey } = listQueries.ofUser(MIA.id)

beforeEach(() => startAs(MIA))
afterEach(() => jest.restoreAllMocks())

/** What a page shows of two lists before the service is asked again: the activities of each. */
function shownLists() {
  const queryClient = createQueryClient()
  const cache = queryClient.getMutationCache()
  const lists = [
    { list: FAVORITES, saved: ['a2'] },
    { list: RAINY, saved: ['a2', 'a3'] },
  ]
  queryClient.setQueryData(
    queryKey,
    lists.map(({ list: { id, name, emoji }, saved }) => ({ id, name, emoji, shareToken: null, saved })),
  )
  return {
    save: (activityId: string) =>
      cache
        .build(queryClient, saveActivity(queryClient, activityId))
        .execute({ userId: MIA.id, listId: RAINY.id, activityId }),
    remove: (activityId: string) =>
      cache
        .build(queryClient, removeActivity(queryClient, activityId))
        .execute({ userId: MIA.id, listId: RAINY.id, activityId }),
    saved: () => queryClient.getQueryData(queryKey)?.map(({ saved }) => saved),
    isOld: () => queryClient.getQueryState(queryKey)?.isInvalidated,
  }
}

test('a saved activity is the first of its list, once, and of no other list', async () => {
  stubApi({ 'POST list_activities': () => new Response(null, { status: 201 }) })
  const { save, saved } = shownLists()
  await save('a1')
  expect(saved()).toEqual([['a2'], ['a1', 'a2', 'a3']])
  // as another tab may have done a moment ago
  await save('a1')
  expect(saved()).toEqual([['a2'], ['a1', 'a2', 'a3']])
})

test('a removed activity stays in the other lists', async () => {
  stubApi({ 'DELETE list_activities': () => new Response(null, { status: 204 }) })
  const { remove, saved } = shownLists()
  await remove('a2')
  expect(saved()).toEqual([['a2'], ['a3']])
})

test.each([
  ['save', 'POST'],
  ['remove', 'DELETE'],
] as const)('after a %s that is refused the lists are asked for again', async (change, method) => {
  stubApi({ [`${method} list_activities`]: () => Response.json({}, { status: 403 }) })
  const { saved, isOld, ...lists } = shownLists()
  await expect(lists[change]('a2')).rejects.toMatchObject({ kind: 'refused' })
  expect(saved()).toEqual([['a2'], ['a2', 'a3']])
  expect(isOld()).toBe(true)
})

test('a save whose answer is lost is not looked for without an end', async () => {
  const limit = new AbortController()
  jest.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal)
  stubApi({
    'POST list_activities': () => Response.json({}, { status: 503 }),
    'GET list_activities': ({ signal }) => {
      const answer = new Promise<never>((_, reject) =>
        signal.addEventListener('abort', () => reject(signal.reason)),
      )
      limit.abort()
      return answer
    },
  })
  const { save } = shownLists()
  await expect(save('a1')).rejects.toMatchObject({ kind: 'unavailable' })
})
