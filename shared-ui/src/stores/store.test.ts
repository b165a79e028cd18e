import { createStore } from './store'

test('listeners hear of each change until they leave', () => {
  const store = createStore(1)
  const listener = jest.fn()
  const stop = store.subscribe(listener)
  store.set(2)
  expect(store.get()).toBe(2)
  stop()
  store.set(3)
  expect(listener).toHaveBeenCalledTimes(1)
})

test('what a store needs while it is used runs from the first listener to the last', () => {
  const end = jest.fn()
  const start = jest.fn(() => end)
  const store = createStore('', start)
  expect(start).not.toHaveBeenCalled()
  const stops = [jest.fn(), jest.fn()].map((listener) => store.subscribe(listener))
  expect(start).toHaveBeenCalledTimes(1)
  stops[0]?.()
  stops[0]?.()
  expect(end).not.toHaveBeenCalled()
  stops[1]?.()
  expect(end).toHaveBeenCalledTimes(1)
  store.subscribe(jest.fn())
  expect(start).toHaveBeenCalledTimes(2)
})
