/** The meaning of the URL parameter `date`. Days are calendar days in Sydney, YYYY-MM-DD. */
export type DateFilter = { kind: 'day'; day: string } | { kind: 'weekend'; from: string; to: string }

/** Formats a date for the URL; the inverse of readDate. */
export function writeDate(date: DateFilter): string {
  return date.kind === 'day' ? date.day : `${date.from},${date.to}`
}
