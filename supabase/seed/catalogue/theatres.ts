import type { CatalogueEntry } from './entry.ts'
import { story, tips } from './html.ts'
import { pictures } from './pictures.ts'

/** Theatres and the arena. */
export const theatres: CatalogueEntry[] = [
  {
    name: 'ARA Darling Quarter Theatre',
    primaryType: 'entertainment_centre',
    suburb: 'Sydney',
    address: 'Terrace 3, 1-25 Harbour Street, Sydney NSW 2000',
    website: 'https://www.monkeybaa.com.au',
    indoor: true,
    ages: ['preschoolers', 'primary', 'preteens'],
    tags: ['Theatre', 'Indoor', 'Rainy day', 'Darling Harbour'],
    facilities: { diningOptions: 'Cafes and dining nearby', closeToTransport: true, toilets: true },
    accessible: { entrance: true },
    description: story(
      "Monkey Baa, a company that makes plays from Australian children's books, lives in this theatre beside the Darling Quarter playground. The rows are close, so no one is far from the stage.",
      'A play, then a play outside: it is an easy afternoon to organise.',
    ),
    tips: tips(
      'Read the book first. They notice what was changed.',
      'Each show has an [age guide](https://www.monkeybaa.com.au).',
    ),
    images: pictures(
      ['show/play', "Plays from children's books"],
      ['playground/nature', 'The playground is next door'],
    ),
  },
  {
    name: 'Sydney Coliseum Theatre',
    primaryType: 'entertainment_centre',
    suburb: 'Rooty Hill',
    address: '33 Railway Street, Rooty Hill NSW 2766',
    website: 'https://www.sydneycoliseum.com.au',
    indoor: true,
    ages: ['preschoolers', 'primary', 'preteens', 'teens'],
    tags: ['Theatre', 'Indoor', 'Music', 'Western Sydney'],
    facilities: { diningOptions: 'Dining onsite', closeToTransport: true, toilets: true },
    accessible: { entrance: true },
    parking: { freeLot: true },
    description: story(
      "A big theatre in Rooty Hill means western Sydney families no longer have to cross town for touring children's shows and musicals.",
      'It belongs to West HQ, which has restaurants around it and free parking.',
    ),
    tips: tips(
      'Rooty Hill station is within walking distance.',
      'Booster cushions are worth asking for with little ones.',
    ),
    images: pictures(['show/music', 'Big shows in the west'], ['show/ballet', 'Dry from car park to seat']),
  },
  {
    name: 'Capitol Theatre',
    primaryType: 'entertainment_centre',
    suburb: 'Haymarket',
    address: '13 Campbell Street, Haymarket NSW 2000',
    website: 'https://www.capitoltheatre.com.au',
    indoor: true,
    ages: ['primary', 'preteens', 'teens'],
    tags: ['Theatre', 'Indoor', 'Musicals', 'City'],
    facilities: { diningOptions: 'Cafes and dining nearby', closeToTransport: true, toilets: true },
    accessible: { entrance: true },
    description: story(
      'Look at the ceiling before the show begins: it is painted as a night sky with stars that glow. The Capitol was built as a fantasy of an Italian garden, and musicals suit it.',
      'Most productions run over two hours, so this is for school-age children.',
    ),
    tips: tips("Haymarket's noodle shops are on every side.", 'Central station is five minutes away.'),
    images: pictures(
      ['show/play', 'Musicals under painted stars'],
      ['show/ballet', 'A theatre like a garden'],
    ),
  },
  {
    name: 'Qudos Bank Arena',
    primaryType: 'entertainment_centre',
    suburb: 'Sydney Olympic Park',
    address: 'Edwin Flack Avenue, Sydney Olympic Park NSW 2127',
    website: 'https://www.qudosbankarena.com.au',
    indoor: true,
    ages: ['preschoolers', 'primary', 'preteens', 'teens'],
    tags: ['Theatre', 'Indoor', 'Music', 'Sydney Olympic Park'],
    facilities: { diningOptions: 'Dining onsite', closeToTransport: true, toilets: true },
    accessible: { entrance: true },
    parking: { paidLot: true },
    description: story(
      "Ice shows, children's bands and big concerts come to this arena at Sydney Olympic Park. It is enormous, so where a small person sits matters. Seats low on the side see faces; seats high at the back see the whole pattern.",
      'Olympic Park station is a short walk away.',
    ),
    tips: tips(
      'Bags are checked and large ones refused. Pack light.',
      'Ear protection is a good idea for the under-eights.',
    ),
    images: pictures(['show/music', 'Arena shows for families'], ['show/iceShow', 'A very big room']),
  },
  {
    name: 'Riverside Theatres Parramatta',
    primaryType: 'entertainment_centre',
    suburb: 'Parramatta',
    address: 'Corner Church and Market Streets, Parramatta NSW 2150',
    website: 'https://www.riversideparramatta.com.au',
    indoor: true,
    ages: ['preschoolers', 'primary', 'preteens'],
    tags: ['Theatre', 'Indoor', 'Music', 'Western Sydney'],
    facilities: { diningOptions: 'Cafes and dining nearby', closeToTransport: true, toilets: true },
    accessible: { entrance: true },
    description: story(
      "Parramatta's theatre by the river has long had a children's season, with school-holiday shows and plays for young audiences.",
      'A rebuild has been planned, so the season may be somewhere else for a time.',
    ),
    tips: tips(
      'Check the venue printed on the ticket.',
      'The river foreshore is below for a run before curtain.',
    ),
    images: pictures(
      ['show/play', "Children's shows by the river"],
      ['show/music', 'A seat out of the rain'],
    ),
  },
]
