import { appendFileSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

export type Table = 'messages' | 'routes' | 'constants' | 'calls'

const written = new Set<string>()

/**
 * Notes that a test has seen a row of a table, in a file of this process in the folder that SPEC_RUN names.
 * Without that folder nothing is noted. A runner may name the file of the current test in SPEC_TEST.
 */
export function record(table: Table, row: string): void {
  const folder = process.env.SPEC_RUN
  const line = JSON.stringify([table, row, process.env.SPEC_TEST ?? ''])
  if (!folder || written.has(line)) return
  written.add(line)
  appendFileSync(path.join(folder, `${process.pid}.jsonl`), `${line}\n`)
}

/** Every row that any process of the run has noted, as "table: row", with the files of the tests that have seen it. */
export function readRecords(folder: string): Map<string, Set<string>> {
  const seen = new Map<string, Set<string>>()
  for (const file of readdirSync(folder)) {
    for (const line of readFileSync(path.join(folder, file), 'utf8').split('\n').filter(Boolean)) {
      const [table, row, test] = JSON.parse(line) as [Table, string, string]
      const tests = seen.get(keyOf(table, row)) ?? new Set()
      seen.set(keyOf(table, row), tests.add(test))
    }
  }
  return seen
}

export function keyOf(table: Table, row: string): string {
  return `${table}: ${row}`
}
