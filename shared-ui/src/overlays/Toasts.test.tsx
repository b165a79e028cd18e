import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { announce } from '../stores/announce'
import { openDialogs } from '../stores/openDialogs'
import { toast, toasts } from '../stores/toast'
import { Toasts } from './Toasts'

beforeEach(() => {
  jest.useFakeTimers()
  toasts.set([])
  render(
    <MemoryRouter>
      <Toasts />
    </MemoryRouter>,
  )
})

afterEach(() => {
  jest.useRealTimers()
})

const show = (speak: () => void) => act(speak)
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms))

test('the polite regions exist before the first message, and an alert comes with its error', () => {
  expect(screen.getAllByRole('status')).toHaveLength(2)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  show(() => toast.error('Error', 'one'))
  show(() => toast.error('Error', 'two'))
  expect(screen.getAllByRole('alert').map((one) => one.textContent)).toEqual(['Error one', 'Error two'])
  expect(screen.getAllByRole('status').map((one) => one.textContent)).toEqual(['', ''])
})

test('a title and its text are two words to a screen reader, which drops a space at the end of a line', () => {
  show(() => toast.success('Success', 'Added'))
  expect(screen.getByText('Success').parentElement?.querySelector('strong ~ br')).toBeInTheDocument()
})

test('success and info are a status, errors an alert, with title and text in one node', () => {
  show(() => {
    toast.success('Success', 'Added to "Rainy days" list')
    toast.info('Info', 'This activity is already in this list.')
    toast.error('Error', 'Failed to save activity')
  })
  expect(screen.getByText('Failed to save activity')).toHaveTextContent('Error Failed to save activity')
  expect(screen.getByRole('alert')).toHaveTextContent('Error Failed to save activity')
  const polite = screen.getAllByRole('status').at(-1) ?? document.body
  expect(within(polite).getByText('Added to "Rainy days" list')).toBeVisible()
  expect(within(polite).getByText('This activity is already in this list.')).toBeVisible()
})

test('a message can have a link, and disappears when it is followed', () => {
  show(() => toast.info('Login required', 'Please log in', { label: 'Log in', to: '/login' }))
  const way = screen.getByRole('link', { name: 'Log in' })
  expect(way).toHaveAttribute('href', '/login')
  fireEvent.click(way)
  expect(screen.queryByText('Login required')).not.toBeInTheDocument()
})

test('a toast stays for six seconds', () => {
  show(() => toast.success('Logged out successfully'))
  wait(5999)
  expect(screen.getByText('Logged out successfully')).toBeVisible()
  wait(1)
  expect(screen.queryByText('Logged out successfully')).not.toBeInTheDocument()
})

test.each([
  ['the pointer', fireEvent.mouseEnter, fireEvent.mouseLeave],
  ['the focus', fireEvent.focus, fireEvent.blur],
])('time stands still while %s is on it', (_, arrive, leave) => {
  show(() => toast.info('Info', 'Read me'))
  const button = screen.getByRole('button', { name: 'Dismiss' })
  wait(5000)
  arrive(button)
  wait(60_000)
  expect(screen.getByText('Read me')).toBeVisible()
  leave(button)
  wait(6000)
  expect(screen.queryByText('Read me')).not.toBeInTheDocument()
})

test('time goes on for what comes after a toast whose link was followed', () => {
  const follow = () => fireEvent.click(screen.getByRole('link', { name: 'Log in' }))
  show(() => {
    toast.info('Login required', 'Please log in', { label: 'Log in', to: '/login' })
    toast.info('Info', 'Read me')
  })
  fireEvent.focus(screen.getByRole('link', { name: 'Log in' }))
  follow()
  wait(6000)
  expect(screen.queryByText('Read me')).not.toBeInTheDocument()
})

test('time goes on for what comes after toasts that went below the pointer', () => {
  show(() => toast.error('Error logging in'))
  fireEvent.mouseEnter(screen.getByRole('button', { name: 'Dismiss' }))
  show(() => toast.dropErrors())
  show(() => toast.info('Info', 'Read me'))
  wait(6000)
  expect(screen.queryByText('Read me')).not.toBeInTheDocument()
})

test('a toast is dismissed by its button', () => {
  show(() => toast.error('Error logging in'))
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByText('Error logging in')).not.toBeInTheDocument()
})

