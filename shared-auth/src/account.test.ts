import { DEADLINE_KEY } from './session/inactivity'
import { SESSION_KEY } from './session/storedSession'
import {
  BACKEND,
  fromAnotherTab,
  json,
  MIA,
  openBrowserForEachTest,
  openPage,
  SIGNED_OUT,
  store,
  tokens,
  USER,
  until,
} from './testing/testPage'

openBrowserForEachTest()

describe('signing in and out', () => {
  test('a correct password signs in, and every listener is called', async () => {
    const { auth, calls } = await openPage('/', { 'POST /auth/v1/token': () => json(tokens('new')) })
    const heard: unknown[] = []
    auth.subscribeSession(() => heard.push(auth.getSession()))
    await auth.signIn({ email: 'mia@example.com', password: 'Right!2026' })

    expect(auth.getSession()).toEqual(MIA)
    expect(heard).toEqual([MIA])
    expect(calls[0]).toMatchObject({
      path: '/auth/v1/token?grant_type=password',
      body: { email: 'mia@example.com', password: 'Right!2026' },
    })
  })

  test.each([
    [
      'a wrong password',
      () => json({ error_code: 'invalid_credentials', msg: 'Invalid login credentials' }, 400),
      'refused',
      'Invalid login credentials',
      'invalid_credentials',
    ],
    [
      'an address not confirmed',
      () => json({ error_code: 'email_not_confirmed', msg: 'Email not confirmed' }, 400),
      'refused',
      'Email not confirmed',
      'email_not_confirmed',
    ],
    ['an answer without a message', () => json({}, 400), 'refused', null, null],
    ['a failure of the service', () => json({ msg: 'Try later' }, 500), 'unavailable', 'Try later', null],
    ['a failure without a message', () => json({}, 500), 'unavailable', null, null],
    ['a service that is down', () => json({ msg: 'no upstream' }, 503), 'unavailable', null, null],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch')), 'offline', null, null],
    ['a page for an answer', () => new Response('<html>'), 'invalid', null, null],
    ['a page of a broken service', () => new Response('<html>', { status: 500 }), 'unavailable', null, null],
    ['a page that says no', () => new Response('<html>', { status: 403 }), 'refused', null, null],
    ['an answer without a session', () => json({}), 'invalid', null, null],
  ])('%s rejects and does not sign in', async (_name, answer, kind, serviceMessage, code) => {
    const { auth } = await openPage('/', { 'POST /auth/v1/token': answer })
    const attempt = auth.signIn({ email: 'mia@example.com', password: 'x' })
    await expect(attempt).rejects.toMatchObject({ name: 'BackendError', kind, serviceMessage, code })
    expect(auth.getSession()).toEqual(SIGNED_OUT)
  })

  test('a page of something in between that asks to wait says how long', async () => {
    const answer = () => new Response('<html>', { status: 429, headers: { 'retry-after': '40' } })
    const { auth } = await openPage('/', { 'POST /auth/v1/token': answer })
    await expect(auth.signIn({ email: 'mia@example.com', password: 'x' })).rejects.toMatchObject({
      kind: 'refused',
      message: 'There were too many requests. Please try again in 40 seconds.',
    })
  })

  test('signing up sends the name and the URL of the verification page', async () => {
    const { auth, calls } = await openPage('/', {
      'POST /auth/v1/signup': () => json({ id: 'u2', email: 'new@example.com' }),
    })
    await auth.signUp({ name: 'New', email: 'new@example.com', password: 'Good!2026' })
    expect(calls[0]).toMatchObject({
      body: { email: 'new@example.com', password: 'Good!2026', data: { name: 'New' } },
    })
    expect(new URL(calls[0]?.path ?? '', BACKEND).searchParams.get('redirect_to')).toBe(
      'https://sprouts.test/email-verification?email_confirmed=true',
    )
    expect(auth.getSession()).toEqual(SIGNED_OUT)
    expect(auth.readUnconfirmed()).toBe('new@example.com')
  })

  test('a service that asks for no confirmation signs in at once, and no address waits for one', async () => {
    const { auth } = await openPage('/', { 'POST /auth/v1/signup': () => json(tokens('new')) })
    await auth.signUp({ name: 'Mia', email: 'mia@example.com', password: 'Good!2026' })
    expect(auth.getSession()).toEqual(MIA)
    expect(auth.readUnconfirmed()).toBeNull()
  })

  test('an answer to a sign-up that has no account is no success', async () => {
    const { auth } = await openPage('/', { 'POST /auth/v1/signup': () => json({}) })
    const account = { name: 'New', email: 'new@example.com', password: 'Good!2026' }
    await expect(auth.signUp(account)).rejects.toMatchObject({ kind: 'invalid' })
    expect(auth.readUnconfirmed()).toBeNull()
  })

  test('the e-mail for a new password links to /reset-password', async () => {
    const { auth, calls } = await openPage('/', { 'POST /auth/v1/recover': () => json({}) })
    await auth.requestPasswordReset('mia@example.com')
    expect(new URL(calls[0]?.path ?? '', BACKEND).searchParams.get('redirect_to')).toBe(
      'https://sprouts.test/reset-password',
    )
  })

  test('the confirmation mail can be sent again', async () => {
    const { auth, calls } = await openPage('/', { 'POST /auth/v1/resend': () => json({}) })
    await auth.resendConfirmation('mia@example.com')
    expect(calls[0]?.body).toMatchObject({ type: 'signup', email: 'mia@example.com' })
  })

  test.each([
    ['agrees', 204, false],
    ['answers 401', 401, false],
    ['answers 403', 403, false],
    ['answers 404', 404, false],
    ['is down', 500, true],
  ])('signing out clears this browser when the service %s', async (_name, status, isTold) => {
    const { auth, calls } = await openPage('/', {
      'POST /auth/v1/token': () => json(tokens('new')),
      'POST /auth/v1/logout': () =>
        status === 204 ? new Response(null, { status }) : json({ msg: 'no' }, status),
    })
    await auth.signIn({ email: 'mia@example.com', password: 'x' })
    const end = auth.signOut()

    if (isTold) await expect(end).rejects.toMatchObject({ kind: 'unavailable' })
    else await end
    expect(calls[1]?.path).toBe('/auth/v1/logout?scope=global')
    expect(auth.getSession()).toEqual(SIGNED_OUT)
    expect(localStorage.getItem(SESSION_KEY)).toBeNull()
  })
})

