import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import fs, { existsSync } from 'node:fs'
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, afterEach, before, beforeEach, describe, mock, test } from 'node:test'
import { runBackupCommand } from '../../local/backup/command.ts'
import { finishRestore } from '../../local/backup/finishRestore.ts'
import { lockFolder } from '../../local/lock.ts'
import { copyOfData } from '../backend.ts'

/** The data folder, a folder for all else, and a backup of the data. */
let [data, place, saved] = ['', '', '']
let said: string[] = []

before(async () => {
  data = await copyOfData()
  place = await mkdtemp(join(tmpdir(), 'sprouts-backup-'))
  saved = join(place, 'saved.tar.gz')
  await mkdir(join(data, 'storage', 'listing_images', 'uploaded'), { recursive: true })
  await writeFile(join(data, 'storage', 'listing_images', 'uploaded', '1.webp'), 'a picture')
  await writeFile(join(data, 'mails.jsonl'), '{"id": 1}\n')
  assert.equal(await run('backup', '--from', data, '--to', saved), 0)
})
after(async () => {
  for (const folder of [data, place]) await rm(folder, { recursive: true, force: true })
})
beforeEach(() => {
  said = []
})
afterEach(() => mock.restoreAll())

/** Runs a command as npm does. Returns its exit code; its lines are in `said`. */
async function run(...args: string[]): Promise<number> {
  const say = (line: string) => void said.push(line)
  for (const level of ['info', 'warn', 'error'] as const) mock.method(console, level, say)
  const code = await runBackupCommand(args)
  mock.restoreAll()
  return code
}

/** The digest of each file of a folder, by its path; null for a folder. */
async function contents(folder: string): Promise<Record<string, string | null>> {
  const paths = (await readdir(folder, { recursive: true })).sort()
  const digests = paths.map(async (path) => {
    const isFile = (await stat(join(folder, path))).isFile()
    const bytes = isFile ? await readFile(join(folder, path)) : ''
    return [path, isFile ? createHash('sha256').update(bytes).digest('hex') : null]
  })
  return Object.fromEntries(await Promise.all(digests))
}

test('a backup that takes the place of other data brings every file back as it was', async () => {
  const elsewhere = await someFolder({ 'database/old': '', 'mails.jsonl': 'old' })
  assert.equal(await run('restore', '--from', saved, '--to', elsewhere, '--replace'), 0)
  assert.deepEqual(said, [`Brought ${saved} back to ${elsewhere}.`])
  assert.deepEqual(await contents(elsewhere), await contents(data))
  assert.equal((await stat(saved)).mode & 0o777, 0o600)
})

describe('a backup is refused before anything is touched, if it', () => {
  const bad: Record<string, (bytes: Buffer) => Buffer> = {
    'lacks its last byte': (bytes) => bytes.subarray(0, -1),
    'has half of its bytes': (bytes) => bytes.subarray(0, bytes.length / 2),
    'has one other byte': (bytes) =>
      Buffer.concat([bytes.subarray(0, 999), Buffer.from('?'), bytes.subarray(1000)]),
    'has another digest': (bytes) => Buffer.concat([bytes.subarray(0, -3), Buffer.from('??\n')]),
    'has only its last line': (bytes) => bytes.subarray(bytes.lastIndexOf('\nSydney')),
    'is empty': () => Buffer.alloc(0),
    'is something else': () => Buffer.alloc(5000, 'x'),
  }
  for (const [what, change] of Object.entries(bad)) {
    test(what, async () => {
      const folder = await someFolder({ database: 'old' })
      const file = join(place, 'bad.tar.gz')
      await writeFile(file, change(await readFile(saved)))
      assert.equal(await run('restore', '--from', file, '--to', folder, '--replace'), 1)
      assert.match(said.join('\n'), /^The backup \S+ (is cut off|was changed)[^\n]*\. Nothing was changed\.$/)
      assert.deepEqual(await readdir(folder), ['database'])
      assert.equal(await readFile(join(folder, 'database'), 'utf8'), 'old')
    })
  }
  test('is not there', async () => {
    assert.equal(await run('restore', '--from', join(place, 'none'), '--to', join(place, 'untouched')), 1)
    assert.match(said.join('\n'), /^The backup \S+ cannot be read: ENOENT/)
    assert.equal(existsSync(join(place, 'untouched')), false)
  })
})

test('a folder that holds data keeps it without --replace', async () => {
  for (const part of ['database', 'storage', 'mails.jsonl']) {
    const folder = await someFolder({ [part]: 'old' })
    assert.equal(await run('restore', '--from', saved, '--to', folder), 1)
    assert.match(said.pop() ?? '', /holds data\. Nothing was changed\. .*--replace\.$/)
    assert.deepEqual(await readdir(folder), [part])
  }
})

test('a folder in use is neither saved, examined nor replaced', async () => {
  const unlock = await lockFolder(data)
  for (const args of [
    ['check', '--from', data],
    ['backup', '--from', data, '--to', join(place, 'none.tar.gz')],
    ['restore', '--from', saved, '--to', data, '--replace'],
  ]) {
    assert.equal(await run(...args), 1)
    assert.match(said.pop() ?? '', /is in use by process \d+\. Stop that one/)
  }
  await unlock()
})

