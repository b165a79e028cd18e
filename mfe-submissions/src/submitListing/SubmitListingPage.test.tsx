import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createQueryClient } from 'federation/queryClient'
import { startAs } from 'shared-auth/testing'
import { fillField, renderAt, stubApi } from 'shared-ui/testing'
import { App } from '../App'

const FUNCTION = 'POST functions/v1/listing-submission'

function open(stubs: Parameters<typeof stubApi>[0] = {}) {
  const requests = stubApi(stubs)
  const { unmount } = renderAt('/submit-listing', <App />, createQueryClient())
  return { requests, unmount }
}

async function fill() {
  await userEvent.click(screen.getByRole('radio', { name: 'Event' }))
  for (const [label, text] of [
    ['Name', 'Lantern Night'],
    ['Description', 'Lanterns by the river.'],
    ['Contact name', 'Sam Wilson'],
    ['Contact email', 'sam@example.com'],
    ['Location', 'Parramatta NSW'],
  ] as const) {
    await fillField(screen.getByLabelText(label), text)
  }
}

const submit = async () => userEvent.click(await screen.findByRole('button', { name: 'Submit' }))

beforeEach(() => {
  sessionStorage.clear()
  startAs(null)
})

test('the page can be found: heading, title, no noindex', () => {
  open()

  expect(screen.getByRole('heading', { level: 1, name: 'List your business' })).toBeVisible()
  expect(document.title).toBe('List your business | Sydney Sprouts')
  expect(document.querySelector('meta[name=robots]')).not.toBeInTheDocument()
})

test('an empty form says what is missing and goes to the first of it', async () => {
  const { requests } = open()

  await submit()

  for (const message of [
    'Type is required.',
    'Name is required.',
    'Description is required.',
    'Contact name is required.',
    'Contact email is required.',
    'Location is required.',
  ]) {
    expect(screen.getByText(message)).toBeVisible()
  }
  expect(screen.getByRole('radio', { name: 'Event' })).toHaveFocus()
  expect(requests).toHaveLength(0)
})

test('a field that was left blank says so at once', async () => {
  open()

  await userEvent.click(screen.getByLabelText('Name'))
  await userEvent.tab()

  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Name is required.')
  expect(screen.queryByText('Description is required.')).not.toBeInTheDocument()
})

test('the message of a field that was left by pressing a button waits until the button is released', async () => {
  open()
  const user = userEvent.setup()

  await user.click(screen.getByLabelText('Name'))
  await user.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('button', { name: 'Submit' }) })
  expect(screen.queryByText('Name is required.')).not.toBeInTheDocument()
  await user.pointer('[/MouseLeft]')

  expect(screen.getByText('Name is required.')).toBeVisible()
})

test('an invalid address and a long text show hints and are sent anyway', async () => {
  const { requests } = open({ [FUNCTION]: {} })

  await fill()
  await userEvent.type(screen.getByLabelText('Contact email'), ' (work)')
  await userEvent.type(screen.getByLabelText('Website'), 'none')
  fireEvent.change(screen.getByLabelText('Description'), { target: { value: 'x'.repeat(5001) } })
  await userEvent.click(screen.getByLabelText('Description'))
  await userEvent.tab()

  expect(screen.getByLabelText('Contact email')).toHaveAccessibleDescription(/check this address/)
  expect(screen.getByLabelText('Website')).toHaveAccessibleDescription(/look like https/)
  expect(screen.getByLabelText('Description')).toHaveAccessibleDescription(/^5,001 of 5,000/)
  await submit()
  // an answer that comes later would empty the form of the next test
  await screen.findByText(/^Thank you/)
  expect(requests).toHaveLength(1)
})

test.each([
  ['Name', 100],
  ['Contact name', 100],
  ['Contact email', 254],
  ['Phone', 300],
  ['Website', 300],
  ['Location', 300],
])('a long text that is pasted as %s is not cut', async (label, longest) => {
  renderAt('/submit-listing', <App />)
  const field = screen.getByLabelText(label)
  const text = `https://example.com/${'x'.repeat(300)}`
  await userEvent.click(field)
  await userEvent.paste(text)
  await userEvent.tab()
  expect(field).toHaveValue(text)
  expect(field).toHaveAccessibleDescription(`320 of ${longest} characters: please shorten it.`)
})

