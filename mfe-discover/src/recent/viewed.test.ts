import { forgetViewed, noteViewed, readViewed } from './viewed'

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

beforeEach(() => localStorage.clear())

test('the last eight are kept, the newest first, each once', () => {
  for (const number of [1, 2, 3, 4, 5, 6, 7, 8, 9, 2]) noteViewed(id(number))
  expect(readViewed()).toEqual([2, 9, 8, 7, 6, 5, 4, 3].map(id))
})

test('no more than eight are kept, and no more are read', () => {
  const nine = [1, 2, 3, 4, 5, 6, 7, 8, 9].map(id)
  nine.forEach(noteViewed)
  expect(JSON.parse(localStorage.getItem('sprouts-viewed') ?? '')).toHaveLength(8)
  localStorage.setItem('sprouts-viewed', JSON.stringify(nine))
  expect(readViewed()).toEqual(nine.slice(0, 8))
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
