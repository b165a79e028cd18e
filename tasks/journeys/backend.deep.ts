import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import { ROOT } from 'federation/packages'
import { forkTestBackend } from '../../e2e/sites/backend.ts'

/** Starts a backend as a run of journeys does, says where, and lives until it is killed. */
const RUN = `
  import { forkTestBackend } from './e2e/sites/backend.ts'
  const { origin } = await forkTestBackend('http://localhost:1')
  console.log(origin)
  setInterval(() => {}, 1000)
`

const TMPDIR = mkdtempSync(path.join(tmpdir(), 'sprouts-test-journeys-'))
after(() => rmSync(TMPDIR, { recursive: true }))

for (const [what, signal] of [
  ['is killed', 'SIGKILL'],
  // it reaches the whole group of processes
  ['is ended by Ctrl-C', 'SIGINT'],
] as const)
  test(`a run of journeys that ${what} leaves no backend behind, and no data`, {
    timeout: 120_000,
  }, async () => {
    const run = spawn(process.execPath, ['--eval', RUN], {
      cwd: ROOT,
      env: { ...process.env, TMPDIR },
      detached: true,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [line] = await once(run.stdout, 'data')
    const origin = String(line).trim()
    assert.equal((await fetch(`${origin}/health`)).status, 200)
    process.kill(-(run.pid ?? 0), signal)
    // the backend has this end of the pipe too, so the pipe is closed when both have ended
    await once(run, 'close')
    await assert.rejects(fetch(`${origin}/health`))
    assert.deepEqual(
      readdirSync(TMPDIR).filter((name) => name.startsWith('sprouts-test-')),
      [],
    )
  })

test('a run of journeys can stop a backend that has ended by itself', { timeout: 120_000 }, async () => {
  const backend = await forkTestBackend('http://localhost:1')
  const answer = await fetch(`${backend.origin}/health`)
  assert.equal(answer.status, 200)
  await Promise.all([backend.stop(), backend.stop()])
  await backend.stop()
})
