import { readDate, weekendOf, writeDate } from './dateFilter'

// 2026-11-16 is a Monday
test.each([
  ['2026-11-16', '2026-11-21', '2026-11-22'],
  ['2026-11-17', '2026-11-21', '2026-11-22'],
  ['2026-11-18', '2026-11-21', '2026-11-22'],
  ['2026-11-19', '2026-11-21', '2026-11-22'],
  ['2026-11-20', '2026-11-21', '2026-11-22'],
  ['2026-11-21', '2026-11-21', '2026-11-22'],
  ['2026-11-22', '2026-11-28', '2026-11-29'],
  ['2026-10-02', '2026-10-03', '2026-10-04'], // the clocks change that Sunday
  ['2026-12-30', '2027-01-02', '2027-01-03'],
])('seen from %s the weekend is %s and %s', (today, from, to) => {
  expect(weekendOf(today)).toEqual({ kind: 'weekend', from, to })
})

const TODAY = '2026-11-18'

test.each([
  ['2026-11-21', { kind: 'day', day: '2026-11-21' }],
  [' 2028-02-29 ', { kind: 'day', day: '2028-02-29' }],
  ['today', { kind: 'day', day: '2026-11-18' }],
  ['Tomorrow', { kind: 'day', day: '2026-11-19' }],
  ['weekend', { kind: 'weekend', from: '2026-11-21', to: '2026-11-22' }],
  ['2026-11-21,2026-11-22', { kind: 'weekend', from: '2026-11-21', to: '2026-11-22' }],
  ['', null],
  ['2026-02-30', null],
  ['2026-13-01', null],
  ['0000-01-01', null],
  ['21/11/2026', null],
  ['2026-11-22,2026-11-21', null],
  ['2026-11-21,', null],
  ['2026-11-21,2026-11-22,2026-11-23', null],
  ['2026-11-21),or(id.gt.0', null],
])('the date value "%s" is read as %j', (value, date) => {
  expect(readDate(value, TODAY)).toEqual(date)
})

test('what is written is read back', () => {
  for (const value of ['2026-11-21', '2026-11-21,2026-11-22']) {
    const date = readDate(value, TODAY)
    expect(date && writeDate(date)).toBe(value)
  }
})
