import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { watch } from 'node:fs'
import { cp, mkdtemp, readdir, readFile, rm, symlink, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { after, before, describe, type TestContext, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { openDatabase } from '../../local/database/database.ts'
import { copyOfData } from '../backend.ts'

/** The commands as people start them, in processes of their own. */
const program = fileURLToPath(new URL('../../../tasks/backend.ts', import.meta.url))
const clock = new URL('./shiftedClock.ts', import.meta.url).href
const writer = fileURLToPath(new URL('./writeOn.ts', import.meta.url))

let [data, place, saved] = ['', '', '']
before(async () => {
  data = await copyOfData()
  place = await mkdtemp(join(tmpdir(), 'sprouts-deep-'))
  saved = join(place, 'saved.tar.gz')
  assert.equal(run('backup', '--to', saved).code, 0)
})
after(async () => {
  for (const folder of [data, place]) await rm(folder, { recursive: true, force: true })
})

/** A file system of its own. `forbid` makes it read-only. */
type Disk = { folder: string; forbid(): void }

/** Runs a command with DATA_DIR. `prefix`: the program that starts it. */
function run(...args: string[]) {
  return runWith([], ...args)
}
function runWith(prefix: string[], ...args: string[]) {
  const [file = '', ...rest] = [...prefix, process.execPath, program, ...args]
  const { status, stdout, stderr } = spawnSync(file, rest, {
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: data, DATABASE_URL: '' },
  })
  return { code: status, said: `${stdout}${stderr}`.trim() }
}

async function bucketsOf(folder: string): Promise<string[]> {
  const { query, close } = await openDatabase({ folder: join(folder, 'database') })
  const rows = await query<{ bucket: string }>('select bucket from private.rate_limits')
  await close()
  return rows.map(({ bucket }) => bucket)
}

test('data whose process was killed while it wrote is sound, and its backup has every confirmed row', async () => {
  const folder = await mkdtemp(join(place, 'killed-'))
  await cp(data, folder, { recursive: true })
  const child = spawn(process.execPath, [writer, join(folder, 'database'), 'round'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const confirmed: string[] = []
  let isFirst = true
  for await (const line of createInterface({ input: child.stdout })) {
    if (!isFirst) confirmed.push(line)
    isFirst = false
    if (confirmed.length === 20) child.kill('SIGKILL')
  }
  const [file, back] = [join(place, 'killed.tar.gz'), join(place, 'back')]
  assert.equal(run('check', '--from', folder).code, 0)
  assert.equal(run('backup', '--from', folder, '--to', file).code, 0)
  assert.equal(run('restore', '--from', file, '--to', back).code, 0)
  const found = new Set(await bucketsOf(back))
  assert.ok(confirmed.length >= 20)
  assert.deepEqual(
    confirmed.filter((name) => !found.has(name)),
    [],
  )
})

test('a restore that is killed while it unpacks leaves the old data, and can be repeated', async () => {
  const folder = await mkdtemp(join(place, 'restoring-'))
  await writeFile(join(folder, 'mails.jsonl'), 'old')
  const child = spawn(process.execPath, [program, 'restore', '--from', saved, '--to', folder, '--replace'], {
    stdio: 'ignore',
    env: { ...process.env, DATABASE_URL: '' },
  })
  const end = once(child, 'exit')
  const watcher = watch(folder, (_, name) => {
    if (name === 'restore.unfinished') child.kill('SIGKILL')
  })
  assert.deepEqual(await end, [null, 'SIGKILL'])
  watcher.close()
  assert.equal(await readFile(join(folder, 'mails.jsonl'), 'utf8'), 'old')
  assert.equal(run('restore', '--from', saved, '--to', folder, '--replace').code, 0)
  assert.equal(run('check', '--from', folder).code, 0)
  assert.deepEqual((await readdir(folder)).sort(), ['database', 'mails.jsonl', 'storage'])
})

test('a backup is not put among the data, also by another name of their folder', async () => {
  const link = join(place, 'link')
  await symlink(data, link)
  for (const args of [
    ['--to', join(data, 'b.tgz')],
    ['--from', link, '--to', join(data, 'b.tgz')],
    ['--to', join(link, 'storage', 'b.tgz')],
  ]) {
    const { code, said } = run('backup', ...args)
    assert.equal(code, 1)
    assert.match(said, /is in the folder that it saves\. Choose another place with --to\.$/)
  }
})

test('a backup that is killed leaves no file of its name', async () => {
  const folder = await mkdtemp(join(place, 'saving-'))
  const file = join(folder, 'cut.tar.gz')
  const child = spawn(process.execPath, [program, 'backup', '--from', data, '--to', file], {
    stdio: 'ignore',
    env: { ...process.env, DATABASE_URL: '' },
  })
  const end = once(child, 'exit')
  const watcher = watch(folder, () => child.kill('SIGKILL'))
  assert.deepEqual(await end, [null, 'SIGKILL'])
  watcher.close()
  assert.deepEqual(await readdir(folder), ['cut.tar.gz.unfinished'])
  assert.equal(run('backup', '--to', file).code, 0)
  assert.deepEqual(await readdir(folder), ['cut.tar.gz'])
})

describe('on a small disk', () => {
  /** Acts on a file system of this size. The test is skipped where the system allows no mount. */
  async function onDisk(context: TestContext, size: string, act: (disk: Disk) => Promise<void>) {
    const folder = await mkdtemp(join(place, 'disk-'))
    const mount = (options: string) =>
      spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder]).status === 0
    if (!mount(`size=${size}`)) return context.skip('no file system can be mounted here')
    try {
      await act({ folder, forbid: () => spawnSync('mount', ['-o', 'remount,ro', folder]) })
    } finally {
      spawnSync('umount', [folder])
    }
  }

  test('without space for it a backup leaves nothing there, and the data as it was', (context) =>
    onDisk(context, '1m', async (small) => {
      const { code, said } = run('backup', '--to', join(small.folder, 'x.tar.gz'))
      assert.equal(code, 1)
      assert.match(
        said,
        /^The backup \S+ cannot be made: no space is left on its disk\. Nothing was changed\.$/,
      )
      assert.deepEqual(await readdir(small.folder), [])
      assert.equal(run('check').code, 0)
    }))

  test('without space for it a restore leaves the data as it was', (context) =>
    onDisk(context, '12m', async (small) => {
      await writeFile(join(small.folder, 'mails.jsonl'), 'old')
      const { code, said } = run('restore', '--from', saved, '--to', small.folder, '--replace')
      assert.equal(code, 1)
      assert.match(said, /^The backup cannot be brought back to \S+: no space is left on its disk\. [^\n]*$/)
      assert.deepEqual(await readdir(small.folder), ['mails.jsonl'])
      assert.equal(await readFile(join(small.folder, 'mails.jsonl'), 'utf8'), 'old')
    }))

  test('a folder that is full or read-only is saved elsewhere; the check says so', (context) =>
    onDisk(context, '200m', async (small) => {
      await cp(data, small.folder, { recursive: true })
      small.forbid()
      const { code, said } = run('check', '--from', small.folder)
      assert.equal(code, 1)
      assert.match(said, /is not sound\.\nIt cannot be written to, so no backend can start on it\.$/)
      assert.equal(run('backup', '--from', small.folder, '--to', join(place, 'readonly.tar.gz')).code, 0)
      const refused = run('restore', '--from', saved, '--to', small.folder, '--replace')
      assert.equal(refused.code, 1)
      assert.match(refused.said, /^The data folder \S+ cannot be written to: EROFS[^\n]*$/)
    }))
})

test('a clock that is set forward and back by a day hinders nothing', async () => {
  const [file, back] = [join(place, 'clock.tar.gz'), join(place, 'clock')]
  const on = (days: string, ...args: string[]) =>
    runWith(['env', `CLOCK_DAYS=${days}`, `NODE_OPTIONS=--import ${clock}`], ...args)
  assert.equal(on('1', 'backup', '--to', file).code, 0)
  // the folder of a process that was killed tomorrow
  await writeFile(join(data, 'lock'), '4194303 17')
  for (const days of ['-1', '1']) {
    assert.equal(on(days, 'restore', '--from', file, '--to', back, '--replace').code, 0)
    assert.equal(on(days, 'check', '--from', back).code, 0)
  }
  assert.equal(run('check').code, 0)
})

describe('the check finds', () => {
  /** What it says of a copy of the data after this change. */
  async function damaged(change: (database: string) => Promise<void>): Promise<string> {
    const folder = await mkdtemp(join(place, 'damaged-'))
    await cp(data, folder, { recursive: true })
    await change(join(folder, 'database'))
    const { code, said } = run('check', '--from', folder)
    assert.equal(code, 1)
    return said
  }
  /** The file of a table. */
  async function fileOf(name: string): Promise<string> {
    const { query, close } = await openDatabase({ folder: join(data, 'database') })
    const [found] = await query<{ file: string }>('select pg_relation_filepath($1) as file', [name])
    await close()
    return found?.file ?? ''
  }

  test('a table that was cut off between two pages', async () => {
    const file = await fileOf('public."Postcodes"')
    const said = await damaged((database) => truncate(join(database, file), 8192))
    assert.match(said, /is not sound\.\n[\s\S]*The (table|index) \S*Postcodes\S* is damaged: /)
  })

  test('an index whose pages were written over', async () => {
    const file = await fileOf('public."Postcodes_pkey"')
    const said = await damaged(async (database) => {
      const bytes = await readFile(join(database, file))
      await writeFile(join(database, file), bytes.fill(0xff, 8192 + 200, 8192 + 4000))
    })
    assert.match(said, /is damaged: /)
  })

  test('half of a control file', async () => {
    const said = await damaged((database) => truncate(join(database, 'global', 'pg_control'), 100))
    assert.match(said, /\nThe database in \S+ cannot be used: it is damaged/)
  })

  test('a database of a newer version of the site, and a picture that is gone', async () => {
    const folder = await mkdtemp(join(place, 'newer-'))
    await cp(data, folder, { recursive: true })
    const { query, close } = await openDatabase({ folder: join(folder, 'database') })
    await query(`insert into supabase_migrations.schema_migrations (version) values ('20991231000000')`)
    await query(`insert into storage.objects (bucket_id, name) values ('listing_images', 'gone/1.webp')`)
    await close()
    const { code, said } = run('check', '--from', folder)
    assert.equal(code, 1)
    assert.match(said, /another version of this site, with the migrations 20991231000000\./)
    assert.match(said, /The picture listing_images\/gone\/1\.webp is missing/)
  })
})
