import type { CatalogueEntry } from './entry.ts'
import { story, tips } from './html.ts'
import { pictures } from './pictures.ts'

/** Pools of the west and the south-west. */
export const poolsWest: CatalogueEntry[] = [
  {
    name: 'Whitlam Leisure Centre',
    primaryType: 'swimming_pool',
    suburb: 'Liverpool',
    address: '90A Memorial Avenue, Liverpool NSW 2170',
    indoor: true,
    tags: ['Swimming', 'Water play', 'Active', 'Liverpool'],
    facilities: { diningOptions: 'Cafe/ dining onsite', toilets: true },
    accessible: { entrance: true },
    description: story(
      "Pools, splash play and sports under one name, next to the parks on Memorial Avenue: Liverpool's leisure centre is a whole rainy afternoon.",
      'Lessons run for most ages. There is a cafe for those on the dry side.',
    ),
    tips: tips(
      'Ask about quieter hours if noise is hard for your child.',
      'Bring padlock and patience on very hot days.',
    ),
    images: pictures(
      ['splash/fountains', 'Splash and swim in Liverpool'],
      ['pool/leisure', 'An afternoon out of the heat'],
    ),
  },
  {
    name: 'Ripples St Marys',
    primaryType: 'swimming_pool',
    suburb: 'St Marys',
    address: 'Charles Hackett Drive, St Marys NSW 2760',
    tags: ['Swimming', 'Water play', 'Active', 'St Marys'],
    facilities: { diningOptions: 'Cafe/ dining onsite', toilets: true },
    accessible: { entrance: true },
    description: story(
      'A leisure pool for play and a 50 metre pool outside for long summer evenings. St Marys families use both, often in the same visit.',
      'In cold months everyone moves inside. There is a cafe for the ones who stay dry.',
    ),
    tips: tips('Shade is limited at noon, so come late in the day.', 'Check holiday hours before you leave.'),
    images: pictures(
      ['pool/lesson', 'Play pool and long lanes'],
      ['pool/leisure', 'The indoor end in winter'],
    ),
  },
  {
    name: 'Waves Fitness and Aquatic Centre',
    primaryType: 'swimming_pool',
    suburb: 'Baulkham Hills',
    address: '44 Mackillop Drive, Baulkham Hills NSW 2153',
    tags: ['Swimming', 'Water play', 'Active', 'Baulkham Hills'],
    facilities: { diningOptions: 'Cafe/ dining onsite', toilets: true },
    accessible: { entrance: true },
    description: story(
      "The Hills' pools are both inside and outside, with room for lessons, laps and mucking about.",
      'Redevelopment is planned, so make sure it is open before you load the car. While the doors are open it is a useful place in a hot, inland part of town.',
    ),
    tips: tips("The council's site carries the latest news.", 'A cafe is on site while the centre is open.'),
    images: pictures(['pool/lanes', 'Pools for the Hills'], ['pool/lesson', 'Laps and lessons']),
  },
  {
    name: 'Parramatta Aquatic Centre',
    primaryType: 'swimming_pool',
    suburb: 'Parramatta',
    address: 'Park Parade, Parramatta Park, Parramatta NSW 2150',
    tags: ['Swimming', 'Water play', 'Active', 'Parramatta'],
    facilities: { diningOptions: 'Cafe/ dining onsite', toilets: true },
    accessible: { entrance: true },
    description: story(
      'Opened in 2023 on the edge of Parramatta Park, this centre is round, sunken and full of light. There is a 50 metre pool outside and warmer water with play inside.',
      'Playground, park and pool are within walking distance of each other.',
    ),
    tips: tips('Expect company on the hottest days.', "Parramatta station is about 15 minutes' walk."),
    images: pictures(['pool/lesson', 'New pools by the park'], ['pool/leisure', 'Warm water and play']),
  },
]
