import { addDays, sydneyWeekday } from './dates'
import { openState } from './openState'
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

test('the Good Fridays on which a place can be closed are those of the table', () => {
  const days = Array.from({ length: 5 * 365 }, (_, ahead) => addDays('2026-12-26', ahead))
  const isHoliday = (day: string) => publicHolidayNote(hours, [day]) === NOTE
  // four in a row; those that begin with Christmas Day are none
  const goodFridays = days.filter(
    (day) => !day.endsWith('12-25') && [0, 1, 2, 3].every((ahead) => isHoliday(addDays(day, ahead))),
  )
  const museum = { ...hours, friday: '9am - 5pm (closed on Good Friday and 1 January)' }
  const closed = days.filter((day) => openState(museum, { day, minutes: 720 })?.text === 'Closed today')
  expect(closed.filter((day) => !day.endsWith('01-01'))).toEqual(goodFridays)
  expect(goodFridays).toHaveLength(2)
})

/** The Easter Sundays, as the churches publish them. */
const EASTERS = { 2027: '2027-03-28', 2028: '2028-04-16' }

test.each(Object.entries(EASTERS))(
  'in %s there are all days of the Public Holidays Act, and no other',
  (year, easter) => {
    const on = (day: string) => `${year}-${day}`
    /** The first Monday from a day on. */
    const monday = (from: string): string =>
      sydneyWeekday(from) === 'monday' ? from : monday(addDays(from, 1))
    const expected = new Set([
      ...['01-01', '01-26', '04-25', '12-25', '12-26'].map(on),
      ...[-2, -1, 0, 1].map((days) => addDays(easter, days)),
      // the second Monday in June, and the first in October
      monday(on('06-08')),
      monday(on('10-01')),
    ])
    for (const day of ['01-01', '04-25', '12-25', '12-26'].map(on)) {
      if (!['saturday', 'sunday'].includes(sydneyWeekday(day))) continue
      const additional = monday(day)
      expected.add(expected.has(additional) ? addDays(additional, 1) : additional)
    }
    const all = Array.from({ length: year === '2028' ? 366 : 365 }, (_, index) => addDays(on('01-01'), index))
    expect(all.filter((day) => publicHolidayNote(hours, [day]) === NOTE)).toEqual([...expected].sort())
  },
)
