import { whenIdle } from './whenIdle'

afterEach(() => {
  Reflect.deleteProperty(window, 'requestIdleCallback')
  jest.useRealTimers()
})

test('it runs when the browser is idle, after a second at the latest', () => {
  const requestIdleCallback = jest.fn()
  Object.assign(window, { requestIdleCallback })
  const run = jest.fn()
  whenIdle(run)
  expect(requestIdleCallback).toHaveBeenCalledWith(run, { timeout: 1_000 })
  expect(run).not.toHaveBeenCalled()
})

test('a browser that does not say so runs it with the next task', () => {
  jest.useFakeTimers()
  const run = jest.fn()
  whenIdle(run)
  expect(run).not.toHaveBeenCalled()
  jest.advanceTimersByTime(0)
  expect(run).toHaveBeenCalledTimes(1)
})
