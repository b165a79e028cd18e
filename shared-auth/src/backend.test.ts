import { SESSION_KEY } from './session/storedSession'
import {
  fromAnotherTab,
  json,
  openBrowserForEachTest,
  openPage,
  store,
  tokens,
  USER,
} from './testing/testPage'

const mockTables = { isLost: false }
jest.mock('@supabase/postgrest-js', () => {
  if (mockTables.isLost) throw new Error('script error')
  return jest.requireActual('@supabase/postgrest-js')
})

openBrowserForEachTest()
beforeEach(() => {
  mockTables.isLost = false
})
afterEach(() => jest.useRealTimers())

describe('refused calls', () => {
  test('a refused token is renewed once, and the call is sent again', async () => {
    store(tokens('stale'))
    const rows = jest
      .fn()
      .mockReturnValueOnce(json({ code: 'PGRST301', message: 'JWT expired' }, 401))
      .mockReturnValueOnce(json([{ username: 'Mia' }]))
    const { auth, calls } = await openPage('/', {
      'GET /rest/v1/profiles': rows,
      'POST /auth/v1/token': () => json(tokens('fresh')),
    })
    const { data } = await auth.backend().from('profiles').select('username').throwOnError()
    expect(data).toEqual([{ username: 'Mia' }])
    expect(calls.at(-1)?.headers.get('authorization')).toBe('Bearer access-fresh')
  })

  test('a token that another tab has renewed meanwhile is used: of one refresh token there is one renewal', async () => {
    store(tokens('stale'))
    const { auth, calls } = await openPage('/', {
      'GET /rest/v1/profiles': ({ headers }) => {
        if (headers.get('authorization') === 'Bearer access-other') return json([])
        fromAnotherTab(SESSION_KEY, tokens('other'))
        return json({ code: 'PGRST301', message: 'JWT expired' }, 401)
      },
    })
    await auth.backend().from('profiles').select('username').throwOnError()
    expect(calls.map(({ path }) => path.split('?')[0])).toEqual(['/rest/v1/profiles', '/rest/v1/profiles'])
  })

  test('a renewal that is refused because another tab was faster ends no session', async () => {
    store(tokens('stale'))
    const { auth, calls } = await openPage('/', {
      'GET /rest/v1/profiles': ({ headers }) =>
        headers.get('authorization') === 'Bearer access-other'
          ? json([])
          : json({ code: 'PGRST301', message: 'JWT expired' }, 401),
      'POST /auth/v1/token': () => {
        fromAnotherTab(SESSION_KEY, tokens('other'))
        return json({ error_code: 'refresh_token_not_found', msg: 'Already Used' }, 400)
      },
    })
    await auth.backend().from('profiles').select('username').throwOnError()
    expect(calls.at(-1)?.headers.get('authorization')).toBe('Bearer access-other')
    expect(auth.getSession().status).toBe('signedIn')
  })

  test.each([
    ['80 s left', 80, ['/auth/v1/token', '/rest/v1/profiles'], 'Bearer access-new'],
    ['100 s left', 100, ['/rest/v1/profiles'], 'Bearer access-old'],
    ['expired', -60, ['/auth/v1/token', '/rest/v1/profiles'], 'Bearer access-new'],
  ])(
    'a token with %s is renewed once before a call, if it could run out meanwhile',
    async (_, seconds, paths, bearer) => {
      store(tokens('old', USER, seconds))
      const { auth, calls } = await openPage('/', {
        'GET /rest/v1/profiles': () => json([]),
        'POST /auth/v1/token': () => json(tokens('new')),
      })
      await auth.backend().from('profiles').select('username').throwOnError()
      expect(calls.map(({ path }) => path.split('?')[0])).toEqual(paths)
      expect(calls.at(-1)?.headers.get('authorization')).toBe(bearer)
    },
  )

  test("a visitor's call that is refused is not sent again", async () => {
    const { auth, calls } = await openPage('/', {
      'GET /rest/v1/profiles': () => json({ code: '42501', message: 'permission denied' }, 401),
    })
    const call = auth.backend().from('profiles').select('username').throwOnError()
    await expect(call).rejects.toMatchObject({ status: 401 })
    expect(calls).toHaveLength(1)
  })

  test('a refusal has the message and the code of the database', async () => {
    const { auth } = await openPage('/', {
      'POST /rest/v1/profiles': () => json({ code: '23505', message: 'duplicate key' }, 409),
    })
    await expect(auth.backend().from('profiles').insert({ id: 'u1' }).throwOnError()).rejects.toMatchObject({
      kind: 'refused',
      status: 409,
      code: '23505',
      serviceMessage: 'duplicate key',
    })
  })

  test.each([
    ['PGRST116', 406, 'Cannot coerce the result to a single JSON object'],
    ['PGRST205', 404, "Could not find the table 'public.profiles' in the schema cache"],
  ])('what the service of the tables says of a request is not shown: %s', async (code, status, message) => {
    const { auth } = await openPage('/', { 'GET /rest/v1/profiles': () => json({ code, message }, status) })
    const call = auth.backend().from('profiles').select('username').throwOnError()
    await expect(call).rejects.toMatchObject({ kind: 'refused', status, code, serviceMessage: null })
  })

  test.each([
    ['is shown', 500, { message: 'Closed for a minute' }, 'Closed for a minute'],
    ['is not shown where the database tells of its own', 500, { code: '57014', message: 'canceled' }, null],
    ['is not shown where something in between answers', 503, { message: 'no upstream' }, null],
  ])('the message of a failure %s', async (_how, status, body, serviceMessage) => {
    const { auth } = await openPage('/', { 'PATCH /rest/v1/profiles': () => json(body, status) })
    const call = auth.backend().from('profiles').update({ username: 'x' }).eq('id', 'u1').throwOnError()
    await expect(call).rejects.toMatchObject({ kind: 'unavailable', serviceMessage })
  })
})

