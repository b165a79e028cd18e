import type { StyleSpecification } from 'maplibre-gl'
import type { PlaceName } from './placeNames'
import places from './places.json'

/** Names of the sketch: regions first, then suburbs. */
export const sketchNames: readonly PlaceName[] = [
  ...places.regions.map(([name, latitude, longitude]) => named('region', name, latitude, longitude)),
  ...places.suburbs.map(([name, latitude, longitude]) => named('suburb', name, latitude, longitude)),
]

function named(kind: PlaceName['kind'], ...place: unknown[]): PlaceName {
  const [name, latitude, longitude] = place as [string, number, number] // tasks/mapPlaces.ts writes them
  return { kind, name, latitude, longitude }
}

const FAR_EAST = 160
const [south = [], north = []] = [places.coast[0], places.coast.at(-1)]

/**
 * The map without tiles: land is the colour behind the map, and the sea begins east of the outermost suburbs. Harbours and
 * bays are left out: the project has no shape of them.
 */
export const sketch: StyleSpecification = {
  version: 8,
  sources: {
    sea: {
      type: 'geojson',
      data: {
        type: 'Feature',
        properties: {},
        geometry: {
          type: 'Polygon',
          coordinates: [[...places.coast, [FAR_EAST, north[1] ?? 0], [FAR_EAST, south[1] ?? 0], [...south]]],
        },
      },
    },
  },
  // half seen through, so that it is right on light and on dark land
  layers: [
    { id: 'sea', type: 'fill', source: 'sea', paint: { 'fill-color': '#1787A6', 'fill-opacity': 0.28 } },
  ],
}
