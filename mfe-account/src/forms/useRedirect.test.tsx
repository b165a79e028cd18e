import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { startAs } from 'shared-auth/testing'
import { consoleErrors, fillField, renderAt, stubApi } from 'shared-ui/testing'
import { App } from '../App'
import { SESSION } from '../testing/testing'

beforeEach(() => {
  startAs(null)
  localStorage.clear()
  sessionStorage.clear()
})

const EMAIL = { Email: 'mia@example.com' }
const PASSWORD = { Password: 'Sprouts!2026' }

test.each([
  {
    at: '/login',
    fields: { ...EMAIL, ...PASSWORD },
    button: 'Log in',
    call: 'token',
    links: ['Forgot password'],
    end: '/forgot-password',
    said: 'Logged in successfully!',
  },
  {
    at: '/signup',
    fields: { 'Full Name': 'Mia', ...EMAIL, ...PASSWORD, 'Confirm Password': PASSWORD.Password },
    button: 'Sign up',
    call: 'signup',
    links: ['Log in', 'Forgot password'],
    end: '/forgot-password',
    said: 'Account created successfully! Please check your email for confirmation.',
  },
  {
    at: '/forgot-password',
    fields: EMAIL,
    button: 'Send reset instructions',
    call: 'recover',
    links: ['Back to login', 'Sign up'],
    end: '/signup',
    said: 'Password reset instructions sent to your email',
  },
])('who has left $at before the answer stays on the other page, and reads it there', async (page) => {
  const answer = Promise.withResolvers<Response>()
  stubApi({ [`POST auth/v1/${page.call}`]: () => answer.promise })
  renderAt(page.at, <App />)
  for (const [label, value] of Object.entries(page.fields))
    await fillField(screen.getByLabelText(label), value)
  await userEvent.click(screen.getByRole('button', { name: page.button }))
  for (const name of page.links) await userEvent.click(await screen.findByRole('link', { name }))
  const url = screen.getByLabelText('current url')
  expect(url).toHaveTextContent(page.end)

  answer.resolve(Response.json(SESSION))
  expect(await screen.findByText(page.said)).toBeVisible()
  expect(url).toHaveTextContent(page.end)
})

test.each([
  ['who has left the page before the answer is not taken to Google', ['Sign up', 'Log in'], 0],
  ['who waits for the answer is', [], 1],
] as const)('%s', async (_who, links, times) => {
  const answer = Promise.withResolvers<Response>()
  stubApi({ 'GET auth/v1/authorize': () => answer.promise })
  renderAt('/login', <App />)
  await userEvent.click(screen.getByRole('button', { name: 'Continue with Google' }))
  for (const name of links) await userEvent.click(await screen.findByRole('link', { name }))

  // as the browser gives a redirect that is not followed
  const redirect: Response = Object.assign(Object.create(Response.prototype, fieldsOf('opaqueredirect')), {
    clone: () => redirect,
    text: async () => '',
  })
  await act(async () => answer.resolve(redirect))
  // for each address that is opened jsdom says once that it cannot
  await waitFor(() => expect(screen.queryByRole('button', { busy: true })).not.toBeInTheDocument())
  const opened = consoleErrors().filter((text) => text.startsWith('Error: Not implemented: navigation'))
  expect(opened).toHaveLength(times)
  expect(sessionStorage).toHaveLength(times)
})

const fieldsOf = (type: string) => ({ type: { value: type }, status: { value: 0 }, ok: { value: false } })
