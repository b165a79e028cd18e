import type { CatalogueEntry } from './entry.ts'
import { points, story, tips } from './html.ts'
import { pictures } from './pictures.ts'

/** Water parks; they count as theme parks and as swimming. */
export const waterParks: CatalogueEntry[] = [
  {
    name: 'Raging Waters Sydney',
    primaryType: 'water_park',
    suburb: 'Prospect',
    address: '427 Reservoir Road, Prospect NSW 2148',
    website: 'https://www.ragingwaterssydney.com.au',
    ages: ['preschoolers', 'primary', 'preteens', 'teens'],
    tags: ['Water play', 'Outdoors', 'Slides', 'Swimming', 'Active'],
    facilities: { shaded: true, diningOptions: 'Cafe/ dining onsite', toilets: true },
    parking: { paidLot: true },
    description: story(
      "Slides, wave pool, lagoon, repeat. Raging Waters opened in 2013 as Wet'n'Wild, beside the motorway at Prospect, and it takes a whole day to see all of it.",
      'It runs in the warm months only. Height rules decide who rides what, so plan for a split party if ages vary.',
      points(
        'Bring',
        'Rash shirts and a hat that stays on',
        'Water shoes, as paths get hot',
        'A meeting place agreed at the gate',
      ),
    ),
    tips: tips(
      'Check the operating calendar: not every day is open, even in season.',
      'Start with the slides that have the longest queues.',
    ),
    images: pictures(['pool', 'Slides and a wave pool'], ['themepark', 'A whole day in swimmers']),
  },
  {
    name: 'Aquatopia Water Park',
    primaryType: 'water_park',
    suburb: 'Prairiewood',
    address: 'Prairiewood Leisure Centre, Prairievale Road, Prairiewood NSW 2176',
    ages: ['toddlers', 'preschoolers', 'primary', 'preteens'],
    tags: ['Water play', 'Outdoors', 'Slides', 'Swimming', 'Active'],
    facilities: { shaded: true, diningOptions: 'Cafe/ dining onsite', toilets: true },
    parking: { freeLot: true },
    description: story(
      "Fairfield Council's water park sits behind the Prairiewood Leisure Centre and is sized for primary-age children: slides, tipping water and plenty of places to sit.",
      'It opens over summer. Shade is part of the design, which parents notice.',
    ),
    tips: tips(
      'Sessions can sell out in the holidays. Look ahead.',
      'Height limits apply on the larger slides.',
    ),
    images: pictures(
      ['pool', 'Slides sized for primary age'],
      ['playground', 'Tipping water for little ones'],
    ),
  },
  {
    name: 'Penrith Aqua Park (Cables Wake Park)',
    primaryType: 'water_park',
    suburb: 'Penrith',
    address: '148-166 Old Castlereagh Road, Penrith NSW 2750',
    website: 'https://www.cableswakepark.com.au',
    ages: ['primary', 'preteens', 'teens'],
    tags: ['Water play', 'Outdoors', 'Obstacles', 'Swimming', 'Active'],
    facilities: { diningOptions: 'Cafe/ dining onsite', toilets: true },
    parking: { freeLot: true },
    description: story(
      'A floating obstacle course on a lake: children run, slip, climb and fall in, over and over, in life jackets. It belongs to the cable wakeboarding park at Penrith.',
      'You need to be a confident swimmer. Spectators sit on the bank.',
    ),
    tips: tips(
      'Read the age and height rules before you book a session.',
      'Long-sleeved swimmers save elbows.',
    ),
    images: pictures(['pool', 'An obstacle course that floats'], ['beach', 'A lake to fall into']),
  },
]
