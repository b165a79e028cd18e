import type { CatalogueEntry } from './entry.ts'
import { story, tips } from './html.ts'
import { pictures } from './pictures.ts'

/** Picnic grounds beside lakes, dams and bays. */
export const picnicGroundsSuburbs: CatalogueEntry[] = [
  {
    name: 'Chipping Norton Lakes',
    primaryType: 'picnic_ground',
    suburb: 'Chipping Norton',
    address: 'Newbridge Road, Chipping Norton NSW 2170',
    free: true,
    tags: ['Park', 'Outdoors', 'Lake', 'Playground', 'Bikes'],
    facilities: { playground: true, seatingAvailable: true, toilets: true, bbqAvailable: true },
    parking: { freeLot: true },
    hours: { alwaysOpen: true },
    description: story(
      'Sand mining left a string of lakes beside the Georges River, and birds moved in. Pelicans and swans share the view with beginner cyclists.',
      'Paths run along the banks, with playgrounds and barbecues at several stops.',
    ),
    tips: tips(
      'Pick one reserve and explore from there, since the lakes are spread out.',
      'Look, do not swim.',
    ),
    images: pictures(['park/pond', 'Lakes full of birds'], ['playground/spinning', 'A stop on the path']),
  },
  {
    name: 'Prospect Reservoir (Walder Park and Andrew Campbell Reserve)',
    primaryType: 'picnic_ground',
    suburb: 'Prospect',
    address: 'Reservoir Road, Prospect NSW 2148',
    website: 'https://www.waternsw.com.au',
    free: true,
    tags: ['Park', 'Outdoors', 'Picnic', 'Playground', 'Walks'],
    facilities: { playground: true, seatingAvailable: true, toilets: true, bbqAvailable: true },
    parking: { freeLot: true },
    description: story(
      'Sydney drank from this reservoir for more than a century, and you can walk along the heritage dam wall to see how big that drink was. Two reserves beside it have playgrounds and shelters.',
      'It is a good stop for a birthday with cousins: lots of grass, no traffic.',
    ),
    tips: tips('The water is for looking at only.', 'Check gate times before an evening picnic.'),
    images: pictures(
      ['picnic/table', 'Picnic reserves by the dam'],
      ['trail/bushTrack', 'A walk along the old wall'],
      ['playground/ropes', 'Play under the trees'],
    ),
  },
  {
    name: 'Warragamba Dam',
    primaryType: 'picnic_ground',
    suburb: 'Warragamba',
    address: 'Farnsworth Avenue, Warragamba NSW 2752',
    website: 'https://www.waternsw.com.au',
    free: true,
    tags: ['Picnic', 'Outdoors', 'Views', 'Playground', 'Engineering'],
    facilities: {
      playground: true,
      diningOptions: 'Cafe/ dining onsite',
      seatingAvailable: true,
      toilets: true,
      bbqAvailable: true,
    },
    parking: { freeLot: true },
    description: story(
      "Behind this wall lies most of Sydney's water. From the viewing terraces you look down at 142 metres of concrete and out at a lake with no end.",
      'The visitor centre shows how it gets to your tap. Lawns, barbecues and a playground fill the rest of the day.',
    ),
    tips: tips(
      'Ask each child to guess how many baths it holds.',
      'The terraces are exposed, so hats and jumpers by season.',
    ),
    images: pictures(['picnic/games', 'Terraces above the dam'], ['playground/tower', 'Play after the view']),
  },
  {
    name: 'Gunnamatta Park',
    primaryType: 'picnic_ground',
    suburb: 'Cronulla',
    address: 'Nicholson Parade, Cronulla NSW 2230',
    free: true,
    tags: ['Picnic', 'Outdoors', 'Swimming', 'Playground', 'Shade'],
    facilities: {
      playground: true,
      shaded: true,
      diningOptions: 'Cafes and dining nearby',
      seatingAvailable: true,
      toilets: true,
      bbqAvailable: true,
      closeToTransport: true,
    },
    hours: { alwaysOpen: true },
    description: story(
      'On the calm side of Cronulla, a grassy park slopes down to tidal baths with an old timber boardwalk around them. Trees give real shade, which the beach side does not.',
      'Barbecues, tables and a playground are on the slope.',
    ),
    tips: tips(
      'Cronulla station is close by, so leave the car.',
      'High tide is the time for jumping, low tide for crabs.',
    ),
    images: pictures(
      ['picnic/games', 'A shady slope to the bay'],
      ['oceanPool/baths', 'Tidal baths with a boardwalk'],
      ['playground/tower', 'Play near the station'],
    ),
  },
  {
    name: 'Wentworth Falls Lake',
    primaryType: 'park',
    suburb: 'Wentworth Falls',
    address: 'Sinclair Crescent, Wentworth Falls NSW 2782',
    free: true,
    tags: ['Picnic', 'Outdoors', 'Lake', 'Playground', 'Ducks'],
    facilities: { playground: true, seatingAvailable: true, toilets: true, bbqAvailable: true },
    parking: { freeLot: true },
    hours: { alwaysOpen: true },
    description: story(
      'Ducks in front, a playground behind, a flat path around: this mountain lake asks nothing of anyone. It is a fine halfway stop on the drive to Katoomba.',
      'Barbecues and shelters stand by the water.',
    ),
    tips: tips(
      'The village and its bakery are a couple of minutes by car.',
      'Mornings are cold, even in spring.',
    ),
    images: pictures(['park/pond', 'A quiet mountain lake'], ['playground/zipline', 'Play beside the ducks']),
  },
]
