import { SESSION_KEY } from './storedSession'

/*
 * The whole package as the site uses it, with only the network stubbed. Every test loads its own copy,
 * as a freshly opened page does.
 */

type Call = { method: string; path: string; headers: Headers; body: unknown }
type Answers = Record<string, (call: Call) => Response | Promise<Response>>

const BACKEND = 'http://backend.test'
const USER = { id: 'u1', email: 'mia@example.com', user_metadata: { name: 'Mia' } }
const MIA = { status: 'signedIn', user: { id: 'u1', email: 'mia@example.com', name: 'Mia' } }
const SIGNED_OUT = { status: 'signedOut' }

let calls: Call[]

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })
const nowSeconds = () => Math.floor(Date.now() / 1000)

function tokens(name: string, user: object = USER, secondsLeft = 3600) {
  return {
    access_token: `access-${name}`,
    refresh_token: `refresh-${name}`,
    token_type: 'bearer',
    expires_in: secondsLeft,
    expires_at: nowSeconds() + secondsLeft,
    user,
  }
}

/** The address that Google's way back ends at; the library reads the time out of the token. */
function googleReturn() {
  const header = btoa(JSON.stringify({ alg: 'HS256', typ: 'JWT' }))
  const payload = btoa(JSON.stringify({ sub: USER.id, exp: nowSeconds() + 3600 })).replace(/=+$/, '')
  return `/#access_token=${header}.${payload}.c2ln&refresh_token=rr&expires_in=3600&token_type=bearer`
}

function store(value: unknown) {
  localStorage.setItem(SESSION_KEY, typeof value === 'string' ? value : JSON.stringify(value))
}

/** What the browser tells the other tabs when one of them writes. */
function fromAnotherTab(value: unknown) {
  if (value === null) localStorage.removeItem(SESSION_KEY)
  else store(value)
  window.dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY }))
}

function stubNetwork(answers: Answers) {
  calls = []
  globalThis.fetch = async (input, init = {}) => {
    const url = new URL(String(input))
    const { method = 'GET', body } = init
    const call = {
      method,
      path: url.pathname + url.search,
      headers: new Headers(init.headers),
      body: typeof body === 'string' ? JSON.parse(body) : null,
    }
    calls.push(call)
    const answer = answers[`${method} ${url.pathname}`]
    if (!answer) throw new Error(`Not stubbed: ${method} ${url.pathname}`)
    return answer(call)
  }
}

/** What the page listens to on the window, so that it stops when the page is left. */
let closePage = () => {}

/** Opens a page of the site at an address; the one before is left. */
async function open(address = '/', answers: Answers = {}) {
  closePage()
  jest.resetModules()
  window.history.replaceState(null, '', address)
  stubNetwork(answers)
  const auth = await import('./index')
  const listening = jest.spyOn(window, 'addEventListener')
  auth.startBackend({ url: `${BACKEND}/`, key: 'public-key', siteUrl: 'https://sprouts.test' })
  const added = listening.mock.calls
  listening.mockRestore()
  closePage = () => {
    for (const [type, listener] of added) window.removeEventListener(type, listener)
  }
  return auth
}

/** Counts how often the big library is loaded; it is the real one. */
const mockLibrary = { loads: 0 }
jest.mock('@supabase/supabase-js', () => {
  mockLibrary.loads += 1
  return jest.requireActual('@supabase/supabase-js')
})

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  mockLibrary.loads = 0
})
afterEach(() => {
  closePage()
  jest.restoreAllMocks()
})

const until = async (check: () => boolean) => {
  for (let tries = 0; !check() && tries < 400; tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 5))
  expect(check()).toBe(true)
}

