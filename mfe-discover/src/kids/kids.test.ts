import { AGE_RANGES, type AgeFlag } from '../filters/ages'
import { fitLine, kids } from './kids'

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

describe('the chosen ages', () => {
  beforeEach(() => localStorage.clear())

  test.each([
    ['["teens","dragons","babies"]', ['babies', 'teens']],
    ['{"babies":true}', []],
    ['["babies', []],
  ])('are read when a page needs them, of %s those that there are', (text, groups) => {
    localStorage.setItem('sprouts-kids', text)
    kids.subscribe(() => {})()
    expect(kids.get()).toEqual(groups)
  })

  test('follow another tab while a page shows them', () => {
    const leave = kids.subscribe(() => {})
    const choose = (groups: AgeFlag[]) => {
      localStorage.setItem('sprouts-kids', JSON.stringify(groups))
      window.dispatchEvent(new StorageEvent('storage'))
    }
    choose(['primary'])
    expect(kids.get()).toEqual(['primary'])
    leave()
    choose(['toddlers'])
    expect(kids.get()).toEqual(['primary'])
  })
})
