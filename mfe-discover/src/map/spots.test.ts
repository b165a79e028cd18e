import { areSame, type Feature, spotsOf } from './spots'

const at = (longitude: number, latitude: number) => ({ type: 'Point', coordinates: [longitude, latitude] })
const pin = (id: unknown, geometry: Feature['geometry'] = at(151, -33.8)): Feature => ({
  geometry,
  properties: { id },
})
const cluster = (cluster_id: unknown, point_count: unknown): Feature => ({
  geometry: at(151.2, -33.9),
  properties: { cluster: true, cluster_id, point_count },
})

test('activities and numbers of them become places, each once though two tiles tell it', () => {
  expect(spotsOf([pin('a'), cluster(7, 12), pin('a'), cluster(7, 12)])).toEqual([
    { key: 'a', point: { latitude: -33.8, longitude: 151 }, pin: 'a' },
    { key: 'cluster 7', point: { latitude: -33.9, longitude: 151.2 }, cluster: 7, count: 12 },
  ])
})

test.each<[what: string, feature: Feature]>([
  ['without properties', { geometry: at(151, -33), properties: null }],
  ['with no id', pin(undefined)],
  ['with a number for an id', pin(4)],
  ['that is a line', pin('a', { type: 'LineString', coordinates: [[151, -33]] })],
  ['without coordinates', pin('a', { type: 'Point' })],
  ['with coordinates that are none', pin('a', { type: 'Point', coordinates: ['x', null] })],
  ['of a cluster without a count', cluster(7, undefined)],
])('a feature %s is no place', (_, feature) => {
  expect(spotsOf([feature])).toEqual([])
})

test('a number that the library uses again for another place is not the same', () => {
  const before = spotsOf([cluster(7, 12)])
  expect(areSame(before, spotsOf([cluster(7, 12)]))).toBe(true)
  expect(areSame(before, spotsOf([cluster(7, 3)]))).toBe(false)
  expect(areSame(before, [])).toBe(false)
})
