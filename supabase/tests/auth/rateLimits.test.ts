import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { after, afterEach, before, beforeEach, describe, mock, test } from 'node:test'
import { FORM_LIMITS } from '../../functions/_shared/deps.ts'
import { readConfig } from '../../local/config.ts'
import { limitAuth } from '../../local/mends/authLimits.ts'
import { demoAccount, localKeys, startTestBackend, type TestBackend } from '../backend.ts'
import { newAddress, PASSWORD, SITE } from '../people.ts'

/** The limits of config.toml, in front of a service that answers with a status. */
const { limits } = await readConfig(SITE)
const limited = ({ status = 200, resendAfter = 0 } = {}) => {
  const ask = limitAuth(async () => Response.json({}, { status }), { limits, factor: 1, resendAfter })
  return async (route: string, body: object, sender = 'one') => {
    const [method, path] = route.split(' ')
    const sent = method === 'GET' ? {} : { body: JSON.stringify(body) }
    const answer = await ask(new Request(`http://localhost/auth/v1${path}`, { method, ...sent }), sender)
    const wait = answer.headers.get('retry-after')
    return wait === null ? answer.status : { status: answer.status, wait: Number(wait) }
  }
}

/** Inside a group of tests: the clock stands, until pass(). */
function standStill() {
  beforeEach(() => mock.timers.enable({ apis: ['Date'], now: Date.parse('2026-12-01T00:00:00Z') }))
  afterEach(() => mock.timers.reset())
}
const pass = (seconds: number) => mock.timers.tick(seconds * 1000)

type Limit = [what: string, route: string, body: () => object, allowed: number, seconds: number]

const FIVE_MINUTES = 300
const HOUR = 3_600
const LOG_IN = 'POST /token?grant_type=password'

const bySender: Limit[] = [
  ['log-ins', LOG_IN, () => ({ email: newAddress(), password: PASSWORD }), 30, FIVE_MINUTES],
  ['changes of the password', 'PUT /user', () => ({ password: PASSWORD }), 30, FIVE_MINUTES],
  ['renewals', 'POST /token?grant_type=refresh_token', () => ({ refresh_token: 'x' }), 150, FIVE_MINUTES],
  ['codes', 'POST /verify', () => ({ email: newAddress(), token: '123456' }), 30, FIVE_MINUTES],
  ['links', 'GET /verify?token=x&type=signup', () => ({}), 30, FIVE_MINUTES],
  ['e-mails for a new password', 'POST /recover', () => ({ email: newAddress() }), 30, HOUR],
  ['confirmations', 'POST /resend', () => ({ email: newAddress(), type: 'signup' }), 30, HOUR],
  ['links to log in', 'POST /otp', () => ({ email: newAddress() }), 30, HOUR],
]

const MIA = { email: 'mia@example.com' }
const byAddress: Limit[] = [
  ['log-ins', LOG_IN, () => ({ ...MIA, password: PASSWORD }), 30, FIVE_MINUTES],
  ['codes', 'POST /verify', () => ({ ...MIA, token: '123456' }), 10, HOUR],
]

describe('the limits of config.toml hold for one sender', () => {
  standStill()
  for (const [what, route, body, allowed, seconds] of bySender) {
    test(`${allowed} ${what} in ${seconds} s`, async () => {
      const ask = limited()
      for (let n = 0; n < allowed; n += 1) assert.equal(await ask(route, body()), 200)
      assert.deepEqual(await ask(route, body()), { status: 429, wait: seconds })
      assert.equal(await ask(route, body(), 'two'), 200)
      pass(seconds - 1)
      assert.deepEqual(await ask(route, body()), { status: 429, wait: 1 })
      pass(1)
      assert.equal(await ask(route, body()), 200)
    })
  }

  test('30 sign-ups in 300 s, and in an hour, because each sends an e-mail', async () => {
    const ask = limited()
    const signUp = () => ask('POST /signup', { email: newAddress(), password: PASSWORD })
    for (let n = 0; n < 30; n += 1) assert.equal(await signUp(), 200)
    assert.deepEqual(await signUp(), { status: 429, wait: FIVE_MINUTES })
    pass(FIVE_MINUTES)
    assert.deepEqual(await signUp(), { status: 429, wait: HOUR - FIVE_MINUTES })
  })
})

