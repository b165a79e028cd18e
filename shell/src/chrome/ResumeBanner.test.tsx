import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { keepIntent, readIntent, takeResumedSave } from 'shared-auth'
import { MIA, startAs } from 'shared-auth/testing'
import { renderAt } from 'shared-ui/testing'
import { ResumeBanner } from './ResumeBanner'

const ZOO = { path: '/activities/7/taronga-zoo', saving: { id: '7', name: 'Taronga Zoo' } }
const banner = () => screen.queryByRole('complementary', { name: 'Carry on' })
const url = () => screen.getByLabelText('current url')

beforeEach(() => {
  sessionStorage.clear()
  startAs(MIA)
})
afterEach(() => jest.useRealTimers())

test.each([
  ['/saved-listings', 'Back to Saved Lists'],
  ['/profile', 'Back to Profile'],
  ['/add-listing?from=footer', 'Back to List your activity'],
  ['/activities?search=zoo', 'Back to where you were'],
])('who was sent to log in from %s is offered: %s', async (path, words) => {
  keepIntent({ path })
  renderAt('/', <ResumeBanner />)
  await userEvent.click(screen.getByRole('link', { name: words }))
  expect(url()).toHaveTextContent(path)
  expect(banner()).not.toBeInTheDocument()
  expect(readIntent()).toBeNull()
})

test('a visitor who wanted to save an activity continues on its page', async () => {
  keepIntent(ZOO)
  renderAt('/', <ResumeBanner />)
  await userEvent.click(screen.getByRole('link', { name: 'Finish saving Taronga Zoo' }))
  expect(url()).toHaveTextContent(ZOO.path)
  expect(takeResumedSave('7')).toBe(true)
})

test('a visitor who declines is not asked again', async () => {
  keepIntent(ZOO)
  const { unmount } = renderAt(
    '/',
    <>
      <ResumeBanner />
      <main id="main" tabIndex={-1} />
    </>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(banner()).not.toBeInTheDocument()
  expect(screen.getByRole('main')).toHaveFocus()
  unmount()
  renderAt('/', <ResumeBanner />)
  expect(banner()).not.toBeInTheDocument()
})

test('opened in another tab, it stays an offer', () => {
  keepIntent(ZOO)
  renderAt('/', <ResumeBanner />)
  window.addEventListener('click', (event) => event.preventDefault(), { once: true })
  fireEvent.click(screen.getByRole('link', { name: 'Finish saving Taronga Zoo' }), { metaKey: true })
  expect(readIntent()).toEqual(ZOO)
  expect(takeResumedSave('7')).toBe(false)
})

test('each of several offers can be declined', async () => {
  renderAt('/', <ResumeBanner />)
  for (const intent of [ZOO, { path: '/profile' }]) {
    keepIntent(intent)
    // the page is drawn anew when the visitor comes back to it
    act(() => startAs(null))
    act(() => startAs(MIA))
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(banner()).not.toBeInTheDocument()
  }
})

test('it appears after the login, and only on the home page', () => {
  startAs(null)
  keepIntent(ZOO)
  const { unmount } = renderAt('/', <ResumeBanner />)
  expect(banner()).not.toBeInTheDocument()
  act(() => startAs(MIA))
  expect(banner()).toBeVisible()
  unmount()
  renderAt('/activities', <ResumeBanner />)
  expect(banner()).not.toBeInTheDocument()
})

test('it does not appear after half an hour', () => {
  jest.useFakeTimers()
  keepIntent(ZOO)
  jest.setSystemTime(Date.now() + 31 * 60_000)
  renderAt('/', <ResumeBanner />)
  expect(banner()).not.toBeInTheDocument()
})

test.each(['//evil.test/', '/no/such/page'])('it never links to %s', (path) => {
  keepIntent({ path })
  renderAt('/', <ResumeBanner />)
  expect(banner()).not.toBeInTheDocument()
})
