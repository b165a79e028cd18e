import { eventPeriod, type HoursRow, hoursThatDay, paths, slugify } from 'shared-ui'
import { publicHolidayNote } from 'shared-ui/publicHolidays'
import type { CalendarEntry } from './ics'

/** The facts of an activity for a calendar entry and a printed list. */
export type Outing = {
  id: string
  name: string
  address: string | null
  suburb: string | null
  state: string | null
  hours: HoursRow[]
  /** Whether nobody has announced the dates of the event. */
  sample_dates: boolean | null
}

/** Whether an activity has its own dates. For others the parent chooses the day. */
export const isDated = ({ hours }: Outing) => eventPeriod(hours) !== null

/**
 * Creates the entries of a calendar file: an event on its dates, a place on the chosen day.
 * @param day YYYY-MM-DD; null omits the places
 * @param origin the site's origin, for links to the activities
 */
export function calendarEntries(outings: Outing[], day: string | null, origin: string): CalendarEntry[] {
  return outings.flatMap((outing) => {
    const dates = eventPeriod(outing.hours)
    if (dates) return [entry(outing, outing.id, dates, null, origin)]
    if (!day) return []
    // the day is part of the id, so that two days of the same place are two calendar entries
    const hours = hoursThatDay(day, outing.hours)
    return [entry(outing, `${outing.id}-${day}`, { from: day, to: day }, hours, origin)]
  })
}

/** What is said of the hours of a place on a public holiday. */
export const holidayNote = ({ hours }: Outing, day: string) => publicHolidayNote(hours[0], [day])

/** The place in one line: the address, or the known parts of it. */
export function placeOf({ address, suburb, state }: Outing): string | null {
  if (address?.trim()) return address.trim()
  return [suburb, state].filter(Boolean).join(' ') || null
}

function entry(
  outing: Outing,
  id: string,
  dates: { from: string; to: string },
  hours: string | null,
  origin: string,
): CalendarEntry {
  const url = origin + paths.activity(outing.id, slugify(outing.name))
  const isSample = isDated(outing) && outing.sample_dates
  const notes = [
    isSample && 'Sample date: nobody has announced it. Check with the organiser before you go.',
    hours &&
      `Opening hours: ${hours}. ${holidayNote(outing, dates.from) ?? 'Check with the venue before you go'}.`,
    url,
  ]
  const text = notes.filter(Boolean).join('\n')
  const title = isSample ? `${outing.name} (Sample date)` : outing.name
  return { id, title, place: placeOf(outing), text, url, ...dates }
}
