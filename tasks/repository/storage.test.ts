import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { ROOT } from 'federation/packages'
import { storageKeys } from '../../shared-auth/src/storageKeys.ts'

const PACKAGES = readdirSync(ROOT).filter((name) => /^(mfe|shared)-|^(shell|federation)$/.test(name))

const writers: string[] = Object.values(storageKeys).map(({ writer }) => writer)

/** Matches a use of storage, not the word in a comment. */
const KEEPING =
  /window\.(local|session)Storage|(local|session)Storage\s*(\.\w|\[)|indexedDB\.|document\.cookie|caches\.open/

test('everything that is kept in the browser goes through the one storage', () => {
  const sources = PACKAGES.flatMap((name) => sourcesOf(`${name}/src`))
  assert.deepEqual(sources.filter((file) => KEEPING.test(read(file))).sort(), [
    'shared-auth/src/storage.ts',
    // for the time without a network
    'shell/src/kept/keptQueries.ts',
  ])

  const users = sources.filter((file) => /\bstorage\.(local|session)\.(get|set)\(/.test(read(file)))
  assert.ok(users.length > 5)
  assert.deepEqual(
    users.filter((file) => !writers.includes(file)),
    [],
  )
})

for (const [key, stored] of Object.entries(storageKeys))
  test(`${key} is written where the table says and told in the policy`, () => {
    assert.ok(read(stored.writer).includes(key.replace('<form>', '')))
    assert.ok(read('shell/src/pages/PrivacyPage.tsx').includes(stored.policy ?? ''))
  })

function read(file: string): string {
  return readFileSync(path.join(ROOT, file), 'utf8')
}

/** The source files below a folder, without tests and test helpers. */
function sourcesOf(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/test/i.test(file))
    .map((file) => path.join(folder, file))
}
