import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from 'federation/packages'
import { layers, type Rooms } from './rooms.ts'

// `node tasks/walls.ts` writes biome.walls.json, the import rules of every room. `npm run check` fails if the file is not
// up to date. In Biome a later override replaces a rule's options, so every zone has all of its rules.

type Pattern = { group: string[]; message: string }
type Names = { allowImportNames?: string[]; importNames?: string[]; message: string }
type Zone = { includes: string[]; patterns: Pattern[]; paths: Record<string, Names | string> }

const WALLS = path.join(ROOT, 'biome.walls.json')

/** Biome's globs do not support ranges. */
const CAPITALS = `{${[...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].join()}}`
const SMALL = `{${[...'abcdefghijklmnopqrstuvwxyz'].join()}}`

/** Names of types. TypeScript removes them, so they need not exist at run time. */
const TYPES_ONLY: Record<string, string[]> = {
  'react-router-dom': ['Location', 'Navigator', 'To'],
  '@tanstack/react-query': ['DehydratedState', 'InfiniteData'],
}

/** Names that only tests import: they run without a shell. */
const TESTS_ONLY: Record<string, string[]> = { 'react-router-dom': ['MemoryRouter'] }

const outOfPackage: Pattern = {
  group: ['../../**'],
  message:
    'Import another package by its name: a relative path out of a package makes a second copy of what must exist once. A file of the same package is at most one folder up.',
}
/** For files that lie two folders deep in their package. */
const outOfPackageFromDeep: Pattern = {
  group: ['../../../**'],
  message: 'Import another package by its name. A file of the same package is at most two folders up.',
}
/** What no page has: the parser of HTML, and what tests say. */
const NO_DOORS_OF_PAGES = ['.', './serverHtml', './testing', './testing/codePoint']
const { exports: doors }: { exports: object } = JSON.parse(
  readFileSync(path.join(ROOT, 'shared-ui/package.json'), 'utf8'),
)
const doorsOfPages = Object.keys(doors).filter((door) => !NO_DOORS_OF_PAGES.includes(door))
const deepImport: Pattern = {
  group: [
    'shared-ui/**',
    ...doorsOfPages.map((door) => door.replace('./', '!shared-ui/')),
    'shared-auth/**',
    '!shared-auth/imagePath',
    'federation/*/**',
    '!federation/build/server',
    '!federation/build/shared',
  ],
  message:
    'Import a shared package by its bare name: a deep import makes a second copy of a singleton. Only tests import its testing entries.',
}
const deepTestImport: Pattern = {
  ...deepImport,
  group: [...deepImport.group, '!shared-ui/testing', '!shared-ui/testing/codePoint', '!shared-auth/testing'],
}
/** No browser's build has its parser. */
const deepServerImport: Pattern = { ...deepImport, group: [...deepImport.group, '!shared-ui/serverHtml'] }
const backendClient: Pattern = {
  group: ['@supabase/**'],
  message: 'Only shared-auth knows the backend client. Ask it for backend(), callFunction() or a session.',
}
const applications: Pattern = {
  group: [
    'mfe-*',
    'mfe-*/**',
    'shell',
    'shell/**',
    '!shell/gateway',
    '!shell/document',
    '!shell/readDocument',
    '!shell/export',
    '!shell/testing/nginx',
  ],
  message:
    'Applications meet at run time only, so that each is released alone: borrow() a fragment, or move what both need to a shared package.',
}
/** The journeys also ask who owns a path. */
const applicationsOfTests: Pattern = {
  ...applications,
  group: [...applications.group, '!shell/applications'],
}
const noPages: Pattern = {
  group: ['**/*Page'],
  message: 'Only App.tsx shows pages. Move what this needs out of the page, into a component or a function.',
}
const noComponents: Pattern = {
  group: [`./${CAPITALS}*`, `../*/${CAPITALS}*`],
  message:
    'A query or plain function draws nothing: it imports no component. Move the plain part into a file of its own.',
}
const noFramework: Pattern = {
  group: ['react', 'react/**', 'react-dom', 'react-dom/**', 'styled-components', 'lucide-react'],
  message:
    'Queries and plain functions know nothing of React. Return a value and let a component or a hook use it.',
}
const noSupabase: Pattern = {
  group: ['supabase', 'supabase/**', '**/supabase/**'],
  message: 'federation joins the parts of the page and knows no backend: pass what it needs as a setting.',
}
const noTestData: Pattern = {
  group: ['supabase', 'supabase/**', 'spec', 'spec/**'],
  message: 'Only tests read the catalogue and the tables of the specification: a page would ship them.',
}
const noOtherPackage: Pattern = {
  group: ['../../../**', '**/mfe-*/**', '**/shared-*/src/**', '**/shell/**', '**/federation/**'],
  message: 'The backend imports other packages by their names only.',
}

/** Exports of shared-auth that a component must not import: components use a query instead. */
const noBackend: Names = {
  importNames: ['backend', 'callFunction'],
  message: 'A component never asks the backend: write a query in queries/ and use that.',
}

