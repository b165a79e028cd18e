import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link } from 'react-router-dom'
import { renderAt } from 'shared-ui/testing'
import { App } from './App'

afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

describe('a path without a route', () => {
  test('shows links to other pages and is not indexed', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => {})
    renderAt('/no/such/page', <App />)
    expect(screen.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Explore Activities' })).toHaveAttribute('href', '/activities')
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/')
    expect(document.title).toBe('Page Not Found | Sydney Sprouts')
    expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  })

  test.each([
    ['  luna & park ', '/activities?search=luna+%26+park'],
    ['', '/activities'],
  ])('has a search box: %j leads to %s', async (text, url) => {
    jest.spyOn(console, 'warn').mockImplementation(() => {})
    renderAt('/no/such/page', <App />)
    const box = screen.getByRole('searchbox', { name: 'Search activities' })
    await userEvent.type(box, `${text}{Enter}`)
    expect(screen.getByLabelText('current url')).toHaveTextContent(url)
  })

  test('is logged once, also when the page renders again or its query changes', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
    renderAt(
      '/no/such/page',
      <>
        <App />
        <Link to="/no/such/page?again=1">Again</Link>
        <Link to="/no/other/page">Another</Link>
      </>,
    )
    await userEvent.click(screen.getByRole('link', { name: 'Again' }))
    expect(warn.mock.calls).toEqual([['Unknown path: /no/such/page']])
    await userEvent.click(screen.getByRole('link', { name: 'Another' }))
    expect(warn.mock.calls).toEqual([['Unknown path: /no/such/page'], ['Unknown path: /no/other/page']])
  })
})

test.each(['/Privacy-Policy', '/terms%2Dof-use', '/terms-of-use/more'])(
  '%s is a path without a route, as for the gateway',
  (path) => {
    jest.spyOn(console, 'warn').mockImplementation(() => {})
    renderAt(path, <App />)
    expect(screen.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
  },
)

test('the style guide is not indexed; a slash at the end makes no difference', async () => {
  renderAt('/style-guide/', <App />)
  expect(await screen.findByRole('heading', { level: 2, name: 'Logo' })).toBeVisible()
  expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
})
