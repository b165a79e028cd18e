import type { Point } from '../near/points'
import { namesThatFit, type PlaceName } from './placeNames'

const SIZE = { width: 600, height: 400 }
/** A degree is 1,000 px here; the map begins at 0, 0. */
const project = ({ longitude, latitude }: Point) => ({ x: longitude * 1000, y: latitude * 1000 })
const place = (name: string, x: number, y: number, kind: PlaceName['kind'] = 'suburb'): PlaceName => ({
  name,
  kind,
  longitude: x / 1000,
  latitude: y / 1000,
})
const names = (places: PlaceName[], zoom = 12, marked: Point[] = []) =>
  namesThatFit(places, zoom, SIZE, project, marked).map(({ name }) => name)

test('far away regions have names, and near by suburbs', () => {
  const both = [place('Inner West', 300, 200, 'region'), place('Newtown', 300, 200)]
  expect(names(both, 9)).toEqual(['Inner West'])
  expect(names(both, 10.5)).toEqual(['Newtown'])
})

test('a name that would cover an earlier one is left out', () => {
  expect(names([place('Bondi', 300, 200), place('Tamarama', 310, 210), place('Manly', 300, 260)])).toEqual([
    'Bondi',
    'Manly',
  ])
})

test.each([
  ['left of the map', 10, 200],
  ['right of it', 590, 200],
  ['above it', 300, -30],
  ['below it', 300, 395],
])('a name that would end %s is left out', (_, x, y) => {
  expect(names([place('Bondi Junction', x, y)])).toEqual([])
})

test('a name that the zoom buttons would cover is left out', () => {
  const beaches = [
    place('Northern Beaches', 500, 60),
    place('North Shore', 500, 160),
    place('Central', 470, 60),
  ]
  expect(names(beaches)).toEqual(['North Shore', 'Central'])
})

test('a name that a pin would cover is left out', () => {
  const bondi = place('Bondi', 300, 200)
  expect(names([bondi], 12, [{ longitude: 0.31, latitude: 0.19 }])).toEqual([])
  expect(names([bondi], 12, [{ longitude: 0.4, latitude: 0.3 }])).toEqual(['Bondi'])
})
