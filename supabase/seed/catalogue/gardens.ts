import { type CatalogueEntry, daily, week } from './entry.ts'
import { points, story, tips } from './html.ts'
import { pictures } from './pictures.ts'

/** Botanic gardens and heritage gardens. */
export const gardens: CatalogueEntry[] = [
  {
    name: 'Royal Botanic Garden Sydney',
    primaryType: 'botanical_garden',
    suburb: 'Sydney',
    address: 'Mrs Macquaries Road, Sydney NSW 2000',
    website: 'https://www.botanicgardens.org.au',
    free: true,
    tags: ['Garden', 'Outdoors', 'Nature', 'Harbour views', 'Free entry'],
    facilities: { shaded: true, diningOptions: 'Cafe/ dining onsite', closeToTransport: true, toilets: true },
    accessible: { entrance: true },
    description: story(
      'Seawalls, fig trees and the Opera House at the end of the path: this is the garden most Sydney children meet first. It was founded in 1816 and stays free.',
      'Look for eels in the ponds and the Calyx with its living green wall. A little road train, the Choo Choo Express, carries tired legs from gate to gate for a fare.',
      points(
        'For small explorers',
        'Eels and ducks at the lower ponds',
        'The Calyx',
        "Mrs Macquarie's Chair, cut from a sandstone ledge",
      ),
    ),
    tips: tips(
      'Gates open at 7:00 am. They close at 8:00 pm from November to February, 6:30 pm in March, 6:00 pm in April, 5:30 pm in May, 5:00 pm in June and July, 5:30 pm in August, 6:00 pm in September and 7:30 pm in October.',
      'On 31 December they close at midday. The times are on every gate.',
      'Flat paths follow the water; the upper garden has slopes.',
    ),
    images: pictures(
      ['garden/glass', 'Lawns down to the harbour'],
      ['harbourside/promenade', 'The seawall walk'],
      ['park/pond', 'Under the old fig trees'],
    ),
  },
  {
    name: 'Australian Botanic Garden Mount Annan',
    primaryType: 'botanical_garden',
    suburb: 'Mount Annan',
    address: '362 Narellan Road, Mount Annan NSW 2567',
    website: 'https://www.botanicgardens.org.au',
    free: true,
    tags: ['Garden', 'Outdoors', 'Nature', 'Picnic', 'Free entry'],
    facilities: {
      playground: true,
      diningOptions: 'Cafe/ dining onsite',
      seatingAvailable: true,
      toilets: true,
      bbqAvailable: true,
    },
    accessible: { entrance: true },
    parking: { freeLot: 'Gates open 8:00 am to 5:00 pm, to 7:00 pm in daylight saving' },
    hours: daily('8:00 am - 5:00 pm (7:00 pm in daylight saving)'),
    description: story(
      "Australia's largest botanic garden spreads over hills and lakes near Campbelltown, and all of it is native plants. You drive in, choose a picnic area and stay.",
      'Paper daisies open in sheets in spring. Older children can ride or walk from lake to lake while the little ones use the playground.',
    ),
    tips: tips(
      'Gates open at 8:00 am and close at 5:00 pm, or 7:00 pm during daylight saving.',
      'Distances are long. Decide on one or two stops.',
    ),
    images: pictures(
      ['garden/wildflowers', 'Walks among native plants'],
      ['playground/tower', 'A playground by the picnic area'],
      ['park/pond', 'Lakes, lawns and picnic trees'],
    ),
  },
  {
    name: 'Blue Mountains Botanic Garden Mount Tomah',
    primaryType: 'botanical_garden',
    suburb: 'Mount Tomah',
    address: 'Bells Line of Road, Mount Tomah NSW 2758',
    website: 'https://www.botanicgardens.org.au',
    free: true,
    tags: ['Garden', 'Outdoors', 'Nature', 'Picnic', 'Free entry'],
    facilities: {
      playground: true,
      diningOptions: 'Cafe/ dining onsite',
      seatingAvailable: true,
      toilets: true,
    },
    parking: { freeLot: true },
    hours: week('9:00 am - 5:30 pm', '9:30 am - 5:30 pm'),
    description: story(
      'At about 1000 metres the air is thin and cool, and plants grow here that would wilt in Sydney. Conifers, rhododendrons and a rock garden step down the hill with blue ridges behind.',
      'In autumn the leaves colour, in winter there is sometimes snow. A playground and lawns make it more than a garden for grown-ups.',
    ),
    tips: tips(
      'Pack a jumper, also in summer.',
      'Bells Line of Road bends a lot. Keep a bag ready for carsick passengers.',
    ),
    images: pictures(
      ['garden/flowers', 'A cool garden on a mountain top'],
      ['trail/pillars', 'Blue ridges behind the trees'],
    ),
  },
  {
    name: 'Chinese Garden of Friendship',
    primaryType: 'botanical_garden',
    suburb: 'Sydney',
    address: 'Pier Street, Darling Harbour, Sydney NSW 2000',
    tags: ['Garden', 'Outdoors', 'Nature', 'Darling Harbour'],
    facilities: { diningOptions: 'Cafe/ dining onsite', closeToTransport: true, toilets: true },
    hours: daily('10:00 am - 5:00 pm'),
    description: story(
      'Behind a wall in Darling Harbour the noise drops away. Inside are a lake with big koi, a waterfall, zigzag paths and pavilions, laid out in the Cantonese style and opened in 1988.',
      'Children count dragons and water dragons; the second kind are alive and sit on the rocks. A tea house looks over the lake.',
    ),
    tips: tips(
      "Darling Quarter's playground is almost next door, so bring them here first while they are clean.",
      'Steps and bridges slow a pram down. A carrier is easier.',
    ),
    images: pictures(
      ['garden/bridgeGarden', 'A walled garden with a lake'],
      ['trail/waterfall', 'Paths, rocks and a waterfall'],
    ),
  },
  {
    name: 'Auburn Botanic Gardens',
    primaryType: 'botanical_garden',
    suburb: 'Auburn',
    address: 'Corner Chiswick and Chisholm Roads, Auburn NSW 2144',
    tags: ['Garden', 'Outdoors', 'Wildlife', 'Picnic', 'Auburn'],
    facilities: {
      playground: true,
      diningOptions: 'Cafe/ dining onsite',
      seatingAvailable: true,
      toilets: true,
    },
    parking: { freeLot: true },
    hours: daily('9:00 am - 5:00 pm'),
    description: story(
      "Peacocks walk about as though they paid the rates. Auburn's gardens have a Japanese section with a lake and a red bridge, a fauna reserve with kangaroos and emus, and broad lawns.",
      'August brings cherry blossom, and a festival with it. The rest of the year it is calm, and easy with a pram.',
      points(
        'Do in this order',
        'Fauna reserve, before the animals nap',
        'Japanese garden',
        'Playground and lunch',
      ),
    ),
    tips: tips(
      'Entry can be charged for visitors from outside the council area. Look it up before you go.',
      'Do not feed the peacocks, however well they ask.',
    ),
    images: pictures(
      ['garden/bridgeGarden', 'Ponds and a red bridge'],
      ['wildlife/kangaroos', 'Kangaroos in the fauna reserve'],
      ['playground/nature', 'Time to play before lunch'],
    ),
  },
  {
    name: 'E.G. Waterhouse National Camellia Gardens',
    primaryType: 'botanical_garden',
    suburb: 'Caringbah South',
    address: 'President Avenue, Caringbah South NSW 2229',
    free: true,
    tags: ['Garden', 'Outdoors', 'Playground', 'Ducks', 'Free entry'],
    facilities: {
      playground: true,
      playgroundDetails: 'Next door, fenced',
      diningOptions: 'Cafe/ dining onsite',
      seatingAvailable: true,
      toilets: true,
    },
    description: story(
      'Camellias flower from autumn to spring on the slope above Yowie Bay, and ducks own the ponds below. It is a garden for a slow hour with grandparents.',
      'Through the gate next door is a fenced playground, so everyone gets a turn at choosing. The tea house does the rest.',
    ),
    tips: tips(
      'On public holidays it keeps weekend hours.',
      'Camellias look their finest in winter.',
      'Keep small children close by the ponds.',
    ),
    images: pictures(
      ['garden/flowers', 'Camellias and duck ponds'],
      ['playground/seesawing', 'A playground next door'],
    ),
  },
  {
    name: 'Joseph Banks Native Plants Reserve',
    primaryType: 'botanical_garden',
    suburb: 'Kareela',
    address: 'Manooka Place, Kareela NSW 2232',
    free: true,
    tags: ['Garden', 'Outdoors', 'Nature', 'Free entry', 'Picnic'],
    facilities: { seatingAvailable: true, toilets: true, bbqAvailable: true },
    accessible: { entrance: true },
    description: story(
      'Wide, easy trails wander through native plants on this hillside at Kareela, past lizards that hold still until the last moment.',
      'Some of the paths take wheels. Barbecues and tables make it a good one for a low-cost birthday.',
    ),
    tips: tips(
      'Teach the children to look at the ground as well as the trees: many of the finds are small.',
      "Shops are a few minutes' drive off, so bring lunch.",
    ),
    images: pictures(
      ['garden/wildflowers', 'Native plants on a hillside'],
      ['trail/bushTrack', 'Paths that suit wheels'],
    ),
  },
  {
    name: 'Everglades House & Gardens',
    primaryType: 'botanical_garden',
    suburb: 'Leura',
    address: '37 Everglades Avenue, Leura NSW 2780',
    website: 'https://www.nationaltrust.org.au',
    tags: ['Garden', 'Outdoors', 'Heritage', 'Day trip', 'Leura'],
    facilities: { diningOptions: 'Cafe/ dining onsite', toilets: true },
    parking: { freeLot: true },
    description: story(
      'Paul Sorensen shaped these terraces in the 1930s, ending them at the drop into the Jamison Valley. There is a grotto pool, a good many stone walls, and a small theatre made of grass.',
      'Children run ahead, come back and report. In spring the bluebells and cherry trees are out; in autumn it is the maples.',
    ),
    tips: tips('Stay together at the lookouts.', "Leura's main street is a couple of minutes by car."),
    images: pictures(
      ['garden/fountains', 'Terraces with a mountain view'],
      ['trail/pillars', 'The edge of the Jamison Valley'],
    ),
  },
]
