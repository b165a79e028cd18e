import { addDays, sydneyWeekday, weekdays } from 'shared-ui'

/** Monday to Sunday as parents write them, also short and as they are often misspelt. */
const WEEKDAYS = [
  ...['mon(?:days?)?', 'tue(?:s(?:days?)?)?', 'wed(?:n?esdays?)?|we[dn]+sdays?', 'thu(?:r(?:s(?:days?)?)?)?'],
  ...['fri(?:days?)?', 'sat(?:[eu]rdays?)?', 'sun(?:days?)?'],
]

/** A day of the week beside a date: "sun 6 Dec". */
export const WEEKDAY_OF_DATE = `(?:${WEEKDAYS.join('|')})`
/** "Sun" shines where nothing else says that it is a day. */
export const WEEKDAY = `(?!sun(?!day))${WEEKDAY_OF_DATE}`
export const [SATURDAY = '', SUNDAY = ''] = WEEKDAYS.slice(-2)
export const TOMORROW = 'tomm?orr?ow'

/** A day as readDate reads it; of a weekday the coming one, today included but for "next Sunday". */
export function dayOf(words: string, today: string): string {
  if (words.startsWith('tom')) return 'tomorrow'
  const from = words.startsWith('next') ? addDays(today, 1) : today
  const week = Array.from({ length: 7 }, (_, index) => addDays(from, index))
  const named = weekdays.find((_, index) => new RegExp(`\\b(?:${WEEKDAYS[index]})\\b`).test(words))
  // "now", "today" and "tonight" name no day of the week
  return week.find((day) => sydneyWeekday(day) === named) ?? today
}
