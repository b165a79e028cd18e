import type { CatalogueEntry } from '../../supabase/seed/catalogue/entry.ts'

/** A typed text, what each of its first five results must be, and whether it was kept unseen until the end. */
export type FirstFive = { typed: string; is: (entry: CatalogueEntry) => boolean; isKept: boolean }

const type =
  (...types: CatalogueEntry['primaryType'][]) =>
  ({ primaryType }: CatalogueEntry) =>
    types.includes(primaryType)
const says = (words: RegExp) => (entry: CatalogueEntry) =>
  words.test([entry.name, entry.suburb, ...(entry.tags ?? []), entry.description, entry.tips].join(' '))
const near =
  (...suburbs: string[]) =>
  ({ suburb }: CatalogueEntry) =>
    suburbs.includes(suburb)
const free = (entry: CatalogueEntry) => entry.free === true
const indoor = (entry: CatalogueEntry) => entry.indoor === true
const suits =
  (age: 'babies' | 'toddlers' | 'preschoolers' | 'teens') =>
  ({ ages = 'all' }: CatalogueEntry) =>
    ages === 'all' || ages.includes(age)
const all =
  (...conditions: ((entry: CatalogueEntry) => boolean)[]) =>
  (entry: CatalogueEntry) =>
    conditions.every((condition) => condition(entry))

const PARK = type('park', 'botanical_garden', 'picnic_ground', 'playground')
const EVENT = type('event', 'festival', 'show')

const TUNED: [typed: string, is: FirstFive['is']][] = [
  ['parks', PARK],
  ['toddler', suits('toddlers')],
  ['museum', type('museum')],
  ['zoo', type('zoo', 'wildlife_park')],
  ['playground with water', all(says(/water/i))],
  ['farm', says(/farm/i)],
  ['beach', says(/beach/i)],
  ['pool', type('swimming_pool', 'water_park')],
  ['indoor play', all(indoor, says(/play/i))],
  ['picnic', says(/picnic/i)],
  ['bbq', says(/bbq|barbecue/i)],
  ['markets', all(EVENT, says(/market/i))],
  ['shows for kids', says(/show/i)],
  ['walks', says(/walk/i)],
  ['free museum', all(free, type('museum'))],
  ['cheap playground', all(free, type('playground'))],
  ['playground marrickville', all(type('playground'), near('Marrickville'))],
  ['manly', says(/manly/i)],
  ['penrith', says(/penrith/i)],
  ['animals', says(/animal|wildlife|zoo|farm/i)],
  ['baby', suits('babies')],
  ['teenagers', suits('teens')],
  ['ferry', says(/ferr/i)],
  ['lighthouse', says(/lighthouse/i)],
  ['garden', says(/garden/i)],
  ['skate', says(/skat/i)],
  ['library', says(/librar|book/i)],
  ['science', says(/science/i)],
  ['penguins', says(/penguin/i)],
  ['tram', says(/tram/i)],
  ['museum 5+', type('museum')],
  ['pool next sat', type('swimming_pool', 'water_park')],
  ['zoo for 18 months', all(suits('toddlers'), type('zoo', 'wildlife_park'))],
  ['splashpark', says(/splash|water/i)],
  ['playground nth shore', type('playground', 'park')],
]
const KEPT: [typed: string, is: FirstFive['is']][] = [
  ['park near me', PARK],
  ['preschoolers', suits('preschoolers')],
  ['museums open on sunday', type('museum')],
  ['wildlife', type('zoo', 'wildlife_park', 'aquarium')],
  ['splash park', says(/splash|water/i)],
  ['pony rides', says(/pon(y|ies)|horse/i)],
  ['rock pools', says(/rock ?pool|ocean pool|baths/i)],
  ['swimming', type('swimming_pool', 'water_park')],
  ['climbing', says(/climb/i)],
  ['shaded playground', all(type('playground'), says(/shad/i))],
  ['bike path', says(/bike|cycl/i)],
  ['farmers market', says(/market/i)],
  ['theatre', says(/theatre|stage|show/i)],
  ['waterfall', says(/waterfall/i)],
  ['free zoo', free],
  ['cheap indoor', all(free, indoor)],
  ['playground parramatta', all(type('playground'), says(/parramatta/i))],
  ['coogee', says(/coogee/i)],
  ['cronulla', says(/cronulla/i)],
  ['birds', says(/bird|parrot|penguin|owl|duck/i)],
  ['babies indoor', all(suits('babies'), indoor)],
  ['teens', suits('teens')],
  ['trains', says(/train|rail/i)],
  ['lookout', says(/lookout|view/i)],
  ['roses', says(/rose/i)],
  ['ice skating', says(/skat/i)],
  ['art', says(/\barts?\b|galler/i)],
  ['space and stars', says(/space|star|planet|observator/i)],
  ['sharks', says(/shark/i)],
  ['music festival', all(EVENT, says(/music|band|jazz|concert/i))],
]

const asRows = (rows: typeof TUNED, isKept: boolean) => rows.map(([typed, is]) => ({ typed, is, isKept }))

export const FIRST_FIVES: FirstFive[] = [...asRows(TUNED, false), ...asRows(KEPT, true)]
