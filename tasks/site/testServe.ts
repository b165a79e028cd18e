import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ROOT } from 'federation/packages'
import { freePort } from '../../e2e/sites/freePort.ts'

const running: ChildProcess[] = []
const temporary: string[] = []

/** Ends the processes of a test, and removes what those that were killed have left. */
export async function endAll(): Promise<void> {
  for (const child of running.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  for (const folder of temporary.splice(0)) rmSync(folder, { recursive: true, force: true })
}

/** `detached`: it and its children are a group of processes. `files`: how many it may open. `task`: another one of tasks/. */
type Options = { detached?: boolean; files?: number; task?: string }

/** `npm run serve` in a process of its own, with nothing in its environment but these settings. */
export function runServe(
  settings: Record<string, string>,
  { files, task = 'serve', ...options }: Options = {},
) {
  const TMPDIR = mkdtempSync(path.join(tmpdir(), 'sprouts-test-serve-'))
  temporary.push(TMPDIR)
  const env = { PATH: process.env.PATH, TMPDIR, ...settings }
  const command = [process.execPath, path.join(ROOT, `tasks/${task}.ts`)]
  // a limit is inherited
  const limited = ['-c', `ulimit -n ${files}; exec "$0" "$@"`, ...command]
  const child = spawn(files ? 'sh' : process.execPath, files ? limited : command.slice(1), {
    cwd: ROOT,
    env,
    // the channel ends it together with this process
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    ...options,
  })
  running.push(child)
  const said = { out: '', errors: '' }
  child.stdout?.on('data', (text) => {
    said.out += text
  })
  child.stderr?.on('data', (text) => {
    said.errors += text
  })
  return { child, said, folder: TMPDIR }
}

/** A gateway that has begun to listen. */
export async function serve(
  target: string,
  backend: string,
  settings: Record<string, string> = {},
  options: Options = {},
) {
  const port = String(await freePort())
  const { child, said, folder } = runServe(
    {
      PORT: port,
      HOST: '127.0.0.1',
      RELEASE_TARGET: target,
      PUBLIC_ORIGIN: 'https://sprouts.test',
      SUPABASE_URL: backend,
      SUPABASE_PUBLISHABLE_KEY: 'public-key',
      SUPPORT_EMAIL: 'team@sprouts.test',
      ...settings,
    },
    options,
  )
  const ended = once(child, 'exit').then(() => assert.fail(`It has ended: ${said.errors}${said.out}`))
  ended.catch(() => {})
  while (!said.out.includes(' is served')) await Promise.race([once(child.stdout ?? child, 'data'), ended])
  return { child, said, folder, origin: `http://127.0.0.1:${port}` }
}
