import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { existsSync, openSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'

// Linux has a file that is always on a full disk
const skip = existsSync('/dev/full') ? false : 'there is no /dev/full'
const log = JSON.stringify(path.join(import.meta.dirname, 'log.ts'))
const script = `import { createLog } from ${log}
const log = createLog('info')
for (let line = 0; line < 100_000; line++) log.info({ line }, 'a request')
log.fatal('the end')
console.error(Math.round(process.memoryUsage().rss / 1e6) < 400 ? 'little memory' : 'much memory')`

test('a log that cannot be written ends nothing, and is told once', { skip }, () => {
  const stdio = ['ignore', openSync('/dev/full', 'w'), 'pipe'] as const
  const args = ['--input-type=module', '-e', script]
  const { status, stderr } = spawnSync(process.execPath, args, { stdio: [...stdio], timeout: 60_000 })
  assert.equal(status, 0)
  assert.deepEqual(stderr.toString().trim().split('\n'), [
    'The log cannot be written: ENOSPC: no space left on device, write. The site goes on; make room.',
    'little memory',
  ])
})
