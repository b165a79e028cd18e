import fc from 'fast-check'
import { codePoint } from '../testing/codePoint'
import { isUnlisted, paths, shortcuts, slugify } from './paths'

test.each([
  ['Luna Park', 'luna-park'],
  ['Taronga Zoo Sydney', 'taronga-zoo-sydney'],
  ['Parks & Gardens', 'parks-and-gardens'],
  ['Rock&Roll', 'rock-and-roll'],
  ['& friends &', 'and-friends-and'],
  ["Children's WILD PLAY Garden", 'childrens-wild-play-garden'],
  ['Café Crème', 'cafe-creme'],
  ['  spaces   everywhere  ', 'spaces-everywhere'],
  ['tabs\tand\nlines', 'tabs-and-lines'],
  ['already-a-slug', 'already-a-slug'],
  ['--- dashes --- inside ---', 'dashes-inside'],
  ['4 Pines (Manly)', '4-pines-manly'],
  ['100% fun!', '100-fun'],
  ['動物園', 'activity'],
  ['!!!', 'activity'],
  ['', 'activity'],
])('the slug of "%s" is "%s"', (title, slug) => {
  expect(slugify(title)).toBe(slug)
})

test('a slug of a slug is itself, and fits into an address unescaped', () => {
  fc.assert(
    fc.property(fc.string({ unit: codePoint }), (title) => {
      const slug = slugify(title)
      expect(slugify(slug)).toBe(slug)
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    }),
    { numRuns: 2000 },
  )
})

test('an id cannot leave its place in the path', () => {
  expect(paths.activity('../x?y#z', 'luna-park')).toBe('/activities/..%2Fx%3Fy%23z/luna-park')
})

const INDOOR = '/activities?features=indoor'

test.each([
  ['/active-play', '', '/activities?search=active'],
  ['/active-play', '?utm_source=x', '/activities?search=active'],
  ['/museums-and-learning', '', '/activities?categories=museums'],
  ['/outdoor-activities', '?search=pool', '/activities?search=outdoors'],
  ['/indoor-activities', '', INDOOR],
  ['/indoor-activities', '?features=indoor', INDOOR],
  ['/indoor-activities', '?features=Indoor,free', '/activities?features=Indoor,free'],
  ['/indoor-activities', '?features=free', '/activities?features=free,indoor'],
  ['/indoor-activities', '?features=free&features=fenced', '/activities?features=free,fenced,indoor'],
  ['/indoor-activities', '?search=soft+play&features=', '/activities?search=soft%20play&features=indoor'],
  [
    '/indoor-activities',
    '?features=cafe%2F%20dining%20nearby&date=2026-11-21',
    '/activities?features=cafe%2F%20dining%20nearby,indoor&date=2026-11-21',
  ],
  ['/indoor-activities', '?search=a%2Bb%26c', '/activities?search=a%2Bb%26c&features=indoor'],
])('%s%s leads to %s', (path, search, target) => {
  const shortcut = shortcuts.find((candidate) => candidate.path === path)
  expect(shortcut?.target(search)).toBe(target)
})

test.each([
  ['', false],
  ['?utm_source=x&search=', false],
  ['?categories=museum', false],
  ['?categories=parks%20%26%20gardens&gclid=1', false],
  ['?location=Manly', false],
  ['?page=2', false],
  ['?location=Manly&page=2', false],
  ['?features=free&page=2', true],
  ['?categories=museum,sports', true],
  ['?categories=museum&categories=sports', true],
  ['?categories=museum&location=Manly', true],
  ['?location=Manly&features=free', true],
  ['?search=zoo', true],
  ['?unknown=x', true],
])('the list with %j is kept out of search engines: %s', (search, isKeptOut) => {
  expect(isUnlisted({ pathname: '/activities', search })).toBe(isKeptOut)
})

test('there are four shortcuts', () => {
  expect(shortcuts).toHaveLength(4)
})
