import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import fs from 'node:fs'
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, type TestContext, test } from 'node:test'
import { promisify } from 'node:util'
import { openKeys } from '../../local/keys.ts'
import { StartError } from '../../local/startError.ts'

const run = promisify(execFile)

let folder: string
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sprouts-keys-'))
})
after(() => rm(folder, { recursive: true }))

test('the keys of a folder are made once, for its owner alone', async () => {
  const dataDir = join(folder, 'new', 'data')
  const made = openKeys(dataDir)
  assert.deepEqual(openKeys(dataDir), made)
  assert.deepEqual(await readdir(dataDir), ['keys.json'])
  assert.equal((await stat(join(dataDir, 'keys.json'))).mode & 0o777, 0o600)
})

test('another folder has others, and no key is like another', () => {
  const keys = [openKeys(join(folder, 'a')), openKeys(join(folder, 'b'))].flatMap(Object.values)
  assert.equal(new Set(keys).size, 6)
  for (const key of keys) assert.ok(key.length >= 40, key)
})

test('processes that make them at the same time get the same', async () => {
  const dataDir = join(folder, 'together')
  const keys = JSON.stringify(import.meta.resolve('../../local/keys.ts'))
  const code = `import { openKeys } from ${keys}; console.log(JSON.stringify(openKeys(process.argv[1])))`
  const open = () => run(process.execPath, ['--input-type=module', '-e', code, dataDir])
  const found = await Promise.all([open(), open(), open()])
  for (const { stdout } of found) assert.deepEqual(JSON.parse(stdout), openKeys(dataDir))
})

for (const [what, text] of [
  ['no JSON', '{"publishable":'],
  ['nothing', ''],
  ['a short secret', '{"publishable":"sb_publishable_a","secret":"sb_secret_a","jwt":"short"}'],
] as const) {
  test(`a file with ${what} is refused in one line, and stays`, async () => {
    const dataDir = await mkdtemp(join(folder, 'broken-'))
    await writeFile(join(dataDir, 'keys.json'), text)
    assert.throws(
      () => openKeys(dataDir),
      (error) =>
        error instanceof StartError &&
        /^The keys in [^\n]* cannot be used: it [^\n]* Without the file [^\n]*$/.test(error.message),
    )
    assert.equal((await stat(join(dataDir, 'keys.json'))).size, text.length)
  })
}

/** Replaces a function of Node's file system until the test ends. */
function replace(context: TestContext, name: 'linkSync' | 'writeFileSync', by: (file: string) => void) {
  context.mock.method(fs, name, by)
  syncBuiltinESMExports()
  context.after(() => {
    context.mock.restoreAll()
    syncBuiltinESMExports()
  })
}

const failure = (code: string) => Object.assign(new Error(`${code}: as a disk says it`), { code })

test('a full disk leaves no file, and is not taken for bad keys', async (context) => {
  const dataDir = await mkdtemp(join(folder, 'full-'))
  const { writeFileSync } = fs
  replace(context, 'writeFileSync', (file) => {
    writeFileSync(file, '{"publ')
    throw failure('ENOSPC')
  })
  assert.throws(
    () => openKeys(dataDir),
    (error) =>
      error instanceof StartError && /cannot be used: ENOSPC: as a disk says it\.$/.test(error.message),
  )
  assert.deepEqual(await readdir(dataDir), [])
})

for (const code of ['EPERM', 'ENOTSUP']) {
  test(`a file system without hard links (${code}) keeps them too`, async (context) => {
    const dataDir = await mkdtemp(join(folder, 'card-'))
    replace(context, 'linkSync', () => {
      throw failure(code)
    })
    const made = openKeys(dataDir)
    assert.deepEqual(openKeys(dataDir), made)
    assert.deepEqual(await readdir(dataDir), ['keys.json'])
    assert.equal((await stat(join(dataDir, 'keys.json'))).mode & 0o777, 0o600)
  })
}
