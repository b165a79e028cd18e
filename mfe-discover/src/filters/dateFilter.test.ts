import fc from 'fast-check'
import { addDays } from 'shared-ui'
import { writeDate } from './dateFilter'
import { quickDateOf, quickDates } from './quickDates'
import { readDate } from './readDate'
import { schoolHolidays } from './schoolHolidays'

const TODAY = '2026-11-18'

test.each([
  ['2026-11-21', { kind: 'day', day: '2026-11-21' }],
  [' 2028-02-29 ', { kind: 'day', day: '2028-02-29' }],
  ['today', { kind: 'day', day: '2026-11-18' }],
  ['Tomorrow', { kind: 'day', day: '2026-11-19' }],
  ['weekend', { kind: 'weekend', from: '2026-11-21', to: '2026-11-22' }],
  ['2026-11-21,2026-11-22', { kind: 'weekend', from: '2026-11-21', to: '2026-11-22' }],
  ['school-holidays', { kind: 'holidays', from: '2026-12-18', to: '2027-01-27' }],
  ['', null],
  ['2026-02-30', null],
  ['2026-13-01', null],
  ['0000-01-01', null],
  ['21/11/2026', null],
  ['2026-11-22,2026-11-22', { kind: 'weekend', from: '2026-11-22', to: '2026-11-22' }],
  ['2026-11-22,2026-11-21', null],
  ['2026-11-21,', null],
  ['2026-11-21,2026-11-22,2026-11-23', null],
  ['2026-11-21),or(id.gt.0', null],
])('the date value "%s" is read as %j', (value, date) => {
  expect(readDate(value, TODAY)).toEqual(date)
})

test('what is written is read back', () => {
  for (const value of ['2026-11-21', '2026-11-21,2026-11-22', 'school-holidays']) {
    const date = readDate(value, TODAY)
    expect(date && writeDate(date)).toBe(value)
  }
})

test.each([
  ['2026-11-18', 'today'],
  ['2026-11-19', 'tomorrow'],
  ['2026-11-21,2026-11-22', 'weekend'],
  ['school-holidays', 'school-holidays'],
  ['2026-12-18,2027-01-27', undefined],
  ['2026-11-20', undefined],
  ['2026-11-17', undefined],
  ['2026-11-28,2026-11-29', undefined],
  ['', undefined],
])('on Wednesday 18 November 2026 the radio for "%s" is %s', (value, radio) => {
  expect(quickDateOf(readDate(value, TODAY), TODAY)?.value).toBe(radio)
})

test('on every day of the year each radio is chosen again by the date that it wrote', () => {
  fc.assert(
    fc.property(fc.nat(3650), (days) => {
      const today = addDays(TODAY, days)
      for (const { value } of quickDates(today)) {
        const written = writeDate(readDate(value, today) ?? { kind: 'day', day: '' })
        expect(quickDateOf(readDate(written, today), today)?.value).toBe(value)
      }
    }),
  )
})

test.each([
  ['before them', '2026-12-17', '18 Dec – 27 Jan', '2026-12-18'],
  ['on their first day', '2026-12-18', '18 Dec – 27 Jan', '2026-12-18'],
  ['in them', '2027-01-02', '2 – 27 Jan', '2027-01-02'],
  ['on their last day', '2027-01-27', '27 Jan', '2027-01-27'],
  ['after them', '2027-01-28', '12 – 23 Apr', '2027-04-12'],
])('%s the school holidays are those from today on, with their days', (_, today, note, from) => {
  const radio = quickDates(today).find(({ value }) => value === 'school-holidays')
  expect(radio).toEqual({ value: 'school-holidays', label: 'School holidays', note })
  expect(readDate('school-holidays', today)).toMatchObject({ kind: 'holidays', from })
})

test('after the last known holidays there are none to choose', () => {
  expect(readDate('school-holidays', '2028-10-14')).toBeNull()
  expect(quickDates('2028-10-14').map(({ value }) => value)).toEqual(['today', 'tomorrow', 'weekend'])
})

test('all known holidays are in order, and between two of them there is a term', () => {
  let today = '2026-11-18'
  const found = []
  for (let next = schoolHolidays(today); next; next = schoolHolidays(today)) {
    found.push(next.from)
    expect(next.from <= next.to).toBe(true)
    today = addDays(next.to, 1)
    expect(schoolHolidays(today)?.from).not.toBe(today)
  }
  expect(found).toHaveLength(8)
})