/** The allowed names of the packages in the facade, read from federation/src/sharing.ts. */
function sharedNames(withTests = false): Record<string, Names> {
  const source = readFileSync(path.join(ROOT, 'federation/src/sharing.ts'), 'utf8')
  const facades = [...source.matchAll(/'([^']+)': asModule\(\{([^}]*)\}\)/g)]
  if (facades.length === 0) throw new Error('federation/src/sharing.ts has no facade that this could read.')
  return Object.fromEntries(
    facades.map(([, name = '', body = '']) => {
      const shared = [...body.matchAll(/(\w+)(?:: \w+)?,/g)].map(([, key = '']) => key)
      const extra = [...(TYPES_ONLY[name] ?? []), ...(withTests ? (TESTS_ONLY[name] ?? []) : [])]
      return [
        name,
        {
          allowImportNames: [...shared, ...extra].toSorted(),
          message:
            'The page shares only these names, and others are undefined at run time. Add it to federation/src/sharing.ts first.',
        },
      ]
    }),
  )
}

const onlyDrawing: Pattern = {
  group: ['shared-auth', 'shared-auth/**', 'federation', 'federation/**'],
  message:
    'shared-ui draws and knows neither the backend nor how pages are put together. Pass what it needs as a prop.',
}
const browser = [outOfPackage, deepImport, backendClient, applications, noTestData]

function zones(): Zone[] {
  const paths = sharedNames()
  const tests = [deepTestImport, backendClient, applications]
  return [
    { includes: ['**'], paths, patterns: browser },
    {
      includes: ['shared-auth/**'],
      paths: {},
      patterns: [
        ...[outOfPackage, applications, noTestData],
        {
          group: ['shared-ui', 'shared-ui/**', 'federation', 'federation/**', ...FOREIGN_TO_AUTH],
          message:
            'shared-auth knows the backend and draws nothing. Return a value and let the caller draw it.',
        },
      ],
    },
    { includes: ['federation/**'], paths, patterns: [...browser, noSupabase] },
    {
      includes: ['mfe-*/src/server.ts'],
      paths,
      patterns: [outOfPackage, deepServerImport, backendClient, applications, noTestData],
    },
    // the shell's own doors: no remote lends what they import
    { includes: ['shell/src/{main,start,server,*OnServer,adopt*}.ts*'], paths: {}, patterns: browser },
    ...layers.flatMap(roomZones),
    {
      includes: ['**/*.test.ts', '**/*.test.tsx', '**/src/testing/**', 'jest.setup.ts'],
      paths: sharedNames(true),
      patterns: [outOfPackage, ...tests],
    },
    { includes: ['shell/server/*/**'], paths, patterns: [outOfPackageFromDeep, ...tests] },
    { includes: ['supabase/**', 'pictures/**', 'spec/**'], paths: {}, patterns: [applications] },
    { includes: ['supabase/local/**'], paths: {}, patterns: [applications, noOtherPackage] },
    { includes: ['e2e/**'], paths: {}, patterns: [outOfPackageFromDeep, applicationsOfTests] },
    // the measurements and search tests run the site's own queries under Node
    { includes: ['tasks/**'], paths: {}, patterns: [] },
  ]
}

/** Rooms whose plain files may use React or styled-components: hooks of a store, themes. */
const FRAMEWORK_ROOMS = ['stores', 'theme']

const FOREIGN_TO_AUTH = ['react-router-dom', 'styled-components', '@tanstack/react-query']

/** The zones of a package: each kind of file in each room. */
function roomZones({ folder, knows, rooms }: Rooms): Zone[] {
  const paths = sharedNames()
  const drawing = [outOfPackage, onlyDrawing, backendClient, applications, noTestData]
  const shared = knows === 'everything' ? browser : drawing
  return Object.entries(rooms).flatMap(([room, mayUse]): Zone[] => {
    const others = Object.keys(rooms).filter((other) => other !== room && !mayUse.includes(other))
    const wall: Pattern = {
      group: [...others, 'testing'].map((other) => `../${other}/**`),
      message: `${folder}/${room} uses ${mayUse.length === 0 ? 'no other room' : mayUse.join(', ')}. Move what both need into a room that both may use (tasks/rooms.ts).`,
    }
    const files = `${folder}/${room}`
    const patterns = [...shared, wall]
    const withoutBackend = { ...paths, 'shared-auth': noBackend }
    // Biome does not apply patterns to a package with allowed names
    const plain = { 'styled-components': { allowImportNames: [], message: noFramework.message } }
    if (room === 'queries') {
      return [
        {
          includes: [`${files}/**`],
          paths: { ...paths, ...plain },
          patterns: [...patterns, noComponents, noFramework],
        },
      ]
    }
    return [
      { includes: [`${files}/**`], paths: withoutBackend, patterns: [...patterns, noPages] },
      { includes: [`${files}/{*Page,App}.tsx`], paths: withoutBackend, patterns },
      {
        includes: [`${files}/${SMALL}*.ts`, `!${files}/use*.ts`, `!${files}/remote.ts`],
        ...(FRAMEWORK_ROOMS.includes(room)
          ? { paths: withoutBackend, patterns: [...patterns, noPages, noComponents] }
          : {
              paths: { ...withoutBackend, ...plain },
              patterns: [...patterns, noPages, noComponents, noFramework],
            }),
      },
    ]
  })
}

/** Returns the text of biome.walls.json. */
function wallsFile(): string {
  const overrides = zones().map(({ includes, paths, patterns }) => ({
    includes,
    linter: {
      rules: { style: { noRestrictedImports: { level: 'error', options: { paths, patterns } } } },
    },
  }))
  return `{\n"overrides": [\n${overrides.map((zone) => JSON.stringify(zone)).join(',\n')}\n]\n}\n`
}

/** Whether biome.walls.json is up to date. */
export function areWallsWritten(): boolean {
  return readFileSync(WALLS, 'utf8') === wallsFile()
}

if (process.argv[1] === import.meta.filename) writeFileSync(WALLS, wallsFile())
