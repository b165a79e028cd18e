import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MIA, startAs } from 'shared-auth/testing'
import { renderAt, stubApi } from 'shared-ui/testing'
import { type Message, messages } from 'spec/messages'
import { Account } from '../testing/Account'
import { refusal, SESSION } from '../testing/testing'

/*
 * Every message of spec.md for the pages of this remote (sections 5 and 8), word for word, with the steps that show it.
 */

type Stubs = Parameters<typeof stubApi>[0]

type Row = {
  at: string
  text: string
  kind: Message['kind']
  /** The field of an inline message. */
  field?: string
  stubs?: Stubs
  does: () => Promise<void>
}

const RULE =
  'Password must be at least 8 characters long and contain uppercase, lowercase, number and special character.'
const GOOD = 'Sprouts!2026'
const OTHER = 'Sprouts!2027'
const RECOVERY =
  '/reset-password#access_token=a&refresh_token=r&expires_in=3600&token_type=bearer&type=recovery'
const FAILED_LINK = '/email-verification?email_confirmed=true#error=access_denied&error_code=otp_expired'
const BROKEN = () => Response.json({}, { status: 500 })
const GONE = () => new Response(null, { status: 204 })

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const leave = async (label: string) => {
  await userEvent.click(screen.getByLabelText(label))
  await userEvent.tab()
}
/** Pasted, as from a password manager. */
const fillIn = async (values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values)) {
    await userEvent.clear(await screen.findByLabelText(label))
    await userEvent.click(screen.getByLabelText(label))
    if (value) await userEvent.paste(value)
  }
}
const nothing = async () => {}

const signUp =
  (password = GOOD, confirmation = password) =>
  async () => {
    await fillIn({
      'Full Name': 'Mia',
      Email: 'mia@example.com',
      Password: password,
      'Confirm Password': confirmation,
    })
    await press('Sign up')
  }
const logIn = async () => {
  await fillIn({ Email: 'mia@example.com', Password: GOOD })
  await press('Log in')
}
const forgot = async () => {
  await fillIn({ Email: 'mia@example.com' })
  await press('Send reset instructions')
}
const reset =
  (password = GOOD, confirmation = password) =>
  async () => {
    await fillIn({ 'New Password': password, 'Confirm Password': confirmation })
    await press('Reset password')
  }
const saveProfile = (username: string) => async () => {
  await fillIn({ Username: username })
  await press('Save Changes')
}
const changePassword = (current: string, next: string, confirmation: string) => async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Change Password' }))
  await fillIn({ 'Current Password': current, 'New Password': next, 'Confirm New Password': confirmation })
  await press('Update Password')
}

const toast = (at: string, text: string, does: Row['does'], stubs?: Stubs): Row => ({
  at,
  text,
  kind: 'toast',
  does,
  stubs,
})
const inline = (at: string, field: string, text: string, does = () => leave(field)): Row => ({
  at,
  text,
  kind: 'inline',
  field,
  does,
})
const page = (at: string, text: string, does: Row['does'] = nothing): Row => ({
  at,
  text,
  kind: 'page',
  does,
})

const strengths = (at: string, field: string): Row[] =>
  [
    ['a', 'Very Weak'],
    ['aA', 'Weak'],
    ['aA1', 'Fair'],
    ['aA1!', 'Good'],
    [GOOD, 'Strong'],
  ].map(([password = '', text = '']) => page(at, text, () => fillIn({ [field]: password })))

