import { spawn } from 'node:child_process'
import path from 'node:path'
import { ROOT } from 'federation/packages'

/** How long the first start may take on a slow machine, in milliseconds. */
const START_TIMEOUT = 300_000
/** How long it may take to close its database before it is ended without that, in milliseconds. */
const STOP_TIMEOUT = 10_000

export type BackendProcess = {
  /** Resolves when it answers. Rejects with BackendRefused when it ends before that. */
  ready: Promise<void>
  /** Resolves when it has ended, for whatever reason. */
  stopped: Promise<void>
  stop(): Promise<void>
}

/** The backend could not start, and has said why itself. */
export class BackendRefused extends Error {}

/**
 * Starts the embedded backend as a process of its own: its database is WebAssembly and blocks the loop that it
 * runs on. The channel between the two tells it to end when this process is gone, however that came.
 */
export function startBackendProcess(port: number, siteUrl: string): BackendProcess {
  const child = spawn(process.execPath, [path.join(ROOT, 'supabase/local/main.ts')], {
    cwd: ROOT,
    env: { ...process.env, BACKEND_PORT: String(port), SITE_URL: siteUrl },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const stopped = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const ready = Promise.race([
    answers(`http://127.0.0.1:${port}/health`),
    stopped.then(() => Promise.reject(new BackendRefused())),
  ])
  // whoever stops it before it is ready waits for it no more
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
