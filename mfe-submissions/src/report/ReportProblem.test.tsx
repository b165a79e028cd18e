import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createQueryClient } from 'federation/queryClient'
import { MIA, startAs } from 'shared-auth/testing'
import { configureSite } from 'shared-ui'
import { fillField, renderAt, stubApi } from 'shared-ui/testing'
import { ReportProblem } from './ReportProblem'

const FUNCTION = 'POST functions/v1/send-contact-email'
const URL = 'https://sprouts.test/activities/7/luna-park'

function open(stubs: Parameters<typeof stubApi>[0] = {}) {
  const requests = stubApi(stubs)
  const onClose = jest.fn()
  const dialog = <ReportProblem activityId="7" activityName="Luna Park" onClose={onClose} />
  renderAt('/activities/7/luna-park', dialog, createQueryClient())
  return { requests, onClose }
}

const send = async () => userEvent.click(await screen.findByRole('button', { name: 'Send' }))

beforeEach(() => {
  sessionStorage.clear()
  configureSite({ origin: 'https://sprouts.test' })
  startAs(null)
})

test('a visitor reports wrong hours with one more press', async () => {
  const { requests, onClose } = open({ [FUNCTION]: {} })

  expect(screen.getByRole('dialog', { name: 'Something wrong?' })).toHaveTextContent('Luna Park')
  await send()

  expect(await screen.findByText("Message sent! We'll get back to you as soon as possible.")).toBeVisible()
  expect(onClose).toHaveBeenCalledTimes(1)
  expect(await requests[0]?.json()).toEqual({
    name: 'A visitor',
    email: '',
    subject: 'Correction: Luna Park (7)',
    message: `What is wrong: Opening hours\n\n${URL}`,
  })
  expect(requests[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/)
})

test('the reasons are those of the product', () => {
  open()
  const reasons = within(screen.getByRole('radiogroup', { name: 'What is wrong?' })).getAllByRole('radio')
  expect(reasons.map((radio) => radio.getAttribute('value'))).toEqual([
    'hours',
    'price',
    'closed',
    'address',
    'other',
  ])
})

test('somebody with an account signs with their name, and may give words and an address', async () => {
  startAs(MIA)
  const { requests } = open({ [FUNCTION]: {} })

  await userEvent.click(screen.getByRole('radio', { name: 'Price' }))
  await fillField(screen.getByLabelText('Message'), 'It is free now.')
  await fillField(screen.getByLabelText('Email'), 'mia@example.com')
  await send()

  // an answer that comes later would empty the form of the next test
  await screen.findByText(/^Message sent!/)
  expect(await requests[0]?.json()).toMatchObject({
    name: 'Mia',
    email: 'mia@example.com',
    message: `What is wrong: Price\n\nIt is free now.\n\n${URL}`,
  })
})

test('something else needs words', async () => {
  const { requests } = open({ [FUNCTION]: {} })

  await userEvent.click(screen.getByRole('radio', { name: 'Something else' }))
  await send()

  expect(screen.getByLabelText('Message')).toHaveAccessibleDescription('Message is required.')
  expect(screen.getByLabelText('Message')).toHaveFocus()
  expect(requests).toHaveLength(0)
})

test.each([
  [{ error: 'Too many messages. Please try again in a few minutes.' }, 429],
  [{}, 400],
])('the answer %j is told, and what was typed stays', async (answer, status) => {
  const { onClose } = open({ [FUNCTION]: () => Response.json(answer, { status }) })

  await fillField(screen.getByLabelText('Message'), 'Closed on Mondays.')
  await send()

  const fallback = 'There was a problem sending your message. Please try again.'
  expect(await screen.findByText('error' in answer ? answer.error : fallback)).toBeVisible()
  expect(screen.getByLabelText('Message')).toHaveValue('Closed on Mondays.')
  expect(onClose).not.toHaveBeenCalled()
})

test('while it is sent nothing closes it or sends it again', async () => {
  const { requests, onClose } = open({ [FUNCTION]: () => new Promise<Response>(() => {}) })

  await send()
  await userEvent.click(screen.getByRole('button', { name: 'Sending...' }))
  await userEvent.keyboard('{Escape}')

  expect(requests).toHaveLength(1)
  expect(onClose).not.toHaveBeenCalled()
})

test('the field for programs is sent when filled', async () => {
  const { requests } = open({ [FUNCTION]: {} })
  await userEvent.type(screen.getByLabelText('Leave empty'), 'spam')
  await send()
  expect(await requests[0]?.json()).toMatchObject({ leaveEmpty: 'spam' })
})

test('a new try takes the message of the last one away, and too many say how long to wait', async () => {
  const busy = { status: 429, headers: { 'retry-after': '50' } }
  const answers = [
    Response.json({ error: 'First' }, { status: 400 }),
    Response.json({ error: 'Second' }, busy),
  ]
  open({ [FUNCTION]: () => answers.shift() ?? new Promise<Response>(() => {}) })

  await fillField(screen.getByLabelText('Message'), 'Closed on Mondays.')
  await send()
  expect(await screen.findByText('First')).toBeVisible()
  await send()
  expect(await screen.findByText('Second')).toBeVisible()
  expect(screen.queryByText('First')).not.toBeInTheDocument()
  expect(screen.getByRole('alert')).toHaveTextContent('Second Try again in 50 seconds.')
  await send()
  expect(screen.queryByText('Second')).not.toBeInTheDocument()
})
