import { render, screen } from '@testing-library/react'
import { Heading } from './Heading'
import { Page } from './Page'
import { configureSite } from './site'

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
  expect(canonical()).toBeUndefined()

  unmount()
  expect(document.title).toBe('')
  expect(meta('description')).toBeUndefined()
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

test('a page can ask not to be indexed', () => {
  render(
    <Page title="Login" noindex>
      {null}
    </Page>,
  )
  expect(meta('robots')).toBe('noindex')
})

test('the heading can take the focus after a route change', () => {
  render(<Heading>Welcome back</Heading>)
  const heading = screen.getByRole('heading', { level: 1, name: 'Welcome back' })
  heading.focus()
  expect(heading).toHaveFocus()
  expect(heading).toHaveAttribute('data-focus-heading')
})
