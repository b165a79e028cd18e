import { formatDate, weekendOf } from 'shared-ui'
import { type DateFilter, writeDate } from './dateFilter'
import { readDate } from './readDate'

/** The three radios of the filter panel (spec.md section 2). */
export const QUICK_DATES = [
  { value: 'today', label: 'Today' },
  { value: 'tomorrow', label: 'Tomorrow' },
  { value: 'weekend', label: 'This Weekend' },
] as const

/** Returns the radio that means this date today, even if the date was chosen in another way, or undefined. */
export function quickDateOf(date: DateFilter | null, today: string) {
  if (!date) return undefined
  const value = writeDate(date)
  return QUICK_DATES.find((quick) => {
    const meant = readDate(quick.value, today)
    return meant && writeDate(meant) === value
  })
}

/** The three radios with the days of the weekend; on a Sunday it is the next one. */
export function quickDates(today: string) {
  const note = shortDays(weekendOf(today))
  return QUICK_DATES.map((quick) => (quick.value === 'weekend' ? { ...quick, note } : { ...quick }))
}

/** "28 – 29 Nov", or "31 Oct – 1 Nov". */
function shortDays([from, to]: [from: string, to: string]): string {
  const [day, month] = shortDay(from)
  const [lastDay, lastMonth] = shortDay(to)
  return `${month === lastMonth ? day : `${day} ${month}`} – ${lastDay} ${lastMonth}`
}

function shortDay(date: string): string[] {
  return formatDate(date)
    .split(' ')
    .map((part) => part.slice(0, 3))
}