test('a clock that was set back by a day makes nobody wait longer than the window', async () => {
  const { timers } = mock
  timers.enable({ apis: ['Date'], now: Date.parse('2026-12-02T00:00:00Z') })
  const ask = limited()
  const logIn = () => ask(LOG_IN, { email: newAddress(), password: PASSWORD })
  for (let n = 0; n < 30; n += 1) await logIn()
  timers.setTime(Date.parse('2026-12-01T00:00:00Z'))
  assert.deepEqual(await logIn(), { status: 429, wait: FIVE_MINUTES })
  timers.reset()
})

test('two sign-ups at once that send no e-mail leave the next one free', async () => {
  const ask = limited({ status: 422, resendAfter: 60_000 })
  const signUp = () => ask('POST /signup', { email: 'mia@example.com', password: 'short' })
  await Promise.all([signUp(), signUp()])
  assert.equal(await signUp(), 422)
})

describe('the limits hold for one address, whoever asks', () => {
  standStill()
  for (const [what, route, body, allowed, seconds] of byAddress) {
    test(`${allowed} ${what} in ${seconds} s`, async () => {
      const ask = limited()
      for (let n = 0; n < allowed; n += 1) assert.equal(await ask(route, body(), `sender ${n}`), 200)
      assert.deepEqual(await ask(route, body(), 'another'), { status: 429, wait: seconds })
      assert.deepEqual(await ask(route, { ...body(), email: 'MIA@example.com' }, 'third'), {
        status: 429,
        wait: seconds,
      })
      assert.equal(await ask(route, { ...body(), email: newAddress() }, 'another'), 200)
      pass(seconds)
      assert.equal(await ask(route, body(), 'another'), 200)
    })
  }

  test('one e-mail of a kind a minute, also to an address without an account', async () => {
    const ask = limited({ resendAfter: 60_000 })
    assert.equal(await ask('POST /signup', { ...MIA, password: PASSWORD }), 200)
    assert.equal(await ask('POST /recover', MIA), 200)
    pass(20)
    const resend = { ...MIA, type: 'signup' }
    assert.deepEqual(await ask('POST /resend', resend, 'another'), { status: 429, wait: 40 })
    assert.deepEqual(await ask('POST /recover', MIA, 'another'), { status: 429, wait: 40 })
    pass(40)
    assert.equal(await ask('POST /resend', resend), 200)
  })

  test('a sign-up that is refused sends no e-mail, so it does not count as one', async () => {
    const ask = limited({ status: 422, resendAfter: 60_000 })
    for (let n = 0; n < 30; n += 1) assert.equal(await ask('POST /signup', { ...MIA, password: 'x' }), 422)
    pass(FIVE_MINUTES)
    assert.equal(await ask('POST /signup', { ...MIA, password: 'x' }), 422)
  })
})

