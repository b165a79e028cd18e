import { captureAuthReturn, readAuthReturn } from './authReturn'

const TOKENS = 'access_token=aaa&refresh_token=rrr&expires_in=3600&token_type=bearer'
const EXPIRED = 'error=access_denied&error_code=otp_expired&error_description=Link+is+invalid'

const read = (address: string, verifier: string | null = null) =>
  readAuthReturn(new URL(address, 'https://sprouts.test'), verifier)

test.each([
  ['/', null],
  ['/activities?search=error#map', null],
  ['/activities?error=none', null],
  ['/profile#type=recovery', null],
  ['/activities?code=abc', null],
])('%s has nothing to do with authentication and stays', (address, cleaned) => {
  expect(read(address)).toEqual({ found: { kind: 'nothing' }, cleaned })
})

test('the token of a recovery link is returned and removed from the address', () => {
  expect(read(`/reset-password#${TOKENS}&type=recovery`)).toEqual({
    found: { kind: 'recovery', accessToken: 'aaa' },
    cleaned: '/reset-password',
  })
})

test('type=recovery without a token opens the form but grants nothing', () => {
  expect(read('/reset-password#type=recovery')).toEqual({
    found: { kind: 'recovery', accessToken: null },
    cleaned: '/reset-password',
  })
})

test.each([
  `/reset-password#${TOKENS}&type=signup`,
  `/reset-password?${TOKENS}&type=recovery`,
  `/#${TOKENS}`,
  `/#${TOKENS}&type=recovery`,
  `/activities#${TOKENS}`,
  `/login#${TOKENS}`,
  `/?${TOKENS}`,
  `/email-verification?email_confirmed=true#${TOKENS}&type=signup`,
  `/email-verified#${TOKENS}&type=signup`,
  '/?code=aaa',
  '/?search=zoo&code=aaa',
])('a forged or useless fragment does not sign in and is removed: %s', (address) => {
  const { found, cleaned } = read(address)
  expect(found).toEqual({ kind: 'nothing' })
  expect(cleaned).not.toBeNull()
  expect(cleaned).not.toContain('aaa')
})

test.each([
  ...['/activities', '/login', '/email-verified'].flatMap((path) => [
    `${path}#${TOKENS}`,
    `${path}?code=aaa`,
  ]),
  `/#${TOKENS}&provider_token=ppp`,
  `/?${TOKENS}`,
  '/#code=aaa',
  '/?code=',
])('nothing of %s signs in, even if this tab went to Google', (address) => {
  expect(read(address, 'secret').found).toEqual({ kind: 'nothing' })
})

test('back from Google in the tab that went there', () => {
  expect(read('/?code=aaa&search=zoo', 'secret')).toEqual({
    found: { kind: 'google', code: 'aaa', verifier: 'secret' },
    cleaned: '/?search=zoo',
  })
})

test.each([
  [`/?${EXPIRED}`, true, '/', { from: '/', wasGoogle: true }],
  [`/#${EXPIRED}`, true, '/', { from: '/', wasGoogle: true }],
  [
    '/?error=access_denied&error_description=The+user+said+no',
    true,
    '/',
    { code: 'access_denied', wasGoogle: true },
  ],
  [`/#${EXPIRED}`, false, '/', { wasGoogle: false }],
  [`/reset-password#${EXPIRED}`, false, '/reset-password', { code: 'otp_expired', from: '/reset-password' }],
  [
    `/email-verification?email_confirmed=true&${EXPIRED}`,
    false,
    '/email-verification?email_confirmed=true',
    { code: 'otp_expired' },
  ],
])('a failure is told and taken out of the address: %s', (address, isGooglePending, cleaned, expected) => {
  const result = read(address, isGooglePending ? 'secret' : null)
  expect(result.found).toMatchObject({ kind: 'failed', ...expected })
  expect(result.cleaned).toBe(cleaned)
})

test('the rest of the query survives', () => {
  expect(read(`/activities?search=zoo&categories=museums#${TOKENS}`).cleaned).toBe(
    '/activities?search=zoo&categories=museums',
  )
})

test.each(['/', '//', '//sprouts.test/login'])('tokens leave the address bar on %s', (path) => {
  const address = window.location.origin + path
  window.history.replaceState(null, '', `${address}#${TOKENS}`)
  expect(captureAuthReturn()).toEqual({ kind: 'nothing' })
  expect(window.location.href).toBe(address)
})
