import { type CatalogueEntry, daily } from './entry.ts'
import { story, tips } from './html.ts'
import { pictures } from './pictures.ts'

/** Places to play and read under a roof. */
export const playPlaces: CatalogueEntry[] = [
  {
    name: 'Burra at the Australian Museum',
    primaryType: 'playcentre',
    suburb: 'Sydney',
    address: '1 William Street, Sydney NSW 2000',
    website: 'https://australian.museum',
    free: true,
    indoor: true,
    ages: ['toddlers', 'preschoolers', 'primary'],
    tags: ['Indoor', 'Rainy day', 'Hands-on', 'Museum', 'Play'],
    facilities: {
      playground: true,
      playgroundDetails: 'Hands-on learning and play',
      diningOptions: 'Cafe/ dining onsite',
      closeToTransport: true,
      toilets: true,
    },
    accessible: { entrance: true },
    hours: daily('10:00 am - 5:00 pm'),
    description: story(
      "Soft things, small tunnels, things to sort, build and press: Burra is the Australian Museum's play and learning space, and children can stay as long as the day's rules allow.",
      'It helps that the dinosaurs are in the same building. Entry to the museum is free.',
    ),
    tips: tips(
      'Burra is for younger children. Give older ones their own plan upstairs.',
      'On wet days come when the doors open.',
    ),
    images: pictures(['indoor', 'Play in the museum'], ['museum', 'Dinosaurs in the same building']),
  },
  {
    name: 'Darling Square Library',
    primaryType: 'playcentre',
    suburb: 'Haymarket',
    address: '1 Little Pier Street, The Exchange, Haymarket NSW 2000',
    website: 'https://www.cityofsydney.nsw.gov.au',
    free: true,
    indoor: true,
    tags: ['Indoor', 'Rainy day', 'Books', 'Free entry'],
    facilities: { diningOptions: 'Cafes and dining nearby', closeToTransport: true, toilets: true },
    accessible: { entrance: true },
    description: story(
      "Inside a building wrapped in timber ribbon, this city library has a children's area, storytimes and an Ideas Lab for makers. It is free and air-conditioned.",
      "Chinatown and Darling Harbour's playground are both a few minutes away, which makes a day of it.",
    ),
    tips: tips(
      "Storytime days are on the City of Sydney's site.",
      'Leave prams in the open area on the library floor.',
    ),
    images: pictures(['indoor', 'Stories in the city'], ['museum', 'A library in a timber nest']),
  },
  {
    name: 'Green Square Library',
    primaryType: 'playcentre',
    suburb: 'Zetland',
    address: '355 Botany Road, Zetland NSW 2017',
    website: 'https://www.cityofsydney.nsw.gov.au',
    free: true,
    indoor: true,
    tags: ['Indoor', 'Rainy day', 'Books', 'Free entry'],
    facilities: { diningOptions: 'Cafes and dining nearby', closeToTransport: true, toilets: true },
    accessible: { entrance: true },
    description: story(
      'The library is under the plaza. You walk down through a glass triangle, and the light comes from round skylights and a sunken garden where stories are read.',
      "Children treat it as a spaceship. Zetland's youngest treat it as the living room they lack.",
    ),
    tips: tips(
      'Green Square station is at the door.',
      'The tower holds a room for music, if someone has an instrument along.',
    ),
    images: pictures(['indoor', 'A library below the plaza'], ['park', 'A story garden open to the sky']),
  },
]
