import { readDate, writeDate } from './dateFilter'

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
