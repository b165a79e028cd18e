import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { test } from 'node:test'
import { ROOT } from 'federation/packages'

/** Starts a backend as a run of journeys does, says where, and lives until it is killed. */
const RUN = `
  import { forkTestBackend } from './e2e/sites/backend.ts'
  const { origin } = await forkTestBackend('http://localhost:1')
  console.log(origin)
  setInterval(() => {}, 1000)
`

test('a run of journeys that is killed leaves no backend behind', { timeout: 120_000 }, async () => {
  const run = spawn(process.execPath, ['--eval', RUN], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = await once(run.stdout, 'data')
  const origin = String(line).trim()
  assert.equal((await fetch(`${origin}/health`)).status, 200)
  run.kill('SIGKILL')
  // the backend has this end of the pipe too, so the pipe is closed when both have ended
  await once(run, 'close')
  await assert.rejects(fetch(`${origin}/health`))
})
