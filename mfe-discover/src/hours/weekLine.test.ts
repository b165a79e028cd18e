import type { HoursRow } from 'shared-ui'
import { weekLine } from './weekLine'

const week = (monday: string, friday: string, saturday: string, sunday: string): HoursRow => ({
  ...{ always_open: false, start_date: null, end_date: null },
  ...{ monday, tuesday: monday, wednesday: monday, thursday: monday, friday, saturday, sunday },
})
const DAY = '9am - 5pm'

test.each<[string, HoursRow | undefined, string | null]>([
  ['nothing is known', undefined, null],
  ['a day is not known', { ...week(DAY, DAY, DAY, DAY), tuesday: null }, null],
  ['every day is the same', week(DAY, DAY, DAY, DAY), 'Daily 9am - 5pm'],
  ['it never closes', { ...week(DAY, DAY, DAY, DAY), always_open: true }, 'Open 24 hours'],
  ['Sunday is its own', week(DAY, DAY, DAY, 'CLOSED'), 'Mon - Sat 9am - 5pm · Sun closed'],
  ['the weekend is its own', week('CLOSED', 'CLOSED', DAY, DAY), 'Mon - Fri closed · Sat - Sun 9am - 5pm'],
  ['three days differ', week(DAY, '9am - 9pm', DAY, DAY), 'Hours differ by day'],
])('when %s', (_, row, line) => {
  expect(weekLine(row)).toBe(line)
})