test('dismissing by key moves the focus to the next toast, and after the last one back to its old element', () => {
  const before = document.body.appendChild(document.createElement('button'))
  before.focus()
  show(() => {
    toast.info('one')
    toast.info('two')
  })
  const dismissFirst = () => {
    const [button] = screen.getAllByRole('button', { name: 'Dismiss' })
    act(() => button?.focus())
    if (button) fireEvent.click(button)
  }
  dismissFirst()
  expect(screen.getByRole('button', { name: 'Dismiss' })).toHaveFocus()
  dismissFirst()
  expect(before).toHaveFocus()
  show(() => toast.info('three'))
  wait(6000)
  expect(screen.queryByText('three')).not.toBeInTheDocument()
  before.remove()
})

test('a dialog that opens and closes announces nothing again, and the regions of the page stay', () => {
  const regions = screen.getAllByRole('status')
  const dialog = document.body.appendChild(document.createElement('dialog'))
  const live = () =>
    [...document.querySelectorAll('[role=status], [role=alert]')].map((one) => one.textContent)
  show(() => announce('Log in'))
  show(() => toast.error('Could not share'))
  wait(1001)
  show(() => openDialogs.set([dialog]))
  expect(within(dialog).getByText('Could not share')).toBeInTheDocument()
  expect(live()).toEqual(['Log in', '', '', ''])
  show(() => openDialogs.set([]))
  expect(screen.getByText('Could not share')).toBeVisible()
  expect(live()).toEqual(['Log in', ''])

  // nobody has heard what came just before the dialog closed
  show(() => openDialogs.set([dialog]))
  show(() => announce('Sent'))
  show(() => announce('Log in'))
  expect(live()[2]).toBe('Log in')
  show(() => toast.success('List renamed successfully'))
  show(() => openDialogs.set([]))
  // its region is new to Firefox, which tells of no text that comes with it
  expect(live()[1]).toBe('')
  wait(150)
  expect(live()[1]).toContain('List renamed successfully')
  expect(screen.getAllByRole('status')).toEqual(regions)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  dialog.remove()
})

test('the same message is not stacked: its time starts again', () => {
  show(() => toast.error('Passwords do not match'))
  wait(8000)
  show(() => toast.error('Passwords do not match'))
  expect(screen.getAllByText('Passwords do not match')).toHaveLength(1)
  wait(8000)
  expect(screen.getByText('Passwords do not match')).toBeVisible()
})

test('a success makes errors obsolete, also when it is shown again', () => {
  show(() => {
    toast.success('Saved')
    toast.error('Not saved')
    toast.success('Saved')
  })
  expect(screen.getByText('Saved')).toBeVisible()
  expect(screen.queryByText('Not saved')).not.toBeInTheDocument()
})

test('at most three are shown; the oldest is removed', () => {
  show(() => {
    for (const title of ['one', 'two', 'three', 'four']) toast.info(title)
  })
  expect(screen.getAllByRole('button', { name: 'Dismiss' })).toHaveLength(3)
  expect(screen.queryByText('one')).not.toBeInTheDocument()
})

test('an announcement is spoken, also if it is repeated', () => {
  const [region] = screen.getAllByRole('status')
  show(() => announce('23 activities'))
  expect(region).toHaveTextContent('23 activities')
  const first = region?.textContent
  show(() => announce('23 activities'))
  expect(region?.textContent).not.toBe(first)
  expect(region).toHaveTextContent('23 activities')
})

test('a submit removes the error toasts of the last attempt and no others; a search does not', () => {
  const form = document.body.appendChild(document.createElement('form'))
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    toast.error('Passwords do not match')
  })
  const search = document.body.appendChild(document.createElement('form'))
  search.role = 'search'
  search.addEventListener('submit', (event) => event.preventDefault())
  show(() => {
    toast.info('Read me')
    toast.error('The service is down')
  })
  act(() => search.requestSubmit())
  expect(screen.getByText('The service is down')).toBeVisible()

  act(() => form.requestSubmit())
  expect(screen.queryByText('The service is down')).not.toBeInTheDocument()
  const first = screen.getByText('Passwords do not match')
  expect(screen.getByText('Read me')).toBeVisible()
  // a new node: screen readers do not read an unchanged alert again
  act(() => form.requestSubmit())
  expect(screen.getByText('Passwords do not match')).not.toBe(first)
  form.remove()
  search.remove()
})
