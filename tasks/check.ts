import { remoteNames } from 'federation/packages'
import { remoteFolder } from './runners/remoteFolder.ts'
import { check, type Outcome } from './runners/stages.ts'
import { areWallsWritten } from './walls.ts'

/** The packages that have types, each with its own tsconfig.json. */
export const PACKAGES = [
  'federation',
  'shared-ui',
  'shared-auth',
  'shell',
  'shell/worker',
  ...remoteNames.map((name) => `mfe-${name}`),
  'supabase',
  'pictures',
  'spec',
  'e2e',
  'tasks',
]

/**
 * Runs the static checks: types, import rules, lint with format, dead code and secret keys. With a
 * name, only for that package, without dead code and import cycles, which need all packages, and without secret keys.
 */
export async function staticChecks(only?: string): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  // one program for all reads sources and libraries once: a sixth of the time. The worker has other globals
  const projects = only ? PACKAGES.filter((name) => `${name}/`.startsWith(`${only}/`)) : ['.', 'shell/worker']
  for (const project of projects) outcomes.push(await types(project))
  outcomes.push(walls())
  if (only) return [...outcomes, ...(await lint(only))]
  outcomes.push(await check('@biomejs/biome', ['check', '.']))
  outcomes.push(await check('knip', []))
  outcomes.push(await secrets())
  return outcomes
}

/**
 * The types of a package, or of all. Each thread reads the types of libraries for itself: together they work a third more,
 * beside tests that work too.
 */
export function types(project: string): Promise<Outcome> {
  return check('typescript::tsc', ['--singleThreaded', '-p', project])
}

/** Looks for secret keys in all files that git does not ignore, by .secretlintrc.json. It shows none that it finds. */
const secrets = (): Promise<Outcome> => check('secretlint', ['**/*'])

/** What a check of single packages leaves out: dead code and import cycles, which need all of them, and secret keys. */
export async function checksAcross(): Promise<Outcome[]> {
  return [
    await check('knip', []),
    await check('@biomejs/biome', ['lint', '--only=suspicious/noImportCycles', '.']),
    await secrets(),
  ]
}

/** Lint and format of one package. For import cycles all files are read: three quarters of the time. */
async function lint(folder: string): Promise<Outcome[]> {
  return [
    await check('@biomejs/biome', ['lint', '--skip=suspicious/noImportCycles', folder]),
    await check('@biomejs/biome', ['check', '--linter-enabled=false', folder]),
  ]
}

/** Whether biome.walls.json matches tasks/rooms.ts and federation/src/sharing.ts. */
function walls(): Outcome {
  if (areWallsWritten()) return { passed: 1, failed: 0 }
  console.error('biome.walls.json differs from the rooms and shared names. Run: node tasks/walls.ts')
  return { passed: 0, failed: 1 }
}

if (process.argv[1] === import.meta.filename) {
  const [name, ...more] = process.argv.slice(2)
  if (more.length > 0) {
    console.error('Usage: npm run check [-- NAME], of one part at a time')
    process.exit(1)
  }
  const failed = (await staticChecks(name && remoteFolder(name))).reduce(
    (sum, outcome) => sum + outcome.failed,
    0,
  )
  if (failed > 0) process.exit(1)
}
