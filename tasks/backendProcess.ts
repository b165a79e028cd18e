import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { ROOT } from 'federation/packages'

/** How long the first start may take: it renders the pictures of all listings. In milliseconds. */
const START_TIMEOUT = 300_000

export type BackendProcess = { stopped: Promise<number>; stop(): Promise<void> }

/**
 * Starts the embedded backend as a process of its own (its database is WebAssembly and blocks the loop
 * that it runs on) and resolves when it answers. Rejects when it ends before that; it has said why.
 */
export async function startBackendProcess(port: number, siteUrl: string): Promise<BackendProcess> {
  const child = spawn(process.execPath, [path.join(ROOT, 'supabase/local/main.ts')], {
    cwd: ROOT,
    env: { ...process.env, BACKEND_PORT: String(port), SITE_URL: siteUrl },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const stopped = new Promise<number>((resolve) => child.on('exit', (code) => resolve(code ?? 1)))
  await Promise.race([
    answers(`http://127.0.0.1:${port}/health`),
    stopped.then(() => Promise.reject(new Error('The backend could not start.'))),
  ])
  return { stopped, stop: () => stop(child, stopped) }
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

async function stop(child: ChildProcess, stopped: Promise<number>): Promise<void> {
  if (child.exitCode === null) child.kill('SIGTERM')
  await stopped
}
