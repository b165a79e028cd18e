import { quote, quoteContains, quoteList } from './quote'

test.each([
  ['Bondi', '"Bondi"'],
  ['St "Ives"', String.raw`"St \"Ives\""`],
  [String.raw`a\b`, String.raw`"a\\b"`],
  ['x),publish_status.neq.(y', '"x),publish_status.neq.(y"'],
])('%s is quoted as one value', (value, quoted) => {
  expect(quote(value)).toBe(quoted)
})

test.each([
  ['Manly', '"%Manly%"'],
  ['100%', String.raw`"%100\\%%"`],
  ['a_b', String.raw`"%a\\_b%"`],
  ['*', '"%%"'],
  [String.raw`\ `, String.raw`"%\\\\ %"`],
])('%s is contained literally', (value, quoted) => {
  expect(quoteContains(value)).toBe(quoted)
})

test('a list of values is quoted one by one', () => {
  expect(quoteList(['a,b', 'c'])).toBe('("a,b","c")')
  expect(quoteList([])).toBe('()')
})
