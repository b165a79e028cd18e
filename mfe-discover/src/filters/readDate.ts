import { addDays, isIsoDate, weekendOf } from 'shared-ui'
import { type DateFilter, SCHOOL_HOLIDAYS_VALUE } from './dateFilter'
import { schoolHolidays } from './schoolHolidays'

/**
 * Parses the `date` value (product.md 1.3): a day, two days with a comma (the weekend), or one of the words today,
 * tomorrow and weekend. A form without scripts sends the school holidays as a date, too. Returns null for all other
 * values, also for 30 February.
 * @param today the calendar day in Sydney now
 */
export function readDate(value: string, today: string): DateFilter | null {
  const word = value.trim().toLowerCase()
  if (word === 'today') return { kind: 'day', day: today }
  if (word === 'tomorrow') return { kind: 'day', day: addDays(today, 1) }
  if (word === 'weekend') return thisWeekend(today)
  if (word === SCHOOL_HOLIDAYS_VALUE) return schoolHolidays(today)

  const [first, second, ...rest] = word.split(',').map((part) => part.trim())
  if (!first || !isDay(first) || rest.length > 0) return null
  if (second === undefined) return { kind: 'day', day: first }
  return isDay(second) && first <= second ? { kind: 'weekend', from: first, to: second } : null
}

/** Parses the `period` value. */
export function readPeriod(value: string, today: string): DateFilter | null {
  return value.trim().toLowerCase() === SCHOOL_HOLIDAYS_VALUE ? schoolHolidays(today) : null
}

function thisWeekend(today: string): DateFilter {
  const [from, to] = weekendOf(today)
  return { kind: 'weekend', from, to }
}

/** The earliest accepted date: PostgreSQL has no year 0, and old dates make no sense. */
function isDay(value: string): boolean {
  return isIsoDate(value) && value >= '1900-01-01'
}
