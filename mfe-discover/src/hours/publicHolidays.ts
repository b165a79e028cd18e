import type { HoursRow } from 'shared-ui'

/**
 * The public holidays of all of New South Wales, also the additional days for those on a weekend. 2026 and 2027 are as
 * Local Government NSW lists them; 2028 follows from the Public Holidays Act 2010 (NSW).
 */
const PUBLIC_HOLIDAYS = [
  '2026-01-01', // New Year's Day
  '2026-01-26', // Australia Day
  '2026-04-03', // Good Friday
  '2026-04-04', // Easter Saturday
  '2026-04-05', // Easter Sunday
  '2026-04-06', // Easter Monday
  '2026-04-25', // Anzac Day
  '2026-04-27', // additional day for Anzac Day
  '2026-06-08', // King's Birthday
  '2026-10-05', // Labour Day
  '2026-12-25', // Christmas Day
  '2026-12-26', // Boxing Day
  '2026-12-28', // additional day for Boxing Day
  '2027-01-01', // New Year's Day
  '2027-01-26', // Australia Day
  '2027-03-26', // Good Friday
  '2027-03-27', // Easter Saturday
  '2027-03-28', // Easter Sunday
  '2027-03-29', // Easter Monday
  '2027-04-25', // Anzac Day
  '2027-04-26', // additional day for Anzac Day
  '2027-06-14', // King's Birthday
  '2027-10-04', // Labour Day
  '2027-12-25', // Christmas Day
  '2027-12-26', // Boxing Day
  '2027-12-27', // additional day for Christmas Day
  '2027-12-28', // additional day for Boxing Day
  '2028-01-01', // New Year's Day
  '2028-01-03', // additional day for New Year's Day
  '2028-01-26', // Australia Day
  '2028-04-14', // Good Friday
  '2028-04-15', // Easter Saturday
  '2028-04-16', // Easter Sunday
  '2028-04-17', // Easter Monday
  '2028-04-25', // Anzac Day
  '2028-06-12', // King's Birthday
  '2028-10-02', // Labour Day
  '2028-12-25', // Christmas Day
  '2028-12-26', // Boxing Day
]

/**
 * Returns the line of product.md part 3, item 1, if the hours of a public holiday are shown; otherwise null. What is
 * always open has no other hours on such a day.
 */
export function publicHolidayNote(hours: HoursRow | undefined, days: readonly string[]): string | null {
  if (!hours || hours.always_open || !days.some((day) => PUBLIC_HOLIDAYS.includes(day))) return null
  return 'Public holiday - hours may differ, check with the venue'
}
