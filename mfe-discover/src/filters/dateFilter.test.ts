import fc from 'fast-check'
import { addDays } from 'shared-ui'
import { writeDate } from './dateFilter'
import { QUICK_DATES, quickDateOf } from './quickDates'
import { readDate } from './readDate'

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

test.each([
  ['2026-11-18', 'today'],
  ['2026-11-19', 'tomorrow'],
  ['2026-11-21,2026-11-22', 'weekend'],
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
      for (const { value } of QUICK_DATES) {
        const written = writeDate(readDate(value, today) ?? { kind: 'day', day: '' })
        expect(quickDateOf(readDate(written, today), today)?.value).toBe(value)
      }
    }),
  )
})
