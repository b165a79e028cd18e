import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link } from 'react-router-dom'
import { renderAt } from 'shared-ui/testing'
import { App } from './App'

afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

describe('a path that nobody owns', () => {
  test('has ways out and is kept from search engines', async () => {
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

  test('is logged once, also when the page is drawn again or its query changes', async () => {
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

describe.each([
  ['/privacy-policy', 'Privacy Policy'],
  ['/terms-of-use', 'Terms of Use'],
])('%s', (path, title) => {
  test.each([
    ['a day in Sydney', '2026-11-21T01:00:00Z', 'Saturday 21 November 2026'],
    ['the evening before, elsewhere', '2026-11-20T13:30:00Z', 'Saturday 21 November 2026'],
    ['the last moment of a day in Sydney', '2026-12-31T12:59:59Z', 'Thursday 31 December 2026'],
    ['the first moment of a year in Sydney', '2026-12-31T13:00:00Z', 'Friday 1 January 2027'],
  ])('says that it was last updated today: %s', (_name, now, date) => {
    jest.useFakeTimers({ now: new Date(now) })
    renderAt(path, <App />)
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible()
    expect(screen.getByText(`Last updated: ${date}`)).toBeVisible()
  })

  test('has contents that lead to each of its sections', () => {
    renderAt(path, <App />)
    const contents = within(screen.getByRole('navigation', { name: 'Contents' })).getAllByRole('link')
    const sections = screen.getAllByRole('heading', { level: 2 })
    expect(contents.map((link) => link.getAttribute('href'))).toEqual(sections.map(({ id }) => `#${id}`))
    expect(sections.map(({ textContent }) => textContent)).toEqual(
      contents.map(({ textContent }, index) => `${index + 1}. ${textContent}`),
    )
  })
})

test('the privacy policy has nine sections', () => {
  renderAt('/privacy-policy', <App />)
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(9)
})

test('the showcase of the design is kept from search engines', () => {
  renderAt('/style-guide', <App />)
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible()
  expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
})
