import { createQueryClient } from 'federation/queryClient'
import { MIA, startAs } from 'shared-auth/testing'
import { stubApi } from 'shared-ui/testing'
import { LISTS, PICTURES, PLACES } from '../kept/names'
import { layCaches } from '../testing/testCaches'
import { followQueries } from './followQueries'

afterEach(() => {
  startAs(null)
  Reflect.deleteProperty(window, 'caches')
})

const entry = () => new Map([['/kept/x', Response.json({ version: 'a', owner: null })]])

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