describe('opening a page', () => {
  test('without a stored session the visitor is signed out at once, and the library stays away', async () => {
    const auth = await open()
    expect(auth.getSession()).toEqual(SIGNED_OUT)

    await open('/', { 'GET /rest/v1/profiles': () => json([]) })
    const { backend } = await import('./index')
    await backend().from('profiles').select('username').throwOnError()
    expect(calls[0]?.headers.get('apikey')).toBe('public-key')
    expect(calls[0]?.headers.has('authorization')).toBe(false)
    expect(mockLibrary.loads).toBe(0)
  })

  test('a stored session that still runs is known at once, and its token goes along', async () => {
    store(tokens('stored'))
    const auth = await open('/', { 'GET /rest/v1/profiles': () => json([{ username: 'Mia' }]) })
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
    const auth = await open()
    expect(auth.getSession()).toEqual(SIGNED_OUT)
    expect(localStorage.getItem(SESSION_KEY)).toBeNull()
    expect(mockLibrary.loads).toBe(0)
  })

  test('blocked storage is signed out, and signing in works for this page', async () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError')
      })
    }
    const auth = await open('/', { 'POST /auth/v1/token': () => json(tokens('new')) })
    expect(auth.getSession()).toEqual(SIGNED_OUT)
    await auth.signIn({ email: USER.email, password: 'x' })
    expect(auth.getSession()).toEqual(MIA)
  })

  test('the tokens of a forged link leave the address and sign nobody in', async () => {
    const auth = await open(
      '/?search=zoo#access_token=evil&refresh_token=evil&expires_in=3600&token_type=bearer',
    )
    expect(window.location.href).toBe(`${window.location.origin}/?search=zoo`)
    expect(auth.getSession()).toEqual(SIGNED_OUT)
    expect(calls).toEqual([])
  })

  test('back from Google, in the tab that went there, the visitor is signed in', async () => {
    sessionStorage.setItem('sprouts-google-pending', String(Date.now()))
    const auth = await open(googleReturn(), {
      'GET /auth/v1/user': () => json(USER),
    })
    expect(window.location.hash).toBe('')
    expect(auth.getSession()).toEqual({ status: 'loading' })
    await until(() => auth.getSession().status === 'signedIn')
    expect(auth.getSession()).toEqual(MIA)
  })

  test('back from Google with a session that the service does not know, the visitor is signed out', async () => {
    sessionStorage.setItem('sprouts-google-pending', String(Date.now()))
    const auth = await open(googleReturn(), {
      'GET /auth/v1/user': () => json({ msg: 'bad jwt' }, 403),
    })
    await until(() => auth.getSession().status === 'signedOut')
    expect(auth.getAuthReturn()).toMatchObject({ kind: 'failed', wasGoogle: true })
  })
})

describe('a session that has run out', () => {
  const expired = () => tokens('old', USER, -60)

  test('is loading until it is renewed', async () => {
    store(expired())
    const auth = await open('/', { 'POST /auth/v1/token': () => json(tokens('new')) })
    expect(auth.getSession()).toEqual({ status: 'loading' })
    await until(() => auth.getSession().status !== 'loading')
    expect(auth.getSession()).toEqual(MIA)
    expect(calls[0]).toMatchObject({
      path: '/auth/v1/token?grant_type=refresh_token',
      body: { refresh_token: 'refresh-old' },
    })
  })

  test('is over when the service refuses to renew it', async () => {
    store(expired())
    const auth = await open('/', {
      'POST /auth/v1/token': () =>
        json({ error_code: 'refresh_token_not_found', msg: 'Invalid Refresh Token' }, 400),
    })
    await until(() => auth.getSession().status !== 'loading')
    expect(auth.getSession()).toEqual(SIGNED_OUT)
    expect(localStorage.getItem(SESSION_KEY)).toBeNull()
  })
})

describe('calls that the backend refuses', () => {
  test('a token that the backend no longer takes is renewed once, and the call sent again', async () => {
    store(tokens('stale'))
    const rows = jest
      .fn()
      .mockReturnValueOnce(json({ code: 'PGRST301', message: 'JWT expired' }, 401))
      .mockReturnValueOnce(json([{ username: 'Mia' }]))
    const auth = await open('/', {
      'GET /rest/v1/profiles': rows,
      'POST /auth/v1/token': () => json(tokens('fresh')),
    })
    const { data } = await auth.backend().from('profiles').select('username').throwOnError()
    expect(data).toEqual([{ username: 'Mia' }])
    expect(calls.at(-1)?.headers.get('authorization')).toBe('Bearer access-fresh')
  })

  test('a refusal carries the words and the code of the database', async () => {
    const auth = await open('/', {
      'POST /rest/v1/profiles': () => json({ code: '23505', message: 'duplicate key' }, 409),
    })
    await expect(auth.backend().from('profiles').insert({ id: 'u1' }).throwOnError()).rejects.toMatchObject({
      kind: 'refused',
      status: 409,
      code: '23505',
      serviceMessage: 'duplicate key',
    })
  })

  test('a broken database never shows its own words', async () => {
    const auth = await open('/', {
      'PATCH /rest/v1/profiles': () => json({ message: 'relation missing' }, 500),
    })
    const call = auth.backend().from('profiles').update({ username: 'x' }).eq('id', 'u1').throwOnError()
    await expect(call).rejects.toMatchObject({ kind: 'unavailable', serviceMessage: null })
  })
})

