import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { storageKeys } from 'shared-auth/testing'

const ROOT = path.resolve(__dirname, '../../..')
const PACKAGES = readdirSync(ROOT).filter((name) => /^(mfe|shared)-|^(shell|federation)$/.test(name))

test('everything that is kept in the browser goes through the one storage', () => {
  const sources = PACKAGES.flatMap((name) => sourcesOf(`${name}/src`))
  expect(sources.filter((file) => KEEPING.test(read(file))).sort()).toEqual([
    'shared-auth/src/storage.ts',
    // for the time without a network
    'shell/src/kept/keptQueries.ts',
  ])

  const users = sources.filter((file) => /\bstorage\.(local|session)\.(get|set)\(/.test(read(file)))
  expect(users.filter((file) => !writers.includes(file))).toEqual([])
})

test.each(Object.entries(storageKeys))(
  '%s is written where the table says and told in the policy',
  (key, stored) => {
    expect(read(stored.writer)).toContain(key.replace('<form>', ''))
    expect(read('shell/src/pages/PrivacyPage.tsx')).toContain(stored.policy ?? '')
  },
)

const writers: string[] = Object.values(storageKeys).map(({ writer }) => writer)

/** Matches a use of storage, not the word in a comment. */
const KEEPING =
  /window\.(local|session)Storage|(local|session)Storage\s*(\.\w|\[)|indexedDB\.|document\.cookie|caches\.open/

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')

/** The source files below a folder, without tests and test helpers. */
function sourcesOf(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/test/i.test(file))
    .map((file) => path.join(folder, file))
}
