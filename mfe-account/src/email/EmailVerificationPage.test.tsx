import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { settings } from 'shared-auth'
import { startAs } from 'shared-auth/testing'
import { consoleErrors, fillField, renderAt, stubApi } from 'shared-ui/testing'
import { App } from '../App'

const EXPIRED = '#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid'

function open(address: string) {
  window.history.replaceState(null, '', address)
  startAs(null)
  return renderAt(window.location.pathname + window.location.search, <App />)
}

const url = () => screen.getByLabelText('current url')

beforeEach(() => startAs(null))
afterEach(() => jest.useRealTimers())

test.each(['?email_confirmed=true', '?type=email_confirmation'])('%s leads to the good news', (query) => {
  open(`/email-verification${query}#access_token=a&refresh_token=r&type=signup`)
  expect(screen.getByRole('heading', { level: 1, name: 'Email Verified Successfully!' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Go to Login' })).toHaveAttribute('href', '/login')
  expect(url()).toHaveTextContent(/^\/email-verified$/)
})

test.each(['', '?confirmation_url=https://evil.test', '?confirmation_url=javascript:alert(1)'])(
  'a page without a valid link says so on the click: %s',
  async (query) => {
    open(`/email-verification${query}`)
    await userEvent.click(screen.getByRole('button', { name: 'Verify Email' }))
    expect(
      screen.getByText('Verification link not found. Please check your email for a valid link.'),
    ).toBeVisible()
    expect(url()).toHaveTextContent('/email-verification')
  },
)

test.each([
  ['recovery', 'Set a new password', 'you can set a new password'],
  ['signup', 'Verify your email', 'your account is ready'],
])('the page of a link for %s says what it is for', (type, heading, words) => {
  const link = `${settings().url}/auth/v1/verify?token=t&type=${type}&redirect_to=${settings().siteUrl}`
  open(`/email-verification?confirmation_url=${encodeURIComponent(link)}`)
  expect(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  expect(document.title).toBe(`${heading} | Sydney Sprouts`)
  expect(screen.getByText(new RegExp(words))).toBeVisible()
  expect(screen.getByRole('button', { name: 'Verify Email' })).toBeVisible()
})

/** Opens the page with a link, on a clock that the test moves. */
function openLink() {
  jest.useFakeTimers()
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  const link = `${settings().url}/auth/v1/verify?token=t&type=signup`
  open(`/email-verification?confirmation_url=${encodeURIComponent(link)}`)
  const button = screen.getByRole('button', { name: 'Verify Email' })
  return { user, button }
}

/** For each link that is followed jsdom says once that it cannot. */
const followedLinks = () =>
  consoleErrors().filter((text) => text.startsWith('Error: Not implemented: navigation'))

test('a link is followed once however often its button is pressed; after ten seconds it can be tried again', async () => {
  const { user, button } = openLink()
  await user.click(button)
  await user.click(button)

  expect(followedLinks()).toHaveLength(1)
  expect(button).toHaveAccessibleName('Verifying...')
  await act(() => jest.advanceTimersByTimeAsync(10_000))
  expect(button).toHaveAccessibleName('Verify Email')
})

test('after Back from the link the button can be pressed again, and each press has its ten seconds', async () => {
  const { user, button } = openLink()
  await user.click(button)
  expect(button).toHaveAccessibleName('Verifying...')
  const show = (persisted: boolean) =>
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted })))
  show(false) // the rest of the page has loaded
  expect(button).toHaveAccessibleName('Verifying...')
  await act(() => jest.advanceTimersByTimeAsync(6_000))
  show(true)
  expect(button).toHaveAccessibleName('Verify Email')

  await user.click(button)
  await act(() => jest.advanceTimersByTimeAsync(6_000))
  expect(button).toHaveAccessibleName('Verifying...')
  expect(followedLinks()).toHaveLength(2)
})

test('another mail that cannot be sent says so at the form', async () => {
  stubApi({ 'POST auth/v1/resend': () => Response.json({}, { status: 500 }) })
  open(`/email-verification?email_confirmed=true${EXPIRED}`)
  await fillField(await screen.findByLabelText('Email'), 'mia@example.com')
  await userEvent.click(screen.getByRole('button', { name: 'Resend confirmation email' }))
  const form = screen.getByLabelText('Email').closest('form')
  await waitFor(() => expect(form).toHaveTextContent('The confirmation email could not be sent'))
})

test('a link that was used before says so, although its query speaks of success, and sends another mail', async () => {
  const requests = stubApi({ 'POST auth/v1/resend': {} })
  open(`/email-verification?email_confirmed=true${EXPIRED}`)
  expect(
    await screen.findByText('Failed to verify your email. Please try again or contact support.'),
  ).toBeVisible()
  expect(window.location.hash).toBe('')

  await fillField(screen.getByLabelText('Email'), 'mia@example.com')
  await userEvent.click(screen.getByRole('button', { name: 'Resend confirmation email' }))
  expect(await screen.findByText('Confirmation email sent')).toBeVisible()
  expect(await requests[0]?.json()).toMatchObject({ type: 'signup', email: 'mia@example.com' })
})