describe('over HTTP', () => {
  let backend: TestBackend
  before(async () => {
    // three log-ins and codes of a sender, one code of an address. Counts of windows that began earlier are removed
    const formLimits = { ...FORM_LIMITS, burst: { allowed: 1, seconds: 172_800 } }
    backend = await startTestBackend({ limitFactor: 0.1, proxies: ['127.0.0.1'], formLimits })
  })
  after(() => backend.close())

  const post = (path: string, body: object, sender: string) =>
    fetch(`${backend.origin}/auth/v1${path}`, {
      method: 'POST',
      headers: {
        apikey: localKeys.publishable,
        'content-type': 'application/json',
        'x-forwarded-for': sender,
      },
      body: JSON.stringify(body),
    })

  test('a refusal has the wait in Retry-After, which pages may read', async () => {
    // without a password nothing is hashed
    const logIn = (sender: string) => post('/token?grant_type=password', { email: newAddress() }, sender)
    for (let n = 0; n < 3; n += 1) assert.equal((await logIn(`192.0.2.${n}, 192.0.2.100`)).status, 400)
    const refused = await logIn('192.0.2.9, 192.0.2.100')
    assert.equal(refused.status, 429)
    assert.match(refused.headers.get('retry-after') ?? '', /^(2\d\d|300)$/)
    assert.match(refused.headers.get('access-control-expose-headers') ?? '', /retry-after/i)
    assert.match(await refused.text(), /over_request_rate_limit/)
    assert.equal((await logIn('192.0.2.101')).status, 400)
  })

  test('nobody logs in as one who renews a session, of whom more is allowed', async () => {
    for (const name of ['%67rant_type', 'grant%5Ftype']) {
      const path = `/token?${name}=refresh_token&grant_type=password`
      const answer = await post(path, demoAccount, '192.0.2.102')
      assert.equal(answer.status, 400)
      assert.match(await answer.text(), /validation_failed/)
    }
  })

  test('a form counts for whom the proxy names, by a hash with the key of the installation', async () => {
    const sendForm = async (sender: string) => {
      const sent = await fetch(`${backend.origin}/functions/v1/send-contact-email`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: SITE, 'x-forwarded-for': sender },
        body: JSON.stringify({ name: 'Ann', email: newAddress(), subject: 'Hello', message: 'Goats' }),
      })
      return sent.status
    }
    assert.deepEqual(await Promise.all(['192.0.2.130', '192.0.2.131'].map(sendForm)), [200, 200])
    assert.equal(await sendForm('192.0.2.130'), 429)
    const rows = await backend.query<{ bucket: string; day: string }>(
      `select bucket, to_char(day, 'YYYY-MM-DD') as day
       from private.rate_limits, generate_series(current_date - 1, current_date + 1, '1 day') day`,
    )
    const isCounted = ({ bucket, day }: { bucket: string; day: string }) =>
      bucket === `burst:${hashOf(`${day} ${localKeys.jwt} `, '192.0.2.130')}`
    assert.equal(rows.filter(isCounted).length, 1)
  })

  /** A new account that waits for the code 123456. */
  const waiting = async () => {
    const email = newAddress()
    await backend.query(
      `insert into auth.users (id, email, confirmation_token, confirmation_sent_at)
       values (gen_random_uuid(), $1, $2, now())`,
      [email, hashOf(email, '123456')],
    )
    return email
  }
  const verify = (email: string, token: string, sender: string) =>
    post('/verify', { type: 'signup', email, token }, sender)

  test('a code that is right is refused too after too many wrong ones, and from another sender', async () => {
    assert.equal((await verify(await waiting(), '123456', '192.0.2.110')).status, 200)
    const email = await waiting()
    assert.equal((await verify(email, '000000', '192.0.2.111')).status, 403)
    assert.equal((await verify(email, '123456', '192.0.2.112')).status, 429)
  })

  test('a part of the address is not taken for the code, so tries cannot be counted for others', async () => {
    const email = await waiting()
    assert.equal((await verify(`${email}1`, '23456', '192.0.2.113')).status, 403)
    assert.equal((await verify(email.slice(0, 4), `${email.slice(4)}123456`, '192.0.2.114')).status, 403)
    assert.equal((await verify(email, '123456', '192.0.2.115')).status, 200)
  })

  test('a link cannot be made from an address and a code, so codes are not guessed by links', async () => {
    const email = await waiting()
    const token_hash = hashOf(email, '123456')
    assert.equal((await post('/verify', { type: 'signup', token_hash }, '192.0.2.120')).status, 403)
    const open = (path: string, method = 'GET', sender = '192.0.2.121') =>
      fetch(`${backend.origin}/auth/v1${path}?type=signup&token=${token_hash}`, {
        method,
        headers: { 'x-forwarded-for': sender },
        redirect: 'manual',
      })
    assert.match((await open('/verify')).headers.get('location') ?? '', /error_code=otp_expired/)
    for (const path of ['/verify', '/reauthenticate', '/user'])
      assert.equal((await open(path, 'HEAD')).status, 405, path)
    for (const path of ['/%76erify', '//verify', '/verify/', '/%2Fverify'])
      assert.equal((await open(path, 'GET', '192.0.2.122')).status, 404, path)
  })
})

const hashOf = (email: string, code: string) =>
  createHash('sha256')
    .update(email + code)
    .digest('hex')
