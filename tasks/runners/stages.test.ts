import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { test } from 'node:test'
import { counted } from './stages.ts'

const stages = path.join(import.meta.dirname, 'stages.ts')

/** Prints its process id, then waits. */
const WAITING = 'console.log(process.pid); setInterval(() => {}, 1000)'

test('a task that is ended ends the tool that it runs, and starts no other', async () => {
  const script = `
    const { run } = await import(${JSON.stringify(stages)})
    await run('node', ['-e', ${JSON.stringify(WAITING)}])
    console.log('went on')`
  const task = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const said: string[] = []
  task.stdout.on('data', (piece) => said.push(String(piece)))
  await once(task.stdout, 'data')
  const tool = Number(said[0])
  const ended = once(task, 'exit')
  task.kill('SIGTERM')
  const [code] = await ended

  assert.equal(code, 1)
  assert.throws(() => process.kill(tool, 0), { code: 'ESRCH' })
  assert.doesNotMatch(said.join(''), /went on/)
})

test('a stage that an error stops counts as one failure, and the error is one line', async (context) => {
  const said = context.mock.method(console, 'error', () => {})
  const outcome = await counted(async () => {
    throw new Error('There is no browser')
  })
  assert.deepEqual(outcome, { passed: 0, failed: 1 })
  assert.deepEqual(
    said.mock.calls.map((call) => call.arguments),
    [['There is no browser']],
  )
  assert.deepEqual(await counted(async () => ({ passed: 2, failed: 0 })), { passed: 2, failed: 0 })
})
