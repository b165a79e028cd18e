import { kmInWords } from './distance'

test.each([
  [0, '50 m'],
  [0.36, '350 m'],
  [0.94, '950 m'],
  [0.96, '1.0 km'],
  [2.44, '2.4 km'],
  [9.94, '9.9 km'],
  [9.96, '10 km'],
  [87.6, '88 km'],
])('%s km are %s', (km, words) => {
  expect(kmInWords(km, false)).toBe(words)
})

test.each([
  [0, 'under 1 km'],
  [0.99, 'under 1 km'],
  [1, 'about 1 km'],
  [2.44, 'about 2 km'],
  [87.6, 'about 88 km'],
])('%s km to the point of a suburb are %s', (km, words) => {
  expect(kmInWords(km, true)).toBe(words)
})
