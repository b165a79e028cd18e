import { render } from '@testing-library/react'
import { RecentRow } from './RecentRow'

test('home that is left at once loads nothing any more', () => {
  jest.useFakeTimers()
  localStorage.setItem('sprouts-viewed', '["7"]')
  const { unmount } = render(<RecentRow />)
  expect(jest.getTimerCount()).toBe(1)
  unmount()
  expect(jest.getTimerCount()).toBe(0)
  jest.useRealTimers()
})
