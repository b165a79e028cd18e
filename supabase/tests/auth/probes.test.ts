import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, mock, test } from 'node:test'
import bcrypt from 'bcryptjs'
import { demoAccount, localKeys } from '../backend.ts'
import { newAddress, openPeople, PASSWORD } from '../people.ts'

/** What someone may try to learn who has an account here, or to make the service fail. */
const { backend, connect, signUp } = await openPeople()

const post = async (path: string, body: object | string, method = 'POST') => {
  const response = await fetch(`${backend.origin}/auth/v1${path}`, {
    method,
    headers: { apikey: localKeys.publishable, 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  return { status: response.status, body: await response.json() }
}

const unconfirmed = async () => {
  const email = newAddress()
  await signUp(email)
  return email
}
const ofGoogle = async () => {
  const email = newAddress()
  await backend.query('insert into auth.users (id, email, email_confirmed_at) values ($1, $2, now())', [
    randomUUID(),
    email,
  ])
  return email
}
const addresses = {
  'an unknown address': async () => newAddress(),
  'a known one': async () => demoAccount.email,
  'one that is not confirmed': unconfirmed,
  'one that only Google knows': ofGoogle,
}

describe('one password is hashed, at the same cost', () => {
  /** The cost of each hash that was made or compared. */
  let costs: number[]
  const { hash, compare } = bcrypt

  beforeEach(() => {
    costs = []
    mock.method(bcrypt, 'compare', (password: string, hashed: string) => {
      costs.push(bcrypt.getRounds(hashed))
      return compare(password, hashed)
    })
    mock.method(bcrypt, 'hash', async (password: string, salt: number | string) => {
      const hashed = await hash(password, salt)
      costs.push(bcrypt.getRounds(hashed))
      return hashed
    })
  })
  afterEach(() => mock.restoreAll())

  for (const [whose, address] of Object.entries(addresses)) {
    test(`to log in with ${whose}`, async () => {
      const email = await address()
      costs = []
      const answer = await post('/token?grant_type=password', { email, password: 'Wrong!123' })
      assert.deepEqual([answer.status, answer.body.error_code, costs], [400, 'invalid_credentials', [10]])
    })

    test(`to sign up with ${whose}`, async () => {
      const email = await address()
      costs = []
      const answer = await post('/signup', { email, password: PASSWORD })
      assert.deepEqual([answer.status, answer.body.email, costs], [200, email, [10]])
    })
  }
})

describe('the answer is the same for known and unknown addresses', () => {
  for (const path of ['/resend', '/recover']) {
    for (const type of ['signup', 'email_change']) {
      test(`of ${path}, for ${type}`, async () => {
        for (const address of Object.values(addresses)) {
          const email = await address()
          await backend.query(
            `update auth.users set email_change = 'new@example.com', email_change_sent_at = now() where email = $1`,
            [email],
          )
          for (const _ of ['first', 'second'])
            assert.deepEqual(await post(path, { email, type }), { status: 200, body: {} })
        }
      })
    }
  }
})

describe('a text that no database stores is refused', () => {
  const texts = { NUL: '\\u0000', 'half of a surrogate pair': '\\ud800', 'the other half': 'x\\udc00x' }
  const bodies: [string, string, string][] = [
    ['POST', '/signup', `{"email":"X@example.com","password":"${PASSWORD}"}`],
    ['POST', '/signup', `{"email":"a@example.com","password":"${PASSWORD}X"}`],
    ['POST', '/signup', `{"email":"a@example.com","password":"${PASSWORD}","data":{"name":"X"}}`],
    ['POST', '/signup', `{"email":"a@example.com","password":"${PASSWORD}","data":{"X":["name"]}}`],
    ['POST', '/token?grant_type=password', '{"email":"X","password":"a"}'],
    ['POST', '/token?grant_type=password', `{"email":"${demoAccount.email}","password":"X"}`],
    ['POST', '/token?grant_type=refresh_token', '{"refresh_token":"X"}'],
    ['POST', '/recover', '{"email":"X@example.com"}'],
    ['POST', '/resend', '{"type":"signup","email":"X@example.com"}'],
    ['POST', '/otp', '{"email":"X@example.com"}'],
    ['POST', '/magiclink', '{"email":"X@example.com"}'],
    ['POST', '/verify', '{"type":"signup","email":"X@example.com","token":"123456"}'],
    ['POST', '/verify', '{"type":"signup","token_hash":"X"}'],
    ['PUT', '/user', '{"data":{"name":"X"}}'],
  ]
  for (const [name, text] of Object.entries(texts)) {
    for (const [method, path, body] of bodies) {
      const sent = body.replace(/X(?![a-z])/, text)
      test(`${name}: ${method} ${path} ${sent}`, async () => {
        assert.equal((await post(path, sent, method)).status, 400)
      })
    }
  }

  test('an address that no column can hold', async () => {
    const email = `${'x'.repeat(300)}@example.com`
    for (const path of ['/auth/v1/signup', '/auth/v1/token?grant_type=password', '/auth/v1/recover']) {
      const response = await fetch(backend.origin + path, {
        method: 'POST',
        headers: { apikey: localKeys.publishable, 'content-type': 'application/json' },
        body: JSON.stringify({ email, password: 'Sandstone!1' }),
      })
      assert.equal(response.status, 400, path)
      assert.match(await response.text(), /Unable to validate email address/)
    }
  })

  test('NUL or a line break in an address', async () => {
    for (const path of [
      '/verify?type=signup&token=%00',
      '/authorize?provider=google&redirect_to=%00',
      `/verify?type=signup&token=x&redirect_to=${encodeURIComponent('http://localhost:3000/\r\nset-cookie: a=b')}`,
    ]) {
      const { status } = await fetch(`${backend.origin}/auth/v1${path}`, { redirect: 'manual' })
      assert.equal(status, 400)
    }
  })

  test('but a pair of surrogates and a backslash before u0000 are texts like others', async () => {
    const email = newAddress()
    const name = 'Ann \u{1F428} \\u0000'
    await signUp(email, name)
    const [user] = await backend.query<{ username: string }>(
      'select p.username from public.profiles p join auth.users u on u.id = p.id where u.email = $1',
      [email],
    )
    assert.equal(user?.username, name)
    assert.equal(
      (await connect().auth.signInWithPassword({ email, password: PASSWORD })).error?.code,
      'email_not_confirmed',
    )
  })
})

describe('an address in which a mailer would read another one gets no account and no mail', () => {
  for (const email of [
    'b1<v@x.example>',
    '<v@x.example>',
    '"x"<v@x.example>',
    '(c)v@x.example',
    'v@x.example(c)',
    'x:<v@x.example>;',
    'v@x.example,w@x.example',
    'a@[127.0.0.1]',
  ]) {
    test(email, async () => {
      for (const path of ['/signup', '/recover', '/resend', '/otp', '/magiclink']) {
        const answer = await post(path, { email, password: PASSWORD, type: 'signup' })
        assert.deepEqual([path, answer.status, answer.body.error_code], [path, 400, 'validation_failed'])
      }
      // as for any other text that is not the address of an account
      const { body } = await post('/token?grant_type=password', { email, password: PASSWORD })
      assert.equal(body.error_code, 'invalid_credentials')
      const [users] = await backend.query('select count(*)::int as count from auth.users where email = $1', [
        email,
      ])
      assert.deepEqual(users, { count: 0 })
    })
  }
})

describe('the address of an account', () => {
  const change = async (body: object) => {
    const { body: session } = await post('/token?grant_type=password', demoAccount)
    const response = await fetch(`${backend.origin}/auth/v1/user`, {
      method: 'PUT',
      headers: { apikey: localKeys.publishable, authorization: `Bearer ${session.access_token}` },
      body: JSON.stringify(body),
    })
    return response.status
  }

  test('stays: nobody takes one that is not theirs', async () => {
    assert.equal(await change({ email: 'victim@example.com' }), 403)
    const taken = await backend.query(
      `select from auth.users where 'victim@example.com' in (email, email_change)`,
    )
    assert.deepEqual(taken, [])
  })

  test('is not given by a field that is null', async () => {
    assert.equal(await change({ email: null, password: null, data: { name: 'Mia' } }), 200)
  })
})

test('more data than an account may have is refused with a reason, in one request or in several', async () => {
  const email = newAddress()
  const keys = Array.from({ length: 1_700 }, (_, n) => [n, 1])
  const data = Object.fromEntries(keys)
  const tooMuch = {
    code: 400,
    error_code: 'validation_failed',
    msg: 'The data of an account may have up to 16 kB',
  }
  mock.method(console, 'error', () => {})
  assert.deepEqual((await post('/signup', { email, password: PASSWORD, data })).body, tooMuch)

  const client = connect()
  await client.auth.signInWithPassword(demoAccount)
  const add = async (name: string) =>
    (await client.auth.updateUser({ data: { [name]: 'x'.repeat(9_000) } })).error
  assert.equal(await add('first'), null)
  const refused = await add('second')
  assert.deepEqual([refused?.status, refused?.code, refused?.message], [400, tooMuch.error_code, tooMuch.msg])
  assert.equal(await add('first'), null)
  mock.restoreAll()
})
