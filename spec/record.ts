import { appendFileSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

export type Table = 'messages' | 'routes' | 'constants' | 'calls'

const written = new Set<string>()

/**
 * Notes that a test has seen a row of a table, in a file of this process in the folder that SPEC_RUN names.
 * Without that folder nothing is noted.
 */
export function record(table: Table, row: string): void {
  const folder = process.env.SPEC_RUN
  const line = JSON.stringify([table, row])
  if (!folder || written.has(line)) return
  written.add(line)
  appendFileSync(path.join(folder, `${process.pid}.jsonl`), `${line}\n`)
}

/** Every row that any process of the run has noted, as "table: row". */
export function readRecords(folder: string): Set<string> {
  const lines = readdirSync(folder).flatMap((file) =>
    readFileSync(path.join(folder, file), 'utf8').split('\n'),
  )
  return new Set(lines.filter(Boolean).map((line) => keyOf(...(JSON.parse(line) as [Table, string]))))
}

export function keyOf(table: Table, row: string): string {
  return `${table}: ${row}`
}
