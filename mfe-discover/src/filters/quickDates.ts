import { formatDate } from 'shared-ui'
import { type DateFilter, SCHOOL_HOLIDAYS_VALUE, writeDate } from './dateFilter'
import { readDate } from './readDate'

/** The radios of the filter panel: the three of spec.md section 2, and the school holidays. */
const QUICK_DATES = [
  { value: 'today', label: 'Today' },
  { value: 'tomorrow', label: 'Tomorrow' },
  { value: 'weekend', label: 'This Weekend' },
  { value: SCHOOL_HOLIDAYS_VALUE, label: 'School holidays' },
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

/**
 * The radios that mean something today: the weekend and the holidays with their days. On a Sunday the weekend is the
 * next one.
 */
export function quickDates(today: string) {
  return QUICK_DATES.flatMap((quick) => {
    const date = readDate(quick.value, today)
    if (!date) return []
    return [date.kind === 'day' ? { ...quick, note: undefined } : { ...quick, note: shortDays(date) }]
  })
}

/** "28 – 29 Nov", "31 Oct – 1 Nov", or on the last day "27 Jan". */
function shortDays({ from, to }: { from: string; to: string }): string {
  const [day, month] = shortDay(from)
  const [lastDay, lastMonth] = shortDay(to)
  if (from === to) return `${lastDay} ${lastMonth}`
  return `${month === lastMonth ? day : `${day} ${month}`} – ${lastDay} ${lastMonth}`
}

function shortDay(date: string): string[] {
  return formatDate(date)
    .split(' ')
    .map((part) => part.slice(0, 3))
}
