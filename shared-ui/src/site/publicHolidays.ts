import type { HoursRow } from './hours'

/**
 * The public holidays of all of New South Wales from December 2026 on, by year, also the additional days for those on a
 * weekend. 2027 is as Local Government NSW lists it; 2028 follows from the Public Holidays Act 2010 (NSW).
 * Who adds a year also adds its Good Friday in hours.ts.
 */
const PUBLIC_HOLIDAYS: Record<string, string> = {
  // Christmas Day, Boxing Day and its additional day
  2026: '12-25 12-26 12-28',
  // New Year's Day, Australia Day, Good Friday to Easter Monday, Anzac Day and its additional day, King's Birthday,
  // Labour Day, Christmas Day, Boxing Day and the additional days of both
  2027: '01-01 01-26 03-26 03-27 03-28 03-29 04-25 04-26 06-14 10-04 12-25 12-26 12-27 12-28',
  // New Year's Day and its additional day, then the same days as above
  2028: '01-01 01-03 01-26 04-14 04-15 04-16 04-17 04-25 06-12 10-02 12-25 12-26',
}

/**
 * Returns the line of product.md part 3, item 1, if the hours of a public holiday or of 31 December are shown; otherwise null.
 * What is always open has no other hours on such a day, and what opens by session says already to ask.
 */
export function publicHolidayNote(hours: HoursRow | undefined, days: readonly string[]): string | null {
  if (!hours || hours.always_open || hours.pattern) return null
  const isLastOfYear = days.some((day) => day.endsWith('12-31'))
  const name = days.some(isPublicHoliday) ? 'Public holiday' : isLastOfYear && "New Year's Eve"
  return name ? `${name} - hours may differ, check with the venue` : null
}

function isPublicHoliday(day: string): boolean {
  return PUBLIC_HOLIDAYS[day.slice(0, 4)]?.includes(day.slice(5)) ?? false
}
