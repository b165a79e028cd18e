import {
  EXPIRED,
  fromAnotherTab,
  googleTokens,
  json,
  MIA,
  openBrowserForEachTest,
  openPage,
  SIGNED_OUT,
  store,
  tokens,
  USER,
  until,
} from '../testing/testPage'
import { DEADLINE_KEY } from './inactivity'
import { SESSION_KEY } from './storedSession'

/** Counts the loads of the auth library; the tests use the real library. */
const mockLibrary = { loads: 0, isLost: false }
jest.mock('@supabase/supabase-js', () => {
  mockLibrary.loads += 1
  if (mockLibrary.isLost) throw new Error('script error')
  return jest.requireActual('@supabase/supabase-js')
})

openBrowserForEachTest()
beforeEach(() => {
  Object.assign(mockLibrary, { loads: 0, isLost: false })
})

describe('opening a page', () => {
  test('without a stored session the visitor is signed out at once, and the library is not loaded', async () => {
    const { auth, calls } = await openPage('/', { 'GET /rest/v1/profiles': () => json([]) })
    expect(auth.getSession()).toEqual(SIGNED_OUT)

    await auth.backend().from('profiles').select('username').throwOnError()
    expect(calls[0]?.headers.get('apikey')).toBe('public-key')
    expect(calls[0]?.headers.has('authorization')).toBe(false)
    expect(mockLibrary.loads).toBe(0)
  })

  test('a stored valid session is known at once, and calls use its token', async () => {
    store(tokens('stored'))
    const { auth, calls } = await openPage('/', {
      'GET /rest/v1/profiles': () => json([{ username: 'Mia' }]),
    })
    expect(auth.getSession()).toEqual(MIA)

    await auth.backend().from('profiles').select('username').throwOnError()
    expect(calls[0]?.headers.get('authorization')).toBe('Bearer access-stored')
    expect(mockLibrary.loads).toBe(0)
  })

  test.each([
    ['half a session', '{"access_token":"a'],
    ['something else', '{"hello":"world"}'],
    ['null', 'null'],
    ['a list', '[]'],
    ['a session of nobody', JSON.stringify({ ...tokens('x'), user: null })],
  ])('%s under the key is signed out, and removed', async (_name, text) => {
    store(text)
    const { auth } = await openPage()
    expect(auth.getSession()).toEqual(SIGNED_OUT)
    expect(localStorage.getItem(SESSION_KEY)).toBeNull()
    expect(mockLibrary.loads).toBe(0)
  })

  test('with blocked storage the visitor is signed out, and a login lasts until the page is closed', async () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError')
      })
    }
    const { auth } = await openPage('/', { 'POST /auth/v1/token': () => json(tokens('new')) })
    expect(auth.getSession()).toEqual(SIGNED_OUT)
    await auth.signIn({ email: USER.email, password: 'x' })
    expect(auth.getSession()).toEqual(MIA)
  })

  test('a storage that was full and has room again keeps the newest session', async () => {
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const answers = [tokens('first'), tokens('second')]
    const { auth } = await openPage('/', { 'POST /auth/v1/token': () => json(answers.shift()) })
    await auth.signIn({ email: USER.email, password: 'x' })
    full.mockRestore()
    await auth.signIn({ email: USER.email, password: 'x' })
    const { accessToken } = await import('./session')
    expect(await accessToken()).toBe('access-second')
  })

  test('a library that could not be loaded is loaded by the next try', async () => {
    mockLibrary.isLost = true
    const { auth } = await openPage('/', { 'POST /auth/v1/token': () => json(tokens('new')) })
    const credentials = { email: USER.email, password: 'x' }
    await expect(auth.signIn(credentials)).rejects.toMatchObject({ kind: 'offline' })
    mockLibrary.isLost = false
    await auth.signIn(credentials)
    expect(auth.getSession()).toEqual(MIA)
  })

  test('the tokens of a forged link are removed from the address and do not sign in', async () => {
    const { auth, calls } = await openPage(
      '/?search=zoo#access_token=evil&refresh_token=evil&expires_in=3600&token_type=bearer',
    )
    expect(window.location.href).toBe(`${window.location.origin}/?search=zoo`)
    expect(auth.getSession()).toEqual(SIGNED_OUT)
    expect(calls).toEqual([])
  })

  describe('back from Google, in the tab that went there', () => {
    beforeEach(() => sessionStorage.setItem('sprouts-google-pending', `${Date.now()} secret`))

    test('the code and the secret of the tab are exchanged for a session', async () => {
      const { auth, calls } = await openPage('/?code=abc', {
        'POST /auth/v1/token': () => json(googleTokens()),
        'GET /auth/v1/user': () => json(USER),
      })
      expect(window.location.search).toBe('')
      expect(sessionStorage.getItem('sprouts-google-pending')).toBeNull()
      expect(auth.getSession()).toEqual({ status: 'loading' })
      const heard: string[] = []
      auth.subscribeSession(() => heard.push(auth.getSession().status))
      await until(() => auth.getSession().status === 'signedIn')
      expect(auth.getSession()).toEqual(MIA)
      // nobody is a visitor meanwhile, whom a page for members would send to the login
      expect(heard).toEqual(['signedIn'])
      expect(calls[0]).toMatchObject({
        path: '/auth/v1/token?grant_type=pkce',
        body: { auth_code: 'abc', code_verifier: 'secret' },
      })
    })

    test('a session that has run out meanwhile does not end the new one', async () => {
      store(tokens('before'))
      localStorage.setItem(DEADLINE_KEY, String(Date.now() - 60_000))
      const { auth } = await openPage('/?code=abc', {
        'POST /auth/v1/token': () => json(googleTokens()),
        'GET /auth/v1/user': () => json(USER),
      })
      const heard: string[] = []
      auth.subscribeSession(() => heard.push(auth.getSession().status))
      await until(() => auth.getSession().status === 'signedIn')
      expect(heard).toEqual(['signedIn'])
    })

    test.each([
      [
        'that is of another tab',
        { error_code: 'bad_code_verifier', msg: 'code challenge does not match' },
        400,
      ],
      ['that was used before', { error_code: 'flow_state_not_found', msg: 'invalid flow state' }, 404],
    ])('a code %s signs nobody in', async (_what, answer, status) => {
      const { auth } = await openPage('/?code=abc', { 'POST /auth/v1/token': () => json(answer, status) })
      await until(() => auth.getSession().status === 'signedOut')
      expect(auth.getAuthReturn()).toMatchObject({ kind: 'failed', wasGoogle: true })
    })

    test('a session that the service does not know signs nobody in', async () => {
      const { auth } = await openPage('/?code=abc', {
        'POST /auth/v1/token': () => json(googleTokens()),
        'GET /auth/v1/user': () => json({ msg: 'bad jwt' }, 403),
      })
      await until(() => auth.getSession().status === 'signedOut')
      expect(auth.getAuthReturn()).toMatchObject({ kind: 'failed', wasGoogle: true })
    })
  })

  test('a code that comes more than 15 minutes after this tab went to Google is dropped', async () => {
    sessionStorage.setItem('sprouts-google-pending', `${Date.now() - 15 * 60_000} secret`)
    const { auth, calls } = await openPage('/?code=abc')
    expect(auth.getSession()).toEqual(SIGNED_OUT)
    expect(calls).toEqual([])
  })
})

