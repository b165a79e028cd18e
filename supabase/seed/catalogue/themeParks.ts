import type { CatalogueEntry } from './entry.ts'
import { points, story, tips } from './html.ts'
import { pictures } from './pictures.ts'

/** Amusement parks, mazes and treetop courses. */
export const themeParks: CatalogueEntry[] = [
  {
    name: 'Luna Park Sydney',
    primaryType: 'theme_park',
    suburb: 'Milsons Point',
    address: '1 Olympic Drive, Milsons Point NSW 2061',
    website: 'https://www.lunaparksydney.com',
    ages: ['toddlers', 'preschoolers', 'primary', 'preteens', 'teens'],
    tags: ['Rides', 'Outdoors', 'Harbour views', 'Heritage', 'Active'],
    facilities: { diningOptions: 'Cafe/ dining onsite', closeToTransport: true, toilets: true },
    parking: { paidGarage: true },
    description: story(
      "Walk in through the mouth. Sydney's harbourside amusement park opened in 1935, and some of what is inside has hardly changed: Coney Island still has its giant slides and rolling barrels.",
      'A Ferris wheel, a carousel and rides from tame to alarming stand between the cliff and the water. Opening days change with the season.',
      points(
        'By size',
        'Small: the carousel and little rides',
        'Middle: Coney Island, for as long as you let them',
        'Tall: whatever makes a parent turn pale',
      ),
    ),
    tips: tips(
      'Check [the calendar](https://www.lunaparksydney.com) first: it is not open every day.',
      'Milsons Point station and wharf are both two minutes away.',
    ),
    images: pictures(
      ['themepark/wheel', 'Rides beside the bridge'],
      ['harbourside/promenade', 'Harbour on the doorstep'],
      ['indoor/balls', "Coney Island's slides"],
    ),
  },
  {
    name: 'Scenic World',
    primaryType: 'theme_park',
    suburb: 'Katoomba',
    address: '1 Violet Street, Katoomba NSW 2780',
    website: 'https://www.scenicworld.com.au',
    tags: ['Rides', 'Outdoors', 'Blue Mountains', 'Rainforest', 'Accessible'],
    facilities: { diningOptions: 'Cafe/ dining onsite', toilets: true },
    accessible: { entrance: true },
    parking: { freeLot: true },
    description: story(
      'The railway drops into the valley so steeply that everybody squeals, then you step out into rainforest and it is quiet. That is the charm of Scenic World at Katoomba.',
      'A skyway crosses the gorge and a cableway brings you up again. In between, a boardwalk goes past old mining huts and giant ferns.',
    ),
    tips: tips(
      'Ride the railway down and the cableway up; both ways by cableway is the calm choice.',
      'In school holidays it keeps weekend hours every day.',
      'A jumper in the valley, even in summer.',
    ),
    images: pictures(
      ['themepark/cableway', 'Down by rail, up by cable'],
      ['trail/rainforest', 'A boardwalk in the rainforest'],
    ),
  },
  {
    name: 'TreeTops Adventure Western Sydney',
    primaryType: 'theme_park',
    suburb: 'Abbotsbury',
    address: '31 Darling Street, Abbotsbury NSW 2176',
    website: 'https://www.treetops.com.au',
    ages: ['preschoolers', 'primary', 'preteens', 'teens'],
    tags: ['Ropes', 'Outdoors', 'Climbing', 'Ziplines', 'Active'],
    facilities: { toilets: true },
    parking: { freeLot: true },
    description: story(
      'Nets, bridges and ziplines run from tree to tree in the parklands at Abbotsbury. Courses go from knee-high for the small to really high for the big.',
      'A clip system keeps everyone attached all the time. Parents may walk along underneath, or come up.',
    ),
    tips: tips(
      'Height and age limits decide the course, so measure beforehand.',
      'Closed shoes and tied-back hair.',
    ),
    images: pictures(
      ['treetops/nets', 'From tree to tree'],
      ['treetops/ropeBridge', 'Parkland below your feet'],
    ),
  },
  {
    name: 'TreeTops Adventure Central Coast',
    primaryType: 'theme_park',
    suburb: 'Wyong Creek',
    address: '1 Red Hill Road, Wyong Creek NSW 2259',
    website: 'https://www.treetops.com.au',
    ages: ['preschoolers', 'primary', 'preteens', 'teens'],
    tags: ['Ropes', 'Outdoors', 'Climbing', 'Ziplines', 'Active'],
    facilities: { toilets: true },
    parking: { freeLot: true },
    description: story(
      'In Ourimbah State Forest on the Central Coast, a roller zipline called the Crazy Rider bends through the trees like a flying roller coaster. Around it are ropes courses for every height.',
      'It is an hour or so from Sydney and mixes well with a beach.',
    ),
    tips: tips(
      'Book: places on each course are limited.',
      'Midge repellent and long sleeves help in the forest.',
    ),
    images: pictures(
      ['treetops/zipline', 'A zipline that bends'],
      ['trail/forest', 'Tall forest at Wyong Creek'],
    ),
  },
  {
    name: 'Amazement Farm & Fun Park',
    primaryType: 'theme_park',
    suburb: 'Wyong Creek',
    address: '170 Yarramalong Road, Wyong Creek NSW 2259',
    ages: ['toddlers', 'preschoolers', 'primary'],
    tags: ['Maze', 'Outdoors', 'Farm animals', 'Picnic'],
    facilities: { playground: true, diningOptions: 'Cafe/ dining onsite', toilets: true },
    parking: { freeLot: true },
    description: story(
      'Get lost in hedges on purpose. This farm in the Yarramalong valley has mazes, farm animals to visit and things to climb on, all aimed at the under-tens.',
      'A day here is gentle: you go round in circles and then eat.',
    ),
    tips: tips(
      'Confirm opening days before the drive from Sydney.',
      'Hats and closed shoes for the paddocks.',
    ),
    images: pictures(
      ['garden/maze', 'Hedges to get lost in'],
      ['farm/harvest', 'Farm animals to visit'],
      ['playground/nature', 'Things to climb on'],
    ),
  },
  {
    name: 'The Big Banana Fun Park',
    primaryType: 'theme_park',
    suburb: 'Coffs Harbour',
    address: '351 Pacific Highway, Coffs Harbour NSW 2450',
    website: 'https://www.bigbanana.com',
    ages: ['toddlers', 'preschoolers', 'primary', 'preteens', 'teens'],
    tags: ['Rides', 'Outdoors', 'Toboggan', 'Water slides', 'Weekend away'],
    facilities: { diningOptions: 'Cafe/ dining onsite', toilets: true },
    description: story(
      'Thirteen metres of concrete banana have stood by the highway since 1964, and every child in the back seat knows them. Behind them a fun park has grown up the hill: a toboggan run, water slides, ice skating, mini-golf.',
      'You pay for what you ride. Walking through the banana is free, and takes about ten seconds.',
    ),
    tips: tips(
      'Decide on two things before you arrive, or the list grows.',
      'A good leg-stretch on the way to Queensland: Coffs Harbour is nearly six hours from Sydney.',
    ),
    images: pictures(
      ['themepark/toboggan', 'Fun on the hill behind the banana'],
      ['pool/slide', 'Water slides in summer'],
    ),
  },
  {
    name: 'Magic Mountain Merimbula',
    primaryType: 'theme_park',
    suburb: 'Merimbula',
    address: 'Sapphire Coast Drive, Merimbula NSW 2548',
    ages: ['preschoolers', 'primary', 'preteens', 'teens'],
    tags: ['Rides', 'Outdoors', 'Water slides', 'Toboggan', 'Weekend away'],
    facilities: { toilets: true },
    description: story(
      'A hill with several ways down: by toboggan, by water slide, by roller coaster. Generations of campers on the Sapphire Coast have saved one holiday afternoon for it.',
      'Everything is within sight of everything, so parents can sit down.',
    ),
    tips: tips(
      'It opens in school holidays and summer. Confirm the opening days before you promise.',
      'Swimmers for the slides, closed shoes for the toboggan.',
    ),
    images: pictures(
      ['themepark/toboggan', 'A hill with many ways down'],
      ['pool/slide', 'Slides for a hot afternoon'],
    ),
  },
]
