import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { ROOT } from 'federation/packages'
import { buildSite } from '../build.ts'
import { counted, type Outcome, run, suite } from './stages.ts'
import { TEST_FILES } from './testFiles.ts'

/** Runs the jest tests, on jsdom. With a folder, only that package's. */
export function unitTests(folder?: string): Promise<Outcome> {
  return jest(folder ? [`${folder}/`] : [])
}

/** Runs the tests of one package without a browser: its jest tests, and those on Node where it has some. */
export async function packageTests(folder: string): Promise<Outcome[]> {
  const onNode = TEST_FILES.node.filter((pattern) => pattern.startsWith(`${folder}/`))
  return [await unitTests(folder), ...(onNode.length > 0 ? [await nodeTests(onNode)] : [])]
}

/** What jest knows the dependents of. */
const SOURCE = /^(mfe-\w+|shared-\w+|shell|federation)\/src\/|^federation\/registry\//
/** What jest.setup.ts loads for every test. */
const SETUP = /^spec\/|\/testing\/consoleErrors\.ts$/
/** What no unit test reads. */
const IRRELEVANT = /\.md$|^(docs|e2e|pictures)\/|^shell\/(server|rendering|front|tryout)\//

/**
 * Runs those unit tests of a package that an edit of these files can break. All of them if a file was removed, or is none
 * whose dependents jest knows: a setting, the lockfile.
 */
export async function unitTestsOf(folder: string, changed: readonly string[]): Promise<Outcome> {
  // a remote never imports from another remote or from the shell
  const isOthers = (file: string) => /^(mfe-\w+|shell)\/src\//.test(file) && !file.startsWith(`${folder}/`)
  const files = changed.filter((file) => !IRRELEVANT.test(file) && !isOthers(file))
  if (files.length === 0) return { passed: 0, failed: 0 }
  const isKnown = (file: string) =>
    SOURCE.test(file) && !SETUP.test(file) && existsSync(path.join(ROOT, file))
  if (!files.every(isKnown)) return unitTests(folder)
  const ownTests = `--testMatch=<rootDir>/${folder}/src/**/*.test.{ts,tsx}`
  return jest([ownTests, '--passWithNoTests', '--findRelatedTests', ...files], { mayBeEmpty: true })
}

function jest(args: string[], options?: { mayBeEmpty: boolean }): Promise<Outcome> {
  return suite(
    (report) => run('jest', ['--json', `--outputFile=${report}`, ...args]),
    (report) => {
      const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(report)
      // a file that cannot be loaded has no failed tests
      return { passed: numPassedTests, failed: Math.max(numFailedTests, numFailedTestSuites) }
    },
    options,
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
function journeys(selection: string[], only: string[]): Promise<Outcome> {
  return counted(async () => {
    // Playwright takes a second to load, which a release, whose tests need no browser, does not wait for
    const { findBrowser } = await import('./browser.ts')
    const browser = findBrowser()
    await buildSite((built) => console.log(built))
    return suite(
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
  })
}
