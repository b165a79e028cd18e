import { calls } from './calls.ts'
import { constants } from './constants.ts'
import { messages, nameOf as nameOfMessage } from './messages.ts'
import { keyOf, readRecords, type Table } from './record.ts'
import { nameOf as nameOfRoute, routes } from './routes.ts'

/** The names of all rows, by table. */
const rows: Record<Table, string[]> = {
  messages: messages.map(nameOfMessage),
  routes: routes.map(nameOfRoute),
  constants: Object.keys(constants),
  calls: calls.map(({ name }) => name),
}

export type Proof = {
  table: Table
  total: number
  unseen: string[]
  seen: { row: string; tests: string[] }[]
}

/** What the tests of a run have seen of each table; `folder` is the one that SPEC_RUN named. */
export function prove(folder: string): Proof[] {
  const seen = readRecords(folder)
  const tables = Object.entries(rows) as [Table, string[]][]
  return tables.map(([table, names]) => ({
    table,
    total: names.length,
    unseen: names.filter((name) => !seen.has(keyOf(table, name))),
    seen: names.flatMap((row) => {
      const tests = seen.get(keyOf(table, row))
      return tests ? [{ row, tests: [...tests].sort() }] : []
    }),
  }))
}
