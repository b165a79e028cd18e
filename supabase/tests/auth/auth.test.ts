import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { createClient } from '@supabase/supabase-js'
import { demoAccount, localKeys, startTestBackend } from '../backend.ts'
import { CONFIRMED, follow, newAddress, openPeople, PASSWORD, SITE } from '../people.ts'

const RESET = `${SITE}/reset-password`

const { backend, connect, signUp } = await openPeople()

describe('sign-up', () => {
  test('sends an e-mail whose link opens the requested page, then login works; the profile has the name', async () => {
    const email = newAddress()
    await signUp(email, 'Ann O’Hara')
    const { page, brought } = await follow((await backend.mailTo(email)).link)
    assert.equal(page, CONFIRMED)
    assert.equal(brought.get('type'), 'signup')

    const client = connect()
    const { data } = await client.auth.signInWithPassword({ email, password: PASSWORD })
    assert.equal(data.user?.user_metadata.name, 'Ann O’Hara')
    assert.deepEqual((await client.from('profiles').select('username').single()).data, {
      username: 'Ann O’Hara',
    })
  })

  test('the link works only once', async () => {
    const email = newAddress()
    await signUp(email)
    const { link } = await backend.mailTo(email)
    await follow(link)
    const { brought } = await follow(link)
    assert.equal(brought.get('error_code'), 'otp_expired')
  })

  test('repeated with the same address returns the same response and sends another e-mail, until it is confirmed', async () => {
    const email = newAddress()
    await signUp(email)
    const first = await backend.mailTo(email)
    await signUp(email)
    const second = await backend.mailTo(email)
    assert.notEqual(first.link, second.link)
    assert.equal((await follow(second.link)).page, CONFIRMED)

    const { user } = await signUp(email)
    assert.deepEqual(user?.identities, [])
    assert.equal((await backend.mailTo(email)).link, second.link)
  })

  test('with a weak password is refused, with the reasons', async () => {
    const { error } = await connect().auth.signUp({ email: newAddress(), password: 'short' })
    assert.equal(error?.code, 'weak_password')
  })

  for (const symbol of ['@', '-', '~', ' ']) {
    const isSymbol = symbol !== ' '
    test(`"${symbol}" ${isSymbol ? 'counts' : 'does not count'} as a symbol`, async () => {
      const { error } = await connect().auth.signUp({ email: newAddress(), password: `Sandstone1${symbol}` })
      assert.equal(error?.code, isSymbol ? undefined : 'weak_password')
    })
  }
})

describe('log-in', () => {
  test('with a wrong password and with an unknown address returns the same error', async () => {
    for (const email of [demoAccount.email, newAddress()]) {
      const { error } = await connect().auth.signInWithPassword({ email, password: 'Wrong!123' })
      assert.deepEqual([error?.status, error?.code], [400, 'invalid_credentials'])
    }
  })

  test('before the address is confirmed says so only if the password is right', async () => {
    const email = newAddress()
    await signUp(email)
    const wrong = await connect().auth.signInWithPassword({ email, password: 'Wrong!123' })
    assert.equal(wrong.error?.code, 'invalid_credentials')
    const right = await connect().auth.signInWithPassword({ email, password: PASSWORD })
    assert.equal(right.error?.code, 'email_not_confirmed')
  })

  test('starts a session that lasts 20 minutes and is renewed', async () => {
    const client = connect()
    const { data } = await client.auth.signInWithPassword(demoAccount)
    assert.equal(data.session?.expires_in, 1200)
    const renewed = await client.auth.refreshSession()
    assert.notEqual(renewed.data.session?.refresh_token, data.session?.refresh_token)
    assert.equal((await client.auth.signOut()).error, null)
  })

  const odd = [
    '{',
    '[]',
    '""',
    'null',
    '{"email":1,"password":{}}',
    '{"email":["a"],"password":"b"}',
    '{"email":null}',
    '',
  ]
  for (const body of odd) {
    test(`the body ${body || '(empty)'} is refused without a server error`, async () => {
      const response = await fetch(`${backend.origin}/auth/v1/token?grant_type=password`, {
        method: 'POST',
        headers: { apikey: localKeys.publishable, 'content-type': 'application/json' },
        body,
      })
      assert.equal(response.status, 400)
    })
  }
})

