import type { CatalogueEntry } from './entry.ts'
import { points, story, tips } from './html.ts'
import { pictures } from './pictures.ts'

/** Towers, screens, markets and the Opera House. */
export const attractionsCity: CatalogueEntry[] = [
  {
    name: 'Sydney Opera House - Kids at the House',
    primaryType: 'entertainment_centre',
    suburb: 'Sydney',
    address: 'Bennelong Point, Sydney NSW 2000',
    website: 'https://www.sydneyoperahouse.com',
    indoor: true,
    tags: ['Theatre', 'Indoor', 'Rainy day', 'Music', 'City'],
    facilities: { diningOptions: 'Cafe/ dining onsite', closeToTransport: true, toilets: true },
    accessible: { entrance: true },
    description: story(
      'Puppets, dance, music for babies, books brought to life: the Opera House keeps a program for children going through the year, in rooms most of us only know from outside.',
      'A first concert here sticks. Even the walk in, past the tiles you are allowed to touch, is part of it.',
      points(
        'Before you book',
        'Each show names the ages it is meant for. Trust it',
        'Some sessions are relaxed, with softer lights and free movement',
        'The lower concourse has food for before and after',
      ),
    ),
    tips: tips(
      'Arrive early and let the children run on the forecourt first.',
      'Circular Quay is 10 flat minutes away by foot.',
    ),
    images: pictures(
      ['show/play', 'Shows made for children'],
      ['harbourside/onDeck', 'The sails from the harbour'],
      ['show/music', 'Up close on a rainy day'],
    ),
  },
  {
    name: 'Sydney Tower Eye',
    primaryType: 'entertainment_centre',
    suburb: 'Sydney',
    address: '100 Market Street, Sydney NSW 2000',
    website: 'https://www.sydneytowereye.com.au',
    indoor: true,
    tags: ['Views', 'Indoor', 'City', 'Rainy day'],
    facilities: { diningOptions: 'Cafes and dining nearby', closeToTransport: true, toilets: true },
    accessible: { entrance: true },
    description: story(
      'From 250 metres up, Sydney turns into a model. Children find the ferry they came on, the park they played in, and one of them will ask if the tower can fall over.',
      'The lift is quick and everything is behind glass. It works in any weather except fog.',
    ),
    tips: tips(
      'Go near sunset and see both the day and the lights.',
      'The entrance is inside Westfield, on Level 5.',
    ),
    images: pictures(
      ['harbourside/skyDeck', 'The city from above'],
      ['harbourside/lookout', 'The harbour like a map'],
    ),
  },
  {
    name: 'Madame Tussauds Sydney',
    primaryType: 'entertainment_centre',
    suburb: 'Sydney',
    address: '1-5 Wheat Road, Darling Harbour, Sydney NSW 2000',
    website: 'https://www.madametussauds.com/sydney',
    indoor: true,
    ages: ['primary', 'preteens', 'teens'],
    tags: ['Wax museum', 'Indoor', 'Rainy day', 'Darling Harbour'],
    facilities: { diningOptions: 'Cafes and dining nearby', closeToTransport: true, toilets: true },
    accessible: { entrance: true },
    description: story(
      'Stand beside a cricketer, a pop star or a superhero who will not blink. Children of school age find it very funny; some under-fives find it unsettling.',
      'It shares a building with the aquarium and the wildlife zoo, so it fits into a wet day at Darling Harbour.',
    ),
    tips: tips('An hour is about right.', 'Charge the phone: the photos are the point.'),
    images: pictures(['gallery/paintings', 'Faces that never blink'], ['show/play', 'Pretend to be famous']),
  },
  {
    name: 'IMAX Sydney',
    primaryType: 'entertainment_centre',
    suburb: 'Sydney',
    address: '31 Wheat Road, Darling Harbour, Sydney NSW 2000',
    indoor: true,
    ages: ['primary', 'preteens', 'teens'],
    tags: ['Cinema', 'Indoor', 'Rainy day', 'Darling Harbour'],
    facilities: { diningOptions: 'Cafes and dining nearby', closeToTransport: true, toilets: true },
    accessible: { entrance: true },
    description: story(
      'The screen is as tall as a building. Since October 2023 the rebuilt IMAX has been showing nature films and blockbusters at a size that makes small viewers grab your arm.',
      'Choose a documentary for a first visit: they are shorter and calmer.',
    ),
    tips: tips('The sound is loud. Headphones help sensitive ears.', 'Back rows are easier on the neck.'),
    images: pictures(
      ['cinema/indoors', 'A film the size of a building'],
      ['harbourside/lookout', 'Darling Harbour before or after'],
    ),
  },
  {
    name: 'Carriageworks',
    primaryType: 'entertainment_centre',
    suburb: 'Eveleigh',
    address: '245 Wilson Street, Eveleigh NSW 2015',
    website: 'https://www.carriageworks.com.au',
    free: true,
    indoor: true,
    tags: ['Art', 'Indoor', 'Market', 'Free entry'],
    facilities: { diningOptions: 'Cafe/ dining onsite', closeToTransport: true, toilets: true },
    accessible: { entrance: true },
    description: story(
      'Train carriages were built in these halls. Now it is art, dance and, on Saturdays, a farmers market where children eat their way from stall to stall.',
      'Exhibitions are often large enough to walk inside.',
    ),
    tips: tips('Markets are on Saturday mornings.', 'Redfern and Macdonaldtown stations are both close.'),
    images: pictures(
      ['gallery/sculptures', 'Art in the old railway halls'],
      ['market/bakers', 'Saturday market and events'],
    ),
  },
  {
    name: 'Skyline Drive-In Blacktown',
    primaryType: 'entertainment_centre',
    suburb: 'Prospect',
    address: 'Cricketers Arms Road, Prospect NSW 2148',
    tags: ['Cinema', 'Outdoors', 'Night', 'Retro'],
    facilities: { diningOptions: 'Dining onsite', toilets: true },
    parking: { freeLot: true },
    description: story(
      'Pyjamas, pillows, the back of the car open to the sky: a drive-in film forgives children who talk. This one at Prospect is the last of its kind in Sydney.',
      'There is a diner for the food that goes with it, and the interval is for stretching legs.',
    ),
    tips: tips(
      'Make sure the car radio works and the battery is sound.',
      'First films start at dark, so summer sessions run late.',
    ),
    images: pictures(
      ['cinema/driveIn', 'Films from the back seat'],
      ['cinema/moonlight', 'A night out in pyjamas'],
    ),
  },
  {
    name: 'Entertainment Quarter',
    primaryType: 'entertainment_centre',
    suburb: 'Moore Park',
    address: '122 Lang Road, Moore Park NSW 2021',
    website: 'https://www.eqmoorepark.com.au',
    free: true,
    tags: ['Outdoors', 'Playground', 'Cinema', 'Market'],
    facilities: { playground: true, diningOptions: 'Cafe/ dining onsite', toilets: true },
    accessible: { entrance: true },
    parking: { paidGarage: true },
    description: story(
      'Cinemas, play venues, markets and a playground share the old Showground at Moore Park. You can come for one thing and be talked into two more.',
      'The streets inside are mostly free of cars, which helps with scooters. Some indoor play places have their own tickets.',
    ),
    tips: tips(
      'Check event days at the stadiums next door: parking fills.',
      "Centennial Park's gates are across the road.",
    ),
    images: pictures(
      ['playground', 'A playground among cinemas'],
      ['cinema/indoors', 'Films, markets and events'],
    ),
  },
]
