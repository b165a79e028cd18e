import { createQueryClient } from 'federation/queryClient'
import { MIA, startAs } from 'shared-auth/testing'
import { stubApi } from 'shared-ui/testing'
import { listQueries } from './lists'
import { shareList, sharingQueries } from './sharing'

const { queryKey } = listQueries.ofUser(MIA.id)

test('a shared list stays on screen when the session of its reader ends while it is read', () => {
  // the shell removes all other queries then
  expect(sharingQueries.byToken('a-token').meta).toMatchObject({ isPublic: true })
})

test.each([
  ['of one list is that of no other', () => [{ id: 'l1', share_token: 'a-token' }], ['a-token', null]],
  ['that is refused is asked for again', () => Response.json({}, { status: 403 }), [null, null]],
])('a link %s', async (_name, answer, tokens) => {
  startAs(MIA)
  stubApi({ 'PATCH lists': answer })
  const queryClient = createQueryClient()
  const lists = ['l1', 'l2'].map((id) => ({ id, name: id, emoji: '⭐', shareToken: null, saved: [] }))
  queryClient.setQueryData(queryKey, lists)
  const sharing = queryClient.getMutationCache().build(queryClient, shareList(queryClient, true))
  await sharing.execute({ id: 'l1', userId: MIA.id }).catch(() => {})
  expect(queryClient.getQueryData(queryKey)?.map(({ shareToken }) => shareToken)).toEqual(tokens)
  // what the service has now
  expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true)
})
