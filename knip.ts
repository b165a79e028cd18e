import type { KnipConfig } from 'knip'
import { testFilesOf } from './tasks/runners/testFiles.ts'

/** Dead files, exports and dependencies. Entries are what something other than an import starts. */
const remote = { entry: ['src/{remote,standalone}.ts'] }

const config: KnipConfig = {
  workspaces: {
    '.': {
      entry: ['jest.*.cjs'],
      // tasks/check.ts starts them by their packages
      ignoreDependencies: ['@biomejs/biome', 'secretlint', '@secretlint/.+'],
    },
    'mfe-*': remote,
    'mfe-discover': {
      entry: remote.entry,
      // structuredData.schema.test.ts writes a program that imports it
      ignoreDependencies: ['schema-dts'],
    },
    'mfe-lists': { entry: [...remote.entry, 'src/lent/*.ts'] },
    'mfe-submissions': { entry: [...remote.entry, 'src/lent/*.ts'] },
    // the gateway compiles the scripts of tryout/ and serves them
    shell: {
      entry: ['noPrefixes.ts', 'tryout/{keep,panel}.ts', ...testFilesOf('shell', 'node', 'deep')],
      // tests start them where they are installed
      ignoreBinaries: ['nginx', 'openssl'],
    },
    // createLucideIcon.ts takes the place of a file of lucide-react (build/remote.ts)
    federation: {
      entry: [
        ...testFilesOf('federation', 'node', 'deep'),
        'release/testing/releaseOnce.ts',
        'build/createLucideIcon.ts',
      ],
    },
    // fonts.css names the font files by URL
    'shared-ui': {
      entry: ['src/icons/createLucideIcon.ts'],
      ignoreDependencies: ['@fontsource-variable/.+'],
    },
    supabase: {
      entry: [
        'local/database/types.ts',
        'tests/process/{serveSample,takeLock,writeOn}.ts',
        'functions/*/index.ts',
        ...testFilesOf('supabase', 'node', 'deep'),
      ],
      // a test loads it by require, and starts it
      ignoreDependencies: ['deno'],
      // tests make a disk without space, and set the clock
      ignoreBinaries: ['mount', 'umount'],
    },
    e2e: {
      entry: [
        ...testFilesOf('e2e', 'playwright', 'deepBrowser'),
        'broken/src/{remote.ts,*Fragment.tsx}',
        'broken/rsbuild.config.ts',
        'sites/gatewayProcess.ts',
      ],
      // tests start it where it is installed
      ignoreBinaries: ['Xvfb'],
    },
    tasks: {
      entry: [
        '{start,serve,dev,test,testDeep,e2e,check,checkCompat,remote,fonts,backend,factsImport}.ts',
        'release/*.ts',
        'bench/{site,queries,documents,files,load,worst,soak,gateway,backend}.ts',
        // the bundler replaces federation/runtime by it
        'bench/monolith/runtime.ts',
        'search/coverage.ts',
        'search/report.ts',
        ...testFilesOf('tasks', 'node', 'deep'),
      ],
      ignoreBinaries: ['apt-get', 'ab'],
    },
  },
}

export default config