describe('signing in and out', () => {
  test('a right password signs in, and every listener hears it', async () => {
    const auth = await open('/', { 'POST /auth/v1/token': () => json(tokens('new')) })
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
    ['a service that is down', () => json({ msg: 'pool exhausted' }, 500), 'unavailable', null, null],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch')), 'offline', null, null],
    ['a page for an answer', () => new Response('<html>'), 'offline', null, null],
  ])('%s rejects and signs nobody in', async (_name, answer, kind, serviceMessage, code) => {
    const auth = await open('/', { 'POST /auth/v1/token': answer })
    const attempt = auth.signIn({ email: 'mia@example.com', password: 'x' })
    await expect(attempt).rejects.toMatchObject({ name: 'BackendError', kind, serviceMessage, code })
    expect(auth.getSession()).toEqual(SIGNED_OUT)
  })

  test('signing up sends the name, and the way back to the verification page', async () => {
    const auth = await open('/', {
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
  })

  test('the mail for a new password leads to /reset-password', async () => {
    const auth = await open('/', { 'POST /auth/v1/recover': () => json({}) })
    await auth.requestPasswordReset('mia@example.com')
    expect(new URL(calls[0]?.path ?? '', BACKEND).searchParams.get('redirect_to')).toBe(
      'https://sprouts.test/reset-password',
    )
  })

  test('the confirmation mail can be sent again', async () => {
    const auth = await open('/', { 'POST /auth/v1/resend': () => json({}) })
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
    const auth = await open('/', {
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

describe('other tabs', () => {
  test('a sign-in elsewhere is seen at once by a tab without the library', async () => {
    const auth = await open()
    fromAnotherTab(tokens('other'))
    expect(auth.getSession()).toEqual(MIA)
  })

  test('a sign-out elsewhere too', async () => {
    store(tokens('stored'))
    const auth = await open()
    fromAnotherTab(null)
    expect(auth.getSession()).toEqual(SIGNED_OUT)
  })

  test('another person elsewhere replaces the first one', async () => {
    store(tokens('stored'))
    const auth = await open()
    fromAnotherTab(tokens('other', { id: 'u9', email: 'zoe@example.com' }))
    expect(auth.getSession()).toEqual({
      status: 'signedIn',
      user: { id: 'u9', email: 'zoe@example.com', name: null },
    })
  })

  test('the same session renewed elsewhere is no change', async () => {
    store(tokens('stored'))
    const auth = await open()
    const before = auth.getSession()
    fromAnotherTab(tokens('renewed'))
    expect(auth.getSession()).toBe(before)
  })
})

describe('passwords', () => {
  const LINK =
    '/reset-password#access_token=recover&refresh_token=r&type=recovery&expires_in=3600&token_type=bearer'

  test('a recovery link sets the password, ends every session, and signs nobody in', async () => {
    const auth = await open(LINK, {
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

  test("a password that the service finds weak rejects with the service's words", async () => {
    const auth = await open(LINK, {
      'PUT /auth/v1/user': () => json({ error_code: 'weak_password', msg: 'Password is too common' }, 422),
    })
    await expect(auth.resetPassword('x')).rejects.toMatchObject({ serviceMessage: 'Password is too common' })
  })

  test('without a link nothing is sent', async () => {
    const auth = await open('/reset-password')
    await expect(auth.resetPassword('Better!2026')).rejects.toMatchObject({ kind: 'refused' })
    expect(calls).toEqual([])
  })

  test('a wrong current password changes nothing', async () => {
    store(tokens('stored'))
    const auth = await open('/profile', {
      'POST /auth/v1/token': () =>
        json({ error_code: 'invalid_credentials', msg: 'Invalid login credentials' }, 400),
    })
    await expect(auth.updatePassword({ current: 'wrong', next: 'Better!2026' })).rejects.toMatchObject({
      serviceMessage: 'Invalid login credentials',
    })
    expect(calls).toHaveLength(1)
  })
})
