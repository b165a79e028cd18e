import type { CaptureResult } from 'posthog-js/dist/module.slim.no-external'
import { countPages, createAnalytics, cutDown, type Facts, isCountingSite } from './analytics'
import type { SiteConfig } from './config'

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

test('on a local host nothing is ever on', () => {
  // jsdom is on localhost
  expect(createAnalytics(config).isOn()).toBe(false)
})

test('of an event only harmless properties are left, and the route stands in the place of the address', () => {
  const facts: Facts = { route: '/activities/:id/:slug', remote: 'discover', version: '1a2b' }
  const event = {
    uuid: 'u',
    event: '$pageview',
    timestamp: new Date(0),
    $set: { email: 'mia@example.com' },
    $set_once: { $initial_current_url: 'https://sprouts.test/?search=secret' },
    properties: {
      ...facts,
      token: 'key',
      distinct_id: 'anonymous',
      $browser: 'Chrome',
      $current_url: 'https://sprouts.test/activities/7/luna-park?search=secret#access_token=secret',
      $pathname: '/activities/7/luna-park',
      $referrer: 'https://search.test/?q=secret',
      $raw_user_agent: 'Mozilla/5.0',
      title: 'Luna Park | Sydney Sprouts',
      utm_source: 'secret',
      gclid: 'secret',
    },
  } as CaptureResult // the type has more, which before_send hands on
  expect(cutDown(event)).toEqual({
    uuid: 'u',
    event: '$pageview',
    timestamp: new Date(0),
    properties: {
      ...facts,
      token: 'key',
      distinct_id: 'anonymous',
      $browser: 'Chrome',
      $current_url: 'http://localhost/activities/:id/:slug',
      $pathname: '/activities/:id/:slug',
      $host: 'localhost',
      $geoip_disable: true,
    },
  })
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