describe('passwords', () => {
  const LINK =
    '/reset-password#access_token=recover&refresh_token=r&type=recovery&expires_in=3600&token_type=bearer'

  test('a recovery link sets the password, ends every session and does not sign in', async () => {
    const { auth, calls } = await openPage(LINK, {
      'PUT /auth/v1/user': () => json(USER),
      'POST /auth/v1/logout': () => new Response(null, { status: 204 }),
    })
    expect(window.location.hash).toBe('')
    await auth.resetPassword('Better!2026')

    expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'PUT /auth/v1/user',
      'POST /auth/v1/logout?scope=global',
    ])
    expect(calls[0]?.body).toEqual({ password: 'Better!2026' })
    expect(calls[0]?.headers.get('authorization')).toBe('Bearer recover')
    expect(auth.getSession()).toEqual(SIGNED_OUT)
  })

  test("a password that the service refuses as weak rejects with the service's message", async () => {
    const { auth } = await openPage(LINK, {
      'PUT /auth/v1/user': () => json({ error_code: 'weak_password', msg: 'Password is too common' }, 422),
    })
    await expect(auth.resetPassword('x')).rejects.toMatchObject({ serviceMessage: 'Password is too common' })
  })

  test.each([
    ['a token that is too old', 'nothing', () => json({ error_code: 'bad_jwt', msg: 'invalid JWT' }, 403)],
    ['a page of something in between', 'recovery', () => new Response('<html>', { status: 403 })],
    ['a service that breaks', 'recovery', () => json({}, 500)],
    [
      'a password that is too weak',
      'recovery',
      () => json({ error_code: 'weak_password', msg: 'Weak' }, 422),
    ],
  ])('after a try with %s the link is known as %s', async (_what, kind, answer) => {
    const { auth } = await openPage(LINK, { 'PUT /auth/v1/user': answer })
    await expect(auth.resetPassword('Better!2026')).rejects.toBeInstanceOf(auth.BackendError)
    expect(auth.getAuthReturn().kind).toBe(kind)
  })

  test('without a link nothing is sent', async () => {
    const { auth, calls } = await openPage('/reset-password')
    await expect(auth.resetPassword('Better!2026')).rejects.toMatchObject({ kind: 'refused' })
    expect(calls).toEqual([])
  })

  test.each([
    ['a wrong current password', 400, { msg: 'Invalid login credentials' }, 'Invalid login credentials'],
    ['an answer to its check without a session', 200, {}, null],
  ])('%s changes nothing', async (_what, status, answer, serviceMessage) => {
    store(tokens('stored'))
    const { auth, calls } = await openPage('/profile', { 'POST /auth/v1/token': () => json(answer, status) })
    const change = auth.updatePassword({ current: 'wrong', next: 'Better!2026' })
    await expect(change).rejects.toMatchObject({ serviceMessage })
    expect(calls).toHaveLength(1)
  })

  test('a new password that the service refuses leaves no session of the check behind', async () => {
    store(tokens('stored'))
    const { auth, calls } = await openPage('/profile', {
      'POST /auth/v1/token': () => json(tokens('of the check')),
      'PUT /auth/v1/user': () => json({ error_code: 'weak_password', msg: 'Password is too common' }, 422),
      'POST /auth/v1/logout': () => new Response(null, { status: 204 }),
    })
    await expect(auth.updatePassword({ current: 'Right!2026', next: 'x' })).rejects.toMatchObject({
      serviceMessage: 'Password is too common',
    })
    const last = calls.at(-1)
    expect(last?.path).toBe('/auth/v1/logout?scope=local')
    expect(last?.headers.get('authorization')).toBe(`Bearer ${tokens('of the check').access_token}`)
    expect(auth.getSession().status).toBe('signedIn')
  })

  test.each([
    ['is a session event: the 30 minutes start again', 60_000, 30 * 60_000],
    ['that comes after the end of the session does not bring it back', -1, -1],
  ])('a change %s', async (_what, left, leftThen) => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.now())
    store(tokens('stored'))
    const { auth } = await openPage('/profile', {
      'POST /auth/v1/token': () => json(tokens('of the check')),
      'PUT /auth/v1/user': () => json(USER),
      'POST /auth/v1/logout': () => new Response(null, { status: 204 }),
    })
    localStorage.setItem(DEADLINE_KEY, String(Date.now() + left))
    await auth.updatePassword({ current: 'Right!2026', next: 'Better!2026' })
    expect(Number(localStorage.getItem(DEADLINE_KEY)) - Date.now()).toBe(leftThen)
  })

  test('an answer to a change after a log-out in another tab does not sign in again', async () => {
    store(tokens('stored'))
    const answer = Promise.withResolvers<Response>()
    const { auth, calls } = await openPage('/profile', {
      'POST /auth/v1/token': () => json(tokens('of the check')),
      'PUT /auth/v1/user': () => answer.promise,
      'POST /auth/v1/logout': () => new Response(null, { status: 204 }),
    })
    const change = auth.updatePassword({ current: 'Right!2026', next: 'Better!2026' })
    await until(() => calls.some(({ method }) => method === 'PUT'))
    fromAnotherTab(DEADLINE_KEY, null)
    fromAnotherTab(SESSION_KEY, null)
    answer.resolve(json(USER))
    await change
    expect(auth.getSession()).toEqual(SIGNED_OUT)
    expect(localStorage).toHaveLength(0)
  })

  test('a change is one of the account that was checked, also if another one logs in meanwhile', async () => {
    store(tokens('stored'))
    const answer = Promise.withResolvers<Response>()
    const { auth, calls } = await openPage('/profile', {
      'POST /auth/v1/token': () => answer.promise,
      'PUT /auth/v1/user': () => json(USER),
      'POST /auth/v1/logout': () => new Response(null, { status: 204 }),
    })
    const change = auth.updatePassword({ current: 'Right!2026', next: 'Better!2026' })
    await until(() => calls.length === 1)
    fromAnotherTab(SESSION_KEY, tokens('of Zoe', { id: 'u9', email: 'zoe@example.com' }))
    answer.resolve(json(tokens('of the check')))
    await change
    const used = calls.map(({ path, headers }) => [path, headers.get('authorization')])
    expect(used.slice(1)).toEqual([
      ['/auth/v1/user', 'Bearer access-stored'],
      ['/auth/v1/logout?scope=others', 'Bearer access-stored'],
    ])
  })
})
