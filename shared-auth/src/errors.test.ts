/** @jest-environment node */
import { BackendError, waitNotice } from './errors'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const HOUR = 3_600_000

test.each([
  [0, 'Try again in 40 seconds.'],
  [39_001, 'Try again in 1 second.'],
  [40_000, undefined],
  [HOUR, undefined],
  [-HOUR, 'Try again in 40 seconds.'],
])('%s ms later by the clock the notice of a wait is %s', (passed, notice) => {
  const error = new BackendError('refused', { retryAfter: 40 })
  jest.setSystemTime(Date.now() + passed)
  expect(waitNotice(error)).toBe(notice)
})