test('a listing is sent, and the form is empty again', async () => {
  const { requests } = open({ [FUNCTION]: {} })

  await fill()
  await submit()

  expect(
    await screen.findByText("Thank you for your submission! We'll review it and get back to you soon."),
  ).toBeVisible()
  expect(screen.getByText(/The form is empty again/)).toHaveFocus()
  expect(screen.getByLabelText('Name')).toHaveValue('')
  expect(screen.getByRole('radio', { name: 'Event' })).not.toBeChecked()
  expect(screen.queryByText('Name is required.')).not.toBeInTheDocument()
  expect(await requests[0]?.json()).toEqual({
    type: 'event',
    name: 'Lantern Night',
    description: 'Lanterns by the river.',
    contactName: 'Sam Wilson',
    contactEmail: 'sam@example.com',
    phone: '',
    website: '',
    location: 'Parramatta NSW',
    additionalInfo: '',
  })
})

test('while it is sent the button is busy and sends nothing more', async () => {
  const { requests } = open({ [FUNCTION]: () => new Promise<Response>(() => {}) })

  await fill()
  await submit()
  await userEvent.click(screen.getByRole('button', { name: 'Submitting...' }))
  await userEvent.type(screen.getByLabelText('Name'), '{Enter}')

  expect(screen.getByRole('button', { name: 'Submitting...' })).toHaveAttribute('aria-disabled', 'true')
  expect(requests).toHaveLength(1)
})

test.each([
  [
    () => Response.json({ error: 'Contact email must be one valid email address.' }, { status: 400 }),
    'Contact email must be one valid email address.',
  ],
  [
    () => new Response('<html>', { status: 502 }),
    'There was a problem submitting your listing. Please try again.',
  ],
  [
    () => {
      throw new TypeError('Failed to fetch')
    },
    'There was a problem submitting your listing. Please try again.',
  ],
])('a failure keeps what was typed and is told (%#)', async (answer, message) => {
  open({ [FUNCTION]: answer })

  await fill()
  await submit()

  expect(within(await screen.findByRole('alert')).getByText(message)).toBeVisible()
  expect(await screen.findByText(/Not sent yet/)).toBeVisible()
  expect(screen.getByLabelText('Name')).toHaveValue('Lantern Night')
})

test('while it is sent its type stays as it is', async () => {
  open({ [FUNCTION]: () => new Promise<Response>(() => {}) })
  await fill()
  await submit()
  await userEvent.click(screen.getByRole('radio', { name: 'Business' }))
  expect(screen.getByRole('radio', { name: 'Event' })).toBeChecked()
})

test('what was typed survives a reload', async () => {
  const { unmount } = open()
  await fill()
  unmount()

  open()

  expect(screen.getByLabelText('Name')).toHaveValue('Lantern Night')
  expect(screen.getByRole('radio', { name: 'Event' })).toBeChecked()
})

test('a second try carries the same key; an edited listing and the next one carry a new one', async () => {
  let isDown = true
  const { requests } = open({
    [FUNCTION]: () => (isDown ? Response.json({ error: 'Down' }, { status: 500 }) : {}),
  })
  const keyOf = (index: number) => requests[index]?.headers.get('idempotency-key')

  await fill()
  await submit()
  await screen.findByText('Down')
  await submit()
  await screen.findByRole('button', { name: 'Submit' })
  await userEvent.type(screen.getByLabelText('Name'), ' 2026')
  isDown = false
  await submit()
  await screen.findByText(/Thank you/)

  expect(requests).toHaveLength(3)
  expect(keyOf(0)).toMatch(/^[0-9a-f-]{36}$/)
  expect(keyOf(1)).toBe(keyOf(0))
  expect(keyOf(2)).not.toBe(keyOf(0))
})

test('the field for programs is out of reach of people, and is sent when filled', async () => {
  const { requests } = open({ [FUNCTION]: {} })
  const trap = screen.getByLabelText('Leave empty')
  expect(trap).toHaveAttribute('tabindex', '-1')
  expect(screen.queryByRole('textbox', { name: 'Leave empty' })).not.toBeInTheDocument()

  await fill()
  await userEvent.type(trap, 'spam')
  await submit()
  await screen.findByText(/Thank you/)

  expect(await requests[0]?.json()).toMatchObject({ leaveEmpty: 'spam' })
})

test('too many listings say how long to wait', async () => {
  const busy = { error: 'Too many messages. Please try again in a few minutes.' }
  open({ [FUNCTION]: () => Response.json(busy, { status: 429, headers: { 'retry-after': '61' } }) })

  await fill()
  await submit()

  expect(await screen.findByRole('alert')).toHaveTextContent(`${busy.error} Try again in 2 minutes.`)
  expect(await screen.findByText(/Not sent yet/)).toHaveTextContent('Try again in 2 minutes.')
})
