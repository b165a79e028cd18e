import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ROOT } from 'federation/packages'
import { prove } from 'spec/proof'
import { findBrowser } from './browser.ts'
import { buildSite } from './build.ts'
import { staticChecks } from './check.ts'
import { type Outcome, run, suite } from './stages.ts'

/** `npm test`: everything, in the order in which it fails soonest, and one line that adds it all up. */
async function test(): Promise<void> {
  const outcomes: Record<string, Outcome[]> = {}
  // where every test notes the rows of the specification's tables that it has seen
  const specRun = mkdtempSync(path.join(tmpdir(), 'sprouts-spec-'))
  process.env.SPEC_RUN = specRun
  outcomes.checks = await staticChecks()
  outcomes['unit and component tests'] = [await unitTests()]
  outcomes['tests on Node'] = [await nodeTests()]
  outcomes['end to end'] = [await endToEnd()]
  outcomes.specification = specification(specRun)
  rmSync(specRun, { recursive: true })

  console.log('')
  for (const [name, parts] of Object.entries(outcomes)) console.log(`${name}: ${line(parts)}`)
  const all = Object.values(outcomes).flat()
  console.log('')
  console.log(line(all))
  if (all.some(({ failed }) => failed > 0)) process.exit(1)
}

function unitTests(): Promise<Outcome> {
  return suite(
    (report) => run('jest', ['--json', `--outputFile=${report}`]),
    (report) => {
      const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(report)
      // a file that does not load has no tests to fail
      return { passed: numPassedTests, failed: Math.max(numFailedTests, numFailedTestSuites) }
    },
  )
}

/** Database, functions, embedded backend, gateway, registry: what runs on Node itself. */
function nodeTests(): Promise<Outcome> {
  const patterns = [
    'supabase/**/*.test.ts',
    'shell/server/**/*.test.ts',
    'federation/{registry,build}/**/*.test.ts',
    'tasks/*.test.ts',
    'tasks/**/*.test.ts',
  ]
  return suite(
    (report) =>
      run('node', [
        '--test',
        '--test-reporter=dot',
        '--test-reporter-destination=stdout',
        '--test-reporter=tap',
        `--test-reporter-destination=${report}`,
        ...patterns,
      ]),
    (report) => {
      // The dots do not say what was left out, and why.
      for (const reason of new Set(report.match(/(?<= # SKIP ).+$/gm))) console.log(`\nSkipped: ${reason}`)
      return {
        passed: countOf(report, 'pass'),
        failed: countOf(report, 'fail') + countOf(report, 'cancelled'),
      }
    },
  )
}

function countOf(tap: string, word: string): number {
  return Number(new RegExp(`^# ${word} (\\d+)$`, 'm').exec(tap)?.[1] ?? 0)
}

async function endToEnd(): Promise<Outcome> {
  try {
    const browser = findBrowser()
    await buildSite((built) => console.log(built))
    return await suite(
      (report) =>
        run('@playwright/test::playwright', ['test'], {
          cwd: path.join(ROOT, 'e2e'),
          env: { PLAYWRIGHT_CHROMIUM: browser, PLAYWRIGHT_REPORT: report },
        }),
      (report) => {
        const { stats } = JSON.parse(report)
        return { passed: stats.expected, failed: stats.unexpected + stats.flaky }
      },
    )
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return { passed: 0, failed: 1 }
  }
}

/**
 * Whether the tests have seen every row of the tables in spec/: each message, route, constant and call.
 */
function specification(specRun: string): Outcome[] {
  return prove(specRun).map(({ table, total, unseen }) => {
    console.log(`\n${table} of the specification: ${total - unseen.length} of ${total} seen`)
    for (const row of unseen) console.log(`  not seen: ${row}`)
    return { passed: total - unseen.length, failed: unseen.length }
  })
}

function line(outcomes: Outcome[]): string {
  const sum = (key: keyof Outcome) => outcomes.reduce((total, outcome) => total + outcome[key], 0)
  return `${sum('passed')} passed, ${sum('failed')} failed`
}

await test()
