import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { startAs } from 'shared-auth/testing'
import { fillField, renderAt, stubApi } from 'shared-ui/testing'
import { App } from '../App'
import { refusal } from '../testing/testing'

const submit = () => userEvent.click(screen.getByRole('button', { name: 'Send reset instructions' }))

beforeEach(() => startAs(null))

test('the mail is asked for, and the login page comes next', async () => {
  const requests = stubApi({ 'POST auth/v1/recover': {} })
  renderAt('/forgot-password', <App />)
  expect(screen.getByRole('heading', { level: 1, name: 'Forgot password' })).toBeVisible()
  await fillField(screen.getByLabelText('Email'), 'mia@example.com')
  await submit()

  expect(await screen.findByText('Password reset instructions sent to your email')).toBeVisible()
  expect(screen.getByLabelText('current url')).toHaveTextContent('/login')
  expect(await requests[0]?.json()).toMatchObject({ email: 'mia@example.com' })
  expect(requests[0]?.url).toContain(encodeURIComponent('/reset-password'))
})

test('the login page then speaks of no other e-mail: one for a sign-up in the same tab', async () => {
  stubApi({ 'POST auth/v1/recover': {} })
  sessionStorage.setItem('sprouts-unconfirmed', 'mia@example.com')
  renderAt('/forgot-password', <App />)
  await fillField(screen.getByLabelText('Email'), 'mia@example.com')
  await submit()
  expect(await screen.findByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible()
  expect(screen.queryByText('Check your inbox')).not.toBeInTheDocument()
})

test('while it works the button reads Sending...', async () => {
  stubApi({ 'POST auth/v1/recover': () => new Promise<Response>(() => {}) })
  renderAt('/forgot-password', <App />)
  await userEvent.type(screen.getByLabelText('Email'), 'mia@example.com{Enter}')
  expect(screen.getByRole('button', { name: 'Sending...' })).toBeVisible()
})

test('two submits before it is drawn that the first is sent are one', async () => {
  const requests = stubApi({ 'POST auth/v1/recover': () => new Promise<Response>(() => {}) })
  renderAt('/forgot-password', <App />)
  await fillField(screen.getByLabelText('Email'), 'mia@example.com')
  const { form } = screen.getByLabelText<HTMLInputElement>('Email')
  act(() => {
    for (const _ of [1, 2]) form?.requestSubmit()
  })
  await waitFor(() => expect(requests).toHaveLength(1))
  expect(await screen.findByRole('button', { name: 'Sending...' })).toBeVisible()
  expect(requests).toHaveLength(1)
})

test('without an address nothing is sent', async () => {
  const requests = stubApi({})
  renderAt('/forgot-password', <App />)
  await submit()
  expect(screen.getByText('Please enter your email address')).toBeVisible()
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Email is required')
  expect(requests).toHaveLength(0)
})

test.each([
  [
    "the service's own words",
    refusal('You can only request this after 50 seconds', 'over_email_send_rate_limit', 429),
    'You can only request this after 50 seconds',
  ],
  ['its own', () => Response.json({}, { status: 503 }), 'Error sending password reset email'],
])('a failure says %s', async (_name, answer, text) => {
  stubApi({ 'POST auth/v1/recover': answer })
  renderAt('/forgot-password', <App />)
  await userEvent.type(screen.getByLabelText('Email'), 'mia@example.com{Enter}')
  expect(await screen.findByText(text)).toBeVisible()
  expect(screen.getByText('That did not work.')).toBeVisible()
  expect(screen.getByLabelText('Email')).toHaveValue('mia@example.com')
})

test('there is a way back', async () => {
  renderAt('/forgot-password', <App />)
  await userEvent.click(screen.getByRole('link', { name: 'Back to login' }))
  expect(screen.getByLabelText('current url')).toHaveTextContent('/login')
})
