import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import { freePort } from '../../e2e/sites/freePort.ts'

const data = mkdtempSync(path.join(tmpdir(), 'sprouts-test-backend-'))
after(() => rmSync(data, { recursive: true, force: true }))

/** A task that goes on asking its backend after the signal to end, and stops it last. */
const task = (port: number) => `
import { startBackendProcess } from ${JSON.stringify(path.join(import.meta.dirname, 'backendProcess.ts'))}
const backend = startBackendProcess(${port}, 'http://localhost:3000')
process.once('SIGINT', async () => {
  let answers = 0
  while (answers < 200 && (await fetch('http://127.0.0.1:${port}/health')).ok) answers++
  await backend.stop()
  console.log(answers + ' answers')
})
await backend.ready
console.log('the task is up')
`

test('Ctrl-C, which reaches the whole group of processes, leaves the backend to the task that has started it', async () => {
  const port = await freePort()
  const child = spawn(process.execPath, ['--input-type=module', '--eval', task(port)], {
    env: { ...process.env, DATA_DIR: data, DATABASE_URL: '' },
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout.on('data', (text) => {
    said += text
    if (String(text).includes('the task is up')) process.kill(-(child.pid ?? 0), 'SIGINT')
  })
  const [code] = await once(child, 'close')
  assert.match(said, /the task is up\n200 answers\n$/)
  assert.equal(code, 0)
  await assert.rejects(fetch(`http://127.0.0.1:${port}/health`))
})
