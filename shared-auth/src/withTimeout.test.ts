import { withTimeout } from './withTimeout'

const late = () => new Error('Late')

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('what settles in time leaves no timer behind', async () => {
  await expect(withTimeout(Promise.resolve('done'), 100, late)).resolves.toBe('done')
  const error = new Error('No')
  await expect(withTimeout(Promise.reject(error), 100, late)).rejects.toBe(error)
  expect(jest.getTimerCount()).toBe(0)
})

test('what is late is rejected with an error of its own', async () => {
  const outcome = withTimeout(new Promise(() => {}), 100, late)
  jest.advanceTimersByTime(100)
  await expect(outcome).rejects.toThrow('Late')
})
