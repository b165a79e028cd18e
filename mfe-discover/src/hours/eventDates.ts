import { addDays, type HoursRow, isIsoDate, periodInWords } from 'shared-ui'

/** Marks dates that only follow from the season of the event: nobody has announced them. */
export function withSampleNote(dates: string | null, isSample: boolean | null): string | null {
  return dates && isSample ? `${dates} · Sample date` : dates
}

/** Whether these hours say if it is open on a day: those of an event only on its days, and not where these are a sample. */
export function sayIfOpen(
  { start_date, end_date }: HoursRow,
  day: string,
  isSample: boolean | null,
): boolean {
  if (!start_date || !end_date) return true
  return !isSample && start_date <= day && day <= end_date
}

/**
 * The days of an event in words, from the range that PostgreSQL writes: "[2026-11-20,2026-12-07)", whose end is the
 * day after the last. Null for anything else.
 */
export function datesInWords(range: unknown): string | null {
  const [, from = '', end = ''] = (typeof range === 'string' && /^\[([\d-]+),([\d-]+)\)$/.exec(range)) || []
  if (!isIsoDate(from) || !isIsoDate(end)) return null
  return periodInWords({ from, to: addDays(end, -1) })
}
