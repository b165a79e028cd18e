import { render as renderAlone, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { Heading } from '../parts/Heading'
import { configureSite } from '../site/site'
import { Page } from './Page'

const render = (page: ReactNode, path = '/') =>
  renderAlone(page, {
    wrapper: ({ children }) => <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>,
  })

const meta = (name: string) => document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content
const canonical = () => document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href

test('a page titles the document and describes itself', () => {
  const { unmount } = render(
    <Page title="Explore Activities" description="Find something to do." canonicalPath="/activities">
      <Heading>Explore Activities</Heading>
    </Page>,
  )
  expect(document.title).toBe('Explore Activities | Sydney Sprouts')
  expect(meta('description')).toBe('Find something to do.')
  expect(meta('robots')).toBeUndefined()

  unmount()
  expect(document.title).toBe('Sydney Sprouts')
  expect(meta('description')).toBeUndefined()
})

test('the existing title element of the document is changed, and no second one is added', () => {
  document.head.innerHTML = '<title>Sydney Sprouts</title>'
  const titles = () => [...document.head.querySelectorAll('title')].map(({ text }) => text)
  const leaving = render(<Page title="Explore Activities">{null}</Page>)
  const coming = render(<Page title="Luna Park">{null}</Page>)
  expect(titles()).toEqual(['Luna Park | Sydney Sprouts'])

  leaving.unmount()
  expect(titles()).toEqual(['Luna Park | Sydney Sprouts'])
  coming.rerender(<Page title="Taronga Zoo">{null}</Page>)
  expect(titles()).toEqual(['Taronga Zoo | Sydney Sprouts'])
  coming.unmount()
  expect(titles()).toEqual(['Sydney Sprouts'])
})

test('the canonical link is built from the configured origin', () => {
  configureSite({ origin: 'https://sprouts.example' })
  render(
    <Page title="Luna Park" canonicalPath="/activities/7/luna-park">
      {null}
    </Page>,
  )
  expect(canonical()).toBe('https://sprouts.example/activities/7/luna-park')
})

test('a page with a canonical URL has a link preview with title, text and picture', () => {
  configureSite({ origin: 'https://sprouts.example' })
  render(
    <Page title="Luna Park" description="Rides." canonicalPath="/activities/7/luna-park" image="/luna.webp">
      {null}
    </Page>,
  )
  const properties = [...document.head.querySelectorAll<HTMLMetaElement>('meta[property]')]
  expect(properties.map((meta) => [meta.getAttribute('property'), meta.content])).toEqual([
    ['og:site_name', 'Sydney Sprouts'],
    ['og:type', 'website'],
    ['og:locale', 'en_AU'],
    ['og:title', 'Luna Park'],
    ['og:url', 'https://sprouts.example/activities/7/luna-park'],
    ['og:description', 'Rides.'],
    ['og:image', 'https://sprouts.example/luna.webp'],
  ])
  expect(meta('twitter:card')).toBe('summary_large_image')
})

test('a page without a canonical URL has no link preview', () => {
  configureSite({ origin: 'https://sprouts.example' })
  render(
    <Page title="Profile" description="Yours." noindex>
      {null}
    </Page>,
  )
  expect(document.head.querySelector('meta[property]')).toBeNull()
})

test('a page can ask not to be indexed', () => {
  render(
    <Page title="Login" noindex>
      {null}
    </Page>,
  )
  expect(meta('robots')).toBe('noindex')
})

test.each([
  ['/login', 'noindex'],
  ['/shared/5a0c2b9e/', 'noindex'],
  ['/activities?features=free', 'noindex'],
  ['/activities?utm_source=mail', undefined],
  ['/contact', undefined],
])('at %s a page is kept from search engines by its address alone: %s', (path, robots) => {
  render(<Page title="Any">{null}</Page>, path)
  expect(meta('robots')).toBe(robots)
})

test('the heading can take the focus after a route change', () => {
  render(<Heading>Welcome back</Heading>)
  const heading = screen.getByRole('heading', { level: 1, name: 'Welcome back' })
  heading.focus()
  expect(heading).toHaveFocus()
  expect(heading).toHaveAttribute('data-focus-heading')
})
