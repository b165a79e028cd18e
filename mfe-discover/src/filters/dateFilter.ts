/** The chosen day, weekend or school holidays. Days are calendar days in Sydney, YYYY-MM-DD. */
export type DateFilter =
  | { kind: 'day'; day: string }
  | { kind: 'weekend'; from: string; to: string }
  | { kind: 'holidays'; from: string; to: string }

/** The only value of the URL parameter `period`: the school holidays of now, or the next ones. */
export const SCHOOL_HOLIDAYS_VALUE = 'school-holidays'

/** Formats a date for the URL; the inverse of readDate. */
export function writeDate(date: DateFilter): string {
  if (date.kind === 'holidays') return SCHOOL_HOLIDAYS_VALUE
  return date.kind === 'day' ? date.day : `${date.from},${date.to}`
}
