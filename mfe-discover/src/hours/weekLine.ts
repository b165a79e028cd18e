import { type HoursRow, hoursOfDay, type Weekday, weekdays } from 'shared-ui'
import { weekdayName } from 'shared-ui/dates'

/** More parts do not fit on a card. */
const MAX_PARTS = 2

/**
 * The regular hours of a week in one line, for a card of a period: "Daily 9am - 5pm", "Mon - Fri 9am - 5pm · Sat - Sun closed".
 * Null if the hours of a day are not known.
 */
export function weekLine(row: HoursRow | undefined): string | null {
  if (row?.always_open) return 'Open 24 hours'
  const parts: { hours: string; days: Weekday[] }[] = []
  for (const weekday of weekdays) {
    const hours = hoursOfDay(row, weekday)
    if (!hours) return null
    const last = parts.at(-1)
    if (last?.hours === hours) last.days.push(weekday)
    else parts.push({ hours, days: [weekday] })
  }
  if (parts.length > MAX_PARTS) return 'Hours differ by day'
  return parts.map(({ hours, days }) => `${daysInWords(days)} ${hours.replace(/^C/, 'c')}`).join(' · ')
}

function daysInWords(days: readonly Weekday[]): string {
  if (days.length === weekdays.length) return 'Daily'
  const [first = '', last = first] = [days[0], days.at(-1)].map((day) =>
    day ? weekdayName(day).slice(0, 3) : '',
  )
  return first === last ? first : `${first} - ${last}`
}
