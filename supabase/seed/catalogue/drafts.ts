import type { CatalogueEntry } from './entry.ts'
import { story, tips } from './html.ts'
import { pictures } from './pictures.ts'

/** Listings that only their editors may see. They are complete, so that only the status can hide them. */
export const drafts: CatalogueEntry[] = [
  {
    name: 'Draft: Lantern Walk',
    primaryType: 'event',
    publishStatus: 'Draft',
    suburb: 'Sydney',
    address: 'Sydney NSW 2000',
    free: true,
    tags: ['Draft', 'Outdoors', 'Night'],
    facilities: { toilets: true },
    event: 'in season',
    description: story(
      'A draft of an evening walk with lanterns. It is not published.',
      'Nobody should find it, neither by searching nor by guessing its address.',
    ),
    tips: tips('Not published: do not show this listing.'),
    images: pictures(
      ['wildlifeNight/spotlights', 'A draft picture'],
      ['festival/lanterns', 'A second draft picture'],
    ),
  },
  {
    name: 'Draft: Cubby House Museum',
    primaryType: 'museum',
    publishStatus: 'Draft',
    suburb: 'Parramatta',
    address: 'Parramatta NSW 2150',
    indoor: true,
    tags: ['Draft', 'Museum', 'Indoor'],
    facilities: { toilets: true, diningOptions: 'Cafe/ dining onsite' },
    accessible: { entrance: true },
    hours: { alwaysOpen: true },
    description: story(
      'A draft of a museum of cubby houses. It is not published.',
      'Nobody should find it, neither by searching nor by guessing its address.',
    ),
    tips: tips('Not published: do not show this listing.'),
    images: pictures(['museum/treasures', 'A draft picture'], ['indoor/pretend', 'A second draft picture']),
  },
  {
    name: 'Draft: Puddle Playground',
    primaryType: 'playground',
    publishStatus: 'Draft',
    suburb: 'Manly',
    address: 'Manly NSW 2095',
    free: true,
    ages: ['toddlers', 'preschoolers'],
    tags: ['Draft', 'Playground', 'Outdoors', 'Active'],
    facilities: { playground: true, fenced: true },
    hours: { alwaysOpen: true },
    description: story(
      'A draft of a playground made of puddles. It is not published.',
      'Nobody should find it, neither by searching nor by guessing its address.',
    ),
    tips: tips('Not published: do not show this listing.'),
    images: pictures(['playground/tower', 'A draft picture'], ['park/pond', 'A second draft picture']),
  },
]
