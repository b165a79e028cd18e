import type { CatalogueEntry } from './entry.ts'
import { points, story, tips } from './html.ts'
import { pictures } from './pictures.ts'

/** Trains, trams and buses; islands, houses and galleries of the south and the mountains. */
export const museumsTransport: CatalogueEntry[] = [
  {
    name: 'Sydney Tramway Museum',
    primaryType: 'museum',
    suburb: 'Loftus',
    address: 'Corner Rawson Avenue and Pitt Street, Loftus NSW 2232',
    website: 'https://www.sydneytramwaymuseum.com.au',
    ages: ['toddlers', 'preschoolers', 'primary', 'preteens'],
    tags: ['Museum', 'Trams', 'Outdoors', 'Rides', 'Loftus'],
    facilities: { toilets: true, closeToTransport: true },
    parking: { freeLot: true },
    description: story(
      'Ding, and off you go. At Loftus you do not only look at old trams, you ride them, on tracks that run beside the highway and into the edge of the Royal National Park.',
      'The sheds hold trams from Sydney and well beyond. Volunteers drive, sell tickets and answer every question a four-year-old can make.',
    ),
    tips: tips(
      'In school holidays it opens on extra days.',
      'Trams run on set days. Look these up before you tell the children.',
      'Loftus station is next to the museum.',
    ),
    images: pictures(
      ['transport/trams', 'Old trams that still run'],
      ['trail/bushTrack', 'Rails into the bush'],
    ),
  },
  {
    name: 'Sydney Bus Museum',
    primaryType: 'museum',
    suburb: 'Leichhardt',
    address: '25 Derbyshire Road, Leichhardt NSW 2040',
    website: 'https://www.sydneybusmuseum.info',
    indoor: true,
    ages: ['toddlers', 'preschoolers', 'primary', 'preteens'],
    tags: ['Museum', 'Buses', 'Indoor', 'Rides', 'Leichhardt'],
    facilities: { diningOptions: 'Cafes and dining nearby', toilets: true },
    accessible: { entrance: true },
    description: story(
      'Double-deckers, half-cabs and the green and cream buses that grandparents caught to school live in the former Leichhardt tram depot.',
      'It opens on set days. A building with nothing in it but buses is a large thought for a two-year-old.',
    ),
    tips: tips(
      'It usually opens on the first and third Sunday of the month, from 10:00 am to 4:00 pm. Check the day first.',
      'Ask about rides when you arrive.',
    ),
    images: pictures(
      ['transport/buses', 'A depot full of old buses'],
      ['museum/handsOn', 'Seats to try, bells to ring'],
    ),
  },
  {
    name: 'NSW Rail Museum',
    primaryType: 'museum',
    suburb: 'Thirlmere',
    address: '10 Barbour Road, Thirlmere NSW 2572',
    website: 'https://www.nswrailmuseum.com.au',
    indoor: true,
    ages: ['toddlers', 'preschoolers', 'primary', 'preteens'],
    tags: ['Museum', 'Trains', 'Indoor', 'Rides', 'Day trip'],
    facilities: { diningOptions: 'Cafe/ dining onsite', toilets: true },
    accessible: { entrance: true },
    parking: { freeLot: true },
    description: story(
      'Steam engines tall enough to make an adult feel small stand under one long roof at Thirlmere. There is room to walk between them and carriages to peer into, one of them fit for a governor.',
      'Heritage trains go out on the loop line on selected days, and then the whole village smells of coal.',
      points(
        'Make a day of it',
        'Train ride first, if one is running',
        'Engines after lunch',
        'A play in the park before the drive home',
      ),
    ),
    tips: tips(
      'Thirlmere is well over an hour south-west of the city.',
      'Earmuffs are a kindness for children who dislike whistles.',
    ),
    images: pictures(
      ['transport/steamTrains', 'Steam engines up close'],
      ['transport/viaduct', 'A ride through the country'],
    ),
  },
  {
    name: 'Hazelhurst Arts Centre',
    primaryType: 'museum',
    suburb: 'Gymea',
    address: '782 Kingsway, Gymea NSW 2227',
    website: 'https://www.hazelhurst.com.au',
    free: true,
    indoor: true,
    tags: ['Museum', 'Art', 'Garden', 'Free entry', 'Workshops'],
    facilities: { diningOptions: 'Cafe/ dining onsite', closeToTransport: true, toilets: true },
    accessible: { entrance: true },
    description: story(
      "Gymea's arts centre was the house and garden of Ben and Hazel Broadhurst, and their names were folded together to make its own. The gallery is free and just the right size for short legs.",
      "Children's art classes and holiday workshops run here, and the garden behind has lawns for an interval.",
    ),
    tips: tips(
      'Gymea station and its cafes are a short walk away.',
      'Workshops need booking. The gallery does not.',
    ),
    images: pictures(
      ['gallery/workshop', 'A small gallery in Gymea'],
      ['garden/wildflowers', 'Garden for a break'],
    ),
  },
  {
    name: 'Blue Mountains Cultural Centre',
    primaryType: 'museum',
    suburb: 'Katoomba',
    address: '30 Parke Street, Katoomba NSW 2780',
    website: 'https://www.bluemountainsculturalcentre.com.au',
    indoor: true,
    tags: ['Museum', 'Art', 'Indoor', 'Katoomba', 'Rainy day'],
    facilities: { diningOptions: 'Cafe/ dining onsite', closeToTransport: true, toilets: true },
    accessible: { entrance: true },
    description: story(
      'When the valley fills with fog and there is no view at all, come here. An exhibition explains the World Heritage bushland you cannot see, with sounds and screens that children can work.',
      'The city art gallery and the library share the building, and the terrace looks out toward the escarpment when the weather lifts.',
    ),
    tips: tips(
      'It is in the middle of Katoomba, close to the station and the cafes.',
      "The library has a children's corner that costs nothing.",
    ),
    images: pictures(
      ['gallery/paintings', 'The mountains, indoors'],
      ['trail/pillars', 'A view when the fog lifts'],
    ),
  },
  {
    name: 'Rose Seidler House',
    primaryType: 'museum',
    suburb: 'Wahroonga',
    address: '71 Clissold Road, Wahroonga NSW 2076',
    website: 'https://www.mhnsw.au',
    indoor: true,
    ages: ['primary', 'preteens', 'teens'],
    tags: ['Museum', 'Architecture', 'Bush views', 'Wahroonga'],
    parking: { freeLot: true },
    description: story(
      "In 1950 a young architect built his parents a house like a white box on the edge of the bush, with a bright mural and a kitchen full of gadgets. Harry Seidler's first house here still looks new.",
      'Children who draw houses like it. There is space outside to sit on the grass and draw this one.',
    ),
    tips: tips('Opening days are few. Check first.', 'Bring paper and pencils.'),
    images: pictures(
      ['heritage/modernHouse', 'A box of a house in the bush'],
      ['park/ballGame', 'Lawns to draw on'],
    ),
  },
  {
    name: 'Cockatoo Island / Wareamah',
    primaryType: 'museum',
    suburb: 'Sydney',
    address: 'Sydney Harbour, Sydney NSW 2000',
    website: 'https://www.cockatooisland.gov.au',
    free: true,
    tags: ['Museum', 'History', 'Outdoors', 'Ferry trip', 'Free entry'],
    facilities: {
      diningOptions: 'Cafe/ dining onsite',
      seatingAvailable: true,
      closeToTransport: true,
      toilets: true,
    },
    description: story(
      'A ferry drops you on an island of cranes, tunnels and convict barracks, and nobody charges you to walk about. Wareamah is on the World Heritage list for its convict buildings; later it built ships.',
      'Tunnels go right through the rock. Scooters are a pleasure on the flat apron around the shore, and there is grass with harbour on three sides for lunch.',
      points('Find these', 'The dog-leg tunnel', 'Old cranes along the dock', 'Cells cut below the ground'),
    ),
    tips: tips(
      'Ferries are the only way on and off. Look at the return times when you land.',
      'Hold hands near the docks: some edges have no rail.',
    ),
    images: pictures(
      ['harbourside/wharf', 'An island reached by ferry'],
      ['heritage/hall', 'Ship sheds and convict walls'],
      ['picnic/shelters', 'Harbour on every side of lunch'],
    ),
  },
  {
    name: 'Fort Denison',
    primaryType: 'museum',
    suburb: 'Sydney',
    address: 'Sydney Harbour, Sydney NSW 2000',
    website: 'https://www.nationalparks.nsw.gov.au',
    ages: ['primary', 'preteens', 'teens'],
    tags: ['Museum', 'History', 'Harbour', 'Booked visit'],
    facilities: { closeToTransport: true },
    description: story(
      'A stone fort the size of a school hall sits alone in the harbour off the Botanic Garden. Its round Martello tower once held guns; now it mostly holds gulls.',
      'Conservation work has kept the island shut at times. Find out whether visits are running before you mention it to anybody short.',
    ),
    tips: tips(
      "See it from Mrs Macquarie's Chair when it is closed. The view costs nothing.",
      'National Parks lists any tours on its site.',
    ),
    images: pictures(
      ['heritage/island', 'A fort in the harbour'],
      ['museum/treasures', 'Stone rooms and a round tower'],
    ),
  },
]
