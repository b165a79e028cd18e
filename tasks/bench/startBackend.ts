import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openDatabase } from '../../supabase/local/database/database.ts'
import { onEnding, stoppable } from '../runners/ending.ts'

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
  const ended = once(backend, 'exit')
  const forget = onEnding(() => {
    backend.kill('SIGKILL')
    return ended
  })
  const stop = async () => {
    forget()
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

/**
 * Measures with a new database on DATABASE_URL, which is removed afterwards, also if the bench is stopped. Without that
 * setting there is none, and the backend is PGlite.
 */
export async function withDatabase(
  name: string,
  measure: (database: string | undefined) => Promise<void>,
): Promise<void> {
  const { DATABASE_URL } = process.env
  if (!DATABASE_URL) return measure(undefined)
  const drop = () => onServer(DATABASE_URL, `drop database if exists ${name} with (force)`)
  const database = Object.assign(new URL(DATABASE_URL), { pathname: name }).href
  await onServer(DATABASE_URL, `create database ${name}`)
  try {
    await stoppable(drop, () => measure(database))
  } finally {
    await drop()
  }
}

/** Runs one statement on a PostgreSQL. */
async function onServer(url: string, statement: string): Promise<void> {
  const database = await openDatabase({ url })
  await database.query(statement)
  await database.close()
}
