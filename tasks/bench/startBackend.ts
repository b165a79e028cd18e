import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openDatabase } from '../../supabase/local/database/database.ts'
import { onEndSignal } from '../site/signals.ts'

/**
 * Starts a backend in a process of its own, with a new data folder and the catalogue. The gateways that are started after it
 * render with it. `database` is the URL of an empty PostgreSQL; without it the backend is PGlite. `samples` are the sample
 * listings beside the catalogue.
 */
export async function startBackend(
  database?: string,
  samples = 0,
): Promise<{
  process: ChildProcess
  origin: string
  /** Its data folder, which holds its keys. */
  data: string
  stop(): Promise<void>
}> {
  const data = mkdtempSync(path.join(tmpdir(), 'sprouts-bench-'))
  const place = database ? ['--database', database] : []
  const file = path.join(import.meta.dirname, 'backend.ts')
  const backend = fork(file, ['--data', data, '--samples', String(samples), ...place])
  // also of a bench that is stopped; the backend may be writing its last file
  process.once('exit', () => rmSync(data, { recursive: true, force: true, maxRetries: 3 }))
  onEndSignal(() => {
    backend.kill('SIGKILL')
    process.exit(1)
  })
  const ended = once(backend, 'exit')
  const stop = async () => {
    if (backend.connected) backend.disconnect()
    await ended
    rmSync(data, { recursive: true, force: true })
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

/** Runs one statement on a PostgreSQL: to make a database, or to remove it. */
export async function onServer(url: string, statement: string): Promise<void> {
  const database = await openDatabase({ url })
  await database.query(statement)
  await database.close()
}
