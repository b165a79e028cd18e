import { readFileSync } from 'node:fs'
import { addDays, sydneyWeekday } from 'shared-ui/dates'
import type { EventDates } from '../catalogue/entry.ts'
import { parseCsv } from '../csvFile.ts'

/** The days of an event (ISO, first and last), and whether they only follow from its season. */
export type Edition = { from: string; to: string; isSample: boolean }

/**
 * The edition of an event that is on, or the next one, seen from a day (ISO, Sydney). Null if its season is not known.
 * @param name of the listing, for an event whose season is in events.csv
 */
export function nextEdition(name: string, event: EventDates, today: string): Edition | null {
  if (event === 'in season') return inSeason(name, today)
  if ('every' in event) return nextRegular(event, today)
  const from = addDays(today, event.startsIn)
  return { from, to: addDays(from, event.lasts - 1), isSample: true }
}

type Regular = Extract<EventDates, { every: unknown }>
type Known = Edition & { isFixed: boolean; follows: boolean }

/** What an event follows that is at another time each year. */
const MOVING = /Easter|Lunar|Ramadan|Mid-Autumn/

/** Name -> the known editions in order. README.md says how far they can be trusted. */
const known = readEditions()

function readEditions(): ReadonlyMap<string, Known[]> {
  const [header, ...rows] = parseCsv(readFileSync(new URL('events.csv', import.meta.url), 'utf8'))
  const editions = new Map<string, Known[]>()
  for (const { record } of rows) {
    const row = Object.fromEntries(
      (header?.record ?? []).map((column, index) => [column, record[index] ?? '']),
    )
    const { name = '', start = '', end = '', certainty, pattern = '', usual_months } = row
    if (start === '') continue
    const isFixed = /^\d+ (January|December)\b/.test(pattern)
    const follows = MOVING.test(`${usual_months} ${pattern}`)
    const edition = { from: start, to: end, isSample: certainty === 'estimate', isFixed, follows }
    editions.set(name, [...(editions.get(name) ?? []), edition])
  }
  return editions
}

/**
 * After the last known edition: the same date each year, or the same weekday about a year later as a sample. Null for what
 * follows Easter or the moon: that day would be wrong.
 */
function inSeason(name: string, today: string): Edition | null {
  const editions = known.get(name) ?? []
  for (let years = 0; years === 0 || editions.some(({ follows }) => !follows); years++) {
    const next = editions.map((edition) => later(edition, years)).find(({ to }) => to >= today)
    if (next) return next
  }
  return null
}

const WEEKS_OF_A_YEAR = 365.25 / 7

function later({ from, to, isSample, isFixed }: Known, years: number): Edition {
  const move = (day: string) =>
    isFixed
      ? `${Number(day.slice(0, 4)) + years}${day.slice(4)}`
      : addDays(day, 7 * Math.round(years * WEEKS_OF_A_YEAR))
  return { from: move(from), to: move(to), isSample: isSample || (years > 0 && !isFixed) }
}

/** Nobody has announced the days of a market: they are samples, too. */
function nextRegular({ every, week, lasts }: Regular, today: string): Edition {
  let from = addDays(today, 1 - lasts)
  while (sydneyWeekday(from) !== every || (week && Math.ceil(Number(from.slice(8)) / 7) !== week))
    from = addDays(from, 1)
  return { from, to: addDays(from, lasts - 1), isSample: true }
}
