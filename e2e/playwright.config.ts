import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { featuresOff } from './chromium.ts'
import { ENGINES, type EngineName } from './engines/installed.ts'
import { run, selectionOf, titleOf } from './run/run.ts'

/** The tests of an engine in engines/. */
const FILES = {
  firefox: { testIgnore: /floor\.spec/ },
  webkit: { testIgnore: /floor\.spec/ },
  // older than what the site supports
  wpe: { testMatch: /floor\.spec/ },
} satisfies Record<EngineName, object>

/**
 * Journeys through the production build in a real Chromium, and a few in other engines (engines/). globalSetup starts the
 * embedded backend and the gateway on free ports, unless the run names a site. tasks/test.ts and tasks/e2e.ts find the browser.
 */
export default defineConfig<object, { engineName: EngineName }>({
  testDir: './specs',
  globalSetup: './site.ts',
  outputDir: './test-results',
  // more workers than cores are not faster, and slow down every page. All workers share one backend
  workers: Math.min(availableParallelism(), 6),
  retries: 0,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 30_000,
  expect: { timeout: 10_000 },
  snapshotPathTemplate: './looks/{arg}{ext}',
  grep: selectionOf(run),
  reporter: [
    // in a log, the errors stand at the end and not between hundreds of titles
    [process.stdout.isTTY ? 'line' : 'dot'],
    ['./run/leftOut.ts'],
    ...(process.env.PLAYWRIGHT_REPORT
      ? [['json', { outputFile: process.env.PLAYWRIGHT_REPORT }] as const]
      : []),
    ...(run.hasReport ? [['html', { open: 'never', title: titleOf(run) }] as const] : []),
  ],
  use: {
    // the global setup sets it; the workers load this file again after that
    baseURL: process.env.SITE_ORIGIN,
    locale: 'en-AU',
    timezoneId: 'Australia/Sydney',
    // a test that answers requests itself would not see those of a worker; a spec that needs one sets 'allow'
    serviceWorkers: 'block',
    // a trace doubles the time: only runs with a report have one
    trace: run.hasReport ? 'retain-on-failure' : 'off',
    screenshot: run.hasReport ? 'only-on-failure' : 'off',
    launchOptions: {
      executablePath: process.env.PLAYWRIGHT_CHROMIUM,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // a page of a test is closed before code that was optimised for it pays
        '--js-flags=--no-opt --no-maglev',
        featuresOff,
        // no other machine has a name here; one of this machine's is not local (countingSite.ts). A rule
        // costs nothing, where a route for all requests asks the test about each and turns the cache off
        ...(run.site
          ? []
          : [
              '--host-resolver-rules=MAP sprouts.test 127.0.0.1,MAP * ~NOTFOUND,EXCLUDE localhost,EXCLUDE 127.0.0.1',
            ]),
        // the same positions of letters on every machine
        '--font-render-hinting=none',
        '--disable-lcd-text',
        '--force-color-profile=srgb',
      ],
    },
  },
  // every spec runs on the desktop, but *.phone.spec.ts; discover, journey and shell run on the phone too
  projects: [
    {
      name: 'desktop',
      testIgnore: /\.phone\.spec\.ts/,
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'mobile',
      testMatch: /(discover|journey|shell|phone)\.spec\.ts/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    // Playwright's own builds of these cannot be had everywhere: drivers of ours start the system's (engines/installed.ts)
    ...ENGINES.map((engineName) => ({
      name: engineName,
      testDir: './engines',
      ...FILES[engineName],
      // a step asks another program, and is repeated until it succeeds
      timeout: 90_000,
      expect: { timeout: 20_000 },
      snapshotPathTemplate: './looks/{projectName}/{arg}{ext}',
      // Playwright's builds of these would be started with the settings of Chromium
      use: { engineName, launchOptions: {}, serviceWorkers: 'allow' as const },
    })),
  ],
})
