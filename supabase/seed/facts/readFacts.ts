import { addDays, isIsoDate, weekdays } from 'shared-ui/dates'
import { parseHours } from 'shared-ui/hoursText'
import { z } from 'zod'
import { StartError } from '../../local/startError.ts'
import { parseCsv } from '../csvFile.ts'
import type { Fact } from './fact.ts'

/** What a file says: the facts, and each row that is left out, with its reason. */
export type FactsFile = { facts: Fact[]; refused: Refused[] }
type Refused = { line: number; name: string; reason: string }

type Row = Record<string, string>
type Told = Omit<Fact, 'line' | 'name'>[]

/** Thrown for a row that is left out. */
class Refusal extends Error {}

/**
 * Reads hours, coordinates, facilities or the dates of events from a CSV file; its header says which. An empty cell is
 * not known, and yields no fact. Throws StartError for a file that is none of them.
 * @param today the calendar day in Sydney: of an event the first edition counts that is not over
 */
export function readFacts(csv: string, today: string): FactsFile {
  const [header, ...rows] = parseCsv(csv)
  if (!header) throw new StartError('The file is empty.')
  const names = header.record.map((name) => name.toLowerCase())
  const kind = KINDS.find(({ columns }) => ['name', ...columns].every((column) => names.includes(column)))
  if (!kind) {
    const known = KINDS.map(({ columns }) => ['name', ...columns].join(', ')).join('; or ')
    throw new StartError(`The header must have these columns: ${known}.`)
  }

  const result: FactsFile = { facts: [], refused: [] }
  const seen = new Set<string>()
  for (const { record, line } of rows) {
    const row: Row = Object.fromEntries(names.map((column, index) => [column, record[index] ?? '']))
    const name = row.name ?? ''
    try {
      if (record.length !== names.length) {
        throw new Refusal(`it has ${record.length} cells, and the header has ${names.length}`)
      }
      if (name === '') throw new Refusal('the name is missing')
      const told = kind.read(row, today)
      if (seen.has(name)) throw new Refusal(kind.twice)
      seen.add(name)
      result.facts.push(...told.map((fact) => ({ line, name, ...fact })))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      result.refused.push({ line, name, reason: error.message })
    }
  }
  return result
}

const KINDS: { columns: string[]; read: (row: Row, today: string) => Told; twice: string }[] = [
  { columns: [...weekdays, 'hours', 'source_url'], read: readHours, twice: 'an earlier row has its hours' },
  { columns: ['latitude', 'longitude', 'source'], read: readPoint, twice: 'an earlier row has its point' },
  {
    columns: ['fenced', 'shaded', 'toilets', 'parking', 'source'],
    read: readFacilities,
    twice: 'an earlier row has its facilities',
  },
  { columns: ['start', 'end', 'certainty'], read: readDates, twice: 'an earlier row has the next dates' },
]

/** The same day each week is only one kind of hours. */
const PATTERNS = ['by session', 'seasonal']

function readHours(row: Row): Told {
  if (row.confidence === 'weak') throw new Refusal('its confidence is weak')
  const isVenuesOwnPage = answerOf(row, 'source_is', ['operator']) === 'operator'
  const alwaysOpen = row.hours === '{ alwaysOpen: true }' || row.hours?.toLowerCase() === 'open 24 hours'
  const pattern = PATTERNS.includes(row.hours ?? '') ? row.hours : null
  const days = weekdays.map((day) => [day, alwaysOpen ? 'Open 24 hours' : row[day] || null] as const)
  for (const [day, text] of days) {
    if (text !== null && !parseHours(text)) throw new Refusal(`${day}: "${text}" is not understood`)
  }
  const isKnown = days.some(([, text]) => text !== null)
  if (pattern && isKnown) throw new Refusal(`hours of days beside "${pattern}"`)
  if (!pattern && !isKnown) throw new Refusal('no hours are known')
  const month = monthRead(row)
  const columns = {
    ...Object.fromEntries(days),
    always_open: alwaysOpen,
    pattern,
    hours_source: text(row.source_url, 500),
    hours_as_of: month,
    // what others write about a place nobody has checked
    hours_verified_at: isVenuesOwnPage ? month : null,
  }
  return [{ fact: 'hours', columns }]
}

/**
 * The month of the page in which the venue's hours were read, as its first day. Null for what is widely published or was read
 * second-hand.
 */
