import { otherCredits } from './otherCredits'

const OSM = '<a href="https://www.openstreetmap.org/copyright">&copy; OpenStreetMap contributors</a>'

test.each<[string, string[], string[]]>([
  ['OpenStreetMap alone', [OSM, '© OpenStreetMap'], []],
  [
    'a vendor before it',
    ['<a href="https://protomaps.com">Protomaps</a> © <a href="https://osm.org">OpenStreetMap</a>'],
    ['Protomaps'],
  ],
  [
    'a vendor with its own sign',
    [`&copy; <a href="https://example.com">Example Tiles</a> ${OSM}`],
    ['© Example Tiles'],
  ],
  ['a vendor after it', [`${OSM}, © CARTO`], ['© CARTO']],
  ['the same vendor twice', ['Tiles by Example', `Tiles by Example | ${OSM}`], ['Tiles by Example']],
  ['markup of an attack', ['<img src=x onerror=alert(1)>Example'], ['Example']],
  ['nothing', [], []],
])('of %s', (_, credits, others) => {
  expect(otherCredits(credits)).toEqual(others)
})
