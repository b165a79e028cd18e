import type { CatalogueEntry } from './entry.ts'
import { points, story, tips } from './html.ts'
import { pictures } from './pictures.ts'

/** Zoos and wildlife parks for a weekend trip: the Hunter, the coast north and south, Dubbo. */
export const zoosRegional: CatalogueEntry[] = [
  {
    name: 'Taronga Western Plains Zoo Dubbo',
    primaryType: 'zoo',
    suburb: 'Dubbo',
    address: 'Obley Road, Dubbo NSW 2830',
    website: 'https://www.taronga.org.au/dubbo-zoo',
    tags: ['Wildlife', 'Outdoors', 'Cycling', 'Weekend away'],
    facilities: { diningOptions: 'Cafe/ dining onsite', toilets: true },
    description: story(
      'Six kilometres of road loop past rhinos, giraffes and hippos, and you choose how to go round: by bicycle, on foot or in your own car with the windows down. The zoo opened in 1977 and keeps its large animals behind moats and ditches, so there is little between you and them but air.',
      'Dubbo is about five hours from Sydney, so make it a weekend. The big sister at Mosman runs it; the [Taronga site](https://www.taronga.org.au/dubbo-zoo) has the day plan.',
      points(
        'Ways round the circuit',
        'Bicycles, your own or hired, suit children who ride with confidence',
        'The car is the answer on a very hot or very wet day',
        'Walk one section and drive the rest with toddlers',
      ),
    ),
    tips: tips(
      'In school holidays it is often open longer.',
      'The inland sun is strong. Fill bottles before every stretch.',
      'Start early: the animals, too, lie down at noon.',
    ),
    images: pictures(
      ['zoo/zebras', 'Big animals on the western plains'],
      ['park/wheels', 'A circuit to ride or drive'],
    ),
  },
  {
    name: 'Billabong Zoo Koala & Wildlife Park',
    primaryType: 'zoo',
    suburb: 'Port Macquarie',
    address: '61 Billabong Drive, Port Macquarie NSW 2444',
    website: 'https://billabongzoo.com.au',
    tags: ['Wildlife', 'Outdoors', 'Koalas', 'Weekend away'],
    facilities: { diningOptions: 'Cafe/ dining onsite', toilets: true },
    description: story(
      'Koalas and lions under one name: this zoo is just outside Port Macquarie, a town that loves its koalas enough to have a hospital for them.',
      'Native animals make up most of it, with a few big cats and monkeys for contrast. It can be done at the pace of a three-year-old.',
    ),
    tips: tips(
      "Ask at the gate when the day's talks and feeds are, and walk in that order.",
      'Port Macquarie is about four hours up the Pacific Highway from Sydney.',
    ),
    images: pictures(
      ['wildlife/koalas', 'Koalas and far-off cousins'],
      ['park/pond', 'A green walk at a small pace'],
    ),
  },
  {
    name: 'Shoalhaven Zoo',
    primaryType: 'zoo',
    suburb: 'North Nowra',
    address: '23 Rockhill Road, North Nowra NSW 2541',
    website: 'https://shoalhavenzoo.com.au',
    tags: ['Wildlife', 'Outdoors', 'River', 'Day trip'],
    facilities: { toilets: true },
    description: story(
      'The Shoalhaven River runs along the edge of this bushland zoo, and its paths go down towards the water between kangaroos, koalas, crocodiles, monkeys and lions.',
      'It is a couple of hours south of Sydney, close enough for a long day and well placed for a stop on the way to Jervis Bay.',
    ),
    tips: tips(
      'The ground slopes. A carrier is easier than a pram with a sleeping baby.',
      'Insect repellent for the riverside in summer.',
    ),
    images: pictures(
      ['zoo/lions', 'Animals above the Shoalhaven'],
      ['trail/creek', 'Bush paths to the river'],
    ),
  },
  {
    name: 'Mogo Wildlife Park',
    primaryType: 'zoo',
    suburb: 'Mogo',
    address: '222 Tomakin Road, Mogo NSW 2536',
    tags: ['Wildlife', 'Outdoors', 'Big cats', 'Weekend away'],
    facilities: { toilets: true },
    description: story(
      'Giraffes, lions, tigers and white rhinos live among spotted gums a few minutes from the beaches of the South Coast. It opened in 1991 as Mogo Zoo, and its keepers brought the animals safely through the bushfires of the last day of 2019.',
      'Children hear that story with round eyes, and then the gibbons start to sing.',
    ),
    tips: tips(
      'Batemans Bay is just north, for a swim or fish and chips afterwards.',
      'Closed shoes: the paths are gravel in places.',
    ),
    images: pictures(
      ['zoo/giraffes', 'Giraffes among spotted gums'],
      ['trail/forest', 'Forest on the South Coast'],
    ),
  },
  {
    name: 'Hunter Valley Wildlife Park',
    primaryType: 'zoo',
    suburb: 'Nulkaba',
    address: '138 Lomas Lane, Nulkaba NSW 2325',
    website: 'https://huntervalleywildlifepark.com.au',
    tags: ['Wildlife', 'Outdoors', 'Lions', 'Hunter Valley'],
    facilities: { toilets: true },
    description: story(
      'Among the vineyards near Cessnock is a zoo of a size that small legs can manage: lions, zebras, meerkats and alligators share it with kangaroos and koalas. Until 2021 it was called Hunter Valley Zoo.',
      'Grown-ups came for the wine region and children for the lions. Everybody gets a turn.',
    ),
    tips: tips(
      'Two hours from Sydney by the M1 and the Hunter Expressway or through Wollombi.',
      'Show children how to feed with a flat hand before you meet the goats.',
    ),
    images: pictures(
      ['zoo/lions', 'Lions in the wine country'],
      ['park/pond', 'Lawns between the enclosures'],
    ),
  },
  {
    name: 'Oakvale Wildlife Park',
    primaryType: 'wildlife_park',
    suburb: 'Salt Ash',
    address: '3 Oakvale Drive, Salt Ash NSW 2318',
    website: 'https://oakvalewildlife.com.au',
    tags: ['Wildlife', 'Outdoors', 'Farm animals', 'Port Stephens'],
    facilities: { diningOptions: 'Cafe/ dining onsite', toilets: true },
    description: story(
      'Half farmyard, half wildlife park: children can go from a goat to a kangaroo to a cow in the time it takes to finish a sandwich. Oakvale is on the road from Newcastle to Nelson Bay.',
      'Native animals such as koalas and wombats have their own part, and the farm animals expect to be fed.',
    ),
    tips: tips(
      'Last entry is at 4:00 pm.',
      'A spare set of clothes for anyone under five. Goats are enthusiastic.',
      'Stockton dunes and the beaches of Port Stephens are minutes away.',
    ),
    images: pictures(
      ['wildlife/kangaroos', 'Farm friends and kangaroos'],
      ['park/jacarandas', 'A green stop near Port Stephens'],
    ),
  },
  {
    name: 'Port Stephens Koala Sanctuary',
    primaryType: 'wildlife_park',
    suburb: 'One Mile',
    address: '562 Gan Gan Road, One Mile NSW 2316',
    website: 'https://portstephenskoalasanctuary.com.au',
    tags: ['Wildlife', 'Outdoors', 'Koalas', 'Port Stephens'],
    facilities: { diningOptions: 'Cafe/ dining onsite', toilets: true },
    description: story(
      'Koalas that cannot go back to the wild live here in tall trees, and an elevated walkway takes visitors up to where they doze. A koala hospital works in the same grounds, with a window for onlookers.',
      'The sanctuary opened in 2020 near One Mile Beach. Read about the residents on [its site](https://portstephenskoalasanctuary.com.au) first: children like to look for a koala whose name they know.',
    ),
    tips: tips(
      'Last entry is at 4:00 pm.',
      'Whisper on the walkway. The first child to spot a koala wins.',
      'Koalas sleep most of the day, so an hour or so is enough.',
    ),
    images: pictures(
      ['wildlife/koalas', 'Koalas at eye level'],
      ['trail/bushTrack', 'A walkway among the trees'],
    ),
  },
  {
    name: 'Blackbutt Reserve',
    primaryType: 'wildlife_park',
    suburb: 'Kotara',
    address: 'Carnley Avenue, Kotara NSW 2289',
    free: true,
    tags: ['Wildlife', 'Outdoors', 'Free entry', 'Bushwalks', 'Newcastle'],
    facilities: { playground: true, seatingAvailable: true, toilets: true, bbqAvailable: true, shaded: true },
    description: story(
      'Newcastle keeps 182 hectares of bush in the middle of its suburbs, with koalas, wombats, emus and peacocks to visit. Seeing them costs nothing.',
      'Short walks start at the picnic area, under trees that shade most of the day, and there are playgrounds to end at.',
    ),
    tips: tips(
      'The wildlife area closes earlier than the grounds.',
      'Bring lunch and something for the barbecue.',
      'The bush tracks are steep in places; the animal walk near the car park is the easy one.',
    ),
    images: pictures(
      ['wildlife/wombats', 'Wildlife in the middle of Newcastle'],
      ['trail/forest', 'Short walks in the bush'],
    ),
  },
]
