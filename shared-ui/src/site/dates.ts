/**
 * Days of Sydney; pages read the current day here. A date is an ISO string (2026-11-21) on the calendar of Sydney, in any
 * time zone of the device. It has no time and no time zone.
 */

/** The weekdays as in the columns of opening_hours, Monday first. */
export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const

export type Weekday = (typeof weekdays)[number]

/** Monday */
export const weekdayName = (weekday: Weekday) => weekday.charAt(0).toUpperCase() + weekday.slice(1)

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** A local time in Sydney. */
export type SydneyTime = {
  /** The calendar day. */
  day: string
  /** Since midnight. */
  minutes: number
}

const ZONE = 'Australia/Sydney'

/** What is used of Temporal, which not every browser has yet. */
type Zoned = { hour: number; minute: number; toPlainDate(): { toString(): string } }
type WithTemporal = {
  Temporal?: { Instant: { fromEpochMilliseconds(time: number): { toZonedDateTimeISO(zone: string): Zoned } } }
}

/**
 * The present in Sydney. Opening hours are local times, and so is this, so daylight saving time needs no conversion. Throws a
 * RangeError for an invalid date.
 */
export function sydneyTime(now = new Date()): SydneyTime {
  const { Temporal } = globalThis as WithTemporal
  if (!Temporal) return timeByFormat(now)
  const time = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(ZONE)
  return { day: time.toPlainDate().toString(), minutes: time.hour * 60 + time.minute }
}

let clock: Intl.DateTimeFormat | undefined

/**
 * The same without Temporal. The format is made at its first use, because that takes a slow phone 70 to 100 ms.
 */
function timeByFormat(now: Date): SydneyTime {
  clock ??= new Intl.DateTimeFormat('en-AU', {
    timeZone: ZONE,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  const parts = Object.fromEntries(clock.formatToParts(now).map(({ type, value }) => [type, value]))
  return {
    day: `${parts.year}-${parts.month}-${parts.day}`,
    minutes: Number(parts.hour) * 60 + Number(parts.minute),
  }
}

/** Today in Sydney as an ISO date. */
export const sydneyToday = (now = new Date()): string => sydneyTime(now).day

/** Whether the text is an existing day in the format YYYY-MM-DD. */
export function isIsoDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && toIso(new Date(time)) === text
}

/** Returns the date this many days later, or earlier if negative. */
export function addDays(date: string, days: number): string {
  const day = asUtc(date)
  day.setUTCDate(day.getUTCDate() + days)
  return toIso(day)
}

export function sydneyWeekday(date: string): Weekday {
  return weekdays[(asUtc(date).getUTCDay() + 6) % 7] ?? 'monday'
}

/**
 * "Next Saturday and the following Sunday" (spec.md section 7): the coming ones from Monday to
 * Friday, today and tomorrow on a Saturday, the next weekend on a Sunday.
 */
export function weekendOf(today: string): [saturday: string, sunday: string] {
  const daysToSaturday = (6 - asUtc(today).getUTCDay() + 7) % 7
  return [addDays(today, daysToSaturday), addDays(today, daysToSaturday + 1)]
}

/** 21 November 2026 */
export function formatDate(date: string): string {
  const day = asUtc(date)
  return `${day.getUTCDate()} ${months[day.getUTCMonth()]} ${day.getUTCFullYear()}`
}

/** Saturday 21 November 2026 */
export function formatLongDate(date: string): string {
  return `${weekdayName(sydneyWeekday(date))} ${formatDate(date)}`
}

/** Date arithmetic is done in UTC, which has no summer time. */
function asUtc(date: string): Date {
  if (!isIsoDate(date)) throw new RangeError(`Not a date: ${date}`)
  return new Date(`${date}T00:00:00Z`)
}

function toIso(date: Date): string {
  return date.toISOString().slice(0, 10)
}
