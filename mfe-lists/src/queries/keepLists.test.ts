import { createQueryClient } from 'federation/queryClient'
import { MIA, startAs } from 'shared-auth/testing'
import { stubApi } from 'shared-ui/testing'
import { FAVORITES, RAINY, rows } from '../testing/testData'
import { keepLists } from './keepLists'

const ZOE = { ...MIA, id: 'zoe' }
const asked = (requests: Request[], part: string) => requests.filter(({ url }) => url.includes(part)).length

test('all lists are fetched, with their activities and notes', async () => {
  startAs(MIA)
  const requests = stubApi({ 'GET lists': [FAVORITES, RAINY], ...rows })
  const queryClient = createQueryClient()
  await keepLists(queryClient)
  expect(asked(requests, '/Listings')).toBe(2)
  expect(asked(requests, '/list_activities')).toBe(2)
  // the shell keeps what has this mark
  const marks = queryClient
    .getQueryCache()
    .getAll()
    .map(({ meta }) => meta?.keep)
  expect(marks).toEqual(Array(5).fill('lists'))
})

test('activities are not fetched a second time, notes that may have changed are', async () => {
  startAs(MIA)
  const requests = stubApi({ 'GET lists': [FAVORITES, RAINY], ...rows })
  const queryClient = createQueryClient()
  await keepLists(queryClient)
  await queryClient.invalidateQueries()
  await keepLists(queryClient)
  expect(asked(requests, '/Listings')).toBe(2)
  expect(asked(requests, '/list_activities')).toBe(4)
})

test('what cannot be fetched keeps nothing else back', async () => {
  startAs(MIA)
  const requests = stubApi({
    'GET lists': [FAVORITES, RAINY],
    ...rows,
    'GET Listings': () => Response.json({ message: 'no' }, { status: 400 }),
  })
  await keepLists(createQueryClient())
  expect(asked(requests, '/list_activities')).toBe(2)
})

test('of an empty list nothing is asked', async () => {
  startAs(MIA)
  const requests = stubApi({ 'GET lists': [{ ...RAINY, list_activities: [] }], ...rows })
  await keepLists(createQueryClient())
  expect(asked(requests, '/list_activities')).toBe(0)
})

test.each([
  ['a log-out', null],
  ['another parent', ZOE],
])('%s while the lists are fetched ends it', async (_name, next) => {
  startAs(MIA)
  const requests = stubApi({
    'GET lists': () => {
      startAs(next)
      return [FAVORITES]
    },
    ...rows,
  })
  await keepLists(createQueryClient())
  expect(asked(requests, '/Listings')).toBe(0)
})

test('a log-out meanwhile ends it: the rest would be refused', async () => {
  startAs(MIA)
  const requests = stubApi({
    'GET lists': [FAVORITES, RAINY],
    ...rows,
    'GET Listings': () => {
      startAs(null)
      return []
    },
  })
  await keepLists(createQueryClient())
  expect(asked(requests, '/Listings')).toBe(1)
  expect(asked(requests, '/list_activities')).toBe(0)
})
