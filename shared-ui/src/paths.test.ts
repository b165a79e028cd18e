import fc from 'fast-check'
import { paths, slugify } from './paths'

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
    fc.property(fc.string({ unit: 'binary' }), (title) => {
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
