import { addDays, weekendOf } from 'shared-ui'

const DAYS = ['good friday', 'easter saturday', 'easter sunday', 'easter monday']
const YEAR = '(?:,? \\d{4})?'

/** A day of Easter, which moves, with or without its year. */
export const EASTER_DAY = `(?:${DAYS.join('|')})${YEAR}`
/** "Easter" alone stays a word: it is in the names of events. */
export const EASTER_WEEKEND = `easter (?:(?:long )?weekend(?! away)${YEAR}|\\d{4})`

/** The next of such a day (ISO), or that of the year which is said. */
export function easterDate(words: string, today: string): string {
  const fromSunday = DAYS.findIndex((day) => words.startsWith(day)) - DAYS.indexOf('easter sunday')
  const [said] = /\d{4}/.exec(words) ?? []
  if (said) return addDays(easterSunday(Number(said)), fromSunday)
  const year = Number(today.slice(0, 4))
  const [day = '', later = ''] = [year, year + 1].map((year) => addDays(easterSunday(year), fromSunday))
  return day >= today ? day : later
}

/** The two days of its weekend, as readDate reads them. */
export function easterWeekend(words: string, today: string): string {
  const sunday = easterDate(words.replace(/^easter(?: long)?(?: weekend)?/, 'easter sunday'), today)
  return weekendOf(addDays(sunday, -1)).join()
}

/** By the rule of Gauss, which holds from 1900 to 2099. */
function easterSunday(year: number): string {
  const moon = (19 * (year % 19) + 24) % 30
  const sunday = (2 * (year % 4) + 4 * (year % 7) + 6 * moon + 5) % 7
  const isLate = sunday === 6 && (moon === 29 || (moon === 28 && year % 19 > 10))
  return addDays(`${year}-03-22`, moon + sunday - (isLate ? 7 : 0))
}
