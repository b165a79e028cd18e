import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { ROOT } from 'federation/packages'
import { seededLocalities, sydneyLocalities } from 'supabase/localities'

/*
 * Draws the map that is there without tiles (mfe-discover/src/map/places.json) from the points of the suburbs:
 * `node tasks/mapPlaces.ts`.
 */

export const PLACES_FILE = path.join(ROOT, 'mfe-discover/src/map/places.json')

/** Suburbs and towns at the open sea, from south to north: the line of the coast goes past them. */
const AT_THE_SEA = [
  'Eden',
  'Merimbula',
  'Bermagui',
  'Narooma',
  'Batemans Bay',
  'Ulladulla',
  'Kiama',
  'Shellharbour',
  'Wollongong',
  'Thirroul',
  'Stanwell Park',
  'Bundeena',
  'Kurnell',
  'Malabar',
  'South Coogee',
  'Bondi Beach',
  'North Bondi',
  'Watsons Bay',
  'Manly',
  'North Curl Curl',
  'Narrabeen',
  'Avalon Beach',
  'Palm Beach',
  'Killcare Heights',
  'MacMasters Beach',
  'Terrigal',
  'The Entrance',
  'Norah Head',
  'Catherine Hill Bay',
  'Redhead',
  'Newcastle',
  'Stockton',
  'Anna Bay',
  'Nelson Bay',
  'Forster',
  'Port Macquarie',
  'South West Rocks',
  'Coffs Harbour',
  'Yamba',
  'Ballina',
  'Byron Bay',
  'Kingscliff',
  'Tweed Heads',
]
/** How far the sea begins east of the outermost suburbs, in degrees: their points are not at the water. */
const BEACH = 0.012

/** What the file must hold. */
export function mapPlaces() {
  const sydney = withPoint(sydneyLocalities())
  const all = withPoint(seededLocalities())
  const names = new Map(sydney.map((suburb) => [suburb.locality, suburb]))
  const regions = [...new Set(sydney.map(({ region }) => region))].filter(Boolean)
  return {
    regions: regions.map((name) => {
      const members = sydney.filter(({ region }) => region === name)
      return [name, mean(members.map((each) => each.latitude)), mean(members.map((each) => each.longitude))]
    }),
    suburbs: [...names.values()].map(({ locality, latitude, longitude }) => [locality, latitude, longitude]),
    coast: AT_THE_SEA.flatMap((name) => {
      const found = all.find(({ locality }) => locality === name)
      return found ? [[rounded(found.longitude + BEACH), found.latitude]] : []
    }),
  }
}

const withPoint = (localities: ReturnType<typeof sydneyLocalities>) =>
  localities.flatMap(({ locality, latitude, longitude, region }) =>
    latitude === null || longitude === null ? [] : [{ locality, latitude, longitude, region }],
  )

const rounded = (degrees: number) => Math.round(degrees * 10_000) / 10_000
const mean = (numbers: number[]) => rounded(numbers.reduce((sum, each) => sum + each, 0) / numbers.length)

/** As the formatter writes it: a place in a line. */
export function mapPlacesText(): string {
  const { regions, suburbs, coast } = mapPlaces()
  const lines = (rows: unknown[]) =>
    rows.map((row) => `    ${JSON.stringify(row).replaceAll(',', ', ')}`).join(',\n')
  return `{
  "regions": [
${lines(regions)}
  ],
  "suburbs": [
${lines(suburbs)}
  ],
  "coast": [
${lines(coast)}
  ]
}
`
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) writeFileSync(PLACES_FILE, mapPlacesText())
