import assert from 'node:assert/strict'
import { createHash, randomUUID } from 'node:crypto'
import { describe, test } from 'node:test'
import { createTokenReuse } from '../../local/mends/tokenReuse.ts'
import { demoAccount, localKeys } from '../backend.ts'
import { follow, newAddress, openPeople, PASSWORD, SITE } from '../people.ts'

const { backend, connect, signUp } = await openPeople()

describe('a session', () => {
  const logIn = async () => {
    const client = connect()
    const { data } = await client.auth.signInWithPassword(demoAccount)
    assert.ok(data.session)
    return { client, session: data.session }
  }
  const renew = async (refresh_token: string) => {
    const { data, error } = await connect().auth.refreshSession({ refresh_token })
    return error ? { code: error.code } : { token: data.session?.refresh_token }
  }
  /** Lets seconds pass since the renewal with a token. */
  const pass = (seconds: number, token: string) =>
    backend.query(
      'update auth.refresh_tokens set updated_at = updated_at - make_interval(secs => $1) where token = $2',
      [seconds, token],
    )

  test('is renewed, for ten seconds also with older tokens: a tab may have renewed twice before the next', async () => {
    const { session } = await logIn()
    const first = await renew(session.refresh_token)
    assert.ok(first.token && first.token !== session.refresh_token)
    assert.deepEqual(await renew(session.refresh_token), first)
    const second = await renew(first.token)
    assert.ok(second.token && second.token !== first.token)
    assert.deepEqual(await renew(session.refresh_token), second)
    const third = await renew(second.token)
    assert.ok(third.token)

    await pass(11, session.refresh_token)
    assert.deepEqual(await renew(session.refresh_token), { code: 'refresh_token_already_used' })
    // The old token may be stolen, so the session ends for everyone.
    assert.deepEqual(await renew(third.token), { code: 'refresh_token_already_used' })
  })

  test('is renewed after any time with the previous token, in case a response was lost', async () => {
    const { session } = await logIn()
    const first = await renew(session.refresh_token)
    await pass(3600, session.refresh_token)
    assert.deepEqual(await renew(session.refresh_token), first)
  })

  test('is renewed once by tabs that wake together', async () => {
    const { session } = await logIn()
    const [first, ...others] = await Promise.all([1, 2, 3].map(() => renew(session.refresh_token)))
    assert.ok(first?.token)
    assert.deepEqual(others, [first, first])
    const [row] = await backend.query(
      'select count(*)::int as tokens from auth.refresh_tokens where parent = $1',
      [session.refresh_token],
    )
    assert.deepEqual(row, { tokens: 1 })
  })

  // PGlite answers one request at a time, PostgreSQL several
  test('is renewed by one request after the other, also after one that fails', async () => {
    const renewing = createTokenReuse(async () => [], 10)
    const order: string[] = []
    const first = Promise.withResolvers<Response>()
    const one = renewing('a', () => {
      order.push('first of a')
      return first.promise
    })
    const two = renewing('a', async () => {
      order.push('second of a')
      return new Response()
    })
    await renewing('b', async () => {
      order.push('b')
      return new Response()
    })
    assert.deepEqual(order, ['first of a', 'b'])
    first.reject(new Error('the database is gone'))
    await assert.rejects(one, /the database is gone/)
    await two
    assert.deepEqual(order, ['first of a', 'b', 'second of a'])
  })

  test('is renewed by one request after the other, also where each has another of its tokens', async () => {
    const [{ session }, other] = [await logIn(), await logIn()]
    const { token: newest } = await renew(session.refresh_token)
    assert.ok(newest)
    const renewing = createTokenReuse(backend.query, 10)
    const order: string[] = []
    const first = Promise.withResolvers<Response>()
    const one = renewing(newest, () => {
      order.push('newest')
      return first.promise
    })
    const two = renewing(session.refresh_token, async () => {
      order.push('older')
      return new Response()
    })
    await renewing(other.session.refresh_token, async () => {
      order.push('other session')
      return new Response()
    })
    assert.deepEqual(order, ['newest', 'other session'])
    first.resolve(new Response())
    await Promise.all([one, two])
    assert.deepEqual(order, ['newest', 'other session', 'older'])
  })

  test('that was ended is not renewed with an older token either', async () => {
    const { client, session } = await logIn()
    const first = await renew(session.refresh_token)
    assert.ok(first.token)
    assert.equal((await client.auth.signOut()).error, null)
    assert.deepEqual(await renew(session.refresh_token), { code: 'refresh_token_not_found' })
  })

  test('that is ended everywhere ends on every device immediately', async () => {
    const [here, there] = [await logIn(), await logIn()]
    assert.equal((await here.client.auth.signOut()).error, null)
    const { error } = await connect().auth.getUser(there.session.access_token)
    assert.equal(error?.name, 'AuthSessionMissingError')
    assert.deepEqual(await renew(there.session.refresh_token), { code: 'refresh_token_not_found' })
  })

  test('that is ended on other devices continues here; ended here, it continues on other devices', async () => {
    const [here, there] = [await logIn(), await logIn()]
    assert.equal((await here.client.auth.signOut({ scope: 'others' })).error, null)
    assert.deepEqual(await renew(there.session.refresh_token), { code: 'refresh_token_not_found' })
    assert.ok((await renew(here.session.refresh_token)).token)

    const third = await logIn()
    assert.equal((await here.client.auth.signOut({ scope: 'local' })).error, null)
    assert.ok((await renew(third.session.refresh_token)).token)
  })

  test('of a deleted account is invalid and reads nothing', async () => {
    const email = newAddress()
    await signUp(email)
    await follow((await backend.mailTo(email)).link)
    const client = connect()
    const { data } = await client.auth.signInWithPassword({ email, password: PASSWORD })
    await client.from('lists').insert({ name: 'Rainy days' })
    await backend.query('delete from auth.users where email = $1', [email])

    assert.equal((await connect().auth.getUser(data.session?.access_token)).error?.status, 403)
    assert.deepEqual(await renew(data.session?.refresh_token ?? ''), { code: 'refresh_token_not_found' })
    const lists = await client.from('lists').select('name')
    assert.deepEqual(lists.data ?? [], [])
    assert.notEqual((await client.from('lists').insert({ name: 'More' })).error, null)
  })

  const payload = (role: string) => ({ sub: randomUUID(), role, aud: 'authenticated', exp: 4_000_000_000 })
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const forged: [string, string][] = [
    [
      'signed with another key',
      `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(payload('service_role'))}.c2lnbmVk`,
    ],
    ['without a signature', `${encode({ alg: 'none' })}.${encode(payload('service_role'))}.`],
    ['that is not a JWT', 'nonsense'],
    ['that only looks like a JWT', 'a.b.c'],
  ]
  for (const [what, token] of forged) {
    test(`with a token ${what} is refused by every service, without internal details`, async () => {
      const headers = { apikey: localKeys.publishable, authorization: `Bearer ${token}` }
      for (const path of ['/auth/v1/user', '/rest/v1/lists', '/storage/v1/bucket']) {
        const response = await fetch(backend.origin + path, { headers })
        assert.ok([400, 401, 403].includes(response.status), `${path}: ${response.status}`)
        assert.doesNotMatch(await response.text(), / at |node_modules|\.ts:/)
      }
    })
  }
})

