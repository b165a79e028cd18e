import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { getSession } from 'shared-auth'
import { startAs } from 'shared-auth/testing'
import { fillField, renderAt, stubApi } from 'shared-ui/testing'
import { Account } from '../testing/Account'
import { refusal, SESSION } from '../testing/testing'

const email = () => screen.getByLabelText('Email')
const password = () => screen.getByLabelText('Password')
const form = () => within(password().closest('form') ?? document.body)
const submit = async () => userEvent.click(await screen.findByRole('button', { name: 'Log in' }))

async function fillIn() {
  await fillField(email(), 'mia@example.com')
  await fillField(password(), 'Sprouts!2026')
}

beforeEach(() => startAs(null))

test('a right password signs in, says so and goes home', async () => {
  const requests = stubApi({ 'POST auth/v1/token': SESSION })
  renderAt('/login', <Account />)
  expect(screen.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible()

  await fillIn()
  await submit()

  expect(await screen.findByText('Logged in successfully!')).toBeVisible()
  expect(screen.getByLabelText('current url')).toHaveTextContent(/^\/$/)
  expect(getSession()).toMatchObject({ status: 'signedIn', user: { email: 'mia@example.com' } })
  expect(requests).toHaveLength(1)
  expect(await requests[0]?.json()).toMatchObject({ email: 'mia@example.com', password: 'Sprouts!2026' })
})

test('while it works the button reads Logging in... and Enter sends nothing more', async () => {
  let answer = (_response: Response) => {}
  const requests = stubApi({
    'POST auth/v1/token': () =>
      new Promise<Response>((resolve) => {
        answer = resolve
      }),
  })
  renderAt('/login', <Account />)
  await fillIn()
  await submit()

  const busy = screen.getByRole('button', { name: 'Logging in...' })
  await userEvent.click(busy)
  await userEvent.type(password(), '{Enter}')
  answer(Response.json(SESSION))
  expect(await screen.findByText('Logged in successfully!')).toBeVisible()
  expect(requests).toHaveLength(1)
})

test('an empty form names both fields, focuses the first, and sends nothing', async () => {
  const requests = stubApi({})
  renderAt('/login', <Account />)
  expect(screen.queryByText('Email is required')).not.toBeInTheDocument()
  await submit()

  expect(screen.getByText('Email is required')).toBeVisible()
  expect(screen.getByText('Password is required')).toBeVisible()
  expect(screen.getByText('Please fill in all required fields')).toBeVisible()
  expect(email()).toHaveFocus()
  expect(email()).toHaveAccessibleDescription('Email is required')
  expect(requests).toHaveLength(0)
})

test('a message shows once its field was left', async () => {
  renderAt('/login', <Account />)
  await userEvent.click(email())
  expect(screen.queryByText('Email is required')).not.toBeInTheDocument()
  await userEvent.tab()
  expect(screen.getByText('Email is required')).toBeVisible()
  expect(screen.queryByText('Password is required')).not.toBeInTheDocument()
})

test.each([
  ["the service's own words", refusal('Invalid login credentials'), 'Invalid login credentials'],
  ['its own when the service breaks', () => new Response('<html>', { status: 500 }), 'Error logging in'],
  ['its own when nothing can be reached', () => Promise.reject(new TypeError('x')), 'Error logging in'],
])(
  'a failed login says %s, aloud once and at the form, keeps what was typed, and returns to the password',
  async (_name, answer, text) => {
    stubApi({ 'POST auth/v1/token': answer })
    renderAt('/login', <Account />)
    await fillIn()
    await submit()

    expect(await within(await screen.findByRole('alert')).findByText(text)).toBeVisible()
    expect(await form().findByText(text)).toBeVisible()
    expect(email()).toHaveValue('mia@example.com')
    expect(password()).toHaveValue('Sprouts!2026')
    expect(password()).toHaveFocus()
    expect(screen.getByLabelText('current url')).toHaveTextContent('/login')
  },
)

test.each([
  ['invalid_credentials', 'Invalid login credentials', /^Check your email and password/],
  ['email_not_confirmed', 'Email not confirmed', /^Open the link in our email first/],
])('for %s the form says what to do, and the toast what happened', async (code, message, advice) => {
  stubApi({ 'POST auth/v1/token': refusal(message, code) })
  renderAt('/login', <Account />)
  await fillIn()
  await submit()

  expect(await screen.findByText(message)).toBeVisible()
  expect(await form().findByText(advice)).toBeVisible()
})

test('a try without a password takes the message of the last one away', async () => {
  stubApi({ 'POST auth/v1/token': refusal('First') })
  renderAt('/login', <Account />)
  await fillIn()
  await submit()
  expect(await form().findByText('First')).toBeVisible()
  await userEvent.clear(form().getByLabelText('Password'))
  await submit()
  expect(form().getByText('Password is required')).toBeVisible()
  expect(form().queryByText('First')).not.toBeInTheDocument()
})

test('a new try takes the message of the last one away, from the form and from the screen', async () => {
  let refuse = (_answer: Response) => {}
  const answers = ['First', 'Second'].map((text) => refusal(text)())
  stubApi({
    'POST auth/v1/token': () => answers.shift() ?? new Promise<Response>((resolve) => (refuse = resolve)),
  })
  renderAt('/login', <Account />)
  await fillIn()
  await submit()
  expect(await form().findByText('First')).toBeVisible()
  await submit()
  expect(await form().findByText('Second')).toBeVisible()
  expect(screen.queryByText('First')).not.toBeInTheDocument()

  await submit()
  expect(screen.queryByText('Second')).not.toBeInTheDocument()
  refuse(refusal('Third')())
  expect(await form().findByText('Third')).toBeVisible()
  expect(screen.getAllByRole('button', { name: 'Dismiss' })).toHaveLength(1)
})

test.each([
  ['40', 'Try again in 40 seconds.'],
  ['90', 'Try again in 2 minutes.'],
])('too many logins say how long to wait: %s', async (seconds, text) => {
  const busy = { error_code: 'over_request_rate_limit', msg: 'Request rate limit reached' }
  stubApi({
    'POST auth/v1/token': () => Response.json(busy, { status: 429, headers: { 'retry-after': seconds } }),
  })
  renderAt('/login', <Account />)
  await fillIn()
  await submit()
  const message = await form().findByText('Request rate limit reached')
  expect(message.parentElement).toHaveTextContent(text)
  expect(screen.getAllByText('Request rate limit reached')).toHaveLength(2)
  expect(screen.getByRole('alert')).toHaveTextContent(text)
})

test('an address that is not confirmed gets its mail once more', async () => {
  const requests = stubApi({
    'POST auth/v1/token': refusal('Email not confirmed', 'email_not_confirmed'),
    'POST auth/v1/resend': {},
  })
  renderAt('/login', <Account />)
  await fillIn()
  await submit()
  await userEvent.click(await screen.findByRole('button', { name: 'Resend confirmation email' }))

  expect(await screen.findByText('Confirmation email sent')).toBeVisible()
  expect(await requests[1]?.json()).toMatchObject({ type: 'signup', email: 'mia@example.com' })
})

test('the offer of a mail goes with the failure that it belongs to', async () => {
  const answers = [
    refusal('Email not confirmed', 'email_not_confirmed'),
    refusal('Invalid login credentials'),
  ]
  stubApi({ 'POST auth/v1/token': () => answers.shift()?.() ?? {} })
  renderAt('/login', <Account />)
  await fillIn()
  await submit()
  expect(await screen.findByRole('button', { name: 'Resend confirmation email' })).toBeVisible()
  await submit()
  expect(await form().findByText('Invalid login credentials')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Resend confirmation email' })).not.toBeInTheDocument()
})

test('the mail of a sign-up in this tab is offered once, above the form', async () => {
  stubApi({ 'POST auth/v1/token': refusal('Email not confirmed', 'email_not_confirmed') })
  sessionStorage.setItem('sprouts-unconfirmed', 'mia@example.com')
  renderAt('/login', <Account />)
  await fillField(password(), 'Sprouts!2026')
  await submit()
  expect(await form().findByText(/^Open the link in our email first/)).toBeVisible()
  expect(screen.getAllByRole('button', { name: 'Resend confirmation email' })).toHaveLength(1)
  sessionStorage.clear()
})

test('the password can be shown', async () => {
  renderAt('/login', <Account />)
  expect(password()).toHaveAttribute('type', 'password')
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
  expect(password()).toHaveAttribute('type', 'text')
})

test('Google that cannot be reached leaves the visitor here', async () => {
  stubApi({ 'GET auth/v1/authorize': refusal('Unsupported provider: provider is not enabled') })
  renderAt('/login', <Account />)
  await userEvent.click(screen.getByRole('button', { name: 'Continue with Google' }))
  expect(await screen.findByText('Unsupported provider: provider is not enabled')).toBeVisible()

  stubApi({ 'GET auth/v1/authorize': () => new Response('<html>', { status: 500 }) })
  await userEvent.click(screen.getByRole('button', { name: 'Continue with Google' }))
  expect(await screen.findByText('Error signing in with Google')).toBeVisible()
  expect(screen.getByLabelText('current url')).toHaveTextContent('/login')
})

test.each([
  ['Forgot password', '/forgot-password'],
  ['Sign up', '/signup'],
])('%s leads to %s', async (name, path) => {
  renderAt('/login', <Account />)
  await userEvent.click(screen.getByRole('link', { name }))
  expect(screen.getByLabelText('current url')).toHaveTextContent(path)
})
