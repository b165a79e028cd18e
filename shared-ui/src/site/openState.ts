import { addDays, type SydneyTime, sydneyWeekday, weekdayName } from './dates'
import { type ChosenDate, countOn, type HoursRow, hoursOfDate, patternLine, timesLine } from './hours'
import { laterClose, type OpenRange, parseHours, splitHours } from './hoursText'

type OpenState = {
  isOpen: boolean
  text: string
  /** The later day that the text names, on which it opens next. */
  opensOn?: string
}

const DAY = 24 * 60

/**
 * Returns the text whether a place is open at a time, or null if its hours are unknown or ambiguous (product.md part 3,
 * item 1).
 */
export function openState(row: HoursRow | undefined, { day, minutes }: SydneyTime): OpenState | null {
  if (!row) return null
  if (row.always_open) return { isOpen: true, text: 'Open 24 hours' }

  const today = rangesOn(row, day)
  const since = openSince(today, minutes) ?? openSince(rangesOn(row, addDays(day, -1)), minutes + DAY)
  const atTimes = atTimesOn(row, day)
  const longer = atTimes.startsWith('closed') ? '' : atTimes
  if (since) return { isOpen: true, text: `Open now${longer ? '' : ` - closes ${timeText(since.closes)}`}` }
  if (!today || mayStillBeOpen(row, addDays(day, -1))) return null

  const next = today.find(({ opens }) => opens > minutes)
  if (next) return opensEarlier(row, day) ? null : { isOpen: false, text: `Opens ${timeText(next.opens)}` }
  if (today.length === 0) return { isOpen: false, text: 'Closed today' }
  // once the later time has passed, that does not matter
  if (longer && minutes < (laterClose(longer) ?? DAY)) return null
  const coming = nextOpening(row, day)
  if (!coming) return { isOpen: false, text: 'Closed now' }
  const { opens, opensOn } = coming
  const when = opensOn === addDays(day, 1) ? 'tomorrow' : weekdayName(sydneyWeekday(opensOn))
  return { isOpen: false, text: `Closed now - opens ${timeText(opens)} ${when}`, opensOn }
}

/**
 * When it opens first in the six days after this one; null if it does not, or if the hours before that or this time are not
 * known.
 */
function nextOpening(row: HoursRow, day: string): { opens: number; opensOn: string } | null {
  for (let ahead = 1; ahead <= 6; ahead++) {
    const opensOn = addDays(day, ahead)
    const ranges = rangesOn(row, opensOn)
    if (!ranges || opensEarlier(row, opensOn)) return null
    if (ranges[0]) return { opens: ranges[0].opens, opensOn }
  }
  return null
}

type Opening = {
  /** The regular hours. */
  hours: HoursRow | undefined
  /** The formatted dates of an event. */
  eventDates: string | null
  now: SydneyTime
  /** For null and today the card shows whether it is open now. */
  date?: ChosenDate | null
}

/**
 * Returns the time line of a card: open state, otherwise hours of the day, otherwise event dates, otherwise how it opens; null
 * if unknown.
 */
export function openingOnCard({ hours, eventDates, now, date = null }: Opening): string | null {
  const isForNow = date === null || (date.kind === 'day' && date.day === now.day)
  const state = isForNow ? openState(hours, now) : null
  return state?.text ?? timesLine(hours, date, now.day) ?? eventDates ?? patternLine(hours)
}

/** What is different at times on that weekday, in words. */
const atTimesOn = (row: HoursRow, day: string) => splitHours(row[sydneyWeekday(day)] ?? '')[1] ?? ''

/** Whether it opens earlier at times. Nobody knows here whether that counts on the day. */
const opensEarlier = (row: HoursRow, day: string) => atTimesOn(row, day).startsWith('longer')

/** Returns the hours of a day, or null if they are unknown; none on other days than those of an event, or when it is closed. */
function rangesOn(row: HoursRow, day: string): OpenRange[] | null {
  return countOn(day, row) ? parseHours(hoursOfDate(row, day)) : []
}

function openSince(ranges: readonly OpenRange[] | null, minutes: number): OpenRange | undefined {
  return ranges?.find(({ opens, closes }) => opens <= minutes && minutes < closes)
}

/** Whether last night may not be over, because its hours are ambiguous. */
function mayStillBeOpen(row: HoursRow, yesterday: string): boolean {
  return Boolean(row[sydneyWeekday(yesterday)]?.trim()) && rangesOn(row, yesterday) === null
}

/** 540 -> 9 am, 1020 -> 5 pm, 585 -> 9:45 am; noon and midnight by their names. */
function timeText(minutes: number): string {
  const [hour, minute] = [Math.floor(minutes / 60) % 24, minutes % 60]
  if (minute === 0 && hour % 12 === 0) return hour === 0 ? 'midnight' : 'noon'
  const written = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`
  return `${hour % 12 || 12}${written} ${hour < 12 ? 'am' : 'pm'}`
}
