import { WEEKDAY_OF_DATE } from './weekdayWords'

const MONTHS = [
  ...['jan(?:uary)?', 'feb(?:ruary)?', 'mar(?:ch)?', 'apr(?:il)?', 'may', 'june?', 'july?', 'aug(?:ust)?'],
  ...['sept?(?:ember)?', 'oct(?:ober)?', 'nov(?:ember)?', 'dec(?:ember)?'],
]
export const MONTH = `(?:${MONTHS.join('|')})`
const NUMBER = '\\d{1,2}(?:st|nd|rd|th)?'
/** "25/12", "25/12/26", "25.12.2026"; neither "24/7" nor "1/2 price" nor "3/10 George St", and "3/4 year olds" are children. */
const NUMERIC =
  '(?<!\\bage[ds]? )(?!(?:24/7|1/2)(?![/\\d]))\\d{1,2}(?:/\\d{1,2}(?:/(?:\\d{4}|\\d{2}))?|[.-]\\d{1,2}[.-]\\d{4})(?!/?\\d| ?(?:y(?:ea)?rs?|yo|months?)\\b| [a-z]+ (?:st|street|rd|road|ave?|avenue)\\b)'
/** The holidays whose names are no events. What is searched for by their names says that it is closed on them. */
const HOLIDAYS: readonly [names: string, day: string][] = [
  ['(?:christmas|xmas) eve', '12-24'],
  ['(?:christmas|xmas) day', '12-25'],
  ['boxing day', '12-26'],
  // the other new years have days of their own
  ["(?<!(?:chinese|lunar) )new year['’]?s? day", '01-01'],
]

/** A date as it is written, in a group of its own: "Saturday 5 December", "Dec 5th, 2026", "Sat 5/12", "Boxing Day". */
export const WRITTEN_DATE = `(?:${WEEKDAY_OF_DATE},? (?:the )?)?((?:${NUMBER} (?:of )?${MONTH}|${MONTH} ${NUMBER}|${HOLIDAYS.map(([names]) => names).join('|')})(?:,? \\d{4})?|${NUMERIC})`

/**
 * The date (ISO) that such words in small letters mean; without a year the next one from `today` on. It may be none of the
 * calendar: 31 February.
 */
export function writtenDate(words: string, today: string): string {
  const [, number = '', later] = /(?:^|\D)(\d{1,2})(?!\d)(?:[/.-](\d{1,2})(?!\d))?/.exec(words) ?? []
  const month = later ? pad(later) : monthNamed(words)
  const [, holiday] = HOLIDAYS.find(([names]) => new RegExp(`^${names}`).test(words)) ?? []
  const day = holiday ?? `${month}-${pad(number)}`
  const [, year] = /\D(\d{4}|(?<=\/\d+\/)\d{2})$/.exec(words) ?? []
  if (year) return `${year.padStart(4, '20')}-${day}`
  const thisYear = Number(today.slice(0, 4))
  return `${thisYear}-${day}` >= today ? `${thisYear}-${day}` : `${thisYear + 1}-${day}`
}

/** The number of the month that words in small letters name, or nothing. */
export function monthNamed(words: string): string {
  const month = MONTHS.findIndex((name) => new RegExp(`\\b${name}\\b`).test(words)) + 1
  return month ? pad(String(month)) : ''
}

const pad = (number: string) => number.padStart(2, '0')
