import assert from 'node:assert/strict'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { before, test } from 'node:test'
import { remoteNames, SITE } from 'federation/packages'
import { liveRelease, parseRegistry, SHELL } from 'federation/registry'
import { folderOf } from 'federation/release'
import budget from '../../e2e/budget.json' with { type: 'json' }
import { buildSite } from '../build.ts'

/*
 * The sizes of the built site's files in brotli. A higher value in budget.json needs a reason in the decisions.
 * e2e/specs/platform/budget.spec.ts counts what a browser loads.
 */

before(() => buildSite(() => {}))

for (const name of remoteNames) {
  test(`the entry and the door of ${name} keep to their budget`, () => {
    const release = releases().find(({ remote }) => remote === name)?.release
    assert.ok(release)
    within(budget.entryBytes, bytesOf(release.url), 'entry')
    const door = release.extras.preload.reduce((sum, url) => sum + bytesOf(url), 0)
    within(budget.doors[name], door, `doors.${name}`)
  })
}

test('each page with a script of its own keeps to its budget', () => {
  const scripts = releases().flatMap(({ release }) =>
    Object.values(release.extras.firstScreens).flatMap((screen) => screen.scripts),
  )
  const limits: Record<string, number> = budget.pages
  assert.deepEqual([...new Set(scripts.map(nameOf))].sort(), Object.keys(limits).sort())
  for (const url of scripts) within(limits[nameOf(url)], bytesOf(url), url)
})

test('each fragment that is lent keeps to its budget', () => {
  const doors = releases().flatMap(({ remote, release }) =>
    Object.keys(release.extras.integrity).flatMap((url) => {
      const name = nameOf(url)
      return /^[A-Z]/.test(name) && !(name in budget.pages) ? [{ name: `${remote}/${name}`, url }] : []
    }),
  )
  const limits: Record<string, number> = budget.fragments
  assert.deepEqual(doors.map(({ name }) => name).sort(), Object.keys(limits).sort())
  for (const { name, url } of doors) within(limits[name], bytesOf(url), name)
})

test('each script of the map keeps to its budget, and no page names one before it is wanted', () => {
  const discover = releases().find(({ remote }) => remote === 'discover')?.release
  assert.ok(discover)
  const limits: Record<string, number> = budget.map
  const scripts = Object.keys(discover.extras.integrity).filter((url) => nameOf(url).startsWith('map'))
  assert.deepEqual(scripts.map(nameOf).sort(), Object.keys(limits).sort())
  for (const url of scripts) within(limits[nameOf(url)], bytesOf(url), url)
  const named = JSON.stringify([discover.url, discover.extras.preload, discover.extras.firstScreens])
  assert.ok(!/\/map/.test(named))
})

test('the first scripts are compiled while they arrive, and those of the map are not', () => {
  const shell = liveRelease(registry(), SHELL)
  assert.ok(shell)
  const own = path.join(folderOf(SHELL, shell.metadata.version), shell.url)
  const pages = releases().flatMap(({ release }) =>
    Object.values(release.extras.firstScreens).flatMap(({ scripts }) => [
      ...release.extras.preload,
      ...scripts,
    ]),
  )
  const isMarked = (url: string) => readFileSync(path.join(SITE, url), 'utf8').startsWith('//# allFunctions')
  assert.deepEqual(
    [own, ...pages].filter((url) => !isMarked(url)),
    [],
  )
  const discover = releases().find(({ remote }) => remote === 'discover')?.release
  const map = Object.keys(discover?.extras.integrity ?? {}).filter((url) => nameOf(url).startsWith('map'))
  assert.ok(map.length > 1)
  assert.deepEqual(map.filter(isMarked), [])
})

test('no remote has a theme of its own: the fields that it bundles take that of the page', () => {
  const scripts = releases().flatMap(({ release }) => Object.keys(release.extras.integrity))
  assert.ok(scripts.length > 10)
  const hasTheme = (url: string) => readFileSync(path.join(SITE, url), 'utf8').includes('createTheme')
  assert.deepEqual(scripts.filter(hasTheme), [])
})

test('the client library is a file of its own', () => {
  const shell = liveRelease(registry(), SHELL)?.metadata.version ?? ''
  const assets = path.join(SITE, 'shell', shell, 'assets')
  const library = readdirSync(assets).filter(
    (file) => file.endsWith('.js') && readFileSync(path.join(assets, file), 'utf8').includes('GoTrueClient'),
  )
  assert.notDeepEqual(library, [])
  assert.deepEqual(
    library.filter((file) => file.startsWith('index.')),
    [],
  )
})

test('the HTML parser of the server is in no file of a browser', () => {
  const scripts = readdirSync(SITE, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  )
  assert.notDeepEqual(scripts, [])
  // a name in the parser's table of errors
  const isParser = (file: string) =>
    readFileSync(path.join(SITE, file), 'utf8').includes('abandoned-head-element-child')
  assert.deepEqual(scripts.filter(isParser), [])
})

/** What the tool of overrides cannot do without, and what only it has. */
const MARKS = [
  'mfe=',
  'tryout',
  'sprouts-overrides',
  '#overrides',
  '"overrides"',
  "'overrides'",
  'Back to live',
]

test('no file that is live has anything of what tries out versions: 0 bytes', () => {
  const folders = [SHELL, ...remoteNames].map((name) =>
    path.join(SITE, folderOf(name, liveRelease(registry(), name)?.metadata.version ?? '')),
  )
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(js|mjs|html|css|webmanifest)$/.test(entry.name))
      .map((entry) => path.join(entry.parentPath, entry.name)),
  )
  assert.ok(files.length > 30, `only ${files.length} files`)
  const found = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    return MARKS.filter((mark) => text.includes(mark)).map((mark) => `${path.relative(SITE, file)}: ${mark}`)
  })
  assert.deepEqual(found, [])
  console.log(`0 bytes of overrides in ${files.length} files`)
})

function within(limit: number | undefined, bytes: number, what: string): void {
  assert.ok(bytes <= (limit ?? 0), `${what}: ${bytes} of ${limit} bytes, by e2e/budget.json`)
}

const nameOf = (url: string) => path.basename(url).split('.')[0] ?? ''
const bytesOf = (url: string) => statSync(path.join(SITE, `${url}.br`)).size

const registry = () => parseRegistry(readFileSync(path.join(SITE, 'registry.json'), 'utf8'))

function releases() {
  return remoteNames.flatMap((remote) => {
    const release = liveRelease(registry(), remote)
    return release ? [{ remote, release }] : []
  })
}
