import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, openSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
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

test('a reader of the log that stops for a while holds nothing up, and gets every line', async () => {
  const busy = `import { createLog } from ${log}
const log = createLog('info')
for (let line = 0; line < 5_000; line++) log.info({ line }, 'a request')
console.error('served')
setTimeout(() => process.exit(), 1e9)
process.once('SIGTERM', () => process.exit())`
  const child = spawn(process.execPath, ['--input-type=module', '-e', busy], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  // the pipe has room for a part of the lines only, and nobody reads it yet
  await once(child.stderr, 'data')
  const lines: string[] = []
  const end = once(child, 'close')
  for await (const text of createInterface({ input: child.stdout })) {
    lines.push(text)
    if (lines.length === 5_000) child.kill('SIGTERM')
  }
  await end
  assert.deepEqual(
    lines.map((line) => JSON.parse(line).line),
    Array.from({ length: 5_000 }, (_, line) => line),
  )
})
