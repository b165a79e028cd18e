import { addDays, formatDate, isIsoDate } from 'shared-ui'

/**
 * The days of an event in words, from the range that PostgreSQL writes: "[2026-11-20,2026-12-07)", whose end is the
 * day after the last. Null for anything else.
 */
export function datesInWords(range: unknown): string | null {
  const [, from = '', end = ''] = (typeof range === 'string' && /^\[([\d-]+),([\d-]+)\)$/.exec(range)) || []
  if (!isIsoDate(from) || !isIsoDate(end)) return null
  const to = addDays(end, -1)
  if (from === to) return formatDate(from)
  return `${beginning(from, to)} - ${formatDate(to)}`
}

/** The first day, without what it shares with the last: "20", "20 November" or "20 November 2026". */
function beginning(from: string, to: string): string {
  const [day, month, year] = formatDate(from).split(' ')
  if (from.slice(0, 7) === to.slice(0, 7)) return `${day}`
  return from.slice(0, 4) === to.slice(0, 4) ? `${day} ${month}` : `${day} ${month} ${year}`
}
