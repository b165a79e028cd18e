import { formatDate, hoursThatDay } from 'shared-ui'
import { holidayNote, type Outing } from './calendarEntries'

/** Of more closed places only the number is said. */
const MAX_NAMED = 3

/** What is said about the chosen day (YYYY-MM-DD): its date, and what is closed on it. Hours may be wrong: no day is refused. */
export function dayHint(day: string, places: Outing[], today: string): string {
  if (day < today) return 'This date has passed.'
  const holiday = places.map((place) => holidayNote(place, day)).find(Boolean)
  const said = [closedLine(day, places), holiday && `${holiday}.`].filter(Boolean)
  return [`Chosen: ${formatDate(day)}.`, ...said].join(' ')
}

function closedLine(day: string, places: Outing[]): string {
  const closed = places.filter(({ hours }) => hoursThatDay(day, hours) === 'Closed')
  if (closed.length === 0) return ''
  if (places.length === 1) return 'It is closed on that day.'
  const named = closed.map(({ name }) => name).join(', ')
  return `Closed on that day: ${closed.length > MAX_NAMED ? `${closed.length} of ${places.length} places` : named}.`
}
