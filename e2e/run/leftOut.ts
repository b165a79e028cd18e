import type { Reporter, Suite } from '@playwright/test/reporter'
import { addressPrefix, run } from './run.ts'

/** Playwright's reporter for what a run has left out and left behind. It says nothing where that is nothing. */
export default class LeftOut implements Reporter {
  #suite?: Suite

  onBegin(_config: unknown, suite: Suite) {
    this.#suite = suite
  }

  onEnd() {
    const tests = this.#suite?.allTests() ?? []
    const reasons = tests.flatMap(({ annotations }) =>
      annotations.flatMap(({ type, description = 'no reason' }) => (type === 'skip' ? [description] : [])),
    )
    const accounts = tests.flatMap(({ annotations }) => annotations.filter(({ type }) => type === 'account'))
    for (const line of [summary(tests.length, reasons), remains(accounts.length)])
      if (line) process.stdout.write(`${line}\n`)
  }
}

/** "412 tests, 87 left out: 80 need the local site, 7 need a mailbox". */
export function summary(total: number, reasons: readonly string[]): string {
  if (reasons.length === 0) return ''
  const groups = Object.entries(Object.groupBy(reasons, (reason) => reason))
  const parts = groups.map(([reason, all = []]) => `${all.length} ${reason}`)
  return `  ${total} tests, ${reasons.length} left out: ${parts.join(', ')}`
}

function remains(accounts: number): string {
  if (!run.site || accounts === 0 || process.env.E2E_SERVICE_KEY) return ''
  return `  ${accounts} accounts remain, without lists: their addresses begin with ${addressPrefix}. E2E_SERVICE_KEY removes them.`
}
