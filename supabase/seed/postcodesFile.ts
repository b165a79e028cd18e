import { z } from 'zod'
import { StartError } from '../local/startError.ts'
import { parseCsv } from './csvFile.ts'

/**
 * A row of "Postcodes": a locality name, four digits, the abbreviation of a state, its point in degrees (WGS 84), and the
 * name that people give to its part of the state. Null: unknown.
 */
export type Locality = {
  locality: string
  postcode: string
  state: string
  latitude: number | null
  longitude: number | null
  region: string | null
}

/** The accepted column names, in any case. Other columns are ignored. */
const HEADERS = {
  locality: ['locality', 'suburb'],
  postcode: ['postcode', 'pcode'],
  state: ['state'],
  latitude: ['latitude', 'lat'],
  longitude: ['longitude', 'long', 'lng'],
  region: ['region'],
}
/** The columns that every file must have. */
const REQUIRED = ['locality', 'postcode', 'state'] as const

const STATES = ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA']

/** A number of degrees, or blank. Files of others have 0 and 0 for a place without a point. */
const degrees = (most: number) =>
  z
    .string()
    .refine((text) => Math.abs(Number(text)) <= most, `a point must have at most ${most} degrees`)
    .transform((text) => Number(text) || null)

const localityRow = z
  .object({
    locality: z
      .string()
      .min(1, 'the locality is missing')
      .max(100, 'the locality has more than 100 letters')
      .transform(asWritten),
    postcode: z
      .string()
      .regex(/^\d{3,4}$/, 'the postcode must have four digits')
      // spreadsheets remove the leading 0 of postcodes in the Northern Territory
      .transform((digits) => digits.padStart(4, '0')),
    state: z
      .string()
      .transform((letters) => letters.toUpperCase())
      .refine((letters) => STATES.includes(letters), `the state must be one of ${STATES.join(', ')}`),
    latitude: degrees(90),
    longitude: degrees(180),
    region: z
      .string()
      .max(60, 'the region has more than 60 letters')
      .transform((name) => name || null),
  })
  .refine(
    ({ latitude, longitude }) => (latitude === null) === (longitude === null),
    'a point needs latitude and longitude',
  )

type Column = keyof typeof HEADERS

/**
 * Parses the localities of a CSV file as Australia Post and others publish it: with a header of at least locality (or
 * suburb), postcode and state. Throws StartError with the missing column, or the number of the first invalid row.
 */
export function readPostcodes(csv: string): Locality[] {
  const [header, ...rows] = parseCsv(csv)
  if (!header) throw new StartError('The file is empty.')
  const positions = positionsOf(header.record)
  if (rows.length === 0) throw new StartError('The file has a header and no rows.')

  return rows.map(({ record, line }) => {
    const cells = Object.entries(positions).map(([column, position]) => [column, record[position] ?? ''])
    const read = localityRow.safeParse(Object.fromEntries(cells))
    if (!read.success) throw new StartError(`Row ${line}: ${read.error.issues[0]?.message}.`)
    return read.data
  })
}

function positionsOf(header: string[]): Record<Column, number> {
  const names = header.map((name) => name.toLowerCase())
  const position = (column: Column) => names.findIndex((name) => HEADERS[column].includes(name))
  const positions = {
    locality: position('locality'),
    postcode: position('postcode'),
    state: position('state'),
    latitude: position('latitude'),
    longitude: position('longitude'),
    region: position('region'),
  }
  const missing = REQUIRED.filter((column) => positions[column] < 0)
  if (missing.length > 0) {
    throw new StartError(
      `The header must have the columns locality (or suburb), postcode and state; there is no ${missing.join(', no ')}.`,
    )
  }
  return positions
}

/** Changes "MCMAHONS POINT" to "McMahons Point"; a name with lower case letters is not changed. */
function asWritten(name: string): string {
  if (name !== name.toUpperCase()) return name
  return name
    .toLowerCase()
    .replace(
      /(^|[\s(/-])(mc(?=\p{L})|[od]'(?=\p{L}))?(\p{L})/gu,
      (_, before: string, prefix = '', letter: string) => before + capital(prefix) + letter.toUpperCase(),
    )
    .replace(/ (And|In|Of|On|The)(?= )/g, (word) => word.toLowerCase())
}

const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)
