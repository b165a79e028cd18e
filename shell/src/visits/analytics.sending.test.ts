/** @jest-environment-options {"url": "https://sprouts.test/"} */
import type { SiteConfig } from '../config'
import { createAnalytics } from './analytics'
import { startPostHog } from './posthog'

jest.mock('./posthog', () => ({ startPostHog: jest.fn() }))

const config: SiteConfig = {
  backend: { url: 'http://backend.test', key: 'key' },
  origin: 'https://sprouts.test',
  socialProfiles: [],
  contact: { support: 'team@sprouts.test', privacy: 'team@sprouts.test' },
  analytics: { host: 'https://count.test', key: 'key' },
}
const facts = { route: '/activities', remote: 'discover', version: '1a2b' }

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

/** Sends events with the names 1, 2, 3... */
function send({ send }: ReturnType<typeof createAnalytics>, events: number): void {
  for (let event = 1; event <= events; event++) send(String(event), facts)
}

test('twenty events wait for the library, more are dropped, and later ones are sent', async () => {
  const capture = jest.fn()
  jest.mocked(startPostHog).mockReturnValue(capture)
  const analytics = createAnalytics(config)
  send(analytics, 25)
  await jest.runAllTimersAsync()
  expect(capture.mock.calls.map(([event]) => event)).toEqual(Array.from({ length: 20 }, (_, i) => `${i + 1}`))
  send(analytics, 1)
  await jest.runAllTimersAsync()
  expect(capture).toHaveBeenCalledTimes(21)
})

test('a library that could not be started is started again with the next event', async () => {
  const capture = jest.fn()
  jest.mocked(startPostHog).mockImplementationOnce(() => {
    throw new Error('blocked')
  })
  jest.mocked(startPostHog).mockReturnValueOnce(capture)
  const analytics = createAnalytics(config)
  send(analytics, 1)
  await jest.runAllTimersAsync()
  expect(capture).not.toHaveBeenCalled()
  send(analytics, 1)
  await jest.runAllTimersAsync()
  expect(capture).toHaveBeenCalledTimes(1)
})
