import { formatDate, sydneyWeekday, type Weekday, weekdayName } from './dates'

/** A row of opening_hours as the pages read it: free text per weekday, dates only for events. */
export type HoursRow = Partial<Record<Weekday, string | null>> & {
  always_open: boolean
  start_date: string | null
  end_date: string | null
  /** Opening without a weekly table: "by session" or "seasonal". */
  pattern?: string | null
  /** The month of the page that says these hours, as its first day. */
  hours_as_of?: string | null
  /** The day on which somebody last checked these hours. */
  hours_verified_at?: string | null
}

/** The day or weekend that a visitor has chosen, as far as the opening line of a card needs it. */
export type ChosenDate = { kind: 'day'; day: string } | { kind: 'weekend' }

/** The days of an event, both of them included. */
export type Period = { from: string; to: string }

const isDated = ({ start_date, end_date }: HoursRow) => start_date !== null && end_date !== null

const isOn = (day: string, { start_date, end_date }: HoursRow) =>
  start_date !== null && end_date !== null && start_date <= day && day <= end_date

/** Whether hours count on a day: those of an event only on its own days. */
export const countOn = (day: string, row: HoursRow) => !isDated(row) || isOn(day, row)

/** Whether these hours say if it is open on a day: those of an event not where its dates are a sample. */
export const sayIfOpen = (row: HoursRow, day: string, isSample: boolean | null) =>
  countOn(day, row) && !(isSample && isDated(row))

/** The row of no event: what counts on all days that have no row of their own. */
export const regularHours = (rows: readonly HoursRow[]): HoursRow | undefined =>
  rows.find(({ end_date }) => end_date === null)

/**
 * The row that counts on a day: the one whose dates hold it, else the regular one, else whichever there is.
 * A listing may have none, one, or an event row as well as the regular one (product.md 1.4).
 */
export function hoursOn(day: string, rows: readonly HoursRow[]): HoursRow | undefined {
  return rows.find((row) => isOn(day, row)) ?? regularHours(rows) ?? rows[0]
}

/**
 * The opening hours on a weekday: "Open 24 hours", "Closed" for any spelling of CLOSED, null when they are not known,
 * else the text as the venue wrote it.
 */
export function hoursOfDay(row: HoursRow | undefined, weekday: Weekday): string | null {
  if (row?.always_open) return 'Open 24 hours'
  const text = row?.[weekday]?.trim()
  if (!text) return null
  return text.toUpperCase() === 'CLOSED' ? 'Closed' : text
}

/** The hours on a day, of the row that counts on it; null if none does or they are not known. */
export function hoursThatDay(day: string, rows: readonly HoursRow[]): string | null {
  const row = hoursOn(day, rows)
  return row && countOn(day, row) ? hoursOfDate(row, day) : null
}

/**
 * The hours of a weekday on this one of its days: "Closed" where they name it, as "(closed in August)" and
 * "(closed on Good Friday and 25 December)" do. Of a month three letters count.
 */
export function hoursOfDate(row: HoursRow | undefined, day: string): string | null {
  const hours = hoursOfDay(row, sydneyWeekday(day))
  const [date, month = ''] = formatDate(day).split(' ')
  const goodFriday = GOOD_FRIDAYS.includes(day) ? 'on good|' : ''
  const closed = RegExp(
    `\\(closed (${goodFriday}(in|on (good friday and )?${date}) ${month.slice(0, 3)})`,
    'i',
  )
  return hours && closed.test(hours) ? 'Closed' : hours
}

/** As far as publicHolidays.ts goes. */
const GOOD_FRIDAYS = ['2027-03-26', '2028-04-14']

const PATTERNS: Record<string, string> = {
  'by session': 'By session: check the times with the venue',
  seasonal: 'In its season only: check with the venue',
}

/** How a place opens that has no weekly table, as a sentence; null if it has one or nobody knows. */
export const patternLine = (row: HoursRow | undefined) => PATTERNS[row?.pattern ?? ''] ?? null

/**
 * The opening line of a card: "Open 24 hours"; the Saturday and Sunday hours for a weekend; the hours of the
 * chosen day; with no date chosen, those of today. Where there are none, how it opens. Null when that is not known either.
 */
export function openingLine(
  row: HoursRow | undefined,
  date: ChosenDate | null,
  today: string,
): string | null {
  return timesLine(row, date, today) ?? patternLine(row)
}

/** The opening line without how it opens. */
export function timesLine(row: HoursRow | undefined, date: ChosenDate | null, today: string): string | null {
  if (row?.always_open) return 'Open 24 hours'
  if (date?.kind === 'weekend') return weekendLine(hoursOfDay(row, 'saturday'), hoursOfDay(row, 'sunday'))
  const day = date?.day ?? today
  return dayLine(day === today ? 'Today' : shortName(sydneyWeekday(day)), hoursOfDate(row, day))
}

/** The days of an event, from its first row with dates; null for a place. */
export function eventPeriod(rows: readonly HoursRow[]): Period | null {
  for (const { start_date, end_date } of rows) {
    if (start_date && end_date) return { from: start_date, to: end_date }
  }
  return null
}

/** "20 November - 6 December 2026": the first day without what it shares with the last. Null for none. */
export function periodInWords(period: Period): string
export function periodInWords(period: Period | null): string | null
export function periodInWords(period: Period | null): string | null {
  if (!period) return null
  const { from, to } = period
  const last = formatDate(to)
  if (from === to) return last
  const [day, month] = formatDate(from).split(' ')
  if (from.slice(0, 7) === to.slice(0, 7)) return `${day} - ${last}`
  return `${from.slice(0, 4) === to.slice(0, 4) ? `${day} ${month}` : formatDate(from)} - ${last}`
}

/** The days of an event in words, marked where they only follow from its season: nobody has announced them. */
export function datesLine(period: Period | null, isSample: boolean | null): string | null {
  const dates = periodInWords(period)
  return dates && isSample ? `${dates} · Sample date` : dates
}

/** Dates in words, with what comes first where the last of the days has passed. */
export const datesNow = (dates: string | null, lastDay: string | null | undefined, today: string) =>
  dates && lastDay && lastDay < today ? `Event over \u00b7 ${dates}` : dates

type Dated = { hours: readonly HoursRow[]; sample_dates: boolean | null; listing_type?: string }

/**
 * The same for an activity with its hours; null for a place. An event without any says that it has none. Without `today` it does
 * not say that an event is over.
 */
export function datesOf({ hours, sample_dates, listing_type }: Dated, today = ''): string | null {
  const isUndated = listing_type === 'event' && hours.length === 0
  const period = eventPeriod(hours)
  return isUndated ? UNDATED : datesNow(datesLine(period, sample_dates), period?.to, today)
}

/** What is said of the dates of an event that has none. */
export const UNDATED = 'Dates not confirmed'

/** Mon, Tue, ... */
function shortName(weekday: Weekday): string {
  return weekdayName(weekday).slice(0, 3)
}

function weekendLine(saturday: string | null, sunday: string | null): string | null {
  if (saturday === sunday) return dayLine('Sat, Sun', saturday)
  const days = [dayLine('Sat', saturday), dayLine('Sun', sunday)].filter(Boolean)
  return days.join(' · ')
}

function dayLine(label: string, hours: string | null): string | null {
  if (!hours) return null
  return `${label} ${hours === 'Closed' ? 'closed' : hours}`
}
