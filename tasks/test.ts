import { remoteNames } from 'federation/packages'
import { SHELL } from 'federation/registry'
import { prove } from 'spec/proof'
import { buildSite } from './build.ts'
import { checksAcross, staticChecks } from './check.ts'
import { type Affected, affectedBy } from './runners/affected.ts'
import { changedFiles } from './runners/changed.ts'
import { noteChecked, readState } from './runners/checked.ts'
import { inTemporaryFolder } from './runners/ending.ts'
import { endToEnd, nodeTests, packageTests, unitTests } from './runners/parts.ts'
import { remoteFolder } from './runners/remoteFolder.ts'
import { report } from './runners/report.ts'
import { counted, type Outcome } from './runners/stages.ts'

/** `npm test -- lists`: runs one remote's checks, unit tests and journeys. */
async function testPart(folder: string): Promise<Record<string, Outcome[]>> {
  const before = readState()
  const [checks, tests] = [await staticChecks(folder), await packageTests(folder)]
  keepPassed([folder], before, [...checks, ...tests])
  return { checks, 'unit and component tests': tests, 'end to end': [await endToEnd(folder)] }
}

/** Notes that the checks and unit tests of packages have passed on these files: a release of them does not repeat them. */
function keepPassed(folders: readonly string[], before: string | undefined, outcomes: readonly Outcome[]) {
  const hasPassed = outcomes.every(({ failed }) => failed === 0)
  // the state is another one if somebody has edited a file meanwhile
  if (!hasPassed || !before || before !== readState()) return
  for (const folder of folders) noteChecked(folder, before)
}

/** Tests that read the documents. */
const OF_DOCUMENTS = ['documents', 'faults'].map((name) => `tasks/repository/${name}.test.ts`)
/** Tests that read the sources of several packages, or the site that was built from them. */
const ACROSS = ['tasks/{repository,search,parsers}/*.test.ts']

/** `npm test -- --changed origin/main`: runs what the changes of this branch can affect. */
async function testChanged(base?: string): Promise<Record<string, Outcome[]>> {
  const files = changedFiles(base)
  const affected = affectedBy(files)
  console.log(`${files.length} changed files affect ${nameOf(affected)}`)
  if (affected === 'everything') return inTemporaryFolder('spec', testAll)
  const { packages, journeys } = affected
  if (packages.length === 0) return { documents: [await nodeTests(OF_DOCUMENTS)] }
  const outcomes: Record<string, Outcome[]> = {}
  for (const name of packages) {
    outcomes[`checks of ${name}`] = await staticChecks(name)
    if (name !== 'e2e') outcomes[`unit and component tests of ${name}`] = [await unitTests(name)]
  }
  outcomes['dead code, import cycles and secret keys'] = await checksAcross()
  outcomes['end to end'] = [await endToEnd(...journeys)]
  outcomes['tests across packages'] = [await nodeTests(ACROSS)]
  return outcomes
}

function nameOf(affected: Affected): string {
  if (affected === 'everything') return affected
  const { packages, journeys } = affected
  if (journeys.length === 0) return 'the documents only'
  return `${packages.join(', ')} and the journeys of ${journeys.join(', ')}`
}

/** Several tests need the site, each in a process of its own: it is built before them, because only one may build it. */
const build = (): Promise<Outcome> =>
  counted(async () => {
    await buildSite((built) => console.log(built))
    return { passed: 1, failed: 0 }
  })

/**
 * `npm test`: runs everything, the fastest stages first. Says when each begins. The tests record in the folder the rows of
 * the specification's tables that they have seen.
 */
async function testAll(specRun: string): Promise<Record<string, Outcome[]>> {
  const outcomes: Record<string, Outcome[]> = {}
  const started = performance.now()
  const begin = (stage: string) =>
    console.log(`\n${((performance.now() - started) / 1000).toFixed(0)} s: ${stage}`)
  process.env.SPEC_RUN = specRun
  begin('checks, unit and component tests')
  const before = readState()
  const [checks, units] = await Promise.all([staticChecks(), unitTests()])
  keepPassed([SHELL, ...remoteNames].map(remoteFolder), before, [...checks, units])
  outcomes.checks = checks
  outcomes['unit and component tests'] = [units]
  begin('build')
  outcomes.build = [await build()]
  begin('tests on Node')
  outcomes['tests on Node'] = [await nodeTests()]
  begin('end to end')
  outcomes['end to end'] = [await endToEnd()]
  begin('end')
  outcomes.specification = specification(specRun)
  return outcomes
}

/**
 * Checks that the tests have seen every row of the tables in spec/: each message, route, constant and call.
 */
function specification(specRun: string): Outcome[] {
  return prove(specRun).map(({ table, total, unseen }) => {
    console.log(`\n${table} of the specification: ${total - unseen.length} of ${total} seen`)
    for (const row of unseen) console.log(`  not seen: ${row}`)
    return { passed: total - unseen.length, failed: unseen.length }
  })
}

function chosen([name, base, ...more]: string[]): Promise<Record<string, Outcome[]>> {
  if (more.length > 0 || (base && name !== '--changed'))
    throw new Error('Usage: npm test [-- NAME | -- --changed [COMMIT]], of one part at a time')
  if (name === '--changed') return testChanged(base)
  return name ? testPart(remoteFolder(name)) : inTemporaryFolder('spec', testAll)
}

try {
  report(await chosen(process.argv.slice(2)))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
