import { formatDate, sydneyWeekday, type Weekday } from 'shared-ui'

/** A row of opening_hours: free text per weekday, dates only for events. */
export type HoursRow = Partial<Record<Weekday, string | null>> & {
  always_open: boolean
  start_date: string | null
  end_date: string | null
}

/**
 * The opening hours of a day as the venue gives them, "Closed", or "Open 24 hours"; null when they are not known. An
 * event's own row counts on its days, the regular one on all others.
 */
export function hoursOn(day: string, rows: readonly HoursRow[]): string | null {
  const row =
    rows.find(({ start_date, end_date }) => start_date && end_date && start_date <= day && day <= end_date) ??
    rows.find(({ end_date }) => end_date === null)
  if (!row) return null
  if (row.always_open) return 'Open 24 hours'
  const text = row[sydneyWeekday(day)]?.trim()
  if (!text) return null
  return text.toUpperCase() === 'CLOSED' ? 'Closed' : text
}

/** The first and the last day of an event, or null for a place. */
export function eventDates(rows: readonly HoursRow[]): { from: string; to: string } | null {
  for (const { start_date, end_date } of rows) {
    if (start_date && end_date) return { from: start_date, to: end_date }
  }
  return null
}

/** The dates of an event in words: "1 December 2026 - 5 December 2026"; null for a place. */
export function eventDatesInWords(rows: readonly HoursRow[]): string | null {
  const dates = eventDates(rows)
  if (!dates) return null
  const [from, to] = [formatDate(dates.from), formatDate(dates.to)]
  return from === to ? from : `${from} - ${to}`
}
