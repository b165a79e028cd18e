import { AGE_RANGES, type AgeFlag } from '../filters/ages'
import { fitLine } from './kids'

test.each<[kids: AgeFlag[], suits: AgeFlag[] | null, line: string | null]>([
  [[], null, null],
  [[], ['teens'], null],
  [['toddlers', 'primary'], null, 'Fits all your kids'],
  [['toddlers', 'primary'], ['toddlers', 'preschoolers', 'primary'], 'Fits all your kids'],
  [['toddlers', 'primary', 'teens'], ['preschoolers', 'primary', 'teens'], 'Fits 2 of 3'],
  [['babies'], ['teens'], 'Fits 0 of 1'],
  [AGE_RANGES.map(({ flag }) => flag), null, 'Fits all your kids'],
])('for children of %j an activity for %j says %s', (kids, suits, line) => {
  expect(fitLine(kids, suits)).toBe(line)
})
