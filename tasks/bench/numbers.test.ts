import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { test } from 'node:test'

const WAYS = {
  load: 'npm run bench:load -- [SECONDS]',
  soak: 'npm run bench:soak -- [REQUESTS] [CHANGES]',
  worst: 'npm run bench:worst -- [LISTINGS]',
  files: 'npm run bench:files',
  documents: 'npm run bench:documents',
}

for (const [name, usage] of Object.entries(WAYS))
  test(`bench:${name} says how to call it, and measures nothing, for words and for too many numbers`, () => {
    for (const given of [['--help'], ['1e3'], ['-1'], ['1', '2', '3']]) {
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        [path.join(import.meta.dirname, `${name}.ts`), ...given],
        { encoding: 'utf8' },
      )
      assert.deepEqual({ status, stdout, stderr }, { status: 1, stdout: '', stderr: `Usage: ${usage}\n` })
    }
  })
