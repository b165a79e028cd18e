import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { getSession } from 'shared-auth'
import { startAs } from 'shared-auth/testing'
import { fillField, renderAt, stubApi } from 'shared-ui/testing'
import { App } from '../App'
import { refusal } from '../testing/testing'

const RULE =
  'Password must be at least 8 characters long and contain uppercase, lowercase, number and special character.'
const GOOD = {
  'Full Name': 'Mia Nguyen',
  Email: 'mia@example.com',
  Password: 'Sprouts!2026',
  'Confirm Password': 'Sprouts!2026',
}

const submit = () => userEvent.click(screen.getByRole('button', { name: 'Sign up' }))

async function fillIn(values: Partial<typeof GOOD>) {
  for (const [label, value] of Object.entries(values)) {
    const field = screen.getByLabelText(label)
    await userEvent.clear(field)
    if (value) await fillField(field, value)
  }
}

beforeEach(() => {
  startAs(null)
  localStorage.clear()
})

test('a new account is made with its name, and the login page comes next', async () => {
  const requests = stubApi({ 'POST auth/v1/signup': { id: 'u2', email: 'mia@example.com' } })
  renderAt('/signup', <App />)
  expect(screen.getByRole('heading', { level: 1, name: 'Create an Account' })).toBeVisible()
  expect(screen.getByText('Join our community and start exploring fun activities!')).toBeVisible()
  await fillIn(GOOD)
  await submit()

  expect(
    await screen.findByText('Account created successfully! Please check your email for confirmation.'),
  ).toBeVisible()
  expect(screen.getByLabelText('current url')).toHaveTextContent('/login')
  expect(await requests[0]?.json()).toMatchObject({
    email: 'mia@example.com',
    password: 'Sprouts!2026',
    data: { name: 'Mia Nguyen' },
  })
  expect(getSession().status).toBe('signedOut')
})

test('a long name that is pasted is not cut, and not sent; what is missing is said first', async () => {
  const requests = stubApi({})
  renderAt('/signup', <App />)
  const long = 'x'.repeat(61)
  await fillIn({ ...GOOD, 'Full Name': long, 'Confirm Password': '' })
  await submit()
  expect(screen.getByLabelText('Full Name')).toHaveValue(long)
  expect(screen.getByText('Please fill in all required fields')).toBeVisible()

  await fillIn({ 'Confirm Password': GOOD.Password })
  await submit()
  // at the field and in the toast
  expect(screen.getAllByText('61 of 60 characters: please shorten it.')).toHaveLength(2)
  expect(requests).toEqual([])
})

test('an empty form shows every message, and sends nothing', async () => {
  const requests = stubApi({})
  renderAt('/signup', <App />)
  await submit()

  for (const message of [
    'Name is required',
    'Email is required',
    'Password is required',
    'Please confirm your password',
    'Please fill in all required fields',
  ]) {
    expect(screen.getByText(message)).toBeVisible()
  }
  expect(screen.getByLabelText('Full Name')).toHaveFocus()
  expect(requests).toHaveLength(0)
})

test('a different confirmation is said inline and in a toast', async () => {
  renderAt('/signup', <App />)
  await fillIn({ ...GOOD, 'Confirm Password': 'Sprouts!2027' })
  await submit()
  expect(screen.getAllByText('Passwords do not match')).toHaveLength(2)
  expect(screen.getByLabelText('Confirm Password')).toHaveFocus()
})

test('a password against the rule is said inline and in a toast', async () => {
  renderAt('/signup', <App />)
  await fillIn({ ...GOOD, Password: 'sprouts-2026', 'Confirm Password': 'sprouts-2026' })
  await submit()
  expect(screen.getAllByText(RULE)).toHaveLength(2)
  // half a second after the last letter it is spoken, too
  const rules = within(screen.getByRole('list', { name: 'Password rules' }))
  expect(rules.getByText('Not possible: -')).toBeVisible()
})

test.each([
  [
    "the service's own words",
    refusal('Password is known to be weak', 'weak_password', 422),
    'Password is known to be weak',
  ],
  ['its own when the service is down', () => Response.json({}, { status: 500 }), 'Error creating account'],
])('a failure says %s, and nothing typed is lost', async (_name, answer, text) => {
  stubApi({ 'POST auth/v1/signup': answer })
  renderAt('/signup', <App />)
  await fillIn(GOOD)
  await submit()

  expect(await screen.findByText(text)).toBeVisible()
  expect(screen.getByText('That did not work.')).toBeVisible()
  for (const [label, value] of Object.entries(GOOD)) expect(screen.getByLabelText(label)).toHaveValue(value)
})

test('the meter follows the password, with words; its rules are there before', async () => {
  renderAt('/signup', <App />)
  const rules = screen.getByRole('list', { name: 'Password rules' })
  expect(rules).toHaveTextContent('8 charactersLowercaseUppercaseNumberOne of @$!%*?&')

  await fillField(screen.getByLabelText('Password'), 'Sprouts2026')
  expect(screen.getByText('Good')).toBeVisible()
  expect(await screen.findByText('Password strength: Good')).toBeInTheDocument()
  await userEvent.type(screen.getByLabelText('Password'), '!')
  expect(screen.getByText('Strong')).toBeVisible()
})

test('password managers are told the rule, and Log in leads back', async () => {
  renderAt('/signup', <App />)
  expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'new-password')
  expect(screen.getByLabelText('Password')).toHaveAttribute(
    'passwordrules',
    expect.stringContaining('minlength: 8'),
  )
  expect(screen.getByText('Or continue with Google')).toBeVisible()
  await userEvent.click(screen.getByRole('link', { name: 'Log in' }))
  expect(screen.getByLabelText('current url')).toHaveTextContent('/login')
})
