import { addDays, weekendOf } from 'shared-ui'
import { publicHolidayNote } from 'shared-ui/publicHolidays'
import { SCHOOL_HOLIDAYS_VALUE } from '../filters/dateFilter'
import { schoolHolidays } from '../filters/schoolHolidays'
import { MONTH, monthNamed } from './writtenDate'

/** What the school holidays are called, by the months in which they are. */
const SEASONS: readonly [months: string, names: string][] = [
  ['12 01', 'summer|christmas|xmas|dec(?:ember)?|jan(?:uary)?'],
  ['04', 'autumn|easter|april'],
  ['07', 'winter|july'],
  ['09 10', 'spring|sept(?:ember)?|oct(?:ober)?'],
]
const SEASON = SEASONS.map(([, names]) => names).join('|')

export const SCHOOL_HOLIDAYS = `(?:(?:${SEASON}) (?:school )?|school )holidays?`
/** Behind "day" it is that of a holiday which may not make one: "Australia Day long weekend". */
export const LONG_WEEKEND = `(?:${MONTH} )?(?<!(?:day|birthday) )long weekend(?! away)`

const SOME_HOURS = { always_open: false, start_date: null, end_date: null }

/** The school holidays as readDate reads them. An address has no others than the next ones: the name of others stays a word. */
export function holidaysNamed(words: string, today: string): string {
  const named = SEASONS.find(([, names]) => new RegExp(`^(?:${names})\\b`).test(words))
  const month = schoolHolidays(today)?.from.slice(5, 7) ?? ''
  return named && !named[0].includes(month) ? '' : SCHOOL_HOLIDAYS_VALUE
}

/** The next weekend (as readDate reads it) beside a public holiday on a Friday or a Monday, of the month that is named. */
export function longWeekend(words: string, today: string): string {
  const month = monthNamed(words)
  const [first] = weekendOf(today)
  const saturdays = Array.from({ length: 53 }, (_, week) => addDays(first, week * 7))
  const found = saturdays.find((saturday) =>
    [-1, 2].some((days) => {
      const day = addDays(saturday, days)
      return (
        publicHolidayNote(SOME_HOURS, [day])?.startsWith('Public') && (!month || day.slice(5, 7) === month)
      )
    }),
  )
  return found ? weekendOf(found).join() : ''
}