describe('an expired token', () => {
  const expired = () => tokens('old', USER, -60)

  test('is loading until it is renewed', async () => {
    store(expired())
    const { auth, calls } = await openPage('/', { 'POST /auth/v1/token': () => json(tokens('new')) })
    // each page has one when it is loaded; only one that comes back has missed something
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
    expect(auth.getSession()).toEqual({ status: 'loading' })
    await until(() => auth.getSession().status !== 'loading')
    expect(auth.getSession()).toEqual(MIA)
    expect(calls[0]).toMatchObject({
      path: '/auth/v1/token?grant_type=refresh_token',
      body: { refresh_token: 'refresh-old' },
    })
  })

  test.each([
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['breaks', () => json({ msg: 'pool exhausted' }, 500)],
    ['is closed for the moment', () => json({}, 503)],
  ])('is kept when the service %s: the user is known after five seconds', async (_name, answer) => {
    jest.useFakeTimers({ now: Date.now() })
    jest.spyOn(console, 'warn').mockReturnValue() // the library logs each failed renewal
    store(expired())
    const { auth } = await openPage('/', { 'POST /auth/v1/token': answer })
    await jest.advanceTimersByTimeAsync(4_900)
    expect(auth.getSession()).toEqual({ status: 'loading' })
    await jest.advanceTimersByTimeAsync(100)
    expect(auth.getSession()).toEqual(MIA)
    await jest.advanceTimersByTimeAsync(60_000)
    expect(auth.getSession()).toEqual(MIA)
    expect(localStorage.getItem(SESSION_KEY)).toContain('refresh-old')

    await expect(auth.backend().from('profiles').select().throwOnError()).rejects.toBeInstanceOf(
      auth.BackendError,
    )
    jest.useRealTimers()
  })

  test('ends the session if the service refuses to renew it', async () => {
    store(expired())
    const { auth } = await openPage('/', {
      'POST /auth/v1/token': () =>
        json({ error_code: 'refresh_token_not_found', msg: 'Invalid Refresh Token' }, 400),
    })
    await until(() => auth.getSession().status !== 'loading')
    expect(auth.getSession()).toEqual(EXPIRED)
    expect(localStorage.getItem(SESSION_KEY)).toBeNull()
  })
})

describe('other tabs', () => {
  test('a login in another tab is read at once by a tab without the library', async () => {
    const { auth } = await openPage()
    fromAnotherTab(SESSION_KEY, tokens('other'))
    expect(auth.getSession()).toEqual(MIA)
  })

  test('a logout in another tab too', async () => {
    store(tokens('stored'))
    const { auth } = await openPage()
    fromAnotherTab(DEADLINE_KEY, null)
    fromAnotherTab(SESSION_KEY, null)
    expect(auth.getSession()).toEqual(SIGNED_OUT)
  })

  test('a tab that clears all that the site has kept ends the session', async () => {
    store(tokens('stored'))
    const { auth } = await openPage()
    localStorage.clear()
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
    expect(auth.getSession()).toEqual(SIGNED_OUT)
  })

  test('a login of another user in another tab replaces the user', async () => {
    store(tokens('stored'))
    const { auth } = await openPage()
    fromAnotherTab(SESSION_KEY, tokens('other', { id: 'u9', email: 'zoe@example.com' }))
    expect(auth.getSession()).toEqual({
      status: 'signedIn',
      user: { id: 'u9', email: 'zoe@example.com', name: null },
    })
  })

  test('a renewal in another tab is no change', async () => {
    store(tokens('stored'))
    const { auth } = await openPage()
    const before = auth.getSession()
    fromAnotherTab(SESSION_KEY, tokens('renewed'))
    expect(auth.getSession()).toBe(before)
  })
})
