import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { setImmediate as turn } from 'node:timers/promises'
import { openDatabase } from '../../local/database/database.ts'
import { shortLived } from '../backend.ts'

const module = JSON.stringify(new URL('../../local/database/database.ts', import.meta.url))

test('a first start that is killed while it makes its database does not stop the next one', {
  timeout: 240_000,
}, async (context) => {
  const data = await mkdtemp(join(tmpdir(), 'sprouts-first-'))
  context.after(() => rm(data, { recursive: true, force: true }))
  const folder = join(data, 'database')
  const script = `const { openDatabase } = await import(${module}); await openDatabase({ folder: ${JSON.stringify(folder)} })`
  const child = spawn(process.execPath, [...shortLived, '--input-type=module', '-e', script])
  // it has begun to write its files, wherever that is
  while (!(await readdir(data, { recursive: true })).some((file) => file.endsWith('PG_VERSION'))) await turn()
  const end = once(child, 'exit')
  child.kill('SIGKILL')
  assert.deepEqual(await end, [null, 'SIGKILL'])
  assert.ok(!existsSync(folder))

  const database = await openDatabase({ folder })
  assert.deepEqual(await database.query('select 1 as one'), [{ one: 1 }])
  await database.close()
  assert.deepEqual(await readdir(data), ['database'])
})
