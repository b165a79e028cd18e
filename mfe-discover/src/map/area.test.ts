import { areaOf, isIn } from './area'

const points = (...places: [latitude: number, longitude: number][]) =>
  places.map(([latitude, longitude]) => ({ latitude, longitude }))

test('of no points there is no area, and of one it is that point', () => {
  expect(areaOf([])).toBeNull()
  expect(areaOf(points([-33.9, 151.2]))).toEqual({ south: -33.9, north: -33.9, west: 151.2, east: 151.2 })
})

test('of few points all are in the area', () => {
  const few = points([-33.9, 151.2], [-28.6, 153.6], [-37, 149.9])
  expect(areaOf(few)).toEqual({ south: -37, north: -28.6, west: 149.9, east: 153.6 })
})

test('of many points the few that are far from the others are not', () => {
  const city = Array.from({ length: 38 }, (_, index): [number, number] => [
    -34 + index / 100,
    151 + index / 100,
  ])
  const area = areaOf(points(...city, [-28.6, 153.6], [-37, 145]))
  expect(area?.north).toBeLessThan(-33.5)
  expect(area?.south).toBeGreaterThanOrEqual(-34)
  expect(area?.west).toBeGreaterThanOrEqual(151)
  expect(area?.east).toBeLessThan(151.5)
})

test.each([
  [-33.9, 151.2, true],
  [-34, 151, true],
  [-33.79, 151.2, false],
  [-33.9, 151.51, false],
  [-34.1, 151.2, false],
  [-33.9, 150.9, false],
])('%d, %d is in the area: %s', (latitude, longitude, expected) => {
  expect(isIn({ south: -34, north: -33.8, west: 151, east: 151.5 }, { latitude, longitude })).toBe(expected)
})
