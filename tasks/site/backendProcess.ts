import { spawn } from 'node:child_process'
import path from 'node:path'
import { ROOT } from 'federation/packages'

/** The time limit of the first start on a slow machine, in milliseconds. */
const START_TIMEOUT = 300_000
/** The time limit to close the database before the process is killed, in milliseconds. */
const STOP_TIMEOUT = 10_000

export type BackendProcess = {
  /** Resolves when it responds. Rejects with BackendRefused if it exits before that. */
  ready: Promise<void>
  /** Resolves when it has exited, for any reason. */
  stopped: Promise<void>
  stop(): Promise<void>
}

/** The backend could not start and has logged the reason itself. */
export class BackendRefused extends Error {}

/**
 * Starts the embedded backend as a separate process, because its database is WebAssembly and blocks the event loop. The
 * IPC channel makes it exit when this process ends in any way.
 */
export function startBackendProcess(port: number, siteUrl: string): BackendProcess {
  const child = spawn(process.execPath, [path.join(ROOT, 'supabase/local/main.ts')], {
    cwd: ROOT,
    env: { ...process.env, BACKEND_PORT: String(port), SITE_URL: siteUrl },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // Ctrl-C and a closed terminal reach a whole group: it would end before the requests that still need it
    detached: true,
  })
  const stopped = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const ready = Promise.race([
    answers(`http://127.0.0.1:${port}/health`),
    stopped.then(() => Promise.reject(new BackendRefused())),
  ])
  // a caller that stops it before it is ready no longer awaits `ready`
  ready.catch(() => {})
  return {
    ready,
    stopped,
    async stop() {
      const tooLong = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT)
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGTERM')
        await stopped
      }
      clearTimeout(tooLong)
    },
  }
}

async function answers(url: string): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT
  while (Date.now() < deadline) {
    const isUp = await fetch(url).then(
      (response) => response.ok,
      () => false,
    )
    if (isUp) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`The backend did not answer within ${START_TIMEOUT / 1000} s.`)
}
