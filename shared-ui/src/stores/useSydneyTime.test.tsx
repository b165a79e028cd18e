import { act, render } from '@testing-library/react'
import { useSydneyTime, useSydneyToday } from './useSydneyTime'

let renders = 0

function Today() {
  renders += 1
  return useSydneyToday()
}

function Minutes() {
  return useSydneyTime().minutes
}

beforeEach(() => {
  renders = 0
  // Friday 9 pm in Sydney
  jest.useFakeTimers({ now: new Date('2026-11-27T10:00:00Z') })
})

afterEach(() => jest.useRealTimers())

test('the minutes go on while a page is open', () => {
  const { container } = render(<Minutes />)
  expect(container).toHaveTextContent('1260')
  act(() => jest.advanceTimersByTime(60_000))
  expect(container).toHaveTextContent('1261')
})

test('today changes at midnight in Sydney, and a page that shows it is drawn only then', () => {
  const { container } = render(<Today />)
  act(() => jest.advanceTimersByTime(179 * 60_000))
  expect(container).toHaveTextContent('2026-11-27')
  expect(renders).toBe(1)
  act(() => jest.advanceTimersByTime(60_000))
  expect(container).toHaveTextContent('2026-11-28')
  expect(renders).toBe(2)
})

test('a tab that was asleep overnight has the new day as soon as it is seen', () => {
  const { container } = render(<Today />)
  // no timer runs while a phone sleeps
  jest.setSystemTime(new Date('2026-11-27T21:00:00Z'))
  expect(container).toHaveTextContent('2026-11-27')
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  expect(container).toHaveTextContent('2026-11-28')
})

test('the first reader after a while without one begins with the present', () => {
  render(<Today />).unmount()
  jest.setSystemTime(new Date('2026-11-27T21:00:00Z'))
  renders = 0
  const { container } = render(<Today />)
  expect(container).toHaveTextContent('2026-11-28')
  // not with the day before, which would be drawn for a moment
  expect(renders).toBe(1)
})

test('without a reader there is no timer', () => {
  const { unmount } = render(<Today />)
  expect(jest.getTimerCount()).toBe(1)
  unmount()
  expect(jest.getTimerCount()).toBe(0)
})
