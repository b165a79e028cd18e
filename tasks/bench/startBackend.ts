import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

/**
 * Starts a backend in a process of its own, with a new data folder and the catalogue. The gateways that are started after it
 * render with it. `database` is the URL of an empty PostgreSQL; without it the backend is PGlite.
 */
export async function startBackend(database?: string): Promise<{
  process: ChildProcess
  origin: string
  /** Its data folder, which holds its keys. */
  data: string
  stop(): Promise<void>
}> {
  const data = await mkdtemp(path.join(tmpdir(), 'sprouts-bench-'))
  const place = database ? ['--database', database] : []
  const file = path.join(import.meta.dirname, 'backend.ts')
  const backend = fork(file, ['--data', data, '--samples', '0', ...place])
  const ended = once(backend, 'exit')
  const stop = async () => {
    if (backend.connected) backend.disconnect()
    await ended
    await rm(data, { recursive: true })
  }
  try {
    const origin = await Promise.race([
      once(backend, 'message').then(([message]) => String(message)),
      ended.then(() => Promise.reject(new Error('The backend did not start.'))),
    ])
    Object.assign(process.env, { DATA_DIR: data, BACKEND_PORT: new URL(origin).port })
    return { process: backend, origin, data, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
