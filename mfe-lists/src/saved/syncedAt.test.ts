/** @jest-environment node */
import { syncedAt } from './syncedAt'

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-21T06:00:00Z') }))
afterEach(() => jest.useRealTimers())

test.each([
  ['2026-11-21T04:41:00Z', 'today at 3:41 pm'],
  ['2026-11-20T22:05:00Z', 'today at 9:05 am'],
  ['2026-11-20T12:59:00Z', '20 November 2026 at 11:59 pm'],
])('on the 21st in Sydney %s is %s', (moment, text) => {
  expect(syncedAt(Date.parse(moment))).toBe(text)
})
