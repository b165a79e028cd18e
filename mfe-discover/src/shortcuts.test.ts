import { SHORTCUTS } from './shortcuts'

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
  ['/indoor-activities', '?search=soft+play&features=', '/activities?search=soft%20play&features=indoor'],
  [
    '/indoor-activities',
    '?features=cafe%2F%20dining%20nearby&date=2026-11-21',
    '/activities?features=cafe%2F%20dining%20nearby,indoor&date=2026-11-21',
  ],
  ['/indoor-activities', '?search=a%2Bb%26c', '/activities?search=a%2Bb%26c&features=indoor'],
])('%s%s leads to %s', (path, search, target) => {
  const shortcut = SHORTCUTS.find((candidate) => candidate.path === path)
  expect(shortcut?.target(search)).toBe(target)
})

test('there are four shortcuts', () => {
  expect(SHORTCUTS).toHaveLength(4)
})
