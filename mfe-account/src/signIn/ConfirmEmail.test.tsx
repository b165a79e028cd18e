import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { startAs } from 'shared-auth/testing'
import { fillField, renderAt, stubApi } from 'shared-ui/testing'
import { Account } from '../testing/Account'
import { SESSION, tooMany } from '../testing/testing'

const ADDRESS = 'mia@example.com'

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const panel = () => screen.queryByRole('region', { name: 'Check your inbox' })
const inPanel = () => within(panel() ?? document.createElement('div'))

/** Signs up and waits for the login page. */
async function signUp(answer: object = { id: 'u2', email: ADDRESS }) {
  const requests = stubApi({ 'POST auth/v1/signup': answer, 'POST auth/v1/resend': {} })
  renderAt('/signup', <Account />)
  await fillField(screen.getByLabelText('Full Name'), 'Mia Nguyen')
  await fillField(screen.getByLabelText('Email'), ADDRESS)
  await fillField(screen.getByLabelText('Password'), 'Sprouts!2026')
  await fillField(screen.getByLabelText('Confirm Password'), 'Sprouts!2026')
  await press('Sign up')
  return requests
}

beforeEach(() => {
  sessionStorage.clear()
  startAs(null)
})

test('after a sign-up the login page says what comes next, with the address, and stays so after a reload', async () => {
  await signUp()
  expect(await screen.findByText(/^Account created successfully!/)).toBeVisible()
  expect(screen.getByLabelText('current url')).toHaveTextContent(/^\/login$/)
  expect(inPanel().getByText(ADDRESS)).toBeVisible()
  expect(inPanel().getByRole('link', { name: 'Sign up again' })).toHaveAttribute('href', '/signup')
  expect(screen.getByLabelText('Email')).toHaveValue(ADDRESS)

  cleanup()
  startAs(null)
  renderAt('/login', <Account />)
  expect(inPanel().getByText(ADDRESS)).toBeVisible()
})

test('the mail is sent again, and the panel says so', async () => {
  const requests = await signUp()
  await screen.findByText(/^Account created successfully!/)
  await press('Resend confirmation email')
  expect(await inPanel().findByText(/^Sent again/)).toBeVisible()
  expect(screen.getByText('Confirmation email sent')).toBeVisible()
  expect(await requests[1]?.json()).toMatchObject({ type: 'signup', email: ADDRESS })
})

test('a mail that has to wait says how long, in the panel too, until the next try', async () => {
  await signUp()
  await screen.findByText(/^Account created successfully!/)
  let answer = (_response: Response) => {}
  const answers = [tooMany(50)()]
  stubApi({
    'POST auth/v1/resend': () => answers.shift() ?? new Promise<Response>((resolve) => (answer = resolve)),
  })
  await press('Resend confirmation email')
  expect(await inPanel().findByText('Too many requests')).toBeVisible()
  expect(panel()).toHaveTextContent('Try again in 50 seconds.')

  await press('Resend confirmation email')
  expect(screen.queryByText('Too many requests')).not.toBeInTheDocument()
  answer(Response.json({}))
  expect(await inPanel().findByText(/^Sent again/)).toBeVisible()
})

test('closed, the panel does not come back', async () => {
  await signUp()
  await screen.findByText(/^Account created successfully!/)
  await press('Close')
  expect(screen.getByLabelText('Email')).toHaveFocus()
  expect(panel()).not.toBeInTheDocument()

  cleanup()
  renderAt('/login', <Account />)
  expect(panel()).not.toBeInTheDocument()
})

test('a login takes the panel away', async () => {
  await signUp()
  await screen.findByText(/^Account created successfully!/)
  stubApi({ 'POST auth/v1/token': SESSION })
  await userEvent.type(screen.getByLabelText('Password'), 'Sprouts!2026{Enter}')
  expect(await screen.findByText('Logged in successfully!')).toBeVisible()

  cleanup()
  startAs(null)
  renderAt('/login', <Account />)
  expect(panel()).not.toBeInTheDocument()
})

test('an address that is confirmed in this tab needs no panel any more', async () => {
  await signUp()
  await screen.findByText(/^Account created successfully!/)
  cleanup()
  renderAt('/email-verified', <Account />)
  await userEvent.click(screen.getByRole('link', { name: 'Go to Login' }))
  expect(panel()).not.toBeInTheDocument()
})

test('a service that asks for no confirmation shows no panel', async () => {
  await signUp(SESSION)
  expect(await screen.findByText(/^Account created successfully!/)).toBeVisible()
  expect(panel()).not.toBeInTheDocument()
})

test('a sign-up that fails leaves no panel', async () => {
  await signUp(Response.json({}, { status: 500 }))
  expect(await screen.findByText('Error creating account')).toBeVisible()
  cleanup()
  renderAt('/login', <Account />)
  expect(panel()).not.toBeInTheDocument()
})
