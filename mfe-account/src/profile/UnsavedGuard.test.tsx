import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link } from 'react-router-dom'
import { layers } from 'shared-ui'
import { renderAt } from 'shared-ui/testing'
import { UnsavedGuard } from './UnsavedGuard'

const question = () => screen.queryByRole('dialog', { name: 'Leave without saving?' })
const url = () => screen.getByLabelText('current url')
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

function open(isDirty: boolean) {
  renderAt(
    '/profile',
    <>
      <UnsavedGuard isDirty={isDirty} />
      <Link to="/contact?from=footer">Contact Us</Link>
      <a href="#main">Skip to content</a>
      <a href="https://elsewhere.test/" target="_blank" rel="noreferrer">
        Elsewhere
      </a>
    </>,
  )
}

const closePage = () => {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

test('without changes there is no question', async () => {
  open(false)
  expect(layers.get()).toEqual([])
  expect(closePage()).toBe(false)
  await userEvent.click(screen.getByRole('link', { name: 'Contact Us' }))
  expect(url()).toHaveTextContent('/contact?from=footer')
})

test('a link asks first: who keeps editing stays', async () => {
  open(true)
  await userEvent.click(screen.getByRole('link', { name: 'Contact Us' }))
  expect(question()).toBeVisible()
  await press('Keep editing')
  expect(question()).not.toBeInTheDocument()
  expect(url()).toHaveTextContent(/^\/profile$/)
  expect(closePage()).toBe(true)
})

test('who leaves goes on to where they wanted to go, and is not asked again', async () => {
  open(true)
  await userEvent.click(screen.getByRole('link', { name: 'Contact Us' }))
  await press('Leave')
  expect(url()).toHaveTextContent('/contact?from=footer')
  expect(question()).not.toBeInTheDocument()
  expect(layers.get()).toEqual([])
  expect(closePage()).toBe(false)
})

test('Back asks too', async () => {
  open(true)
  act(() => expect(layers.get().at(-1)?.close()).toBe(false))
  expect(question()).toBeVisible()
})

test('who leaves by Back the first page of a tab comes to the home page, also on second thoughts', async () => {
  const length = jest.spyOn(window.history, 'length', 'get').mockReturnValue(2)
  open(true)
  act(() => void layers.get().at(-1)?.close())
  await press('Keep editing')
  // the entry of the dialog is still there, after that of the page
  length.mockReturnValue(3)
  act(() => void layers.get().at(-1)?.close())
  await press('Leave')
  length.mockRestore()
  expect(url()).toHaveTextContent(/^\/$/)
})

test('a link that opens another tab, or a part of this page, takes nothing away', () => {
  const taken: boolean[] = []
  // jsdom knows one tab, and would say in a later test that it cannot go to another page
  const follow = (event: MouseEvent) => {
    taken.push(event.defaultPrevented)
    event.preventDefault()
  }
  window.addEventListener('click', follow)
  open(true)
  fireEvent.click(screen.getByRole('link', { name: 'Skip to content' }))
  fireEvent.click(screen.getByRole('link', { name: 'Elsewhere' }))
  fireEvent.click(screen.getByRole('link', { name: 'Contact Us' }), { ctrlKey: true })
  window.removeEventListener('click', follow)
  expect(taken).toEqual([false, false, false])
  expect(question()).not.toBeInTheDocument()
})
