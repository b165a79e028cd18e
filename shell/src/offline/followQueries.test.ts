import { useQuery } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { RemoteModule } from 'federation/contract'
import { createQueryClient } from 'federation/queryClient'
import type { RemoteRelease } from 'federation/registry'
import { MIA, startAs } from 'shared-auth/testing'
import { stubApi } from 'shared-ui/testing'
import { LISTS, PICTURES, PLACES } from '../kept/names'
import { layCaches } from '../testing/testCaches'
import { followQueries } from './followQueries'

afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
  startAs(null)
  Reflect.deleteProperty(window, 'caches')
})

const discover: RemoteRelease = {
  url: '/d1.js',
  metadata: { version: 'd1' },
  deployment: { traffic: 100, default: true },
  extras: { container: 'x', type: 'module', preload: [], firstScreens: {}, integrity: {} },
}
const WITH_DISCOVER = { schema: '1.0.0', microFrontends: { discover: [discover] } }
const WITH_BOTH = { schema: '1.0.0', microFrontends: { discover: [discover], lists: [discover] } }

const entry = () => new Map([['/kept/x', Response.json({ version: 'a', owner: null })]])

/** A page that has fetched and kept one answer. */
async function keepPlaces() {
  stubApi({})
  const stored = layCaches()
  const queryClient = createQueryClient()
  await followQueries(queryClient, WITH_DISCOVER, () => Promise.reject(new Error('none')))
  const places = { queryKey: ['places'], queryFn: () => 'zoo', meta: { keep: 'places' } } as const
  await queryClient.fetchQuery(places)
  await waitFor(() => expect(stored.get(PLACES)?.size).toBe(1))
  return { stored, queryClient, places }
}

test.each([
  ['a visitor who never logged in', null, [PICTURES, PLACES], [PICTURES, PLACES]],
  ['a visitor whose session has ended meanwhile', null, [LISTS, PICTURES, PLACES], [PLACES]],
  ['a parent', MIA, [LISTS, PICTURES, PLACES], [LISTS, PICTURES, PLACES]],
])('a page of %s keeps what it may', async (_who, user, before, after) => {
  stubApi({})
  const stored = layCaches()
  for (const name of before) stored.set(name, entry())
  startAs(user)

  await followQueries(createQueryClient(), { schema: '1.0.0', microFrontends: {} }, () =>
    Promise.reject(new Error('none')),
  )
  expect([...stored.keys()]).toEqual(after)
})

test('only an answer of the backend ends the time without a network', async () => {
  const { dataset } = document.documentElement
  dataset.kept = ''
  const queryClient = createQueryClient()
  await followQueries(queryClient, { schema: '1.0.0', microFrontends: {} }, () =>
    Promise.reject(new Error('none')),
  )
  await queryClient.fetchQuery({ queryKey: ['words'], queryFn: () => 1, meta: { isLocal: true } })
  queryClient.setQueryData(['note'], 'hats')
  expect('kept' in dataset).toBe(true)

  await queryClient.fetchQuery({ queryKey: ['activity'], queryFn: () => 1 })
  expect('kept' in dataset).toBe(false)
})

test('what the page has written itself is kept too', async () => {
  const { stored, queryClient, places } = await keepPlaces()

  queryClient.setQueryData(places.queryKey, 'park')
  const texts = () =>
    Promise.all([...(stored.get(PLACES)?.values() ?? [])].map((kept) => kept.clone().text()))
  await waitFor(async () => expect((await texts()).join()).toContain('"park"'))
})

test('what several parts of a page show is written once', async () => {
  const { stored, queryClient, places } = await keepPlaces()

  const put = jest.spyOn(stored.get(PLACES) ?? new Map(), 'set')
  renderHook(() => {
    useQuery(places, queryClient)
    useQuery(places, queryClient)
    useQuery(places, queryClient)
  })
  await waitFor(() => expect(put).toHaveBeenCalledTimes(1))
  // each write begins after the one before
  await new Promise((resolve) => setTimeout(resolve))
  expect(put).toHaveBeenCalledTimes(1)
})

