/** Opening and closing in minutes of the day; closing after midnight is above 1440. */
export type OpenRange = { opens: number; closes: number }

const DAY = 24 * 60

/** A longer range is more likely a typing error (5 am for 5 pm) than real. */
const LONGEST = 20 * 60

/** Longer texts are not parsed: some expressions below are slow on them, and no weekday needs more. */
const LONGEST_TEXT = 200

/**
 * Parses the free text of one weekday to ordered ranges: [] if it is closed, null if the text is ambiguous. It never
 * guesses: "9 - 5" may be day or night, "9am till late" has no end, and an unknown word may mean "not on this day"
 * (product.md part 3, item 1). What is different for a part of the year, in brackets, is left out.
 */
export function parseHours(text: string | null | undefined): OpenRange[] | null {
  if (!text || text.length > LONGEST_TEXT) return null
  const plain = simplify(splitHours(text)[0])
  if (plain === 'closed') return []
  if (/^24 ?(hours|hrs|h)$|^24\/7$/.test(plain)) return [{ opens: 0, closes: DAY }]

  const ranges = plain.split(/ ?(?:,|;|&|\/|\band\b) ?/).map(parseRange)
  const known = ranges.filter((range) => range !== null)
  return known.length === ranges.length && areInOrder(known) ? known : null
}

/**
 * What is different for a part of the year. "(8:00 pm in daylight saving)" closes later then, and "(longer: 9:00 am - 5:00 pm in
 * school holidays)" opens earlier, too: what stands before is always right. "(closed in August)" is closed then, as on
 * the days of "(closed on Good Friday and 25 December)". A season is no month: nobody knows here when it begins.
 */
const AT_TIMES =
  / ?\((?:closed (?:in|on (?:good friday and )?\d+) (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*|(?:longer: [^()]{3,8} - |\D{0,9})\d{1,2}(?::\d\d)? ?[ap]m (?:in|from) [a-z -]+)\)$/i

/** Splits the text of a day into its hours and what is different at times in words, or null. The words begin in lower case. */
export function splitHours(text: string): [hours: string, atTimes: string | null] {
  const trimmed = text.trim()
  const [bracket] = AT_TIMES.exec(trimmed) ?? []
  if (!bracket) return [trimmed, null]
  const words = bracket.trim().slice(1, -1)
  return [trimmed.slice(0, -bracket.length), words.replace(/^\w+/, (first) => first.toLowerCase())]
}

/** The closing time in such words, in minutes of the day; undefined for one after midnight. */
export const laterClose = (atTimes: string): number | undefined =>
  parseHours(`noon - ${/[\d:]+ ?pm(?= in| from)/i.exec(atTimes)}`)?.[0]?.closes

/** Normalises dashes, spaces, dots, noon and midnight, and removes words that do not change the hours. */
function simplify(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\p{Pd}|\u2212|\b(?:to|until|till|til)\b/gu, '-')
    .replace(/[\s\u200b\ufeff]+/g, ' ')
    .replace(/\b([ap])\.? ?m\b\.?/g, '$1m')
    .replace(/(\d)[.h](\d\d)(?!\d)/g, '$1:$2')
    .replace(/\b(?:12 ?)?(?:noon|midday)\b/g, '12pm')
    .replace(/\b(?:12 ?)?midnight\b/g, '12am')
    .replace(
      /[ ,;]*\(?\blast (?:entry|admission|entries)(?: at| is)?:? ?\d{1,2}(?::\d\d)? ?(?:am|pm)?\)?$/,
      '',
    )
    .trim()
    .replace(/^open(?::| from)? ?(?=\d)/, '')
    .replace(/ ?- ?/g, '-')
    .replace(/\.$/, '')
}

const TIME = String.raw`(\d{1,2})(?::(\d\d))? ?(am|pm)?`
const RANGE = new RegExp(`^(?:from )?${TIME}-${TIME}$`)

type Time = { hour: number; minute: number; half: string | undefined; text: string }

function parseRange(text: string): OpenRange | null {
  const [, ...parts] = RANGE.exec(text) ?? []
  if (parts.length === 0) return null
  const [fromHour, fromMinute, fromHalf, toHour, toMinute, toHalf] = parts
  const from = {
    hour: Number(fromHour),
    minute: Number(fromMinute ?? 0),
    half: fromHalf,
    text: fromHour ?? '',
  }
  const to = { hour: Number(toHour), minute: Number(toMinute ?? 0), half: toHalf, text: toHour ?? '' }
  const hasMinutes = fromMinute !== undefined && toMinute !== undefined

  const pair = to.half ? inHalves(from, to) : inTwentyFourHours(from, to, hasMinutes)
  if (!pair) return null
  const [opens, end] = pair
  const closes = end > opens ? end : end + DAY
  return opens === end || closes - opens > LONGEST ? null : { opens, closes }
}

/** "9am-5pm", and "9-5pm", where the beginning is in the same half of the day unless it would then come after the end. */
function inHalves(from: Time, to: Time): [number, number] | null {
  const end = minutesOf(to, to.half)
  const begin = from.half ? minutesOf(from, from.half) : minutesOf(from, to.half)
  if (begin === null || end === null) return null
  if (from.half || begin < end) return [begin, end]
  const other = minutesOf(from, to.half === 'am' ? 'pm' : 'am')
  return other === null || to.half === 'am' ? null : [other, end]
}

/** "09:00-17:00": only where a zero in front or an hour above 12 says that hours go to 24. */
function inTwentyFourHours(from: Time, to: Time, hasMinutes: boolean): [number, number] | null {
  const isWritten24 =
    hasMinutes && !from.half && (from.text.startsWith('0') || from.hour > 12 || to.hour > 12)
  if (!isWritten24 || from.hour > 23 || to.hour > 24 || from.minute > 59 || to.minute > 59) return null
  const end = to.hour * 60 + to.minute
  return end > DAY ? null : [from.hour * 60 + from.minute, end]
}

function minutesOf({ hour, minute }: Time, half: string | undefined): number | null {
  if (hour < 1 || hour > 12 || minute > 59) return null
  return (hour % 12) * 60 + minute + (half === 'pm' ? DAY / 2 : 0)
}

/** Whether the ranges are in order and only the last one passes midnight. */
function areInOrder(ranges: readonly OpenRange[]): boolean {
  return ranges.every(({ opens, closes }, index) => {
    const next = ranges[index + 1]
    return !next || (closes <= next.opens && opens < next.opens)
  })
}
