import type { CatalogueEntry } from './entry.ts'
import { points, story, tips } from './html.ts'
import { pictures } from './pictures.ts'

/** Conventions, touring shows and the Easter Show. facts/events.csv has their dates. */
export const eventsTouring: CatalogueEntry[] = [
  {
    name: 'Sydney International Boat Show',
    primaryType: 'event',
    suburb: 'Sydney',
    address: 'ICC Sydney and Cockle Bay, Sydney NSW 2000',
    tags: ['Boats', 'Harbour', 'Marina', 'Darling Harbour'],
    facilities: { toilets: true },
    event: 'in season',
    description: story(
      'Boats in a hall and boats in the water: in July or August the convention centre and Cockle Bay fill up with everything that floats, from kayaks to things with helicopters.',
      'Children climb aboard what they are invited onto, and there are activities for them.',
    ),
    tips: tips(
      'Soft soles are kindest to decks. Confirm the dates first.',
      'The marina part is outdoors, so bring a coat.',
    ),
    images: pictures(
      ['harbourside/marina', 'Boats at Cockle Bay'],
      ['harbourside/regatta', 'Sails of every size'],
    ),
  },
  {
    name: 'Supanova Comic Con Sydney',
    primaryType: 'event',
    suburb: 'Sydney Olympic Park',
    address: 'Sydney Showground, Sydney Olympic Park NSW 2127',
    website: 'https://www.supanova.com.au',
    indoor: true,
    ages: ['primary', 'preteens', 'teens'],
    tags: ['Comics', 'Indoor', 'Cosplay', 'Teens'],
    facilities: { toilets: true },
    event: 'in season',
    description: story(
      'Half the crowd comes as someone else. In June the Showground at Olympic Park holds comics, games, film guests and a great many capes.',
      'Dressing up is half the day for school-age fans. Plan pocket money beforehand.',
    ),
    tips: tips(
      'Check the prop rules before packing a sword, and [the dates](https://www.supanova.com.au) before buying it.',
      'Big halls, big crowd: pick a meeting place.',
    ),
    images: pictures(
      ['festival/comics', 'Capes, comics and games'],
      ['bowling/arcade', 'Stalls in the big halls'],
    ),
  },
  {
    name: 'Oz Comic-Con Sydney',
    primaryType: 'event',
    suburb: 'Sydney',
    address: 'ICC Sydney, Darling Harbour, Sydney NSW 2000',
    website: 'https://www.ozcomiccon.com',
    indoor: true,
    ages: ['primary', 'preteens', 'teens'],
    tags: ['Comics', 'Indoor', 'Cosplay', 'Teens'],
    facilities: { toilets: true },
    event: 'in season',
    description: story(
      'Comics, anime and film guests come to the convention centre at Darling Harbour in September. Artists sell drawings and talk to young artists about pens.',
      'If your child draws all day, this is a kind outing.',
    ),
    tips: tips(
      'Bring a sketchbook to show and one to fill.',
      'Big halls are tiring. Plan a rest by the water.',
      'Council and organiser sites carry the final dates.',
    ),
    images: pictures(
      ['festival/comics', 'Artists and costumes'],
      ['gallery/workshop', 'Artists who show how to draw'],
    ),
  },
  {
    name: 'Royal Botanic Garden - Wild about school holidays',
    primaryType: 'event',
    suburb: 'Sydney',
    address: 'Royal Botanic Garden, Sydney NSW 2000',
    website: 'https://www.botanicgardens.org.au',
    ages: ['toddlers', 'preschoolers', 'primary'],
    tags: ['Nature', 'Outdoors', 'School holidays', 'Workshops'],
    facilities: { toilets: true },
    event: 'in season',
    description: story(
      'When school is out, the Botanic Garden runs programs for young children: bugs, seeds, stories, bush tucker. They change with the season.',
      'Most sessions are outdoors, with hands in something, and you leave by way of the biggest back yard in the city.',
    ),
    tips: tips(
      'It is held on weekdays only.',
      'Places are booked, so look up [the program](https://www.botanicgardens.org.au) before the term ends.',
      'Clothes that may touch soil.',
    ),
    images: pictures(
      ['garden/flowers', 'Bugs, seeds and stories'],
      ['garden/glass', 'A garden walk with a guide'],
    ),
  },
  {
    name: 'Disney On Ice Sydney',
    primaryType: 'show',
    suburb: 'Sydney Olympic Park',
    address: 'Qudos Bank Arena, Sydney Olympic Park NSW 2127',
    website: 'https://www.disneyonice.com',
    indoor: true,
    ages: ['toddlers', 'preschoolers', 'primary', 'preteens'],
    tags: ['Theatre', 'Indoor', 'Ice skating', 'School holidays'],
    facilities: { toilets: true },
    event: 'in season',
    description: story(
      'Princesses, superheroes and talking cars skate through the stories children already know by heart. The tour comes to the arena at Olympic Park in July.',
      'It is loud, bright and about two hours with an interval.',
    ),
    tips: tips(
      'It is cooler near the ice, so carry a jumper.',
      'Check [the tour dates](https://www.disneyonice.com) early, and agree on one souvenir or none.',
    ),
    images: pictures(['show/iceShow', 'Stories told on skates'], ['show/play', 'An arena for an afternoon']),
  },
  {
    name: 'The Wiggles Big Show (Sydney)',
    primaryType: 'show',
    suburb: 'Sydney Olympic Park',
    website: 'https://www.thewiggles.com',
    indoor: true,
    ages: ['babies', 'toddlers', 'preschoolers'],
    tags: ['Music', 'Indoor', 'Toddlers', 'Theatre'],
    facilities: { toilets: true },
    event: 'in season',
    description: story(
      'You know the songs. So do several thousand toddlers, and at the end of the year they sing them together in one arena, wearing four colours.',
      'Shows are short and daytime, built for the under-fives. Look for the venue on the ticket: it changes.',
    ),
    tips: tips(
      'Feed everyone first: queues are long for small people.',
      'Prams are parked at the door, so bring a carrier for babies.',
      "See the organiser's program for [times and](https://www.thewiggles.com) entry.",
    ),
    images: pictures(['show/music', 'Songs every toddler knows'], ['show/play', 'A very young crowd']),
  },
  {
    name: 'Sydney Royal Easter Show',
    primaryType: 'show',
    suburb: 'Sydney Olympic Park',
    address: 'Sydney Showground, Sydney Olympic Park NSW 2127',
    website: 'https://www.eastershow.com.au',
    tags: ['Animals', 'Outdoors', 'Rides', 'Showbags', 'Food'],
    facilities: { toilets: true, closeToTransport: true },
    event: 'in season',
    description: story(
      'The country comes to town for two weeks around Easter: cattle and alpacas, cakes and giant pumpkins, woodchopping, rides, showbags. Every Sydney child should meet a prize pig once.',
      'It is a long day on hard ground. Do animals in the morning, when they are fed, and showbags last.',
      points(
        'Free once you are in',
        'Animal pavilions and the nursery farmyard',
        'Woodchop and grand parade',
        'Craft, cakes and vegetables made into maps',
      ),
    ),
    tips: tips(
      'Take the train: Olympic Park station is beside the Showground.',
      'Write a phone number on a wristband for the small ones.',
      'Check [times and](https://www.eastershow.com.au) road closures the night before.',
    ),
    images: pictures(
      ['farm/lambs', 'Farm animals from all over'],
      ['themepark/coaster', 'Rides and showbags'],
      ['festival/parade', 'Parades in the arena'],
    ),
  },
]
