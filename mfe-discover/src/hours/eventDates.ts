import { addDays, isIsoDate, type Period } from 'shared-ui'

/**
 * The days of an event, from the range that PostgreSQL writes: "[2026-11-20,2026-12-07)", whose end is the day after the
 * last. Null for anything else.
 */
export function periodOf(range: unknown): Period | null {
  const [, from = '', end = ''] = (typeof range === 'string' && /^\[([\d-]+),([\d-]+)\)$/.exec(range)) || []
  return isIsoDate(from) && isIsoDate(end) ? { from, to: addDays(end, -1) } : null
}