const VERIFIER = 'only-the-tab-that-left-for-google-knows-this-secret'

describe('Google', () => {
  /** Opens the page of the mock of Google and submits its form. */
  async function continueWith(answer: Record<string, string>) {
    const query = new URLSearchParams({
      provider: 'google',
      redirect_to: `${SITE}/`,
      code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
      code_challenge_method: 's256',
    })
    const start = await fetch(`${backend.origin}/auth/v1/authorize?${query}`, { redirect: 'manual' })
    const page = new URL(start.headers.get('location') ?? '', backend.origin)
    assert.equal(page.origin, backend.origin)
    assert.match(await (await fetch(page)).text(), /<button>Continue/)
    const url = new URL('/google/answer', backend.origin)
    for (const name of ['redirect_uri', 'state'])
      url.searchParams.set(name, page.searchParams.get(name) ?? '')
    for (const [name, value] of Object.entries(answer)) url.searchParams.set(name, value)
    const back = await fetch(url, { redirect: 'manual' })
    return follow(new URL(back.headers.get('location') ?? '', backend.origin).href)
  }

  /** Returns the code that the way back to the site carries. */
  async function codeFor(email: string) {
    const { page, brought } = await continueWith({ email })
    const { origin, pathname, searchParams } = new URL(page)
    assert.equal(origin + pathname, `${SITE}/`)
    assert.equal(brought.size, 0, 'there are no tokens in the fragment')
    return searchParams.get('code') ?? ''
  }

  const exchange = (body: object) =>
    fetch(`${backend.origin}/auth/v1/token?grant_type=pkce`, {
      method: 'POST',
      headers: { apikey: localKeys.publishable, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })

  test('returns to the root of the site with a code, which is a session once, for who began', async () => {
    const auth_code = await codeFor('gina@gmail.example')
    for (const code_verifier of [`${VERIFIER}x`, '', null, { a: 1 }]) {
      const refused = await exchange({ auth_code, code_verifier })
      assert.equal(refused.status, 400)
      assert.doesNotMatch(await refused.text(), /access_token/)
    }
    const response = await exchange({ auth_code, code_verifier: VERIFIER })
    assert.equal(response.status, 200)
    const { data } = await connect().auth.getUser((await response.json()).access_token)
    assert.equal(data.user?.email, 'gina@gmail.example')
    assert.equal((await exchange({ auth_code, code_verifier: VERIFIER })).status, 404)
  })

  test('recognises a returning user and creates only one profile', async () => {
    for (const _ of [1, 2]) await continueWith({ email: 'again@gmail.example' })
    const users = await backend.query(
      `select p.username from auth.users u join public.profiles p on p.id = u.id where u.email = $1`,
      ['again@gmail.example'],
    )
    assert.equal(users.length, 1)
  })

  test('returns an error and no session if it fails', async () => {
    const { page, brought } = await continueWith({ failed: 'yes', email: 'gina@gmail.example' })
    assert.equal(new URL(page).origin, SITE)
    assert.equal(brought.get('error') ?? new URL(page).searchParams.get('error'), 'server_error')
    assert.equal(brought.get('access_token'), null)
  })

  test('returns an error if the user refuses', async () => {
    const { page, brought } = await continueWith({ refused: 'yes', email: '' })
    assert.equal(new URL(page).origin, SITE)
    assert.equal(brought.get('error') ?? new URL(page).searchParams.get('error'), 'access_denied')
  })

  test('never redirects to another site', async () => {
    const url = `${backend.origin}/google/answer?redirect_uri=https://evil.example/&email=a@example.com`
    assert.equal((await fetch(url, { redirect: 'manual' })).status, 400)
  })
})