test('a file that exists is not overwritten by a backup', async () => {
  const file = join(place, 'mine.txt')
  await writeFile(file, 'mine')
  assert.equal(await run('backup', '--from', data, '--to', file), 1)
  assert.match(said.join(), /exists already/)
  assert.equal(await readFile(file, 'utf8'), 'mine')
})

/** A folder with these files. */
async function someFolder(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(place, 'folder-'))
  for (const [path, text] of Object.entries(files)) {
    await mkdir(join(folder, path, '..'), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  return folder
}

describe('a restore that was killed', () => {
  const parts = ['database', 'storage', 'mails.jsonl']
  /** Where old and new parts stand after so many renames of the six. */
  const after = (renames: number) =>
    parts.flatMap((part, index) => {
      const done = Math.max(0, Math.min(2, renames - 2 * index))
      return [
        [done === 0 ? part : `.restore-replaced/${part}`, 'old'],
        [done === 2 ? part : `.restore-ready/${part}`, 'new'],
      ]
    })

  test('before its backup was whole leaves the old data', async () => {
    const folder = await someFolder({ database: 'old', 'restore.unfinished/database': 'new' })
    await finishRestore(folder)
    assert.deepEqual(await readdir(folder), ['database'])
    assert.equal(await readFile(join(folder, 'database'), 'utf8'), 'old')
  })

  for (let renames = 0; renames <= 6; renames += 1) {
    test(`after ${renames} of its 6 renames ends with the new data`, async () => {
      const folder = await someFolder(Object.fromEntries(after(renames)))
      await finishRestore(folder)
      assert.deepEqual((await readdir(folder)).sort(), [...parts].sort())
      for (const part of parts) assert.equal(await readFile(join(folder, part), 'utf8'), 'new')
    })
  }
})

test('what somebody has put beside the data stays there, and does not take its place', async () => {
  const files = { database: 'mine', 'restored/database': 'other', 'replaced/database': 'older' }
  const folder = await someFolder(files)
  await finishRestore(folder)
  for (const [path, text] of Object.entries(files)) {
    assert.equal(await readFile(join(folder, path), 'utf8'), text)
  }
})

test('a file of the database that was cut off is found by the check, and keeps a backup from being made', async () => {
  const folder = await mkdtemp(join(place, 'torn-'))
  await cp(data, folder, { recursive: true })
  await truncate(join(folder, 'database', 'base', '5', '1255'), 8192 + 100)
  assert.equal(await run('check', '--from', folder), 1)
  assert.match(said.pop() ?? '', /\nThe file base\/5\/1255 of the database is cut off: it has 8292 bytes\.$/)
  assert.equal(await run('backup', '--from', folder, '--to', join(place, 'torn.tar.gz')), 1)
  assert.match(said.pop() ?? '', /is not sound, so no backup was made/)
  assert.equal(existsSync(join(place, 'torn.tar.gz')), false)
})

test('on a full disk for its copy the check says so, and nothing of damage', async (context) => {
  const torn = await someFolder({})
  await cp(data, torn, { recursive: true })
  await truncate(join(torn, 'database', 'global', 'pg_control'), 100)
  context.mock.method(fs, 'statfsSync', () => ({ bavail: 3, bsize: 4096 }))
  syncBuiltinESMExports()
  context.after(() => {
    context.mock.restoreAll()
    syncBuiltinESMExports()
  })
  assert.equal(await run('check', '--from', torn), 1)
  assert.match(said.join('\n'), /^The database cannot be examined in \S+: no space is left on its disk\.$/)
})

test('a file that runs with the rights of its owner is brought back without them', async () => {
  const [odd, file, back] = [await someFolder({}), join(place, 'odd.tar.gz'), join(place, 'odd')]
  await cp(data, odd, { recursive: true })
  const picture = 'storage/listing_images/uploaded/1.webp'
  await chmod(join(odd, picture), 0o6755)
  assert.equal(await run('backup', '--from', odd, '--to', file), 0)
  assert.equal(await run('restore', '--from', file, '--to', back), 0)
  assert.equal((await stat(join(back, picture))).mode & 0o7777, 0o755)
})

test('what cannot be understood is answered with the usage', async () => {
  for (const args of [
    [],
    ['save'],
    ['backup'],
    ['restore'],
    ['check', 'here'],
    ['check', '--to', 'x'],
    ['backup', '--to', 'x', '--replace'],
    ['backup', '--too', 'x'],
  ]) {
    assert.equal(await run(...args), 1, args.join(' '))
    assert.match(said.pop() ?? '', /Usage, with the backend stopped:\n +npm run backend:check/)
  }
})

test('a folder without an embedded database is said to be one', async () => {
  const folder = await someFolder({ 'mails.jsonl': '' })
  assert.equal(await run('check', '--from', folder), 1)
  assert.match(said.pop() ?? '', /holds no embedded database\.$/)
  assert.equal(await run('check', '--from', join(folder, 'none')), 1)
  assert.match(said.pop() ?? '', /^There is no data folder /)
})

test('a PostgreSQL is left to its own tools', async (context) => {
  process.env.DATABASE_URL = 'postgres://127.0.0.1/x'
  context.after(() => delete process.env.DATABASE_URL)
  assert.equal(await run('backup', '--to', join(place, 'x')), 1)
  assert.match(said.join(), /pg_dump and pg_restore\. Nothing was done\.$/)
})
