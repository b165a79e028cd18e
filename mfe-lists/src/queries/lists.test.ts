import { createQueryClient } from 'federation/queryClient'
import { MIA, startAs } from 'shared-auth/testing'
import { stubApi } from 'shared-ui/testing'
import { FAVORITES, RAINY } from '../testing/testData'
import { changeLists, createList, listQueries } from './lists'

beforeEach(() => startAs(MIA))

const lists = listQueries.ofUser(MIA.id)

test('the lists are those of one user, whatever the service would answer', async () => {
  const requests = stubApi({ 'GET lists': [FAVORITES] })
  await createQueryClient().fetchQuery(lists)
  expect(requests.map(({ url }) => new URL(url).searchParams.get('user_id'))).toEqual([`eq.${MIA.id}`])
})

test('an answer that was under way before a change does not undo it', async () => {
  const queryClient = createQueryClient()
  const before = Promise.withResolvers<object[]>()
  const requests = stubApi({ 'GET lists': () => before.promise })
  const asked = queryClient.fetchQuery(lists).catch(() => {})
  while (requests.length === 0) await new Promise((resolve) => setTimeout(resolve))
  queryClient.setQueryData(lists.queryKey, [])
  await changeLists(queryClient, MIA.id, () => [
    { id: 'new', name: 'New', emoji: '⭐', shareToken: null, saved: [] },
  ])
  before.resolve([FAVORITES, RAINY])
  await asked
  await new Promise((resolve) => setTimeout(resolve))
  expect(queryClient.getQueryData(lists.queryKey)?.map(({ name }) => name)).toEqual(['New'])
  // the next look asks whether the service has the same
  expect(queryClient.getQueryState(lists.queryKey)?.isInvalidated).toBe(true)
})

test('a list that was made a moment ago is shown once', async () => {
  const queryClient = createQueryClient()
  const { id, name, emoji } = FAVORITES
  queryClient.setQueryData(lists.queryKey, [{ id, name, emoji, shareToken: null, saved: ['7'] }])
  stubApi({
    'POST lists': () => Response.json({ code: '23505', message: 'duplicate key' }, { status: 409 }),
    'GET lists': [FAVORITES],
  })
  const creation = queryClient.getMutationCache().build(queryClient, createList(queryClient))
  await creation.execute({ userId: MIA.id, name, emoji })
  expect(queryClient.getQueryData(lists.queryKey)?.map(({ saved }) => saved)).toEqual([['7']])
})

test('a list that is made before the lists are known is not shown as the only one', async () => {
  const queryClient = createQueryClient()
  await changeLists(queryClient, MIA.id, (known) => [
    { id: 'new', name: 'New', emoji: '⭐', shareToken: null, saved: [] },
    ...known,
  ])
  expect(queryClient.getQueryData(lists.queryKey)).toBeUndefined()
})

test('a long list is fetched in parts of a hundred, and the last saved comes first', async () => {
  const rows = Array.from({ length: 250 }, (_, index) => ({
    id: `s${String(index).padStart(3, '0')}`,
    activity_id: `a${index}`,
    // their ids are random: the order of the rows is not that of saving
    created_at: new Date(Date.UTC(2026, 10, 1, 0, (index * 7) % 250)).toISOString(),
  }))
  const after: unknown[] = []
  stubApi({
    'GET lists': [{ ...FAVORITES, list_activities: rows.slice(0, 100) }],
    'GET list_activities': ({ url }) => {
      const last = new URL(url).searchParams.get('id')?.replace('gt.', '') ?? ''
      after.push(last)
      return rows.filter(({ id }) => id > last).slice(0, 100)
    },
  })
  const [list] = await createQueryClient().fetchQuery(lists)
  expect(after).toEqual(['s099', 's199'])
  const newest = rows.toSorted((a, b) => (a.created_at < b.created_at ? 1 : -1))
  expect(list?.saved).toEqual(newest.map(({ activity_id }) => activity_id))
})
