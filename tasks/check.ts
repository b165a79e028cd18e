import { check, type Outcome } from './stages.ts'

/** The packages whose types are checked, each by its own tsconfig.json. */
const PACKAGES = [
  'federation',
  'shared-ui',
  'shared-auth',
  'shell',
  'mfe-discover',
  'mfe-account',
  'mfe-lists',
  'mfe-submissions',
  'supabase',
  'spec',
  'e2e',
  'tasks',
]

/** Types, lint with format, and dead code: what a machine sees without running anything. */
export async function staticChecks(): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const name of PACKAGES) outcomes.push(await check('typescript::tsc', ['-p', name]))
  outcomes.push(await check('@biomejs/biome', ['check', '.']))
  outcomes.push(await check('knip', []))
  return outcomes
}

if (process.argv[1] === import.meta.filename) {
  const failed = (await staticChecks()).reduce((sum, outcome) => sum + outcome.failed, 0)
  if (failed > 0) process.exit(1)
}
