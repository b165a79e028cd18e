/**
 * Glob patterns of the test files of each runner, from the root of the repository. jest, the node tests, Playwright and
 * knip read this list; testFiles.test.ts checks that each test file has exactly one runner.
 */
export const TEST_FILES = {
  /** Unit and component tests, on jsdom. */
  jest: [
    '{shell,federation}/src/**/*.test.{ts,tsx}',
    '{mfe,shared}-*/src/**/*.test.{ts,tsx}',
    'spec/*.test.ts',
  ],
  /** Tests that run on Node. */
  node: [
    'supabase/**/*.test.ts',
    'pictures/**/*.test.ts',
    'shell/{server,rendering,files,front,export}/**/*.test.ts',
    'federation/{registry,build,release}/**/*.test.ts',
    'tasks/**/*.test.ts',
  ],
  /** Journeys in a browser; those in engines/ run in browsers other than Chromium. */
  playwright: ['e2e/specs/**/*.spec.ts', 'e2e/engines/*.spec.ts'],
  /** Node tests that are too slow for `npm test`: `npm run test:deep` (testDeep.ts). */
  deep: [
    'supabase/tests/**/*.deep.ts',
    'federation/release/*.deep.ts',
    'shell/rendering/*.deep.ts',
    'tasks/**/*.deep.ts',
  ],
  /** The same, in a browser: tasks/testDeep.ts builds the site first. */
  deepBrowser: ['e2e/teams/*.deep.ts'],
}

/** Returns the patterns of some runners inside one package, relative to its folder. */
export function testFilesOf(folder: string, ...runners: (keyof typeof TEST_FILES)[]): string[] {
  const prefix = `${folder}/`
  return runners
    .flatMap((runner) => TEST_FILES[runner])
    .filter((pattern) => pattern.startsWith(prefix))
    .map((pattern) => pattern.slice(prefix.length))
}