function monthRead({ as_of = '', confidence, source_url = '' }: Row): string | null {
  const isRead =
    confidence === 'source' && /^\d{4}-\d{2}$/.test(as_of) && !/second hand|as cited/.test(source_url)
  return isRead && isIsoDate(`${as_of}-01`) ? `${as_of}-01` : null
}

/** New South Wales, with its islands near the coast. */
const NSW = { south: -37.6, north: -28.1, west: 140.9, east: 153.7 }

/** A point that is farther from its suburb's is of another place, or a typing error. */
const FARTHEST_KM = 15

const coordinate = z
  .string()
  .regex(/^-?\d{1,3}(\.\d+)?$/)
  .transform(Number)

function readPoint(row: Row): Told {
  if (row.latitude === '' && row.longitude === '') throw new Refusal('no point of its own is known')
  const [latitude, longitude] = [row.latitude, row.longitude].map((cell) => coordinate.safeParse(cell).data)
  if (latitude === undefined || longitude === undefined)
    throw new Refusal('latitude and longitude must be numbers')
  if (latitude < NSW.south || latitude > NSW.north || longitude < NSW.west || longitude > NSW.east)
    throw new Refusal('the point is not in New South Wales')
  const suburb = [row.suburb_latitude, row.suburb_longitude].map((cell) => coordinate.safeParse(cell).data)
  if (suburb[0] !== undefined && suburb[1] !== undefined) {
    const km = kilometres([latitude, longitude], [suburb[0], suburb[1]])
    if (km > FARTHEST_KM) throw new Refusal(`the point is ${Math.round(km)} km from its suburb`)
  }
  const source = row.source || row.basis
  return [{ fact: 'point', columns: { latitude, longitude, point_source: text(source, 300) } }]
}

/** On a flat map: over a few kilometres the error is metres. */
function kilometres([lat, lon]: [number, number], [otherLat, otherLon]: [number, number]): number {
  const perDegree = 111.2
  const east = (lon - otherLon) * perDegree * Math.cos((lat * Math.PI) / 180)
  return Math.hypot((lat - otherLat) * perDegree, east)
}

const FLAGS = {
  toilets: 'toilets',
  pram_path: 'pram_paths',
  water_play: 'water_play',
  baby_change: 'baby_change',
} as const

function readFacilities(row: Row): Told {
  const told: Told = []
  for (const fact of ['shaded', 'fenced'] as const) {
    const answer = answerOf(row, fact, ['yes', 'no', 'part'])
    const details = answer === 'part' ? 'Partly' : null
    if (answer)
      told.push({
        fact,
        columns: { [fact]: details ? null : answer === 'yes', [`${fact}_details`]: details },
      })
  }
  for (const [column, fact] of Object.entries(FLAGS)) {
    const answer = answerOf(row, column, ['yes', 'no'])
    if (answer) told.push({ fact, columns: { [fact]: answer === 'yes' } })
  }
  const parking = answerOf(row, 'parking', ['yes', 'no', 'free', 'paid'])
  if (parking) told.push({ fact: 'parking', columns: { parking } })
  if (told.length === 0) throw new Refusal('no facility is known')
  const source = row.source || row.basis
  return [...told, { fact: 'checked', columns: { facts_source: text(source, 500), verified_at: null } }]
}

function answerOf(row: Row, column: string, answers: string[]): string | undefined {
  const cell = row[column] ?? ''
  if (cell !== '' && !answers.includes(cell)) {
    throw new Refusal(`${column}: "${cell}" is none of ${answers.join(', ')}`)
  }
  return cell || undefined
}

function readDates({ start = '', end = '', certainty }: Row, today: string): Told {
  if (certainty === 'none') throw new Refusal('it has no dates')
  if (!isIsoDate(start) || !isIsoDate(end)) throw new Refusal('start and end must be days like 2027-01-26')
  if (end < start) throw new Refusal('it ends before it starts')
  if (end > addDays(start, LONGEST_EVENT)) throw new Refusal('it takes longer than a year')
  if (end < today) throw new Refusal('it is over')
  const sample_dates = certainty !== 'announced' && certainty !== 'rule'
  return [{ fact: 'dates', columns: { start_date: start, end_date: end, sample_dates } }]
}

const LONGEST_EVENT = 366

function text(cell: string | undefined, most: number): string | null {
  if (cell && cell.length > most) throw new Refusal(`the source has more than ${most} characters`)
  return cell || null
}
