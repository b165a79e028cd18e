import type { CatalogueEntry } from './entry.ts'
import { points, story, tips } from './html.ts'
import { pictures } from './pictures.ts'

/** Water parks. They are in the theme park and the swimming categories. */
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
      'It runs from about late September to April. Height rules decide who rides what, so plan for a split party if ages vary.',
      points(
        'Bring',
        'Rash shirts and a hat that stays on',
        'Water shoes, as paths get hot',
        'A meeting place agreed at the gate',
      ),
    ),
    tips: tips(
      'Check [the operating calendar](https://www.ragingwaterssydney.com.au): not every day is open, even in season.',
      'Start with the slides that have the longest queues.',
    ),
    images: pictures(
      ['pool/slide', 'Slides and a wave pool'],
      ['splash/fountains', 'A whole day in swimmers'],
    ),
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
      ['splash/bucketTips', 'Tipping water for little ones'],
      ['pool/slide', 'Slides sized for primary age'],
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
      'It runs in the warm months only.',
      'Read the age and height rules before you book a session.',
      'Long-sleeved swimmers save elbows.',
    ),
    images: pictures(
      ['pool/inflatables', 'An obstacle course that floats'],
      ['beach/cove', 'A lake to fall into'],
    ),
  },
  {
    name: 'Jamberoo Action Park',
    primaryType: 'water_park',
    suburb: 'Jamberoo',
    address: '1215 Jamberoo Road, Jamberoo NSW 2533',
    website: 'https://www.jamberoo.net',
    ages: ['preschoolers', 'primary', 'preteens', 'teens'],
    tags: ['Water play', 'Outdoors', 'Slides', 'Active', 'Day trip'],
    facilities: { diningOptions: 'Cafe/ dining onsite', toilets: true },
    description: story(
      'Green hills behind Kiama, and slides down one of them. Jamberoo has been a day out for Illawarra families since the 1980s: raft rides, a giant funnel, a wave pool and a playground of buckets for the smaller ones.',
      'Chairlifts and toboggans remain from the beginning. It opens from late September to late April; the [calendar](https://www.jamberoo.net) says when.',
      points(
        'Who does what',
        'Small: the shallow play areas, all day',
        'Middle: rafts that take a parent along',
        'Tall: the funnel, and again the funnel',
      ),
    ),
    tips: tips(
      'About an hour and a half south of Sydney.',
      'Measure the children at home: height decides the rides.',
    ),
    images: pictures(
      ['pool/slide', 'Slides down a green hill'],
      ['themepark/toboggan', 'Rides, toboggans and a wave pool'],
    ),
  },
  {
    name: 'Billabong Parklands',
    primaryType: 'water_park',
    suburb: 'Bradbury',
    address: 'Bradbury NSW 2560',
    website: 'https://www.campbelltown.nsw.gov.au',
    free: true,
    tags: ['Water play', 'Outdoors', 'Free entry', 'Swimming', 'Active'],
    facilities: { shaded: true, seatingAvailable: true, toilets: true },
    description: story(
      'Campbelltown made itself a swimming hole. The pools are lined with green stone and fed over rocks, after the rock pools of Dharawal National Park, and next to them water jumps out of the ground for the smallest.',
      'It opened in June 2024 and entry is free. The main pool is for the warmer months; lawns and picnic seats are there all year.',
    ),
    tips: tips(
      'Places are limited on hot days, so look up how to book before you pack the car.',
      'Rash shirts and hats: a lagoon reflects the sun twice.',
    ),
    images: pictures(
      ['splash/mushrooms', 'A swimming hole made of stone'],
      ['park/ballGame', 'Lawns and shade all year'],
    ),
  },
  {
    name: 'URBNSURF Sydney',
    primaryType: 'water_park',
    suburb: 'Sydney Olympic Park',
    address: 'Hill Road, Sydney Olympic Park NSW 2127',
    website: 'https://urbnsurf.com',
    ages: ['primary', 'preteens', 'teens'],
    tags: ['Surfing', 'Outdoors', 'Waves', 'Swimming', 'Active'],
    facilities: { diningOptions: 'Cafe/ dining onsite', toilets: true },
    description: story(
      'The sea is 20 kilometres away, and still the waves come in one after the other. Since 2024 a lagoon at Olympic Park makes them to order: low and gentle for a first lesson, steep for those who know.',
      'Younger brothers and sisters watch from the edge, which is closer to the action than any beach.',
    ),
    tips: tips(
      'Check the age and swimming rules of a session before you book.',
      'The mangroves and playgrounds of the park are near by for the other half of the family.',
    ),
    images: pictures(['beach/waves', 'Waves made to order'], ['pool/lesson', 'Surf without the sea']),
  },
]
