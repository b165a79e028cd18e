import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MIA, startAs } from 'shared-auth/testing'
import { fillField, renderAt, stubApi } from 'shared-ui/testing'
import { App } from '../App'
import { tooMany } from '../testing/testing'

const PASSWORD = 'Sprouts!2026'

type Form = { at: string; call: string; fields: Record<string, string>; button: string }

const forms: Form[] = [
  {
    at: '/login',
    call: 'POST auth/v1/token',
    fields: { Email: 'mia@example.com', Password: PASSWORD },
    button: 'Log in',
  },
  {
    at: '/signup',
    call: 'POST auth/v1/signup',
    fields: {
      'Full Name': 'Mia',
      Email: 'mia@example.com',
      Password: PASSWORD,
      'Confirm Password': PASSWORD,
    },
    button: 'Sign up',
  },
  {
    at: '/forgot-password',
    call: 'POST auth/v1/recover',
    fields: { Email: 'mia@example.com' },
    button: 'Send reset instructions',
  },
  {
    at: '/email-verification#error=access_denied&error_code=otp_expired',
    call: 'POST auth/v1/resend',
    fields: { Email: 'mia@example.com' },
    button: 'Resend confirmation email',
  },
]

const open = ({ at }: Form) => {
  window.history.replaceState(null, '', at)
  startAs(null)
  renderAt(window.location.pathname, <App />)
}

const send = async ({ fields, button }: Form) => {
  for (const [label, value] of Object.entries(fields)) {
    await userEvent.clear(screen.getByLabelText(label))
    await userEvent.click(screen.getByLabelText(label))
    await userEvent.paste(value)
  }
  await userEvent.click(screen.getByRole('button', { name: button }))
}

const alerts = () => screen.getByRole('alert')

beforeEach(() => sessionStorage.clear())

describe.each(forms.map((form) => [form.call, form] as const))('%s, asked too often', (call, form) => {
  test.each([
    [1, 'Try again in 1 second.'],
    [40, 'Try again in 40 seconds.'],
    [60, 'Try again in 1 minute.'],
    [61, 'Try again in 2 minutes.'],
    [7200, 'Try again in 2 hours.'],
  ])('says beside the words of the service how long to wait: %d s', async (seconds, wait) => {
    stubApi({ [call]: tooMany(seconds) })
    open(form)
    await send(form)
    await screen.findAllByText('Too many requests')
    expect(alerts()).toHaveTextContent(`Too many requests ${wait}`)
  })

  test('says it once where the service has said it already', async () => {
    stubApi({ [call]: tooMany(40, 'Only after 40 seconds, please') })
    open(form)
    await send(form)
    await screen.findAllByText('Only after 40 seconds, please')
    expect(alerts()).not.toHaveTextContent('Try again')
  })

  test('takes the message of the try before off the screen', async () => {
    const answers = [tooMany(40, 'First'), tooMany(40, 'Second'), tooMany(40, 'Third')]
    stubApi({ [call]: () => answers.shift()?.() ?? {} })
    open(form)
    for (const text of ['First', 'Second', 'Third']) {
      await send(form)
      await screen.findAllByText(text)
    }
    expect(screen.getAllByRole('button', { name: 'Dismiss' })).toHaveLength(1)
  })
})

test('three failed tries to change the password leave one message', async () => {
  const answers = ['First', 'Second', 'Third'].map((text) => tooMany(40, text))
  stubApi({ 'GET profiles': [{ username: 'Mia' }], 'POST auth/v1/token': () => answers.shift()?.() ?? {} })
  startAs(MIA)
  renderAt('/profile', <App />)
  await userEvent.click(await screen.findByRole('button', { name: 'Change Password' }))
  for (const text of ['First', 'Second', 'Third']) {
    for (const label of ['Current Password', 'New Password', 'Confirm New Password']) {
      await userEvent.clear(screen.getByLabelText(label))
      await fillField(screen.getByLabelText(label), PASSWORD)
    }
    await userEvent.click(screen.getByRole('button', { name: 'Update Password' }))
    expect(await screen.findByText(text)).toBeVisible()
    expect(alerts()).toHaveTextContent(`${text} Try again in 40 seconds.`)
  }
  expect(screen.getAllByRole('button', { name: 'Dismiss' })).toHaveLength(1)
})

test('a profile that may not be saved yet says when, and keeps what is typed', async () => {
  stubApi({ 'GET profiles': [{ username: 'Mia' }], 'PATCH profiles': tooMany(90) })
  startAs(MIA)
  renderAt('/profile', <App />)
  await userEvent.type(await screen.findByLabelText('Username'), '!')
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }))
  expect(await screen.findByText('Failed to update profile')).toBeVisible()
  expect(alerts()).toHaveTextContent('Failed to update profile Try again in 2 minutes.')
  expect(screen.getByLabelText('Username')).toHaveValue('Mia!')
})

test('a profile that may not be read yet says when', async () => {
  stubApi({
    'GET profiles': () =>
      Response.json({ message: 'Too many' }, { status: 429, headers: { 'retry-after': '90' } }),
  })
  startAs(MIA)
  renderAt('/profile', <App />)
  expect(await screen.findByText('Try again in 2 minutes.')).toBeVisible()
})
