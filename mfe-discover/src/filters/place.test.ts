import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { cleanText } from './filters'
import { isNearMe, placeInWords, placeOf } from './place'
import { findRegion, REGIONS, regionsBeginning } from './regions'

const table = (file: string) =>
  readFileSync(`${__dirname}/../../../supabase/seed/${file}`, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(','))
const localities = [...table('postcodes.csv'), ...table('postcodesRegional.csv')]

test.each([
  ['Inner West', 'the Inner West'],
  ['the inner west', 'the Inner West'],
  ['inner-west', 'the Inner West'],
  ['INNERWEST', 'the Inner West'],
  ['Inner West NSW', 'the Inner West'],
  ['Inner West, New South Wales', 'the Inner West'],
  ['inner west area', 'the Inner West'],
  ['northside', 'the North Shore'],
  ['lower north shore', 'the North Shore'],
  ['hills', 'the Hills District'],
  ['The Hills', 'the Hills District'],
  ['the shire', 'the Sutherland Shire'],
  ['CBD', 'the City'],
  ['Sydney CBD', 'the City'],
  ['west', 'Western Sydney'],
  ['south west', 'the South West'],
  ['canterbury bankstown', 'Canterbury-Bankstown'],
  ['mountains', 'the Blue Mountains'],
  ['2026', 'postcode 2026'],
  ['NSW 2026', 'NSW'],
  ['2026 NSW', 'postcode 2026'],
  ['Bondi', 'Bondi'],
  ['Bondi NSW 2026', 'Bondi'],
  ['2026 Bondi', 'Bondi'],
  ['2026, Bondi NSW', 'Bondi'],
  ['2026,', 'postcode 2026'],
  ['2026, Sydney', 'postcode 2026'],
  ['Inner West, Sydney', 'the Inner West'],
  ['Inner West Sydney', 'the Inner West'],
  ['West Sydney', 'Western Sydney'],
  ['South West, Sydney', 'the South West'],
  ['East Sydney', 'the Eastern Suburbs'],
  ['Western Sydney', 'Western Sydney'],
  ['2026 Sydney', 'postcode 2026'],
  ['Newtown Sydney', 'Newtown'],
  ['Newtown  sydney NSW', 'Newtown'],
  ['North Sydney', 'North Sydney'],
  ['nth Sydney', 'nth Sydney'],
  ['North Sydney, Sydney', 'North Sydney'],
  ['North Sydney Sydney', 'North Sydney'],
  ['Sydney', 'Sydney'],
  ['Sydney Sydney', 'Sydney'],
  ['2026 2010', 'postcode 2026'],
  ['Newtown', 'Newtown'],
  ['202', '202'],
  ['20260', '20260'],
  ['20\u0662\u0666', '20\u0662\u0666'],
  ['inner west"),id.gt.(', 'inner west"),id.gt.('],
  ['constructor', 'constructor'],
  ['__proto__', '__proto__'],
  ['***', '***'],
])('"%s" is %s', (location, place) => {
  expect(placeInWords(location)).toBe(place)
})

test.each([
  'near me',
  'Near Me',
  'nearby',
  'near by',
  'near us',
  'around me',
  'close to me',
  'my location',
  'here',
  'current location',
])('"%s" is where the visitor is', (location) => expect(isNearMe(location)).toBe(true))
test.each(['', 'near', 'near Bondi', 'Meadowbank', 'Nearmeville', 'her', 'me'])('"%s" is not', (location) => {
  expect(isNearMe(location)).toBe(false)
})

test('what stands in a condition is one of the regions, four digits, or nothing', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('2026', ' inner west"')),
      (typed) => {
        const place = placeOf(cleanText(typed))
        if (place.kind === 'region') expect(REGIONS).toContain(place.region)
        if (place.kind === 'postcode') expect(place.postcode).toMatch(/^\d{4}$/)
      },
    ),
  )
})

test('the regions are those of the suburbs', () => {
  const seeded = new Set(localities.map(([, , , , , region]) => region).filter(Boolean))
  expect(REGIONS.map(({ name }) => name).sort()).toEqual([...seeded].sort())
})

test('no suburb has the name of a region, or a word for one', () => {
  expect(localities.map(([name = '']) => name).filter((name) => findRegion(name))).toEqual([])
})

test('the name of a suburb is that suburb', () => {
  expect(localities.map(([name = '']) => name).filter((name) => placeInWords(name) !== name)).toEqual([])
})

test('each word stands for one region', () => {
  for (const region of REGIONS) {
    for (const word of [region.name, ...region.words]) expect(findRegion(word)).toBe(region)
  }
})

test.each([
  ['inn', ['City', 'Inner West']],
  ['north', ['North Shore', 'Northern Beaches', 'Ryde and Northern Districts', 'Hills District']],
  ['the be', ['Northern Beaches']],
  ['xyz', []],
  // digits are no part of a name
  ['2095', []],
])('the regions that begin with "%s" are %j', (text, names) => {
  expect(regionsBeginning(text).map(({ name }) => name)).toEqual(names)
})
