import { z } from 'zod'
import { StartError } from '../local/startError.ts'
import { parseCsv } from './csvFile.ts'

/** A row of "Postcodes": a locality name, four digits, and the abbreviation of a state. */
export type Locality = { locality: string; postcode: string; state: string }

/** The accepted column names, in any case. Other columns are ignored. */
const HEADERS = { locality: ['locality', 'suburb'], postcode: ['postcode', 'pcode'], state: ['state'] }

const STATES = ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA']

const localityRow = z.object({
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
})

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
    const cell = (column: Column) => record[positions[column]] ?? ''
    const row = { locality: cell('locality'), postcode: cell('postcode'), state: cell('state') }
    const read = localityRow.safeParse(row)
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
  }
  const missing = Object.entries(positions).flatMap(([column, index]) => (index < 0 ? [column] : []))
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
