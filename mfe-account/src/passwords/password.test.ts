/** @jest-environment node */
import fc from 'fast-check'
import { codePoint } from 'shared-ui/testing/codePoint'
import { criteria, foreignCharacters, isAcceptable, newPasswordInput, strengthOf } from './password'

test.each([
  ['', 0, 'Very Weak'],
  [' ', 0, 'Very Weak'],
  ['a', 1, 'Very Weak'],
  ['aaaaaaaa', 2, 'Weak'],
  ['aA', 2, 'Weak'],
  ['aaaaaaA', 2, 'Weak'],
  ['aaaaaaaA', 3, 'Fair'],
  ['aA1', 3, 'Fair'],
  ['aA1!', 4, 'Good'],
  ['Sprouts2026', 4, 'Good'],
  ['Aa1!aaa', 4, 'Good'],
  ['Sprouts!2026', 5, 'Strong'],
  ['Sprouts#2026', 4, 'Good'],
] as const)('%j meets %d criteria: %s', (password, score, label) => {
  expect(strengthOf(password)).toEqual({ score, label })
})

test.each([
  ['Sprouts!2026', true],
  ['Aa1@aaaa', true],
  ['Aa1&?*%', false],
  ['Aa1&?*%$', true],
  ['aa1@aaaa', false],
  ['AA1@AAAA', false],
  ['Aab@aaaa', false],
  ['Aa1aaaaa', false],
  ['Aa1@aaa', false],
  ['Aa1@aaa-', false],
  ['Aa1@aaa a', false],
  ['Aa1@aaa#', false],
  ['Aa1@aaaé', false],
  ['Aa1@aaaa🌱', false],
  ['Aa1@aaaa\n', false],
  ['', false],
])('%j is accepted: %s', (password, expected) => {
  expect(isAcceptable(password)).toBe(expected)
})

test('the characters that cannot be used are named once each', () => {
  expect(foreignCharacters('a-b-c d#🌱')).toEqual(['-', ' ', '#', '🌱'])
  expect(foreignCharacters('Sprouts!2026')).toEqual([])
})

test('a password of the five classes alone, with one of each, is accepted and Strong', () => {
  const known = fc.constantFrom(...'abcXYZ0189@$!%*?&')
  fc.assert(
    fc.property(fc.array(known, { minLength: 4, maxLength: 60 }), (rest) => {
      const password = `aA1!${rest.join('')}`
      return isAcceptable(password) && strengthOf(password).label === 'Strong'
    }),
  )
})

test('what is accepted is what the rule of the spec says, for any text', () => {
  const rule = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[@$!%*?&])[A-Za-z\d@$!%*?&]{8,}$/
  const text = fc.oneof(
    fc.string({ unit: codePoint, maxLength: 20 }),
    fc.stringMatching(/^[a-zA-Z0-9@$!%*?&#-]{0,14}$/),
  )
  fc.assert(fc.property(text, (password) => isAcceptable(password) === rule.test(password)))
})

test('the criteria and the hint for password managers know the same special characters', () => {
  expect(criteria[4]?.label).toBe('One of @$!%*?&')
  expect(newPasswordInput.rules).toContain('required: [@$!%*?&]')
})
