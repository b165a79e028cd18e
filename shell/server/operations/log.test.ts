import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, openSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { type TestContext, test } from 'node:test'

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
    'The log cannot be written: ENOSPC: no space left on device, write. The site goes on.',
    'little memory',
  ])
})

/** Runs a script, and reads the lines of its log only when it has said something on the standard error. */
async function linesOf(context: TestContext, words: string, env: Record<string, string> = {}) {
  const before = `import { createLog, endWith } from ${log}
const log = createLog('info')\n`
  const child = spawn(process.execPath, ['--input-type=module', '-e', before + words], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  })
  context.after(() => child.kill('SIGKILL'))
  const end = once(child, 'close')
  const [first] = await once(child.stderr, 'data')
  assert.equal(String(first), 'served\n')
  const lines: string[] = []
  for await (const text of createInterface({ input: child.stdout })) {
    lines.push(text)
    if (text.includes('the last one')) child.kill('SIGTERM')
  }
  await end
  return lines
}

const LINES = Array.from({ length: 6_000 }, (_, line) => line)
const busy = `for (let line = 0; line < 6_000; line++) log.info({ line }, line === 5_999 ? 'the last one' : 'a request')
console.error('served')\n`
const numbers = (lines: string[]) => lines.map((line) => JSON.parse(line).line)
const timeout = 60_000

test('a reader of the log that stops for a while holds nothing up, and gets every line', {
  timeout,
}, async (context) => {
  // the pipe has room for a part of the lines only, and nobody reads it yet
  const waits = `setTimeout(() => {}, 1e9)
process.once('SIGTERM', () => process.exit())`
  assert.deepEqual(numbers(await linesOf(context, busy + waits)), LINES)
})

test('a process that ends at once has said all, also where a full pipe does not wait', {
  timeout,
}, async (context) => {
  const [first, ...lines] = await linesOf(context, `console.log('Building')\n${busy}process.exit()`)
  assert.equal(first, 'Building')
  assert.deepEqual(numbers(lines), LINES)
})

test('the lines of an end are in their order, whatever else the process does', {
  timeout,
}, async (context) => {
  const ends = `import { pbkdf2 } from 'node:crypto'
pbkdf2('a', 'b', 300_000, 64, 'sha512', () => {})
for (const line of [1, 2]) log.info({ line })
log.fatal({ line: 3 })
console.error('served')
process.exit()`
  assert.deepEqual(numbers(await linesOf(context, ends, { UV_THREADPOOL_SIZE: '1' })), [1, 2, 3])
})

test('the last line of a process stands after one that is being written', { timeout }, async (context) => {
  const ends = `import { pbkdf2 } from 'node:crypto'
pbkdf2('a', 'b', 300_000, 64, 'sha512', () => {})
log.info('The gateway ends')
setImmediate(() => setImmediate(() => {
  console.error('served')
  endWith(log, 'The gateway has ended')
}))`
  const lines = await linesOf(context, ends, { UV_THREADPOOL_SIZE: '1' })
  assert.deepEqual(
    lines.map((line) => JSON.parse(line).msg),
    ['The gateway ends', 'The gateway has ended'],
  )
})

test('a log that cannot be written does not keep a process from its end', { skip, timeout }, () => {
  const ends = `import { createLog, endWith } from ${log}
setInterval(() => {}, 1e9)
endWith(createLog('info'), 'The gateway has ended')`
  const args = ['--input-type=module', '-e', ends]
  const stdio = ['ignore', openSync('/dev/full', 'w'), 'pipe'] as const
  const { status, stderr } = spawnSync(process.execPath, args, { stdio: [...stdio], timeout })
  assert.equal(status, 0)
  assert.match(String(stderr), /^The log cannot be written: ENOSPC: .*\n$/)
})
