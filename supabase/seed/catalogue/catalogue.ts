import { aquariums } from './aquariums.ts'
import { attractionsCity } from './attractionsCity.ts'
import { drafts } from './drafts.ts'
import type { CatalogueEntry } from './entry.ts'
import { eventsCity } from './eventsCity.ts'
import { eventsCountry } from './eventsCountry.ts'
import { eventsSuburbs } from './eventsSuburbs.ts'
import { eventsTouring } from './eventsTouring.ts'
import { eventsWeekly } from './eventsWeekly.ts'
import { festivalsCity } from './festivalsCity.ts'
import { gardens } from './gardens.ts'
import { gardensNorth } from './gardensNorth.ts'
import { museumsCity } from './museumsCity.ts'
import { museumsHarbour } from './museumsHarbour.ts'
import { museumsTransport } from './museumsTransport.ts'
import { museumsWest } from './museumsWest.ts'
import { parksCity } from './parksCity.ts'
import { parksEast } from './parksEast.ts'
import { parksHarbour } from './parksHarbour.ts'
import { parksInnerWest } from './parksInnerWest.ts'
import { parksWest } from './parksWest.ts'
import { picnicGrounds } from './picnicGrounds.ts'
import { picnicGroundsSuburbs } from './picnicGroundsSuburbs.ts'
import { playgroundsCity } from './playgroundsCity.ts'
import { playgroundsEast } from './playgroundsEast.ts'
import { playgroundsInnerWest } from './playgroundsInnerWest.ts'
import { playgroundsNorth } from './playgroundsNorth.ts'
import { playgroundsParramatta } from './playgroundsParramatta.ts'
import { playgroundsWest } from './playgroundsWest.ts'
import { playPlaces } from './playPlaces.ts'
import { poolsCity } from './poolsCity.ts'
import { poolsOcean } from './poolsOcean.ts'
import { poolsWest } from './poolsWest.ts'
import { rinksAndTrampolines } from './rinksAndTrampolines.ts'
import { sports } from './sports.ts'
import { stadiums } from './stadiums.ts'
import { theatres } from './theatres.ts'
import { themeParks } from './themeParks.ts'
import { trailsCoast } from './trailsCoast.ts'
import { trailsHarbour } from './trailsHarbour.ts'
import { trailsInland } from './trailsInland.ts'
import { waterParks } from './waterParks.ts'
import { zoos } from './zoos.ts'
import { zoosRegional } from './zoosRegional.ts'

/** All seeded listings, in the order of the files. Names are unique. */
export const catalogue: CatalogueEntry[] = [
  ...zoos,
  ...zoosRegional,
  ...aquariums,
  ...museumsCity,
  ...museumsHarbour,
  ...museumsWest,
  ...museumsTransport,
  ...gardens,
  ...gardensNorth,
  ...parksCity,
  ...parksInnerWest,
  ...parksEast,
  ...parksHarbour,
  ...parksWest,
  ...picnicGrounds,
  ...picnicGroundsSuburbs,
  ...playgroundsCity,
  ...playgroundsInnerWest,
  ...playgroundsEast,
  ...playgroundsNorth,
  ...playgroundsParramatta,
  ...playgroundsWest,
  ...playPlaces,
  ...poolsCity,
  ...poolsOcean,
  ...poolsWest,
  ...waterParks,
  ...themeParks,
  ...trailsHarbour,
  ...trailsCoast,
  ...trailsInland,
  ...attractionsCity,
  ...rinksAndTrampolines,
  ...theatres,
  ...sports,
  ...stadiums,
  ...eventsCity,
  ...festivalsCity,
  ...eventsTouring,
  ...eventsWeekly,
  ...eventsCountry,
  ...eventsSuburbs,
  ...drafts,
]