describe('queries', () => {
  test('are sent once they are awaited, each with its own conditions', async () => {
    const { auth, calls } = await openPage('/', { 'GET /rest/v1/profiles': () => json([]) })
    const all = auth.backend().from('profiles').select('username')
    const one = all.eq('id', 'u1')
    await Promise.resolve()
    expect(calls).toHaveLength(0)
    await Promise.all([one, all])
    const table = '/rest/v1/profiles?select=username'
    expect(calls.map(({ path }) => path).sort()).toEqual([table, `${table}&id=eq.u1`])
  })
})

test('a library of the tables that could not be loaded is loaded by the next query', async () => {
  mockTables.isLost = true
  const { auth } = await openPage('/', { 'GET /rest/v1/profiles': () => json([]) })
  const ask = () => auth.backend().from('profiles').select('username').throwOnError()
  await expect(ask()).rejects.toMatchObject({ kind: 'offline' })
  mockTables.isLost = false
  expect(await ask()).toMatchObject({ data: [] })
})

describe('server functions', () => {
  const send = async (answer: () => Response | Promise<Response>) => {
    const { auth, calls } = await openPage('/', { 'POST /functions/v1/send-contact-email': answer })
    return {
      call: auth.callFunction('send-contact-email', { name: 'Mia' }, { 'idempotency-key': 'k1' }),
      calls,
    }
  }

  test('the body is sent as JSON, with the key and the given headers', async () => {
    const { call, calls } = await send(() => json({ ok: true }))
    expect(await call).toEqual({ ok: true })
    expect(calls[0]?.body).toEqual({ name: 'Mia' })
    expect(calls[0]?.headers.get('apikey')).toBe('public-key')
    expect(calls[0]?.headers.get('content-type')).toBe('application/json')
    expect(calls[0]?.headers.get('idempotency-key')).toBe('k1')
  })

  test('a parent whose session cannot be renewed at the moment can write all the same', async () => {
    jest.useFakeTimers({ now: Date.now() })
    store(tokens('old', undefined, -60))
    let status = 503
    const { auth, calls } = await openPage('/contact', {
      'POST /auth/v1/token': () => json({}, status),
      'POST /functions/v1/send-contact-email': () => json({}),
    })
    expect(await auth.callFunction('send-contact-email', { name: 'Mia' })).toEqual({})
    const call = calls.find(({ path }) => path.includes('functions'))
    expect(call?.headers.has('authorization')).toBe(false)
    // the library tries again until it is refused, also while the next tests count their calls
    status = 400
    await jest.advanceTimersByTimeAsync(60_000)
    expect(auth.getSession().status).toBe('signedOut')
  })

  test.each([
    [
      'its own sentence',
      () => json({ error: 'Please give one email address.' }, 400),
      'Please give one email address.',
    ],
    ['its own sentence when it breaks', () => json({ error: 'Not now.' }, 500), 'Not now.'],
    ['its own sentence and a status of success', () => json({ error: 'Refused.' }), 'Refused.'],
    ['nothing', () => new Response(null, { status: 500 }), null],
    ['a page', () => new Response('<html>', { status: 502 }), null],
    ['no answer', () => Promise.reject(new TypeError('Failed to fetch')), null],
    ['a very long sentence', () => json({ error: 'x'.repeat(5000) }, 400), 'x'.repeat(200)],
  ])('a function that fails with %s', async (_name, answer, serviceMessage) => {
    const { call, calls } = await send(answer)
    await expect(call).rejects.toMatchObject({ name: 'BackendError', serviceMessage })
    expect(calls).toHaveLength(1)
  })
})
