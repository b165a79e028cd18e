import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT, SITE } from 'federation/packages'
import { prove } from 'spec/proof'
import { type Run, titleOf } from '../e2e/run/run.ts'
import { buildSite } from './build.ts'
import { ArgumentError, type Asked, readArguments } from './journeys/arguments.ts'
import { rowsOf } from './journeys/rows.ts'
import { versionsOf, visit } from './journeys/siteUnderTest.ts'
import { findBrowser } from './runners/browser.ts'
import { inTemporaryFolder } from './runners/ending.ts'
import { run } from './runners/stages.ts'

/**
 * `npm run e2e -- lists --report`: builds what has changed, starts a site and runs the journeys; with --site it tests a
 * site that runs. `npm run looks` records the screenshots in e2e/looks that differ. e2e/README.md lists the arguments.
 */
async function endToEnd(asked: Asked, specRun?: string): Promise<number> {
  const { only, isSmoke, hasReport, mail, overrides, bucket, rest } = asked
  const seen = asked.site ? await visit(asked) : { versions: await buildLocalSite() }
  const id = randomBytes(4).toString('hex')
  const settings: Run = { id, only, isSmoke, hasReport, mail, overrides, bucket, ...seen }
  console.log(titleOf(settings))
  const code = await run('@playwright/test::playwright', ['test', ...rest], {
    cwd: path.join(ROOT, 'e2e'),
    env: {
      PLAYWRIGHT_CHROMIUM: findBrowser(asked.isOnScreen),
      E2E_RUN: JSON.stringify(settings),
      ...(specRun ? { SPEC_RUN: specRun } : {}),
    },
  })
  if (specRun) console.log(`\n${rowsOf(prove(specRun))}\n`)
  if (hasReport) console.log('The report: e2e/playwright-report/index.html')
  return code
}

async function buildLocalSite(): Promise<Record<string, string>> {
  await buildSite((built) => console.log(built))
  return versionsOf(readFileSync(path.join(SITE, 'registry.json'), 'utf8'))
}

try {
  const asked = readArguments(process.argv.slice(2))
  process.exitCode = asked.hasRows
    ? await inTemporaryFolder('spec', (specRun) => endToEnd(asked, specRun))
    : await endToEnd(asked)
} catch (error) {
  console.error(error instanceof ArgumentError ? error.message : error)
  process.exitCode = 1
}
