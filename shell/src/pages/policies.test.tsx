import { screen, within } from '@testing-library/react'
import { renderAt } from 'shared-ui/testing'
import { CONFIG_ELEMENT } from '../config'
import { App } from './App'

/** Adds the configuration to the document, as the gateway does. */
function configure(changes: object = {}) {
  const config = {
    backend: { url: 'http://backend.test', key: 'key' },
    origin: 'https://sprouts.test',
    socialProfiles: [],
    contact: { support: 'team@sprouts.test', privacy: 'privacy@sprouts.test' },
    ...changes,
  }
  document.getElementById(CONFIG_ELEMENT)?.remove()
  const element = document.createElement('script')
  Object.assign(element, {
    id: CONFIG_ELEMENT,
    type: 'application/json',
    textContent: JSON.stringify(config),
  })
  document.head.append(element)
}

beforeEach(() => configure())
afterEach(() => jest.useRealTimers())

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

  test('has contents with a link to each of its sections', () => {
    renderAt(path, <App />)
    const contents = within(screen.getByRole('navigation', { name: 'Contents' })).getAllByRole('link')
    const sections = screen.getAllByRole('heading', { level: 2 })
    expect(contents.map((link) => link.getAttribute('href'))).toEqual(sections.map(({ id }) => `#${id}`))
    expect(sections.map(({ textContent }) => textContent)).toEqual(
      contents.map(({ textContent }, index) => `${index + 1}. ${textContent}`),
    )
  })
})

test('the terms are those of a business registered in Australia, under the law of New South Wales', () => {
  renderAt('/terms-of-use', <App />)
  const text = document.body.textContent ?? ''
  expect(text).toContain('The business is registered in Australia.')
  expect(text).toContain('The law of New South Wales, Australia, governs these terms.')
  expect(text.split(/\s+/).length).toBeGreaterThan(1000)
  expect(screen.getByRole('link', { name: 'team@sprouts.test' })).toHaveAttribute(
    'href',
    'mailto:team@sprouts.test',
  )
  expect(text).not.toMatch(/[{}]/)
})

test('the terms name whose public data the points and facts come from', () => {
  renderAt('/terms-of-use', <App />)
  const sources = within(screen.getByRole('region', { name: /Where facts and points come from/ }))
  expect(sources.getByRole('link', { name: /OpenStreetMap contributors/ })).toHaveAttribute(
    'href',
    'https://www.openstreetmap.org/copyright',
  )
  for (const name of [/GeoNames/, /National Public Toilet Map/]) {
    expect(sources.getByRole('link', { name })).toBeVisible()
  }
})

describe('the privacy policy', () => {
  const section = (name: string) => within(screen.getByRole('region', { name: new RegExp(name) }))
  const analytics = { host: 'https://count.test', key: 'key' }

  test('names the service providers, the location of the data and a contact address', () => {
    configure({ dataRegion: 'Sydney, Australia' })
    renderAt('/privacy-policy', <App />)
    const text = document.body.textContent ?? ''
    for (const word of [
      'Supabase',
      'Google',
      'The database stands in Sydney, Australia',
      '30 minutes',
      '12 months',
    ]) {
      expect(text).toContain(word)
    }
    expect(screen.getAllByRole('link', { name: 'privacy@sprouts.test' })).toHaveLength(2)
    expect(text).not.toMatch(/[{}]/)
  })

  test('says that no visits are counted if there are no analytics, and offers no choice', () => {
    // jsdom is on localhost
    configure({ analytics })
    renderAt('/privacy-policy', <App />)
    expect(section('Counting visits').getByText(/are not counted/)).toBeVisible()
    expect(document.body).not.toHaveTextContent('PostHog')
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
  })
})

test('the privacy policy has nine sections', () => {
  renderAt('/privacy-policy', <App />)
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(9)
})
