import { weekdays } from 'shared-ui'

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

const pad = (number: number) => String(number).padStart(2, '0')
