import fc from 'fast-check'
import { mixKinds } from './mixKinds'
import { distanceInWords, kilometresBetween, middleOf, rounded } from './points'

const bondi = { latitude: -33.891, longitude: 151.2747 }
const northOf = (km: number, isAbout = false) => ({
  latitude: bondi.latitude + km / 111.2,
  longitude: bondi.longitude,
  isAbout,
})

test.each([
  ['Manly', -33.7969, 151.2852, 10.5],
  ['Parramatta', -33.815, 151.0011, 26.7],
  ['Newcastle', -32.9283, 151.7817, 117],
])('%s is as far from Bondi as on a map, to 2 %', (_, latitude, longitude, km) => {
  const found = kilometresBetween(bondi, { latitude, longitude })
  expect(Math.abs(found - km) / km).toBeLessThan(0.02)
})

test('the distance to an activity is about right where its point is that of its suburb', () => {
  expect(distanceInWords(bondi, northOf(2.44))).toBe('2.4 km')
  expect(distanceInWords(bondi, northOf(2.44, true))).toBe('about 2 km')
})

test('the middle of points is between them, and of none there is none', () => {
  expect(middleOf([])).toBeNull()
  expect(middleOf([bondi])).toEqual(bondi)
  expect(
    middleOf([
      { latitude: -34, longitude: 150 },
      { latitude: -33, longitude: 151 },
    ]),
  ).toEqual({
    latitude: -33.5,
    longitude: 150.5,
  })
})

test('a position leaves the device with three decimals', () => {
  expect(rounded({ latitude: -33.890_51, longitude: 151.274_49 })).toEqual({
    latitude: -33.891,
    longitude: 151.274,
  })
})

const items = (text: string) => [...text].map((kind, index) => ({ kind, index }))
const shown = (mixed: { kind: string; index: number }[]) =>
  mixed.map(({ kind, index }) => kind + index).join(' ')

test.each([
  ['aaab', 'a0 b3 a1 a2'],
  ['aabbcc', 'a0 b2 c4 a1'],
  ['abcde', 'a0 b1 c2 d3'],
  ['aa', 'a0 a1'],
  ['', ''],
])('of the kinds %s come %s', (kinds, expected) => {
  expect(shown(mixKinds(items(kinds), 4))).toBe(expected)
})

test('no kind is there twice more than a kind that is left', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', 'b', 'c') }), (kinds) => {
      const mixed = mixKinds(items(kinds), 4)
      expect(mixed).toHaveLength(Math.min(4, kinds.length))
      expect(new Set(mixed.map(({ index }) => index)).size).toBe(mixed.length)
      expect(new Set(mixed.map(({ kind }) => kind)).size).toBe(Math.min(4, new Set(kinds).size))
    }),
  )
})
