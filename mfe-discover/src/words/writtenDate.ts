import { addDays, weekdays } from 'shared-ui'

const MONTHS = [
  ...['jan(?:uary)?', 'feb(?:ruary)?', 'mar(?:ch)?', 'apr(?:il)?', 'may', 'june?', 'july?', 'aug(?:ust)?'],
  ...['sept?(?:ember)?', 'oct(?:ober)?', 'nov(?:ember)?', 'dec(?:ember)?'],
]
const MONTH = `(?:${MONTHS.join('|')})`
const NUMBER = '\\d{1,2}(?:st|nd|rd|th)?'
/** The holidays whose names are no events. */
const HOLIDAYS: Record<string, string> = { christmas: '12-25', boxing: '12-26' }

/** A date as it is written, in a group of its own: "Saturday 5 December", "Dec 5th, 2026", "Boxing Day". */
export const WRITTEN_DATE = `(?:(?:${weekdays.join('|')}),? (?:the )?)?((?:${NUMBER} (?:of )?${MONTH}|${MONTH} ${NUMBER})(?:,? \\d{4})?|(?:${Object.keys(HOLIDAYS).join('|')}) day)`

/**
 * The date (ISO) that such words in small letters mean; without a year the next one from `today` on. It may be none of the
 * calendar: 31 February.
 */
export function writtenDate(words: string, today: string): string {
  const [, number = ''] = /(?:^|\D)(\d{1,2})(?!\d)/.exec(words) ?? []
  const month = MONTHS.findIndex((name) => new RegExp(`\\b${name}\\b`).test(words))
  const day = HOLIDAYS[words.split(' ')[0] ?? ''] ?? `${pad(month + 1)}-${pad(Number(number))}`
  const [year] = /\d{4}/.exec(words) ?? []
  if (year) return `${year}-${day}`
  const thisYear = Number(today.slice(0, 4))
  return `${thisYear}-${day}` >= today ? `${thisYear}-${day}` : `${thisYear + 1}-${day}`
}

/** The days of Easter, which moves, in their order. */
export const EASTER_DAYS = ['good friday', 'easter saturday', 'easter sunday', 'easter monday']

/** The next of such a day (ISO). */
export function easterDate(words: string, today: string): string {
  const year = Number(today.slice(0, 4))
  const [day = '', later = ''] = [year, year + 1].map((year) =>
    addDays(easterSunday(year), EASTER_DAYS.indexOf(words) - EASTER_DAYS.indexOf('easter sunday')),
  )
  return day >= today ? day : later
}

/** By the rule of Gauss, which holds from 1900 to 2099. */
function easterSunday(year: number): string {
  const moon = (19 * (year % 19) + 24) % 30
  const sunday = (2 * (year % 4) + 4 * (year % 7) + 6 * moon + 5) % 7
  const isLate = sunday === 6 && (moon === 29 || (moon === 28 && year % 19 > 10))
  return addDays(`${year}-03-22`, moon + sunday - (isLate ? 7 : 0))
}

const pad = (number: number) => String(number).padStart(2, '0')
