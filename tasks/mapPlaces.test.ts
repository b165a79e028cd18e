import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { mapPlaces, mapPlacesText, PLACES_FILE } from './mapPlaces.ts'

test('the sketch of the map is that of the suburbs', () => {
  assert.ok(readFileSync(PLACES_FILE, 'utf8') === mapPlacesText(), 'Run: node tasks/mapPlaces.ts')
})

test('the coast goes from south to north past suburbs that are all known', () => {
  const { coast, suburbs } = mapPlaces()
  assert.equal(coast.length, 43)
  const latitudes = coast.map(([, latitude]) => latitude)
  assert.deepEqual(
    latitudes,
    latitudes.toSorted((a = 0, b = 0) => a - b),
  )
  // no suburb of Sydney is in the sea: each is west of the line at its latitude
  const inSea = suburbs.filter(([, latitude, longitude]) => {
    const next = coast.findIndex(([, north = 0]) => north >= Number(latitude))
    const [[x1 = 0, y1 = 0] = [], [x2 = 0, y2 = 0] = []] = [coast[next - 1], coast[next]]
    return Number(longitude) > x1 + ((Number(latitude) - y1) / (y2 - y1)) * (x2 - x1)
  })
  assert.deepEqual(inSea, [])
})
