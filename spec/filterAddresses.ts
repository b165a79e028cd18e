/**
 * The filter mappings of section 7: the row of `calls.ts` ("Listings: playgrounds") and a query of /activities that makes
 * the site send it.
 */
export const filterAddresses: [row: string, query: string][] = [
  ['search', 'search=zoo'],
  ['location', 'location=Bondi'],
  ['a single day', 'date=2026-12-05'],
  ['the weekend', 'date=weekend'],
  ['playgrounds', 'categories=playgrounds'],
  ['zoos & wildlife', 'categories=zoos%20%26%20wildlife'],
  ['sports', 'categories=sports'],
  ['swimming & water sports', 'categories=swimming%20%26%20water%20sports'],
  ['parks & gardens', 'categories=parks%20%26%20gardens'],
  ['theme parks', 'categories=theme%20parks'],
  ['shows & events', 'categories=shows%20%26%20events'],
  ['another category equals primary_type', 'categories=lighthouse'],
  ['ages: babies', 'ageRanges=babies'],
  ['ages: toddlers', 'ageRanges=toddlers'],
  ['ages: preschoolers', 'ageRanges=preschoolers'],
  ['ages: primary', 'ageRanges=primary'],
  ['ages: preteens', 'ageRanges=preteens'],
  ['ages: teens', 'ageRanges=teens'],
  ['ages: all', 'ageRanges=all%20ages'],
  ['free', 'features=free'],
  ['indoor', 'features=indoor'],
  ['cafe/ dining nearby', 'features=cafe%2F%20dining%20nearby'],
  ['accessible', 'features=accessible'],
]
