const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const

export type Weekday = (typeof WEEKDAYS)[number]

/** The days of the week in reading order, as the columns of opening_hours are called. */
export const WEEK: readonly Weekday[] = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
]

/** What the `date` of the address bar stands for. Days are Sydney calendar days, YYYY-MM-DD. */
export type DateFilter = { kind: 'day'; day: string } | { kind: 'weekend'; from: string; to: string }

/**
 * Reads the `date` value (product.md 1.3): a day, two days with a comma (the weekend), or one of the words
 * today, tomorrow and weekend. Anything else, 30 February included, is null.
 * @param today the calendar day in Sydney now
 */
export function readDate(value: string, today: string): DateFilter | null {
  const word = value.trim().toLowerCase()
  if (word === 'today') return { kind: 'day', day: today }
  if (word === 'tomorrow') return { kind: 'day', day: addDays(today, 1) }
  if (word === 'weekend') return weekendOf(today)

  const [first, second, ...rest] = word.split(',').map((part) => part.trim())
  if (!first || !isDay(first) || rest.length > 0) return null
  if (second === undefined) return { kind: 'day', day: first }
  return isDay(second) && first <= second ? { kind: 'weekend', from: first, to: second } : null
}

/** The `date` value that readDate reads back. */
export function writeDate(date: DateFilter): string {
  return date.kind === 'day' ? date.day : `${date.from},${date.to}`
}

/**
 * "This Weekend": the next Saturday and the following Sunday. On a Saturday that is today and tomorrow,
 * on a Sunday the weekend to come, since Today covers the rest of this one (product.md 1.3).
 */
export function weekendOf(today: string): DateFilter {
  const untilSaturday = (6 - weekdayIndex(today) + 7) % 7
  const from = addDays(today, untilSaturday)
  return { kind: 'weekend', from, to: addDays(from, 1) }
}

export function weekdayOf(day: string): Weekday {
  return WEEKDAYS[weekdayIndex(day)] ?? 'sunday'
}

/** Calendar arithmetic only: a day here has no hours, so that no clock change can move it. */
export function addDays(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + count)
  return date.toISOString().slice(0, 10)
}

function weekdayIndex(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay()
}

function isDay(value: string): boolean {
  if (!/^[1-9]\d{3}-\d\d-\d\d$/.test(value)) return false
  const date = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
}
