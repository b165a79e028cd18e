/** @jest-environment node */
import { nameProblem } from './nameProblem'

test.each(['', ' ', '\u200b', '\u200d\ufe0f', '\u2060 \u00ad', '\u3164\u115f', '\u2800', '\u0007'])(
  'a name of %j alone is missing',
  (name) => expect(nameProblem(name, 'Enter a username')).toBe('Enter a username'),
)

test.each(['Mia', '李', 'مريم', '👩‍👧', '❤️', '\u200fMia', '.', 'x'.repeat(60)])('%j is a name', (name) =>
  expect(nameProblem(name, 'Enter a username')).toBeUndefined(),
)

test('a name that is too long is counted', () =>
  expect(nameProblem('x'.repeat(61), 'Enter a username')).toBe('61 of 60 characters: please shorten it.'))
