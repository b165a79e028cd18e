import type { Proof } from 'spec/proof'

/** A table for each table of the specification: its rows, and the specs that have shown them in a run. */
export function rowsOf(proofs: readonly Proof[]): string {
  return proofs
    .map(({ table, total, unseen, seen }) => {
      const rows = seen.map(({ row, tests }) => `| ${row.replaceAll('|', '\\|')} | ${tests.join(', ')} |`)
      const rest = unseen.length > 0 ? [`\nIn no journey of this run: ${unseen.join('; ')}`] : []
      return [
        `## ${table}: ${seen.length} of ${total}\n`,
        '| row | specs |',
        '| --- | --- |',
        ...rows,
        ...rest,
      ].join('\n')
    })
    .join('\n\n')
}
