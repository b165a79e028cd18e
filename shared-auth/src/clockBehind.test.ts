import { SESSION_KEY } from './session/storedSession'
import {
  fromAnotherTab,
  json,
  openBrowserForEachTest,
  openPage,
  SIGNED_OUT,
  store,
  tokens,
  USER,
} from './testing/testPage'

/* A device whose clock is behind thinks that its token is still valid. The service says that it is not. */

openBrowserForEachTest()

const EXPIRED = () => json({ code: 403, error_code: 'bad_jwt', msg: 'invalid JWT: token is expired' }, 403)
const done = () => new Response(null, { status: 204 })

/** Answers a call with the stored token as the service does, and any other one with `answer`. */
const unlessOld = (answer: () => Response) => (call: { headers: Headers }) =>
  call.headers.get('authorization') === 'Bearer access-stored' ? EXPIRED() : answer()

/** Password checks open a session of their own; a renewal gives the session a new token, or is refused. */
const service = (renewal: () => Response) => ({
  'POST /auth/v1/token': ({ path }: { path: string }) =>
    path.endsWith('refresh_token') ? renewal() : json(tokens('of the check')),
  'PUT /auth/v1/user': unlessOld(() => json(USER)),
  'POST /auth/v1/logout': unlessOld(done),
})

const used = (calls: { path: string; headers: Headers }[]) =>
  calls.map(({ path, headers }) => [path.replace('/auth/v1/', ''), headers.get('authorization')])

const REFUSED = () => json({ error_code: 'refresh_token_not_found', msg: 'Invalid Refresh Token' }, 400)

test('the password is changed with a new token, and the other sessions end', async () => {
  store(tokens('stored'))
  const { auth, calls } = await openPage(
    '/profile',
    service(() => json(tokens('renewed'))),
  )
  await auth.updatePassword({ current: 'Right!2026', next: 'Better!2026' })
  expect(used(calls).filter(([path]) => !path?.startsWith('token'))).toEqual([
    ['user', 'Bearer access-stored'],
    ['user', 'Bearer access-renewed'],
    ['logout?scope=others', 'Bearer access-renewed'],
  ])
  expect(auth.getSession().status).toBe('signedIn')
})

test('where the session cannot be renewed nothing is changed, and no session of the check stays', async () => {
  store(tokens('stored'))
  const { auth, calls } = await openPage('/profile', service(REFUSED))
  const change = auth.updatePassword({ current: 'Right!2026', next: 'Better!2026' })
  await expect(change).rejects.toMatchObject({ kind: 'refused', serviceMessage: null })
  expect(calls.filter(({ method }) => method === 'PUT')).toHaveLength(1)
  expect(used(calls).at(-1)).toEqual(['logout?scope=local', 'Bearer access-of the check'])
})

test('the password of another account that logs in meanwhile is not changed', async () => {
  store(tokens('stored'))
  const { auth, calls } = await openPage('/profile', {
    ...service(REFUSED),
    'PUT /auth/v1/user': () => {
      fromAnotherTab(SESSION_KEY, tokens('of Zoe', { id: 'u9', email: 'zoe@example.com' }))
      return EXPIRED()
    },
  })
  const change = auth.updatePassword({ current: 'Right!2026', next: 'Better!2026' })
  await expect(change).rejects.toMatchObject({ kind: 'refused' })
  expect(calls.filter(({ method }) => method === 'PUT')).toHaveLength(1)
})

test('a log-out ends the sessions at the service, with a new token', async () => {
  store(tokens('stored'))
  const { auth, calls } = await openPage(
    '/',
    service(() => json(tokens('renewed'))),
  )
  await auth.signOut()
  expect(used(calls)).toEqual([
    ['logout?scope=global', 'Bearer access-stored'],
    ['token?grant_type=refresh_token', null],
    ['logout?scope=global', 'Bearer access-renewed'],
  ])
  expect(auth.getSession()).toEqual(SIGNED_OUT)
  expect(localStorage.getItem(SESSION_KEY)).toBeNull()
})

test('a log-out of a session that has ended at the service is no failure', async () => {
  store(tokens('stored'))
  const { auth, calls } = await openPage('/', service(REFUSED))
  await auth.signOut()
  expect(calls).toHaveLength(2)
  expect(auth.getSession()).toEqual(SIGNED_OUT)
})
