import type { CatalogueEntry } from '../../supabase/seed/catalogue/entry.ts'

/** The expected first three results of a search. */
type Expected =
  /** At least one of these listings is among them. */
  | { oneOf: string[] }
  /** All of them match; if the catalogue has fewer matches, these are first. */
  | { each: (entry: CatalogueEntry) => boolean }

/** A typed text and the expected first results. `isMisspelt`: nothing matches, and close matches are shown. */
export type Search = { typed: string; expected: Expected; isMisspelt?: true }

const oneOf = (...names: string[]): Expected => ({ oneOf: names })
const of = (...types: CatalogueEntry['primaryType'][]): Expected => ({
  each: ({ primaryType }) => types.includes(primaryType),
})
const inSuburb = (...suburbs: string[]): Expected => ({ each: ({ suburb }) => suburbs.includes(suburb) })
const tagged = (tag: string): Expected => ({ each: ({ tags }) => tags?.includes(tag) ?? false })
const both = (one: Expected, other: Expected): Expected => ({
  each: (entry) => [one, other].every((expected) => 'each' in expected && expected.each(entry)),
})
const free: Expected = { each: (entry) => entry.free === true }
const indoor: Expected = { each: (entry) => entry.indoor === true }

/** Realistic searches over the whole catalogue, written before the search was tuned. */
export const SEARCHES: Search[] = [
  // A place by its name, or by a part of it
  { typed: 'taronga zoo', expected: oneOf('Taronga Zoo Sydney') },
  { typed: 'luna park', expected: oneOf('Luna Park Sydney') },
  { typed: 'opera house', expected: oneOf('Sydney Opera House - Kids at the House') },
  { typed: 'sydney zoo', expected: oneOf('Sydney Zoo') },
  { typed: 'the wiggles', expected: oneOf('The Wiggles Big Show (Sydney)') },
  { typed: 'easter show', expected: oneOf('Sydney Royal Easter Show') },
  { typed: 'three sisters', expected: oneOf('Echo Point and Three Sisters Walk') },
  { typed: 'harbour bridge walk', expected: oneOf('Sydney Harbour Bridge Pedestrian Walk') },
  { typed: 'bounce', expected: oneOf('BOUNCEinc Homebush') },
  { typed: 'mca', expected: oneOf('Museum of Contemporary Art Australia') },
  { typed: 'powerhouse museum', expected: oneOf('Powerhouse Castle Hill') },
  { typed: "nutcote may gibb's house", expected: oneOf("May Gibbs' Nutcote") },

  // A kind of place, in the singular and the plural
  { typed: 'playground', expected: of('playground') },
  { typed: 'playgrounds', expected: of('playground') },
  { typed: 'museums', expected: of('museum') },
  { typed: 'aquarium', expected: oneOf('SEA LIFE Sydney Aquarium') },
  { typed: 'zoos', expected: of('zoo', 'wildlife_park') },
  { typed: 'botanical gardens', expected: of('botanical_garden') },
  { typed: 'skate parks', expected: tagged('Skate') },
  { typed: 'library storytime', expected: tagged('Books') },
  { typed: 'swimming pools', expected: of('swimming_pool') },
  { typed: 'theme parks', expected: of('theme_park') },

  // Another word for it
  { typed: 'soft play', expected: of('playcentre') },
  { typed: 'splash pad', expected: tagged('Water play') },
  { typed: 'splashpark', expected: tagged('Water play') },
  { typed: 'indoor play center', expected: both(of('playcentre'), indoor) },
  { typed: 'ten pin bowling', expected: tagged('Bowling') },
  { typed: 'waterpark', expected: of('water_park') },
  { typed: 'water slides', expected: { each: ({ tags }) => /slides/i.test(String(tags)) } },
  { typed: 'petting zoo', expected: tagged('Farm animals') },
  { typed: 'hiking with kids', expected: of('walking_trail') },
  { typed: 'bush walk', expected: of('walking_trail') },
  { typed: 'fire truck', expected: oneOf('Museum of Fire') },
  { typed: 'movies', expected: tagged('Cinema') },
  { typed: 'ice skating rink', expected: tagged('Ice skating') },
  { typed: 'trampoline park', expected: tagged('Trampolines') },
  { typed: 'go karts', expected: oneOf('Sydney Premier Karting Park') },
  { typed: 'horse riding', expected: tagged('Horses') },
  { typed: 'surf lessons', expected: tagged('Surfing') },
  { typed: 'bouldering', expected: tagged('Climbing') },
  { typed: 'rock pool swim', expected: tagged('Ocean pool') },
  { typed: 'theatre for kids', expected: tagged('Theatre') },

  // What a child loves
  { typed: 'dinosaurs', expected: oneOf('Australian Museum') },
  { typed: 'trains', expected: oneOf('NSW Rail Museum', 'Thirlmere Festival of Steam') },
  { typed: 'koalas', expected: tagged('Koalas') },
  { typed: 'sharks', expected: oneOf('SEA LIFE Sydney Aquarium', 'Irukandji Shark & Ray Encounters') },
  { typed: 'fireworks', expected: oneOf("Sydney New Year's Eve - Family Fireworks") },
  { typed: 'christmas lights', expected: oneOf('Martin Place Christmas Tree and Christmas in the City') },

  // What a parent needs
  { typed: 'free indoor toddler rainy', expected: both(free, indoor) },
  { typed: 'pram friendly walk', expected: tagged('Pram friendly') },
  { typed: 'things to do on a rainy day', expected: both(indoor, tagged('Rainy day')) },
  { typed: 'wet weather activities', expected: indoor },
  { typed: 'fenced playground', expected: tagged('Fenced') },
  { typed: 'wheelchair accessible playground', expected: both(of('playground'), tagged('Accessible')) },
  { typed: 'free museum', expected: both(of('museum'), free) },
  { typed: 'dog friendly park', expected: { each: (entry) => entry.facilities?.allowsDogs === true } },
  { typed: 'things to do with babies', expected: { each: ({ ages }) => !ages || ages.includes('babies') } },
  { typed: 'scooter track', expected: tagged('Scooters') },

  // Where
  { typed: 'bondi', expected: inSuburb('Bondi Beach', 'Bondi Junction') },
  { typed: '2088', expected: inSuburb('Mosman') },
  { typed: 'playground 2150', expected: both(of('playground'), inSuburb('Parramatta')) },
  { typed: 'things to do with kids in parramatta', expected: inSuburb('Parramatta', 'North Parramatta') },
  { typed: 'playgrounds in marrickville', expected: both(of('playground'), inSuburb('Marrickville')) },
  { typed: 'swimming pool near maroubra', expected: both(of('swimming_pool'), inSuburb('Maroubra')) },
  { typed: 'darling harbour', expected: tagged('Darling Harbour') },

  // With spelling mistakes
  { typed: 'playgruond', expected: of('playground'), isMisspelt: true },
  { typed: 'swiming', expected: of('swimming_pool', 'water_park'), isMisspelt: true },
  { typed: 'taronga zo', expected: oneOf('Taronga Zoo Sydney'), isMisspelt: true },
  { typed: 'aquarum', expected: oneOf('SEA LIFE Sydney Aquarium'), isMisspelt: true },
  { typed: 'featherdail', expected: oneOf('Featherdale Sydney Wildlife Park'), isMisspelt: true },
  { typed: 'cherry blosom', expected: oneOf('Sydney Cherry Blossom Festival'), isMisspelt: true },
  { typed: 'musem of fire', expected: oneOf('Museum of Fire'), isMisspelt: true },
  { typed: 'botanic gardns', expected: of('botanical_garden'), isMisspelt: true },
]
