import type { DateFilter } from './dateFilter'

/**
 * The school holidays of New South Wales: the weekdays between the terms of public schools in the eastern division, by
 * the term dates of its Department of Education. Later ones are added here when their dates are known.
 */
const SCHOOL_HOLIDAYS = [
  ['2026-12-18', '2027-01-27'],
  ['2027-04-12', '2027-04-23'],
  ['2027-07-05', '2027-07-16'],
  ['2027-09-27', '2027-10-08'],
  ['2027-12-21', '2028-01-28'],
  ['2028-04-10', '2028-04-21'],
  ['2028-07-10', '2028-07-21'],
  ['2028-10-03', '2028-10-13'],
] as const

/** Returns the school holidays of today, from today on, otherwise the next ones; null if none are known. */
export function schoolHolidays(today: string): (DateFilter & { kind: 'holidays' }) | null {
  const next = SCHOOL_HOLIDAYS.find(([, to]) => to >= today)
  if (!next) return null
  const [from, to] = next
  return { kind: 'holidays', from: from > today ? from : today, to }
}
