import { categoryNames } from 'shared-ui/categoryNames'
import { proves } from 'spec/constants'
import { CATEGORIES, findCategory, primaryTypes, suggestCategories } from './categories'

const SPELLINGS: [spelling: string, types: string[]][] = [
  ['museums', ['museum', 'museums']],
  ['museum', ['museum', 'museums']],
  ['MUSEUM', ['museum', 'museums']],
  ['entertainment centre', ['entertainment centre', 'entertainment_centre', 'entertainment_centres']],
  ['entertainment_centres', ['entertainment centre', 'entertainment_centre', 'entertainment_centres']],
  ['parks & gardens', ['park', 'botanical_garden', 'picnic_ground']],
  ['parks_gardens', ['park', 'botanical_garden', 'picnic_ground']],
  ['Parks and Gardens', ['park', 'botanical_garden', 'picnic_ground']],
  ['playgrounds', ['playground', 'playcentre']],
  ['playground', ['playground', 'playcentre']],
  ['sports', ['sports_complex', 'sports_activity_location']],
  ['swimming & water sports', ['swimming_pool', 'water_park']],
  ['swimming_water', ['swimming_pool', 'water_park']],
  ['theme parks', ['theme_park', 'water_park']],
  ['theme_park', ['theme_park', 'water_park']],
  ['walking trail', ['walking trail', 'walking_trail', 'walking_trails']],
  ['walking_trails', ['walking trail', 'walking_trail', 'walking_trails']],
  ['shows & events', ['show', 'festival', 'event']],
  ['shows_events', ['show', 'festival', 'event']],
  ['Zoos & Wildlife', ['zoo', 'wildlife_park', 'aquarium']],
  ['zoos_wildlife', ['zoo', 'wildlife_park', 'aquarium']],
  ['aquarium', ['aquarium']],
  ['__proto__', ['__proto__']],
]

test.each(SPELLINGS)('the category %s is %j', (spelling, types) => {
  expect(primaryTypes([spelling])).toEqual(types)
})

test('every category is found by its word, its label and its option value', () => {
  for (const category of CATEGORIES) {
    expect([category.name, category.label, category.value].map(findCategory)).toEqual([
      category,
      category,
      category,
    ])
  }
})

test('categories that share a type name it once', () => {
  expect(primaryTypes(['theme parks', 'swimming & water sports'])).toEqual([
    'theme_park',
    'water_park',
    'swimming_pool',
  ])
})

/** In the order of spec.md section 3. */
const NINE = [
  'Entertainment Centres',
  'Museums',
  'Parks & Gardens',
  'Playgrounds',
  'Swimming & Water Sports',
  'Theme Parks',
  'Walking Trails',
  'Zoos & Wildlife',
  'Shows & Events',
]

test('the panel keeps the order of spec.md section 2', () => {
  expect(CATEGORIES.map(({ label }) => label)).toEqual([
    'Entertainment Centres',
    'Museums',
    'Parks & Gardens',
    'Playgrounds',
    'Sports',
    'Swimming & Water Sports',
    'Shows & Events',
    'Theme Parks',
    'Walking Trails',
    'Zoos & Wildlife',
  ])
})

test.each([
  ['', NINE],
  ['  ', NINE],
  ['park', ['Parks & Gardens', 'Theme Parks']],
  ['WATER', ['Swimming & Water Sports']],
  ['sports', ['Swimming & Water Sports']],
  ['&', ['Parks & Gardens', 'Swimming & Water Sports', 'Zoos & Wildlife', 'Shows & Events']],
  ['library', []],
])('the suggestions for "%s" are %j', (text, expected) => {
  expect(suggestCategories(text).map(({ label }) => label)).toEqual(expected)
})

test('however many categories there will be, twenty are suggested', () => {
  const many = Array.from({ length: 30 }, (_, index) => ({
    name: '',
    label: `Ponds ${index}`,
    value: '',
    types: [],
  }))
  proves('search suggestions, at most', suggestCategories('pond', many).length)
})

test('the sitemap knows the same categories', () => {
  expect(CATEGORIES.map(({ name }) => name)).toEqual(categoryNames)
})
