/** @jest-environment node */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { facade } from './sharing'

type RestrictedImports = {
  options: { paths?: Record<string, { allowImportNames?: string[] }> }
}

/** Names of types. TypeScript removes them, so they need not exist at run time. */
const typesOnly: Record<string, string[]> = {
  // for the history and for links
  'react-router-dom': ['Location', 'Navigator', 'To'],
  // the cached data of an infinite query
  '@tanstack/react-query': ['DehydratedState', 'InfiniteData'],
  'styled-components': [],
}

/** Names that only tests import; tests run without a shell. */
const testsOnly: Record<string, string[]> = { 'react-router-dom': ['MemoryRouter'] }

/** Every setting of the rule in biome.walls.json. An override replaces the list, so each must have all names. */
const settings = findSettings(
  JSON.parse(readFileSync(path.join(import.meta.dirname, '../../biome.walls.json'), 'utf8')),
)

describe.each(['react-router-dom', '@tanstack/react-query', 'styled-components'] as const)(
  'imports of %s',
  (specifier) => {
    test('are restricted by biome.walls.json to the names that the page shares', () => {
      const shared = [...Object.keys(facade[specifier]), ...(typesOnly[specifier] ?? [])]
      const allowed = settings.flatMap(({ options }) => {
        const names = options.paths?.[specifier]
        // a room that may not import the package has no list of names
        return names?.allowImportNames?.length ? [names.allowImportNames] : []
      })
      expect(allowed.length).toBeGreaterThan(1)
      for (const names of allowed) {
        const withoutTests = names.filter((name) => !testsOnly[specifier]?.includes(name))
        expect(withoutTests.toSorted()).toEqual(shared.toSorted())
      }
    })

    test('that only tests may have are allowed to tests only', () => {
      const [everywhere] = settings
      const names = everywhere?.options.paths?.[specifier]
      for (const name of testsOnly[specifier] ?? []) {
        expect(names?.allowImportNames).not.toContain(name)
      }
    })
  },
)

test('every shared name exists', () => {
  for (const [specifier, exports] of Object.entries(facade)) {
    for (const [name, value] of Object.entries(exports)) {
      expect({ specifier, name, exists: value !== undefined }).toEqual({ specifier, name, exists: true })
    }
  }
})

function findSettings(value: unknown): RestrictedImports[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'noRestrictedImports' ? (hasPaths(inner) ? [inner] : []) : findSettings(inner),
  )
}

/** A setting without `paths` is for a room that may import none of the three packages, or for Node code. */
function hasPaths(value: unknown): value is RestrictedImports {
  return JSON.stringify(value).includes('"paths"')
}
