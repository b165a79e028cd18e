import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { follow, newAddress, openPeople, PASSWORD } from '../people.ts'

const { backend, connect, signUp } = await openPeople()
const NEXT = 'Jacaranda!2'

/** A new account and two sessions of it. */
async function logInTwice() {
  const email = newAddress()
  await signUp(email)
  await follow((await backend.mailTo(email)).link)
  const logIn = async () => {
    const client = connect()
    const { data } = await client.auth.signInWithPassword({ email, password: PASSWORD })
    assert.ok(data.session)
    return { client, ...data.session }
  }
  return { email, here: await logIn(), there: await logIn() }
}

const renewalOf = async (refresh_token: string) =>
  (await connect().auth.refreshSession({ refresh_token })).error?.code ?? 'renewed'

describe('a new password ends the other sessions of its account', () => {
  test('when it is changed; the one that changed it goes on', async () => {
    const { here, there } = await logInTwice()
    const stranger = await logInTwice()
    const wrong = await here.client.auth.updateUser({ password: NEXT, current_password: 'Wrong!123' })
    assert.equal(wrong.error?.code, 'current_password_invalid')
    assert.equal((await connect().auth.getUser(there.access_token)).error, null)

    const { error } = await here.client.auth.updateUser({ password: NEXT, current_password: PASSWORD })
    assert.equal(error, null)
    assert.equal((await connect().auth.getUser(there.access_token)).error?.name, 'AuthSessionMissingError')
    assert.equal(await renewalOf(there.refresh_token), 'refresh_token_not_found')
    assert.equal(await renewalOf(here.refresh_token), 'renewed')
    assert.equal(await renewalOf(stranger.there.refresh_token), 'renewed')
  })

  test('when it is set after a recovery link', async () => {
    const { email, here, there } = await logInTwice()
    await connect().auth.resetPasswordForEmail(email)
    const { brought } = await follow((await backend.mailTo(email)).link)
    const [access_token = '', refresh_token = ''] = ['access_token', 'refresh_token'].map(
      (name) => brought.get(name) ?? '',
    )
    const client = connect()
    await client.auth.setSession({ access_token, refresh_token })
    assert.equal((await client.auth.updateUser({ password: NEXT })).error, null)
    for (const session of [here, there])
      assert.equal(await renewalOf(session.refresh_token), 'refresh_token_not_found')
    assert.equal(await renewalOf(refresh_token), 'renewed')
  })

  test('and so does the link that would have confirmed the address, which signs in, too', async () => {
    const email = newAddress()
    await signUp(email)
    const confirmation = await backend.mailTo(email)
    await connect().auth.resetPasswordForEmail(email)
    const { brought } = await follow((await backend.mailTo(email)).link)
    const client = connect()
    await client.auth.setSession({
      access_token: brought.get('access_token') ?? '',
      refresh_token: brought.get('refresh_token') ?? '',
    })
    assert.equal((await client.auth.updateUser({ password: NEXT })).error, null)
    const late = await follow(confirmation.link)
    assert.deepEqual(
      [late.brought.get('error_code'), late.brought.get('access_token')],
      ['otp_expired', null],
    )
    assert.equal((await connect().auth.signInWithPassword({ email, password: NEXT })).error, null)
  })

  test('and no other change of an account ends one', async () => {
    const { here, there } = await logInTwice()
    assert.equal((await here.client.auth.updateUser({ data: { name: 'Bob' } })).error, null)
    assert.equal(await renewalOf(there.refresh_token), 'renewed')
  })
})

describe('a password of more than 72 bytes is refused', () => {
  const letters = (sign: string, count: number) => `Aa1!${sign.repeat(count)}`
  const tooLong = { code: 'validation_failed', message: 'Password cannot be longer than 72 characters' }

  for (const [what, password] of [
    ['73 letters', letters('x', 69)],
    ['letters of two bytes', letters('é', 35)],
  ] as const) {
    test(`of a new account: ${what}`, async () => {
      const { error } = await connect().auth.signUp({ email: newAddress(), password })
      assert.deepEqual({ code: error?.code, message: error?.message }, tooLong)
    })
    test(`of an account: ${what}`, async () => {
      const { email, here } = await logInTwice()
      const { error } = await here.client.auth.updateUser({ password, current_password: PASSWORD })
      assert.deepEqual({ code: error?.code, message: error?.message }, tooLong)
      assert.equal((await connect().auth.signInWithPassword({ email, password: PASSWORD })).error, null)
    })
  }

  test('and one of 72 is taken', async () => {
    const { email, here } = await logInTwice()
    const password = letters('é', 34)
    const { error } = await here.client.auth.updateUser({ password, current_password: PASSWORD })
    assert.equal(error, null)
    assert.equal((await connect().auth.signInWithPassword({ email, password })).error, null)
  })
})
