import { readFileSync } from 'node:fs'
import { readFacts } from './readFacts.ts'

/** README.md says where they come from, and how far each can be trusted. */
const FILES = ['hours.csv', 'coordinates.csv', 'facilities.csv']

/** Name of a listing -> the columns of its facts. Without the dates of events, which the catalogue has. */
export const seededFacts: ReadonlyMap<string, Record<string, unknown>> = readAll()

function readAll() {
  const columns = new Map<string, Record<string, unknown>>()
  for (const file of FILES) {
    const csv = readFileSync(new URL(file, import.meta.url), 'utf8')
    // only the dates of events depend on the day
    for (const fact of readFacts(csv, '2026-11-23').facts) {
      columns.set(fact.name, { ...columns.get(fact.name), ...fact.columns })
    }
  }
  return columns
}
