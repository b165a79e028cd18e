import assert from 'node:assert/strict'
import { after, before, describe, mock, test } from 'node:test'
import { createClient, type SupabaseClientOptions } from '@supabase/supabase-js'
import { type Call, matches, readCall } from 'spec/callRow'
import { calls } from 'spec/calls'
import { proves } from 'spec/constants'
import { record } from 'spec/record'
import { demoAccount, localKeys, startTestBackend, type TestBackend } from '../backend.ts'

/*
 * The calls of the client library that spec.md section 7 lists and no screen of this product makes. The tests check
 * that the library sends them. They do not check the responses: the embedded backend does not support some of the calls.
 */

let backend: TestBackend
before(async () => {
  backend = await startTestBackend()
})
after(() => backend.close())

type Answer = (request: Request) => Promise<Response>

/** A client whose calls are recorded. The backend answers them unless `answer` is passed. */
function open(
  auth: SupabaseClientOptions<'public'>['auth'] = {},
  answer: Answer = (request) => fetch(request),
) {
  const sent: Call[] = []
  const client = createClient(backend.origin, localKeys.publishable, {
    auth: { persistSession: false, autoRefreshToken: false, ...auth },
    global: {
      async fetch(input, init) {
        const request = new Request(input, init)
        sent.push(await readCall('library', request))
        return answer(request)
      },
    },
  })
  return { auth: client.auth, sent }
}

const ID = '00000000-0000-4000-8000-000000000001'

/** In the order of section 7: the name of the row, and the code that makes the library send the call. */
const byName: Record<string, (auth: ReturnType<typeof open>['auth']) => Promise<unknown>> = {
  'auth: exchange an id token': (auth) => auth.signInWithIdToken({ provider: 'google', token: 'token' }),
  'auth: one-time password': (auth) => auth.signInWithOtp({ email: 'mia@example.com' }),
  'auth: verify': (auth) => auth.verifyOtp({ email: 'mia@example.com', token: '123456', type: 'email' }),
  'auth: single sign-on': (auth) =>
    auth.signInWithSSO({ domain: 'example.com', options: { skipBrowserRedirect: true } }),
  'auth: reauthenticate': (auth) => auth.reauthenticate(),
  'auth: link an identity': (auth) =>
    auth.linkIdentity({ provider: 'google', options: { skipBrowserRedirect: true } }),
  'auth: unlink an identity': (auth) =>
    auth.unlinkIdentity({ id: ID, identity_id: ID, user_id: ID, provider: 'google' }),
  'auth: enrol a factor': (auth) => auth.mfa.enroll({ factorType: 'totp' }),
  'auth: remove a factor': (auth) => auth.mfa.unenroll({ factorId: ID }),
  'auth: challenge a factor': (auth) => auth.mfa.challenge({ factorId: ID }),
  'auth: verify a factor': (auth) => auth.mfa.verify({ factorId: ID, challengeId: ID, code: '123456' }),
  'auth: read the keys': (auth) => auth.getClaims(signedElsewhere()),
}

describe('the client library sends', () => {
  for (const [name, ask] of Object.entries(byName)) {
    test(name, async () => {
      const { auth, sent } = open()
      await auth.signInWithPassword(demoAccount)
      await ask(auth)
      assertSent(name, sent)
    })
  }

  test('auth: exchange a code', async () => {
    const kept = new Map<string, string>()
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    }
    const { auth, sent } = open({ flowType: 'pkce', storage, persistSession: true })
    await auth.signInWithOAuth({ provider: 'google', options: { skipBrowserRedirect: true } })
    await auth.exchangeCodeForSession('code')
    assertSent('auth: exchange a code', sent)
  })
})

test('every row that only the library sends has a test here', () => {
  const rows = calls.filter(({ by }) => by === 'library').map(({ name }) => name)
  assert.deepEqual([...Object.keys(byName), 'auth: exchange a code'].sort(), rows.sort())
})

test('a failed refresh is retried after 200 ms, and the wait doubles each time', async () => {
  const timers = mock.method(globalThis, 'setTimeout')
  /** The shortest timer that was set before each call. Other code may set longer timers meanwhile. */
  const pauses: number[] = []
  const { auth } = open({}, async () => {
    pauses.push(Math.min(...timers.mock.calls.map((call) => Number(call.arguments[1]))))
    timers.mock.resetCalls()
    return Response.json({}, { status: pauses.length > 3 ? 400 : 503 })
  })
  await auth.refreshSession({ refresh_token: 'token' })
  timers.mock.restore()

  const [, first, second, third] = pauses
  proves('first pause before a failed refresh is tried again', first)
  proves('factor of each further pause', (second ?? 0) / (first ?? 0))
  assert.equal(third, 2 * (second ?? 0))
})

test('a session is checked about every 30 s', async () => {
  const { auth } = open()
  const intervals = mock.method(globalThis, 'setInterval')
  await auth.startAutoRefresh()
  await auth.stopAutoRefresh()
  proves('auth auto-refresh tick, about', intervals.mock.calls[0]?.arguments[1])
  intervals.mock.restore()
})

function assertSent(name: string, sent: Call[]) {
  const row = calls.find((call) => call.name === name)
  assert.ok(row, `${name} is a row of the table`)
  const found = sent.some((call) => matches(row, call))
  assert.ok(
    found,
    `${name}: sent ${sent.map(({ method, path, query }) => `${method} ${path}?${query}`).join(', ')}`,
  )
  record('calls', name)
}

/** A token whose header names one of the published keys. */
function signedElsewhere(): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const header = part({ alg: 'RS256', kid: 'key', typ: 'JWT' })
  return `${header}.${part({ sub: ID, exp: Math.floor(Date.now() / 1000) + 3600 })}.${part({})}`
}
