import { createServer } from 'node:net'
import { SettingError } from './readers.ts'
import type { Settings } from './settings.ts'

/** A port that a task listens on, the setting that changes it, and the address if it is not every one. */
export type NeededPort = { port: number; setting: 'PORT' | 'BACKEND_PORT' | 'REMOTE_PORT'; host?: string }

/** Stops a start with one line if two settings have the same port or another program uses it. */
export async function ensureFree(needed: NeededPort[], command: string): Promise<void> {
  for (const [index, { port, setting, host }] of needed.entries()) {
    const rival = needed.slice(0, index).find((other) => other.port === port)
    if (rival) {
      throw new SettingError(
        `Port ${port} is wanted twice, by ${rival.setting} and by ${setting}: change one.`,
      )
    }
    await probe({ port, host }, `choose another with ${setting}=${suggestion(port)} ${command}`)
  }
}

/** What the system says of an address that is not its own, or of a name that is none. */
const NO_ADDRESS = ['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN']

function probe({ port, host }: { port: number; host?: string }, advice: string): Promise<void> {
  const reasonOf = (code: string) => {
    if (host && NO_ADDRESS.includes(code)) return `HOST=${host} is no address of this machine.`
    return code === 'EADDRINUSE'
      ? `Port ${port} is in use: stop the other program, or ${advice}.`
      : `Port ${port} cannot be used (${code}): ${advice}.`
  }
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', ({ code = '' }: NodeJS.ErrnoException) => reject(new SettingError(reasonOf(code))))
    server.listen(port, host, () => server.close(() => resolve()))
  })
}

/** Suggests a port that is likely to be free, never below 1024, where ports are reserved. */
const suggestion = (port: number): Settings['port'] => (port < 1024 || port > 65_000 ? 8080 : port + 10)
