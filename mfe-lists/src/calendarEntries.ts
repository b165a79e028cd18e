import { paths, slugify } from 'shared-ui'
import { eventDates, type HoursRow, hoursOn } from './hours'
import type { CalendarEntry } from './ics'

/** What a calendar entry and a printed list need to know of an activity. */
export type Outing = {
  id: string
  name: string
  address: string | null
  suburb: string | null
  state: string | null
  hours: HoursRow[]
}

/** Whether an activity has dates of its own; for any other the parent says when they go. */
export const isDated = ({ hours }: Outing) => eventDates(hours) !== null

/**
 * The entries of a calendar file: an event on its dates, a place on the chosen day.
 * @param day YYYY-MM-DD; null leaves the places out
 * @param origin of the site, for the links back to it
 */
export function calendarEntries(outings: Outing[], day: string | null, origin: string): CalendarEntry[] {
  return outings.flatMap((outing) => {
    const dates = eventDates(outing.hours)
    if (dates) return [entry(outing, outing.id, dates, null, origin)]
    if (!day) return []
    // another day is another outing, and both stay in the calendar
    return [entry(outing, `${outing.id}-${day}`, { from: day, to: day }, hoursOn(day, outing.hours), origin)]
  })
}

/** Where it is, in one line: the address, or as much as is known. */
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
  const text = hours ? `Opening hours: ${hours}. Check with the venue before you go.\n${url}` : url
  return { id, title: outing.name, place: placeOf(outing), text, url, ...dates }
}
