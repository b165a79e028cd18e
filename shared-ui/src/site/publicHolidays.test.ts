import { publicHolidayNote } from './publicHolidays'

const hours = { always_open: false, start_date: null, end_date: null, friday: '9am - 5pm' }
const NOTE = 'Public holiday - hours may differ, check with the venue'

test.each([
  ['Christmas Day', ['2026-12-25'], NOTE],
  ['the day after Boxing Day', ['2026-12-27'], null],
  ['the last day of a year', ['2099-12-31'], "New Year's Eve - hours may differ, check with the venue"],
  ['the last day of a year, with the next opening on a public holiday', ['2027-12-31', '2028-01-01'], NOTE],
  ['an additional day', ['2026-12-28'], NOTE],
  ['a weekend in Easter', ['2027-03-27', '2027-03-28'], NOTE],
  ['a weekend whose Saturday is none', ['2027-04-24', '2027-04-25'], NOTE],
  ['an ordinary weekend', ['2026-11-21', '2026-11-22'], null],
  ['no day', [], null],
])('%s', (_, days, note) => {
  expect(publicHolidayNote(hours, days)).toBe(note)
})

test.each([
  ['unknown hours', undefined],
  ['a place that is always open', { ...hours, always_open: true }],
])('%s: nothing is said of a public holiday', (_, row) => {
  expect(publicHolidayNote(row, ['2026-12-25'])).toBeNull()
})
