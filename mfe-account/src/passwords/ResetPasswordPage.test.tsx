import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { startAs } from 'shared-auth/testing'
import { renderAt, stubApi } from 'shared-ui/testing'
import { App } from '../App'
import { refusal } from '../testing/testing'

const NEW = 'Sprouts!2027'
const LINK =
  '/reset-password#access_token=recover&refresh_token=r&expires_in=3600&token_type=bearer&type=recovery'
const EXPIRED = '/reset-password#error=access_denied&error_code=otp_expired&error_description=Link+expired'

/** Opens the page as the browser does: the address is read before the first render. */
function open(address: string) {
  window.history.replaceState(null, '', address)
  startAs(null)
  renderAt('/reset-password', <App />)
}

async function fillIn(password: string, confirmation = password) {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  if (password) await user.type(screen.getByLabelText('New Password'), password)
  if (confirmation) await user.type(screen.getByLabelText('Confirm Password'), confirmation)
  await user.click(screen.getByRole('button', { name: 'Reset password' }))
}

const url = () => screen.getByLabelText('current url')

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('the new password is set, said, and after 3 seconds the login page comes', async () => {
  const requests = stubApi({
    'PUT auth/v1/user': { id: 'mia' },
    'POST auth/v1/logout': () => new Response(null, { status: 204 }),
  })
  open(LINK)
  expect(screen.getByRole('heading', { level: 1, name: 'Set new password' })).toBeVisible()
  expect(window.location.hash).toBe('')
  await fillIn(NEW)

  expect(await screen.findByRole('heading', { level: 1, name: 'Password Reset Complete' })).toHaveFocus()
  expect(screen.getByText('Password updated successfully')).toBeVisible()
  // in a region that was there before, which screen readers need
  const regions = screen.getAllByRole('status').map(({ textContent }) => textContent)
  expect(regions).toContain('You can log in with your new password. We take you there in 3 seconds.')
  expect(screen.getByRole('link', { name: 'Go to Login' })).toHaveAttribute('href', '/login')
  expect(requests[0]?.headers.get('authorization')).toBe('Bearer recover')
  expect(await requests[0]?.json()).toEqual({ password: NEW })

  await act(() => jest.advanceTimersByTimeAsync(2_900))
  expect(url()).toHaveTextContent('/reset-password')
  await act(() => jest.advanceTimersByTimeAsync(100))
  expect(url()).toHaveTextContent('/login')
})

test('a visitor who leaves before that is not redirected', async () => {
  stubApi({
    'PUT auth/v1/user': { id: 'mia' },
    'POST auth/v1/logout': () => new Response(null, { status: 204 }),
  })
  open(LINK)
  await fillIn(NEW)
  const { click } = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  await click(await screen.findByRole('link', { name: 'Go to Login' }))
  await click(screen.getByRole('link', { name: 'Sign up' }))
  await act(() => jest.advanceTimersByTimeAsync(4_000))
  expect(url()).toHaveTextContent('/signup')
})

test.each([
  ['no fragment', '/reset-password'],
  ['a link that has expired', EXPIRED],
  ['a fragment of another kind', LINK.replace('type=recovery', 'type=signup')],
])('%s: Invalid password reset link, then the login page', async (_name, address) => {
  open(address)
  expect(await screen.findByText('Invalid password reset link')).toBeVisible()
  expect(url()).toHaveTextContent('/login')
  expect(window.location.hash).toBe('')
})

test.each([
  [
    'both fields are needed',
    '',
    '',
    ['Please fill in all required fields', 'Password is required', 'Please confirm your password'],
  ],
  ['both must be equal', NEW, 'Sprouts!2028', ['Passwords do not match']],
  [
    'the rule is checked',
    'short',
    'short',
    [
      'Password must be at least 8 characters long and contain uppercase, lowercase, number and special character.',
    ],
  ],
])('%s', async (_name, password, confirmation, messages) => {
  const requests = stubApi({})
  open(LINK)
  await fillIn(password, confirmation)
  for (const message of messages) expect(screen.getAllByText(message)[0]).toBeVisible()
  expect(requests).toHaveLength(0)
})

test.each([
  [
    "the service's own words",
    refusal('New password should be different', 'same_password', 422),
    'New password should be different',
  ],
  ['its own', () => Response.json({}, { status: 500 }), 'Error updating password'],
])('a failure says %s and the form stays', async (_name, answer, text) => {
  stubApi({ 'PUT auth/v1/user': answer })
  open(LINK)
  await fillIn(NEW)
  expect(await screen.findByText(text)).toBeVisible()
  expect(screen.getByText('That did not work.')).toBeVisible()
  expect(screen.getByLabelText('New Password')).toHaveValue(NEW)
})

test.each([
  ['a link whose 20 minutes are over', LINK, refusal('invalid JWT: token is expired', 'bad_jwt', 403)],
  ['a link without its token', '/reset-password#type=recovery', {}],
])('%s is invalid, also if that is known only after a try', async (_what, address, answer) => {
  stubApi({ 'PUT auth/v1/user': answer })
  open(address)
  await fillIn(NEW)
  expect(await screen.findByText('Invalid password reset link')).toBeVisible()
  expect(screen.queryByText(/JWT/)).not.toBeInTheDocument()
  expect(url()).toHaveTextContent('/login')
})
