import type { Outcome } from './stages.ts'

/** Prints a line per part and a last line with the totals. Sets exit code 1 on a failure. */
export function report(outcomes: Record<string, Outcome[]>): void {
  console.log('')
  for (const [name, parts] of Object.entries(outcomes)) console.log(`${name}: ${line(parts)}`)
  const all = Object.values(outcomes).flat()
  console.log('')
  console.log(line(all))
  if (all.some(({ failed }) => failed > 0)) process.exit(1)
}

function line(outcomes: Outcome[]): string {
  const sum = (key: keyof Outcome) => outcomes.reduce((total, outcome) => total + outcome[key], 0)
  return `${sum('passed')} passed, ${sum('failed')} failed`
}