const none = () => Promise.reject(new Error('none'))
const goOffline = () => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)

test('without a network the page has what was kept for as long as it is open, and what it has itself if that is newer', async () => {
  jest.useFakeTimers()
  const { places } = await keepPlaces()
  goOffline()
  const [empty, newer] = [createQueryClient(), createQueryClient()]
  newer.setQueryData(places.queryKey, 'park', { updatedAt: Date.now() + 1 })
  for (const client of [empty, newer]) await followQueries(client, WITH_DISCOVER, none)
  expect(newer.getQueryData(places.queryKey)).toBe('park')
  await jest.advanceTimersByTimeAsync(24 * 60 * 60_000)
  expect(empty.getQueryData(places.queryKey)).toBe('zoo')
})

test('what the page writes without a network is not kept', async () => {
  const { stored, queryClient, places } = await keepPlaces()
  goOffline()
  queryClient.setQueryData(places.queryKey, 'park')
  // it would be written in this turn
  await new Promise((resolve) => setTimeout(resolve))
  const [kept] = stored.get(PLACES)?.values() ?? []
  expect(await kept?.clone().text()).toContain('"zoo"')
})

test('a parent who is signed in while there is no network has the lists that were kept', async () => {
  stubApi({})
  startAs(MIA)
  const stored = layCaches()
  const queryClient = createQueryClient()
  await followQueries(queryClient, WITH_BOTH, none)
  const lists = { queryKey: ['lists'], queryFn: () => 'Favorites', meta: { keep: 'lists' } } as const
  await queryClient.fetchQuery(lists)
  await waitFor(() => expect(stored.get(LISTS)?.size).toBe(1))

  goOffline()
  startAs({ ...MIA, id: 'sam' })
  const later = createQueryClient()
  await followQueries(later, WITH_BOTH, none)
  expect(later.getQueryData(lists.queryKey)).toBeUndefined()
  startAs(MIA)
  await waitFor(() => expect(later.getQueryData(lists.queryKey)).toBe('Favorites'))
})

test('the rest of the lists is asked for once, and again only after what a page shows', async () => {
  jest.useFakeTimers()
  stubApi({})
  startAs(MIA)
  layCaches()
  const queryClient = createQueryClient()
  const lists = { queryKey: ['lists'], queryFn: () => ['Favorites'], meta: { keep: 'lists' } } as const
  const notes = { queryKey: ['notes'], queryFn: () => 'hats', meta: { keep: 'lists' }, staleTime: 0 } as const
  const keep = jest.fn(() => queryClient.fetchQuery(notes).then(() => {}))
  const loadRemote = async () => ({ keep }) as unknown as RemoteModule
  await followQueries(queryClient, WITH_BOTH, loadRemote)
  await jest.advanceTimersByTimeAsync(10_000)
  expect(keep).toHaveBeenCalledTimes(1)

  renderHook(() => useQuery(lists, queryClient))
  await act(() => jest.advanceTimersByTimeAsync(10_000))
  expect(keep).toHaveBeenCalledTimes(2)

  // the next page finds what is kept
  await followQueries(createQueryClient(), WITH_BOTH, loadRemote)
  await jest.advanceTimersByTimeAsync(10_000)
  expect(keep).toHaveBeenCalledTimes(2)
})

test('a page goes on when what was kept cannot be read', async () => {
  stubApi({})
  startAs(MIA)
  const said = jest.spyOn(console, 'info').mockImplementation(() => {})
  layCaches()
  await followQueries(createQueryClient(), WITH_DISCOVER, () => Promise.reject(new Error('none')))

  Object.assign(window.caches, { has: () => Promise.reject(new Error('The storage is gone')) })
  window.dispatchEvent(new Event('offline'))
  await waitFor(() =>
    expect(said).toHaveBeenCalledWith(
      'It could not be kept or read for the time without a network:',
      expect.anything(),
    ),
  )
})
