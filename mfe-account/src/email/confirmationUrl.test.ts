/** @jest-environment node */
import { confirmationUrl } from './confirmationUrl'

const ORIGINS = { backend: 'https://ref.supabase.co', site: 'https://sprouts.test' }
const LINK = 'https://ref.supabase.co/auth/v1/verify?token=abc123&type=signup'
const BACK = 'redirect_to=https%3A%2F%2Fsprouts.test%2Femail-verification%3Femail_confirmed%3Dtrue'

const follow = (value: string, origins = ORIGINS) =>
  confirmationUrl(new URLSearchParams({ confirmation_url: value }), origins)

test.each([
  [LINK, LINK],
  [`${LINK}&${BACK}`, `${LINK}&${BACK}`],
  ['https://ref.supabase.co/auth/v1/verify?token_hash=pkce_9f-e.x&type=email', undefined],
  [
    'https://ref.supabase.co/auth/v1/verify?type=recovery&token=abc',
    'https://ref.supabase.co/auth/v1/verify?token=abc&type=recovery',
  ],
  [`${LINK}&unknown=1#fragment`, LINK],
  ['https://sprouts.test/email-verified', undefined],
  ['https://sprouts.test/email-verification?email_confirmed=true', undefined],
  ['https://sprouts.test/email-verified?next=https://evil.test', 'https://sprouts.test/email-verified'],
])('%s is followed', (value, expected) => {
  expect(follow(value)).toBe(expected ?? value)
})

test('a local backend may answer on http', () => {
  const local = { backend: 'http://127.0.0.1:54321', site: 'http://localhost:3000' }
  const link = 'http://127.0.0.1:54321/auth/v1/verify?token=abc&type=signup'
  expect(follow(link, local)).toBe(link)
})

test('a link that the mail did not encode is put together again', () => {
  const query = new URLSearchParams(
    `confirmation_url=${ORIGINS.backend}/auth/v1/verify?token=abc&type=signup&${BACK}`,
  )
  expect(confirmationUrl(query, ORIGINS)).toBe(
    `${ORIGINS.backend}/auth/v1/verify?token=abc&type=signup&${BACK}`,
  )
})

test.each([
  '',
  ' ',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)//https://ref.supabase.co/auth/v1/verify?token=abc&type=signup',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://ref.supabase.co/1',
  '//evil.test',
  '/auth/v1/verify?token=abc&type=signup',
  'https://evil.test',
  'https://evil.test/auth/v1/verify?token=abc&type=signup',
  'https://ref.supabase.co.evil.test/auth/v1/verify?token=abc&type=signup',
  'https://ref.supabase.co@evil.test/auth/v1/verify?token=abc&type=signup',
  'https://user:pass@ref.supabase.co/auth/v1/verify?token=abc&type=signup',
  'https://ref.supabase.co%2eevil.test/auth/v1/verify?token=abc&type=signup',
  'https://other.supabase.co/auth/v1/verify?token=abc&type=signup',
  'http://ref.supabase.co/auth/v1/verify?token=abc&type=signup',
  'https://ref.supabase.co:8443/auth/v1/verify?token=abc&type=signup',
  'https://ref.supabase.co/auth/v1/authorize?provider=google',
  'https://ref.supabase.co/auth/v1/verify/../authorize?token=abc&type=signup',
  'https://ref.supabase.co/auth/v1/x/%2e%2e/verify?token=abc&type=signup',
  'https://ref.supabase.co/auth/v1/verify',
  'https://ref.supabase.co/auth/v1/verify?type=signup',
  'https://ref.supabase.co/auth/v1/verify?token=&type=signup',
  'https://ref.supabase.co/auth/v1/verify?token=abc',
  'https://ref.supabase.co/auth/v1/verify?token=abc&type=sso',
  'https://ref.supabase.co/auth/v1/verify?token=a%20b&type=signup',
  'https://ref.supabase.co/auth/v1/verify?token=abc&token=def&type=signup',
  'https://ref.supabase.co/auth/v1/verify?token=abc&token_hash=def&type=signup',
  `${LINK}&type=recovery`,
  `${LINK}&redirect_to=https://evil.test`,
  `${LINK}&redirect_to=https://sprouts.test.evil.test/`,
  `${LINK}&redirect_to=https://sprouts.test@evil.test/`,
  `${LINK}&redirect_to=https://sprouts.test%5C@evil.test/`,
  `${LINK}&redirect_to=//evil.test`,
  `${LINK}&redirect_to=javascript:alert(1)`,
  `${LINK}&redirect_to=/email-verified`,
  `${LINK}&redirect_to=`,
  'https:\\\\ref.supabase.co\\auth\\v1\\verify?token=abc&type=signup',
  'https://ref.supabase.co/auth/v1/verify?token=abc\r\n&type=signup',
  `${LINK}\u202e`,
  ` ${LINK}`,
  `\t${LINK}`,
  `${LINK}&pad=${'x'.repeat(3000)}`,
  'https://sprouts.test',
  'https://sprouts.test/login',
  'https://sprouts.test/email-verified/../login',
  'https://sprouts.test/email-verifiedx',
  'https://sprouts.test.evil.test/email-verified',
  'http://sprouts.test/email-verified',
])('nothing is followed: %j', (value) => {
  expect(follow(value)).toBeNull()
})

test('no value, and two values, are no link', () => {
  expect(confirmationUrl(new URLSearchParams(), ORIGINS)).toBeNull()
  expect(
    confirmationUrl(
      new URLSearchParams([
        ['confirmation_url', LINK],
        ['confirmation_url', LINK],
      ]),
      ORIGINS,
    ),
  ).toBeNull()
})

test('additional parameters do not change an encoded link', () => {
  const query = new URLSearchParams({ confirmation_url: LINK, token: 'stolen' })
  expect(confirmationUrl(query, ORIGINS)).toBeNull()
  const redirected = new URLSearchParams({ confirmation_url: LINK, redirect_to: 'https://evil.test' })
  expect(confirmationUrl(redirected, ORIGINS)).toBeNull()
})
