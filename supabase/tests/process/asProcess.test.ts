import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { test } from 'node:test'

const asProcess = JSON.stringify(new URL('../../local/asProcess.ts', import.meta.url))
const script = `const { startAsProcess } = await import(${asProcess})
await startAsProcess(async () => ({ close: async () => {} }))
const say = () => new Promise((resolve) => process.stdout.write('nobody reads this', (error) => setImmediate(resolve, error)))
process.on('message', async () => {
  console.log('Node forgives the first line')
  for (let times = 0; times < 2; times++) await say()
  process.send((await say()).code)
})
process.send('ready')`

test('a backend goes on when the reader of its output has gone, and ends as ever', {
  timeout: 60_000,
}, async (context) => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  context.after(() => child.kill('SIGKILL'))
  const end = once(child, 'exit')
  assert.deepEqual(await once(child, 'message').then(([text]) => text), 'ready')
  child.stdout?.destroy()
  child.send('speak')
  const answer = once(child, 'message').then(([code]) => code)
  assert.equal(await Promise.race([answer, end]), 'EPIPE')
  child.disconnect()
  assert.deepEqual(await end, [0, null])
})
