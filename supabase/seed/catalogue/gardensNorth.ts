import type { CatalogueEntry } from './entry.ts'
import { story, tips } from './html.ts'
import { pictures } from './pictures.ts'

/** Gardens north of the harbour. */
export const gardensNorth: CatalogueEntry[] = [
  {
    name: 'Stony Range Regional Botanic Garden',
    primaryType: 'botanical_garden',
    suburb: 'Dee Why',
    address: '810 Pittwater Road, Dee Why NSW 2099',
    free: true,
    tags: ['Garden', 'Outdoors', 'Nature', 'Free entry', 'Dee Why'],
    facilities: { shaded: true, seatingAvailable: true, toilets: true, bbqAvailable: true },
    description: story(
      'One minute you are on busy Pittwater Road, the next in a rainforest gully with ferns over your head. Volunteers have turned an old quarry in Dee Why into a small bush garden.',
      'Tracks are short and full of corners, so three-year-olds feel they are exploring. Shade is everywhere.',
    ),
    tips: tips('Tables and barbecues sit near the entrance.', 'Some tracks have steps.'),
    images: pictures(
      ['trail/rainforest', 'Short tracks under ferns'],
      ['garden/wildflowers', 'A bush garden off the main road'],
    ),
  },
  {
    name: 'Ku-ring-gai Wildflower Garden',
    primaryType: 'botanical_garden',
    suburb: 'St Ives',
    address: '420 Mona Vale Road, St Ives NSW 2075',
    free: true,
    tags: ['Garden', 'Outdoors', 'Bushwalk', 'Nature', 'Free entry'],
    facilities: { seatingAvailable: true, toilets: true, bbqAvailable: true },
    parking: { freeLot: true },
    description: story(
      'Bush on a ridge at St Ives, with tracks from very short to long, a fern house, and shelters for lunch. Wildflowers are at their peak in late winter and spring.',
      'Council runs bush programs for children here, including some for the under-fives. On other days it is all yours.',
    ),
    tips: tips(
      'Choose the track at the map by the entrance; the shortest suits toddlers.',
      'Long trousers and insect repellent in the warmer months.',
    ),
    images: pictures(
      ['garden/wildflowers', 'Native flowers beside the tracks'],
      ['trail/bushTrack', 'Tracks for every length of leg'],
      ['picnic/shelters', 'Shelters on the knoll'],
    ),
  },
  {
    name: 'Swain Gardens',
    primaryType: 'botanical_garden',
    suburb: 'Killara',
    address: '77 Stanhope Road, Killara NSW 2071',
    free: true,
    tags: ['Garden', 'Outdoors', 'Nature', 'Free entry', 'Killara'],
    facilities: { shaded: true, seatingAvailable: true, toilets: true, pramPaths: false },
    description: story(
      'Stone walls, steps and a creek make this terraced garden in Killara feel like somewhere in a book. Azaleas and camellias take turns; a lawn at the bottom is meant for rugs.',
      'It costs nothing and few people know it. Children who like secret doors will find most of what they need.',
    ),
    tips: tips(
      'Steps are part of it, so leave the pram at home.',
      'Street parking only, and quiet neighbours.',
    ),
    images: pictures(
      ['garden/fountains', 'Terraces and stone steps'],
      ['trail/rainforest', 'A shady creek below'],
    ),
  },
  {
    name: 'Lisgar Gardens',
    primaryType: 'botanical_garden',
    suburb: 'Hornsby',
    address: 'Lisgar Road, Hornsby NSW 2077',
    free: true,
    tags: ['Garden', 'Outdoors', 'Nature', 'Free entry', 'Hornsby'],
    facilities: { shaded: true, seatingAvailable: true, toilets: true },
    description: story(
      "Five minutes from Hornsby's shops, the ground falls away into a gully of camellias, ferns and small waterfalls. Paths drop from terrace to terrace until the garden turns into bush.",
      'What goes down has to come up. Count the steps together on the way back.',
    ),
    tips: tips('Camellias are out in winter.', 'Good shoes after rain: stone and leaves are slippery.'),
    images: pictures(
      ['garden/flowers', 'Camellias on the terraces'],
      ['trail/rainforest', 'Waterfalls and ferns'],
    ),
  },
]
