import type { SiteConfig } from '../config'
import { countPages, createAnalytics, isCountingSite } from './analytics'
import { chooseCounting, isCounted } from './consent'
import type { Facts } from './posthog'

const analytics = { host: 'https://count.test', key: 'key' }
const config: SiteConfig = {
  backend: { url: 'http://backend.test', key: 'key' },
  origin: 'https://sprouts.test',
  socialProfiles: [],
  contact: { support: 'team@sprouts.test', privacy: 'team@sprouts.test' },
  analytics,
}

test.each([
  ['sprouts.test', true],
  ['www.example.com', true],
  ['localhost', false],
  ['shop.localhost', false],
  ['127.0.0.1', false],
  ['127.1.2.3', false],
  ['[::1]', false],
  ['0.0.0.0', false],
  ['localhost.example.com', true],
])('visits to %s are counted: %s', (hostname, isCounting) => {
  expect(isCountingSite(config, hostname)).toBe(isCounting)
  expect(isCountingSite({ ...config, analytics: undefined }, hostname)).toBe(false)
})

test('analytics are never on for a local host', () => {
  // jsdom is on localhost
  expect(createAnalytics(config).isOn()).toBe(false)
})

test('a page is counted when its path changes, not when a filter does', () => {
  const send = jest.fn()
  const describePath = (route: string): Facts => ({ route, remote: 'discover', version: '1a2b' })
  const countPage = countPages({ isOn: () => true, send }, describePath)
  for (const address of ['/activities', '/activities?features=free', '/contact', '/contact', '/activities']) {
    window.history.replaceState(null, '', address)
    countPage()
  }
  expect(send.mock.calls.map(([event, { route }]) => [event, route])).toEqual([
    ['$pageview', '/activities'],
    ['$pageview', '/contact'],
    ['$pageview', '/activities'],
  ])
})

test.each([
  ['the choice', 'sprouts-counting', true],
  ['all that the site has kept, the choice too', null, true],
  ['something else', 'sprouts-filters', false],
])('what another tab removes counts here: %s', (_what, key, isHeard) => {
  chooseCounting(false)
  localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key }))
  expect(isCounted()).toBe(isHeard)
})