describe('a confirmation e-mail that is sent again', () => {
  const resend = (email: string) =>
    connect().auth.resend({ type: 'signup', email, options: { emailRedirectTo: CONFIRMED } })

  test('has a new link to the requested page', async () => {
    const email = newAddress()
    await signUp(email)
    const { link } = await backend.mailTo(email)
    assert.equal((await resend(email)).error, null)
    const again = await backend.mailTo(email)
    assert.notEqual(again.link, link)
    assert.equal((await follow(again.link)).page, CONFIRMED)
  })

  test('is not sent to an unknown or confirmed address, and the response does not reveal this', async () => {
    const unknown = newAddress()
    assert.equal((await resend(unknown)).error, null)
    await assert.rejects(backend.mailTo(unknown))
    assert.equal((await resend(demoAccount.email)).error, null)
    await assert.rejects(backend.mailTo(demoAccount.email))
  })

  test('is refused until enough time has passed since the last one', async () => {
    const slow = await startTestBackend({ resendAfter: 60_000 })
    const client = createClient(slow.origin, localKeys.publishable, { auth: { persistSession: false } })
    const email = newAddress()
    await client.auth.signUp({ email, password: PASSWORD })
    const { error } = await client.auth.resend({ type: 'signup', email })
    assert.equal(error?.code, 'over_email_send_rate_limit')
    const answer = await fetch(`${slow.origin}/auth/v1/resend`, {
      method: 'POST',
      headers: { apikey: localKeys.publishable, 'content-type': 'application/json' },
      body: JSON.stringify({ type: 'signup', email }),
    })
    assert.equal(answer.status, 429)
    assert.match(answer.headers.get('retry-after') ?? '', /^([1-5]?\d|60)$/)
    assert.match(answer.headers.get('access-control-expose-headers') ?? '', /retry-after/i)
    await slow.close()
  })
})

describe('a link to log in', () => {
  test('makes no account for an unknown address, which can still sign up', async () => {
    const email = newAddress()
    for (const path of ['otp', 'magiclink']) {
      const answer = await fetch(`${backend.origin}/auth/v1/${path}`, {
        method: 'POST',
        headers: { apikey: localKeys.publishable, 'content-type': 'application/json' },
        body: JSON.stringify({ email, create_user: true }),
      })
      assert.deepEqual([answer.status, await answer.json()], [200, {}])
    }
    await assert.rejects(backend.mailTo(email))
    await signUp(email)
    assert.equal((await follow((await backend.mailTo(email)).link)).page, CONFIRMED)
  })
})

describe('a new password', () => {
  test('by e-mail: the link opens the requested page as a recovery, and the new password works', async () => {
    const email = newAddress()
    await signUp(email)
    await follow((await backend.mailTo(email)).link)
    assert.equal((await connect().auth.resetPasswordForEmail(email, { redirectTo: RESET })).error, null)

    const { page, brought } = await follow((await backend.mailTo(email)).link)
    assert.equal(page, RESET)
    assert.equal(brought.get('type'), 'recovery')
    const client = connect()
    await client.auth.setSession({
      access_token: brought.get('access_token') ?? '',
      refresh_token: brought.get('refresh_token') ?? '',
    })
    assert.equal((await client.auth.updateUser({ password: 'Jacaranda!2' })).error, null)
    assert.equal((await connect().auth.signInWithPassword({ email, password: 'Jacaranda!2' })).error, null)
    assert.notEqual((await connect().auth.signInWithPassword({ email, password: PASSWORD })).error, null)
  })

  test('an unknown address gets the same response and no e-mail', async () => {
    const email = newAddress()
    assert.equal((await connect().auth.resetPasswordForEmail(email, { redirectTo: RESET })).error, null)
    await assert.rejects(backend.mailTo(email))
  })

  test('the link never redirects to another site', async () => {
    for (const redirectTo of [
      'https://evil.example/reset-password',
      `${SITE}.evil.example/`,
      '//evil.example/',
    ]) {
      await connect().auth.resetPasswordForEmail(demoAccount.email, { redirectTo })
      const { page } = await follow((await backend.mailTo(demoAccount.email)).link)
      assert.equal(page, `${SITE}/`)
    }
  })

  test('both names of the local site are allowed redirects', async () => {
    const redirectTo = 'http://127.0.0.1:3000/reset-password'
    await connect().auth.resetPasswordForEmail(demoAccount.email, { redirectTo })
    assert.equal((await follow((await backend.mailTo(demoAccount.email)).link)).page, redirectTo)
  })

  test('with the current password: a wrong one changes nothing', async () => {
    const email = newAddress()
    await signUp(email)
    await follow((await backend.mailTo(email)).link)
    const client = connect()
    await client.auth.signInWithPassword({ email, password: PASSWORD })
    const change = (current: string) =>
      client.auth.updateUser({ password: 'Jacaranda!2', current_password: current })
    const without = await client.auth.updateUser({ password: 'Jacaranda!2' })
    assert.deepEqual([without.error?.status, without.error?.code], [400, 'current_password_required'])
    assert.equal((await change('Wrong!123')).error?.code, 'current_password_invalid')
    assert.equal((await connect().auth.signInWithPassword({ email, password: PASSWORD })).error, null)
    assert.equal((await change(PASSWORD)).error, null)
  })
})
