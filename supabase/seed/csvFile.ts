import { type CsvError, parse } from 'csv-parse/sync'
import { StartError } from '../local/startError.ts'

type ParsedRow = { record: string[]; line: number }

/** Parses a CSV file to its rows, each with the number of its line. Throws StartError for what is not CSV. */
export function parseCsv(csv: string): ParsedRow[] {
  const rows: ParsedRow[] = []
  try {
    parse(csv, {
      bom: true,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
      on_record(record, { lines }) {
        rows.push({ record, line: lines })
        return null
      },
    })
  } catch (error) {
    if (!isCsvError(error)) throw error
    throw new StartError(`Row ${error.lines}: this is not CSV (${error.message}).`)
  }
  return rows
}

const isCsvError = (error: unknown): error is CsvError & { lines: number } =>
  error instanceof Error && 'lines' in error