const rows: Row[] = [
  toast('/signup', 'Please fill in all required fields', () => press('Sign up')),
  inline('/signup', 'Full Name', 'Name is required'),
  inline('/signup', 'Email', 'Email is required'),
  inline('/signup', 'Password', 'Password is required'),
  inline('/signup', 'Confirm Password', 'Please confirm your password'),
  inline('/signup', 'Confirm Password', 'Passwords do not match', signUp(GOOD, OTHER)),
  toast('/signup', 'Passwords do not match', signUp(GOOD, OTHER)),
  inline('/signup', 'Password', RULE, signUp('sprouts-2026')),
  toast('/signup', RULE, signUp('sprouts-2026')),
  ...strengths('/signup', 'Password'),
  toast('/signup', 'Error creating account', signUp(), { 'POST auth/v1/signup': BROKEN }),
  toast('/signup', 'Password is known to be weak', signUp(), {
    'POST auth/v1/signup': refusal('Password is known to be weak', 'weak_password', 422),
  }),
  toast('/signup', 'Account created successfully! Please check your email for confirmation.', signUp(), {
    'POST auth/v1/signup': { id: 'u2', email: 'mia@example.com' },
  }),
  toast('/signup', 'Error signing in with Google', () => press('Continue with Google'), {
    'GET auth/v1/authorize': BROKEN,
  }),

  toast('/login', 'Please fill in all required fields', () => press('Log in')),
  inline('/login', 'Email', 'Email is required'),
  inline('/login', 'Password', 'Password is required'),
  toast('/login', 'Error logging in', logIn, { 'POST auth/v1/token': BROKEN }),
  toast('/login', 'Invalid login credentials', logIn, {
    'POST auth/v1/token': refusal('Invalid login credentials'),
  }),
  toast('/login', 'Logged in successfully!', logIn, { 'POST auth/v1/token': SESSION }),
  toast('/login', 'Error signing in with Google', () => press('Continue with Google'), {
    'GET auth/v1/authorize': BROKEN,
  }),

  toast('/forgot-password', 'Please enter your email address', () => press('Send reset instructions')),
  toast('/forgot-password', 'Error sending password reset email', forgot, { 'POST auth/v1/recover': BROKEN }),
  toast('/forgot-password', 'Too many of these', forgot, {
    'POST auth/v1/recover': refusal('Too many of these', 'over_email_send_rate_limit', 429),
  }),
  toast('/forgot-password', 'Password reset instructions sent to your email', forgot, {
    'POST auth/v1/recover': {},
  }),

  toast(RECOVERY, 'Please fill in all required fields', () => press('Reset password')),
  inline(RECOVERY, 'Confirm Password', 'Please confirm your password'),
  toast(RECOVERY, 'Passwords do not match', reset(GOOD, OTHER)),
  ...strengths(RECOVERY, 'New Password'),
  toast(RECOVERY, 'Password is known to be weak', reset(), {
    'PUT auth/v1/user': refusal('Password is known to be weak', 'weak_password', 422),
  }),
  toast(RECOVERY, 'Error updating password', reset(), { 'PUT auth/v1/user': BROKEN }),
  toast(RECOVERY, 'Password updated successfully', reset(), {
    'PUT auth/v1/user': { id: 'mia' },
    'POST auth/v1/logout': GONE,
  }),
  toast('/reset-password', 'Invalid password reset link', nothing),

  toast('/profile', 'Username is required', saveProfile('')),
  toast('/profile', 'Please fill in all password fields', changePassword('', '', '')),
  toast('/profile', 'New passwords do not match', changePassword(GOOD, OTHER, GOOD)),
  toast('/profile', 'Password must be at least 6 characters long', changePassword(GOOD, '12345', '12345')),
  page('/profile', 'Email cannot be changed.'),
  toast('/profile', 'Failed to update password', changePassword(GOOD, OTHER, OTHER), {
    'POST auth/v1/token': BROKEN,
  }),
  toast('/profile', 'Invalid login credentials', changePassword('wrong', OTHER, OTHER), {
    'POST auth/v1/token': refusal('Invalid login credentials'),
  }),
  toast('/profile', 'Password updated successfully!', changePassword(GOOD, OTHER, OTHER), {
    'POST auth/v1/token': SESSION,
    'PUT auth/v1/user': SESSION.user,
    'POST auth/v1/logout': GONE,
  }),
  toast('/profile', 'Profile updated successfully!', saveProfile('Mia N'), {
    'PATCH profiles': [{ username: 'Mia N' }],
  }),
  toast('/profile', 'Failed to update profile', saveProfile('Mia N'), { 'PATCH profiles': BROKEN }),
  toast('/profile', 'Failed to load profile information', nothing, { 'GET profiles': BROKEN }),

  toast('/email-verification', 'Verification link not found. Please check your email for a valid link.', () =>
    press('Verify Email'),
  ),
  toast(FAILED_LINK, 'Failed to verify your email. Please try again or contact support.', nothing),
]

beforeEach(() => sessionStorage.clear())

test.each(rows.map((row) => [row.at.split('#')[0], row.kind, row.text, row] as const))(
  '%s, %s: %s',
  async (_at, kind, text, { at, field, stubs, does }) => {
    stubApi({ 'GET profiles': [{ username: 'Mia' }], ...stubs })
    window.history.replaceState(null, '', at)
    startAs(at === '/profile' ? MIA : null)
    renderAt(window.location.pathname + window.location.search, <Account />)
    await does()

    if (kind === 'toast') expect(await findToast(text)).toBeVisible()
    else if (kind === 'inline') {
      expect(screen.getByLabelText(field ?? '')).toHaveAccessibleDescription(expect.stringContaining(text))
    } else expect(await screen.findByText(text)).toBeVisible()
  },
)

/** Waits for a visible toast: the same text beside a field may come before it, and is none. */
function findToast(text: string): Promise<HTMLElement> {
  return waitFor(() => {
    const regions = [...screen.getAllByRole('status'), ...screen.queryAllByRole('alert')]
    const [found] = regions.flatMap((region) => within(region).queryAllByText(text))
    if (!found) throw new Error(`"${text}" is in no toast`)
    return found
  })
}

test('the table is whole: it has every message of the specification for these screens', () => {
  const screens = [
    '/signup',
    '/login',
    '/forgot-password',
    '/reset-password',
    '/email-verification',
    '/profile',
  ]
  const expected = messages
    .filter(({ where }) => screens.includes(where[0] ?? ''))
    .map(({ kind, text, where }) => `${where[0]} ${kind}: ${text}`)
  const asserted = rows.map(({ at, kind, text }) => `${at.split(/[?#]/)[0]} ${kind}: ${text}`)
  expect(expected.length).toBeGreaterThan(40)
  expect(expected.filter((message) => !asserted.includes(message))).toEqual([])
})
