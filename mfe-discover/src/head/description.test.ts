import { proves } from 'spec/constants'
import { metaDescription } from './description'

test('an activity is described by its place and tags', () => {
  expect(metaDescription({ name: 'Luna Park', suburb: 'Milsons Point', tags: ['Rides', 'Views'] })).toBe(
    'Luna Park in Milsons Point: Rides, Views',
  )
  expect(metaDescription({ name: 'Luna Park', suburb: null, tags: [] })).toBe('Luna Park')
})

test('a long description ends on a word within 160 characters', () => {
  const tags = Array.from({ length: 40 }, (_, index) => `water play ${index}`)
  const description = metaDescription({ name: 'Darling Quarter', suburb: 'Sydney', tags })
  expect(description.length).toBeLessThanOrEqual(160)
  expect(description).toMatch(/water play \d+$|water$|play$/)
  expect(metaDescription({ name: 'x'.repeat(300), suburb: null, tags: [] })).toHaveLength(160)
})

test.each([
  ['after a tag', 'x'.repeat(155), ['a', 'of a suburb'], `${'x'.repeat(155)}: a`],
  ['before the first tag', 'x'.repeat(158), ['a'], 'x'.repeat(158)],
])('what is cut %s ends without its mark', (_where, name, tags, expected) => {
  expect(metaDescription({ name, suburb: null, tags })).toBe(expected)
})

test('no description is longer than the specification has it', () => {
  const lengths = Array.from({ length: 400 }, (_, length) => {
    const name = 'x'.repeat(length)
    return metaDescription({ name, suburb: null, tags: [] }).length
  })
  proves('meta description on detail, at most', Math.max(...lengths))
})
