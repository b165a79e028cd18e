import { sharingQueries } from './sharing'

test('a shared list stays on screen when the session of its reader ends while it is read', () => {
  // the shell removes all other queries then
  expect(sharingQueries.byToken('a-token').meta).toMatchObject({ isPublic: true })
})
