/** @jest-environment node */
import { listNameProblem } from './listName'

test.each(['Rainy days', ' Zoo ', 'Größe 2–3 (été)', '👨‍👩‍👧 Family', '❤️', '雨の日'])(
  '"%s" can be the name of a list',
  (name) => {
    expect(listNameProblem(name)).toBeUndefined()
  },
)

test.each(['', '   ', '\t\n', '\u200d', '\u00a0\ufe0f'])('%j is empty', (name) => {
  expect(listNameProblem(name)).toBe('List name cannot be empty')
})

test.each([
  '\u200b',
  'Zoo\u200bdays',
  'a\u0000b',
  'a\nb',
  'a\u202eb',
  '\u2066a',
  'a\ufeffb',
  'a\u00adb',
  'a\u200cb',
  'a\u0085b',
  ...['\u061c', '\u115f', '\u1160', '\u180e', '\u2800', '\u3164', '\uffa0'],
])('%j has signs that nobody sees', (name) => {
  expect(listNameProblem(name)).toBe('List name cannot have invisible characters')
})

test('a long name is not cut, but has to be shortened', () => {
  expect(listNameProblem(` ${'x'.repeat(100)} `)).toBeUndefined()
  expect(listNameProblem('x'.repeat(101))).toBe('101 of 100 characters: please shorten it.')
})
