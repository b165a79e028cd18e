import { createServer } from 'node:net'
import { SettingError } from './readers.ts'
import type { Settings } from './settings.ts'

/** A port that a task listens on, and the setting that changes it. */
export type NeededPort = { port: number; setting: 'PORT' | 'BACKEND_PORT' | 'REMOTE_PORT' }

/** Stops a start with one line if two settings have the same port or another program uses it. */
export async function ensureFree(needed: NeededPort[], command: string): Promise<void> {
  for (const [index, { port, setting }] of needed.entries()) {
    const rival = needed.slice(0, index).find((other) => other.port === port)
    if (rival) {
      throw new SettingError(
        `Port ${port} is wanted twice, by ${rival.setting} and by ${setting}: change one.`,
      )
    }
    await probe(port, `choose another with ${setting}=${suggestion(port)} ${command}`)
  }
}

function probe(port: number, advice: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', ({ code }: NodeJS.ErrnoException) =>
      reject(
        new SettingError(
          code === 'EADDRINUSE'
            ? `Port ${port} is in use: stop the other program, or ${advice}.`
            : `Port ${port} cannot be used (${code}): ${advice}.`,
        ),
      ),
    )
    server.listen(port, () => server.close(() => resolve()))
  })
}

/** Suggests a port that is likely to be free, never below 1024, where ports are reserved. */
const suggestion = (port: number): Settings['port'] => (port < 1024 || port > 65_000 ? 8080 : port + 10)
