import { availableParallelism } from 'node:os'
import path from 'node:path'
import { ROOT } from 'federation/packages'
import { buildSite } from '../build.ts'
import { findBrowser } from './browser.ts'
import { type Outcome, run, suite } from './stages.ts'
import { TEST_FILES } from './testFiles.ts'

/** Runs the jest tests, on jsdom. With a folder, only that package's. */
export function unitTests(folder?: string): Promise<Outcome> {
  return suite(
    (report) => run('jest', ['--json', `--outputFile=${report}`, ...(folder ? [`${folder}/`] : [])]),
    (report) => {
      const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(report)
      // a file that cannot be loaded has no failed tests
      return { passed: numPassedTests, failed: Math.max(numFailedTests, numFailedTestSuites) }
    },
  )
}

/** Runs the node tests: database, functions, embedded backend, gateway, registry. */
export function nodeTests(
  files: readonly string[] = TEST_FILES.node,
  env: Record<string, string> = {},
): Promise<Outcome> {
  return suite(
    (report) =>
      run(
        'node',
        [
          // compiling a database well takes seconds, and those of `npm test` live for seconds
          ...(files === TEST_FILES.node ? ['--liftoff-only'] : []),
          '--test',
          // node's default is one core less: with two cores it runs one file at a time
          `--test-concurrency=${availableParallelism()}`,
          '--test-reporter=dot',
          '--test-reporter-destination=stdout',
          '--test-reporter=tap',
          `--test-reporter-destination=${report}`,
          ...files,
        ],
        { env },
      ),
    (report) => {
      // the dot reporter does not print the reasons of skipped tests
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

/** The journeys that take long and rarely fail: `npm run test:deep` has them. */
const DEEP = '@deep(?!\\w)'

/** Runs the journeys of `npm test`. With the folders of remotes, only what they take part in. */
export function endToEnd(...folders: string[]): Promise<Outcome> {
  const only = folders.map((folder) => folder.replace('mfe-', ''))
  return journeys(['--grep-invert', DEEP], only)
}

/** Runs the journeys of `npm run test:deep`. */
export function deepJourneys(): Promise<Outcome> {
  return journeys(['--grep', DEEP], [])
}

/** Builds the site and runs journeys in a browser. */
async function journeys(selection: string[], only: string[]): Promise<Outcome> {
  try {
    const browser = findBrowser()
    await buildSite((built) => console.log(built))
    return await suite(
      (report) =>
        run('@playwright/test::playwright', ['test', ...selection], {
          cwd: path.join(ROOT, 'e2e'),
          env: {
            PLAYWRIGHT_CHROMIUM: browser,
            PLAYWRIGHT_REPORT: report,
            E2E_RUN: JSON.stringify({ only }),
          },
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
