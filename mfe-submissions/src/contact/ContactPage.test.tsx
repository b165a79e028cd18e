import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createQueryClient } from 'federation/queryClient'
import { startAs } from 'shared-auth/testing'
import { fillField, renderAt, stubApi } from 'shared-ui/testing'
import { App } from '../App'
import { pasteTooMuch } from '../testing/pasteTooMuch'

const FUNCTION = 'POST functions/v1/send-contact-email'
const FALLBACK = 'There was a problem sending your message. Please try again.'

function open(stubs: Parameters<typeof stubApi>[0] = {}) {
  const requests = stubApi(stubs)
  renderAt('/contact', <App />, createQueryClient())
  return requests
}

async function fill() {
  await fillField(screen.getByLabelText('Name'), 'Sam Wilson')
  await fillField(screen.getByLabelText('Email'), 'sam@example.com')
  await fillField(screen.getByLabelText('Subject'), 'Opening hours')
  await fillField(screen.getByLabelText('Message'), 'Open on Sundays?')
}

const send = async () => userEvent.click(await screen.findByRole('button', { name: 'Send Message' }))

beforeEach(() => {
  sessionStorage.clear()
  startAs(null)
})
afterEach(() => jest.useRealTimers())

test('all four fields are required', async () => {
  const requests = open()

  await send()

  expect(screen.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible()
  for (const message of [
    'Name is required.',
    'Email is required.',
    'Subject is required.',
    'Message is required.',
  ]) {
    expect(screen.getByText(message)).toBeVisible()
  }
  expect(screen.getByLabelText('Name')).toHaveFocus()
  expect(requests).toHaveLength(0)
})

test('while it is sent nothing can be typed that would be lost with the rest', async () => {
  const answer = Promise.withResolvers<Response>()
  open({ [FUNCTION]: () => answer.promise })
  await fill()
  await send()

  await userEvent.type(screen.getByLabelText('Message'), ' And on Mondays?')
  expect(screen.getByLabelText('Message')).toHaveValue('Open on Sundays?')
  answer.resolve(Response.json({}))
  await waitFor(() => expect(screen.getByLabelText('Message')).toHaveValue(''))
  expect(sessionStorage.getItem('draft:contact')).toBeNull()
})

test.each([
  ['Name', 100],
  ['Email', 254],
  ['Subject', 150],
])('a long text that is pasted as %s is not cut', async (label, longest) => {
  open()
  await pasteTooMuch(label, longest)
})

test('a message is sent, and the form is empty again', async () => {
  const requests = open({ [FUNCTION]: {} })

  await fill()
  await send()

  expect(await screen.findByText("Message sent! We'll get back to you as soon as possible.")).toBeVisible()
  expect(screen.getByLabelText('Message')).toHaveValue('')
  expect(await requests[0]?.json()).toEqual({
    name: 'Sam Wilson',
    email: 'sam@example.com',
    subject: 'Opening hours',
    message: 'Open on Sundays?',
  })
})

test('a second message is told like the first', async () => {
  open({ [FUNCTION]: {} })
  for (const _message of ['first', 'second']) {
    await fill()
    await send()
    expect(await screen.findByText(/^We have your message/)).toHaveFocus()
  }
})

test('while it is sent the button is busy, and no script sends the form again', async () => {
  stubApi({ [FUNCTION]: () => new Promise<Response>(() => {}) })
  const { queryClient } = renderAt('/contact', <App />, createQueryClient())

  await fill()
  await send()

  expect(screen.getByRole('button', { name: 'Sending...' })).toHaveAttribute('aria-disabled', 'true')
  fireEvent.submit(screen.getByRole('form', { name: 'Contact Us' }))
  expect(queryClient.isMutating()).toBe(1)
})

test('leaving the page while it is sent does not cut it off, and the late answer disturbs nothing', async () => {
  const answer = Promise.withResolvers<Response>()
  const requests = stubApi({ [FUNCTION]: () => answer.promise })
  const { unmount, queryClient } = renderAt('/contact', <App />, createQueryClient())
  await fill()
  await send()

  unmount()
  await waitFor(() => expect(requests).toHaveLength(1))
  expect(requests[0]?.signal.aborted).toBe(false)

  answer.resolve(Response.json({}))
  // an update of a page that has gone would be an error in the console, which ends the test
  await waitFor(() => expect(queryClient.isMutating()).toBe(0))
  expect(requests).toHaveLength(1)
})

test.each([
  ['sent', () => Response.json({}), ''],
  ['refused', () => Response.json({}, { status: 400 }), 'Open on Sundays?'],
])(
  'a page that is opened again while the form is sent is the same form: %s',
  async (_name, answerNow, left) => {
    const answer = Promise.withResolvers<Response>()
    const requests = stubApi({ [FUNCTION]: () => answer.promise })
    const queryClient = createQueryClient()
    const { unmount } = renderAt('/contact', <App />, queryClient)
    await fill()
    await send()
    unmount()

    renderAt('/contact', <App />, queryClient)
    expect(screen.getByLabelText('Message')).toHaveValue('Open on Sundays?')
    await userEvent.click(screen.getByRole('button', { name: 'Sending...' }))
    answer.resolve(answerNow())
    expect(await screen.findByRole('button', { name: 'Send Message' })).toBeEnabled()
    expect(screen.getByLabelText('Message')).toHaveValue(left)
    expect(screen.queryAllByText(/^We have your message/)).toHaveLength(left === '' ? 1 : 0)
    expect(screen.queryAllByText(/^Not sent yet/)).toHaveLength(left === '' ? 0 : 1)
    expect(requests).toHaveLength(1)
  },
)

test('a page that is opened again after a failure still says so, until the message is sent', async () => {
  stubApi({ [FUNCTION]: () => Response.json({}, { status: 400 }) })
  const queryClient = createQueryClient()
  const { unmount } = renderAt('/contact', <App />, queryClient)
  await fill()
  await send()
  expect(await screen.findByText(/^Not sent yet/)).toBeVisible()
  jest.useFakeTimers()
  unmount()
  // longer than answers are kept that no page shows
  jest.advanceTimersByTime(2 * 60 * 60_000)
  jest.useRealTimers()

  stubApi({ [FUNCTION]: {} })
  renderAt('/contact', <App />, queryClient)
  expect(screen.getByText(/^Not sent yet/)).toBeVisible()
  await send()
  expect(await screen.findByText(/^We have your message/)).toBeVisible()
  expect(screen.queryByText(/^Not sent yet/)).not.toBeInTheDocument()
})

test('a page that is loaded again after a failure still says so, until it is emptied', async () => {
  stubApi({ [FUNCTION]: () => Response.json({}, { status: 400 }) })
  const first = renderAt('/contact', <App />, createQueryClient())
  await fill()
  await send()
  await screen.findByText(/^Not sent yet/)
  first.unmount()

  // what a reload leaves: the storage of the tab
  const second = renderAt('/contact', <App />, createQueryClient())
  expect(screen.getByText(/^Not sent yet/)).toBeVisible()
  for (const label of ['Name', 'Email', 'Subject', 'Message'])
    await userEvent.clear(screen.getByLabelText(label))
  await userEvent.type(screen.getByLabelText('Name'), 'Zoe')
  second.unmount()

  renderAt('/contact', <App />, createQueryClient())
  expect(screen.getByLabelText('Name')).toHaveValue('Zoe')
  expect(screen.queryByText(/^Not sent yet/)).not.toBeInTheDocument()
})

test('a page that is opened again tells what is left of a wait, and none that is over', async () => {
  jest.useFakeTimers({ doNotFake: ['setTimeout', 'setInterval', 'queueMicrotask', 'nextTick'] })
  const headers = { 'retry-after': '400' }
  const answers = [Response.json({}, { status: 400 })]
  stubApi({ [FUNCTION]: () => answers.shift() ?? Response.json({}, { status: 429, headers }) })
  const queryClient = createQueryClient()
  const first = renderAt('/contact', <App />, queryClient)
  await fill()
  await send()
  await send()
  expect(await screen.findByText(/^Not sent yet/)).toHaveTextContent('Try again in 7 minutes.')
  first.unmount()

  jest.setSystemTime(Date.now() + 100_000)
  const second = renderAt('/contact', <App />, queryClient)
  expect(screen.getByText(/^Not sent yet/)).toHaveTextContent('Try again in 5 minutes.')
  second.unmount()

  jest.setSystemTime(Date.now() + 300_000)
  renderAt('/contact', <App />, queryClient)
  expect(screen.getByText(/^Not sent yet/)).not.toHaveTextContent('Try again in')
})

test('a page that was emptied after a failure is a new one', async () => {
  stubApi({ [FUNCTION]: () => Response.json({}, { status: 400 }) })
  const queryClient = createQueryClient()
  const { unmount } = renderAt('/contact', <App />, queryClient)
  await fill()
  await send()
  await screen.findByText(/^Not sent yet/)
  for (const label of ['Name', 'Email', 'Subject', 'Message'])
    await userEvent.clear(screen.getByLabelText(label))
  unmount()

  const second = renderAt('/contact', <App />, queryClient)
  await userEvent.type(screen.getByLabelText('Name'), 'Zoe')
  expect(screen.queryByText(/^Not sent yet/)).not.toBeInTheDocument()
  second.unmount()

  renderAt('/contact', <App />, queryClient)
  expect(screen.getByLabelText('Name')).toHaveValue('Zoe')
  expect(screen.queryByText(/^Not sent yet/)).not.toBeInTheDocument()
})

test.each([
  [{ error: 'Too many messages. Please try again in a few minutes.' }, 429],
  [{}, 400],
  [{ error: 'Missing authorization header' }, 401],
])('the answer %j keeps what was typed and is told', async (answer, status) => {
  open({ [FUNCTION]: () => Response.json(answer, { status }) })

  await fill()
  await send()

  const alert = await screen.findByRole('alert')
  expect(within(alert).getByText('error' in answer ? answer.error : FALLBACK)).toBeVisible()
  expect(screen.getByLabelText('Message')).toHaveValue('Open on Sundays?')
})

test.each([
  [{ error: 'Too many messages. Please try again in a few minutes.' }, '400', 'Try again in 7 minutes.'],
  [{}, '40', 'Try again in 40 seconds.'],
])('too many messages say how long to wait, beside %j and at the form', async (answer, seconds, wait) => {
  open({ [FUNCTION]: () => Response.json(answer, { status: 429, headers: { 'retry-after': seconds } }) })

  await fill()
  await send()

  const words = 'error' in answer ? answer.error : FALLBACK
  expect(await screen.findByRole('alert')).toHaveTextContent(`${words} ${wait}`)
  expect(await screen.findByText(/^Not sent yet/)).toHaveTextContent(wait)
})

test('a new try takes the message of the last one away', async () => {
  const answers = [Response.json({ error: 'First' }, { status: 400 })]
  open({ [FUNCTION]: () => answers.shift() ?? new Promise<Response>(() => {}) })

  await fill()
  await send()
  expect(await screen.findByText('First')).toBeVisible()
  await send()

  expect(screen.queryByText('First')).not.toBeInTheDocument()
  expect(screen.queryByText(/^Not sent yet/)).not.toBeInTheDocument()
})
