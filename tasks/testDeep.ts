import { buildSite } from './build.ts'
import { checkCompat } from './checkCompat.ts'
import { findBrowser } from './runners/browser.ts'
import { deepJourneys, nodeTests } from './runners/parts.ts'
import { refuseWords } from './runners/refuseWords.ts'
import { report } from './runners/report.ts'
import { counted, type Outcome } from './runners/stages.ts'
import { TEST_FILES } from './runners/testFiles.ts'

type DeepPart = { files: string[]; env?(): Record<string, string> }

/** `npm run test:deep`: tests that take minutes and rarely fail. */
const parts: Record<string, DeepPart> = {
  'the backend: deliberate faults of the row rules, searches beside plain queries, kills, backups, time of a log-in; kills of releases; failing pages; types of each package alone':
    {
      files: TEST_FILES.deep,
    },
  'four teams that release at the same time, under a browser': {
    files: TEST_FILES.deepBrowser,
    env: () => ({ PLAYWRIGHT_CHROMIUM: findBrowser() }),
  },
}

const JOURNEYS = 'journeys tagged @deep: long releases, canaries and development servers'
const MIXES = 'every mix of the versions of an earlier commit and of today'

refuseWords('npm run test:deep')
console.log('Deep tests:')
for (const name of [...Object.keys(parts), JOURNEYS, MIXES]) console.log(`- ${name}`)

const outcomes: Record<string, Outcome[]> = {}
/** A part that cannot begin leaves the others their turn. */
async function runPart(name: string, part: () => Promise<Outcome>): Promise<void> {
  console.log(`\n${name}`)
  outcomes[name] = [await counted(part)]
}

await runPart('build', async () => {
  await buildSite((built) => console.log(built))
  return { passed: 1, failed: 0 }
})
for (const [name, { files, env }] of Object.entries(parts))
  await runPart(name, async () => nodeTests(files, env?.()))
await runPart(JOURNEYS, deepJourneys)
await runPart(MIXES, () => checkCompat(true))
report(outcomes)
