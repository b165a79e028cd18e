import { formatDate, sydneyWeekday, type Weekday, weekdays } from 'shared-ui'
import type { DateFilter } from './dateFilter'

/** A row of opening_hours as the pages read it: free text per weekday, dates only for events. */
export type HoursRow = Partial<Record<Weekday, string | null>> & {
  always_open: boolean
  start_date: string | null
  end_date: string | null
}

/**
 * The row that counts on a day: the one whose dates hold it, else the regular one, else whichever there is.
 * A listing may have none, one, or an event row beside the regular one (product.md 1.4).
 */
export function hoursOn(day: string, rows: readonly HoursRow[]): HoursRow | undefined {
  const dated = rows.find(
    ({ start_date, end_date }) => start_date && end_date && start_date <= day && day <= end_date,
  )
  return dated ?? rows.find(({ end_date }) => end_date === null) ?? rows[0]
}

/** "Closed" for any spelling of CLOSED, null for an unknown day, else the text as the venue gave it. */
function hoursText(text: string | null | undefined): string | null {
  const trimmed = text?.trim()
  if (!trimmed) return null
  return trimmed.toUpperCase() === 'CLOSED' ? 'Closed' : trimmed
}

/**
 * The opening line of a card: "Open 24 hours"; the Saturday and Sunday hours for a weekend; the hours of the
 * chosen day; with no date chosen, those of today. Null when they are not known.
 */
export function openingLine(
  row: HoursRow | undefined,
  date: DateFilter | null,
  today: string,
): string | null {
  if (!row) return null
  if (row.always_open) return 'Open 24 hours'
  if (date?.kind === 'weekend') return weekendLine(hoursText(row.saturday), hoursText(row.sunday))
  const day = date?.day ?? today
  const weekday = sydneyWeekday(day)
  return dayLine(day === today ? 'Today' : SHORT[weekday], hoursText(row[weekday]))
}

/** The table of the Contact card: each weekday with its text, or null where nothing is known at all. */
export function weekTable(row: HoursRow | undefined): { weekday: Weekday; hours: string | null }[] | null {
  if (!row) return null
  const table = weekdays.map((weekday) => ({ weekday, hours: hoursText(row[weekday]) }))
  return table.some(({ hours }) => hours) ? table : null
}

/** The dates of an event in words, from its first dated row; null for regular hours only. */
export function eventDatesIn(rows: readonly HoursRow[]): string | null {
  const dated = rows.find(({ start_date, end_date }) => start_date && end_date)
  if (!dated?.start_date || !dated.end_date) return null
  const [from, to] = [formatDate(dated.start_date), formatDate(dated.end_date)]
  return from === to ? from : `${from} - ${to}`
}

const SHORT: Record<Weekday, string> = {
  monday: 'Mon',
  tuesday: 'Tue',
  wednesday: 'Wed',
  thursday: 'Thu',
  friday: 'Fri',
  saturday: 'Sat',
  sunday: 'Sun',
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
