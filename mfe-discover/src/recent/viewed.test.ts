import { forgetViewed, noteViewed, readViewed } from './viewed'

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

beforeEach(() => localStorage.clear())

test('the last eight are kept, the newest first, each once', () => {
  for (const number of [1, 2, 3, 4, 5, 6, 7, 8, 9, 2]) noteViewed(id(number))
  expect(readViewed()).toEqual([2, 9, 8, 7, 6, 5, 4, 3].map(id))
})

test.each(['', 'x', '{}', 'null', '[1, "x", null, "1),id.gt.(0"]'])('nothing is read from %j', (kept) => {
  localStorage.setItem('sprouts-viewed', kept)
  expect(readViewed()).toEqual([])
})

test('they are forgotten', () => {
  noteViewed(id(1))
  forgetViewed()
  expect(readViewed()).toEqual([])
})
