import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { SITE } from 'federation/packages'

/** Throws an error of one line if there is no site to measure. */
export function ensureBuilt(site = SITE): void {
  if (!existsSync(path.join(site, 'registry.json')))
    throw new Error(`${site} holds no released site: run \`npm start\` once.`)
}

/**
 * Starts a gateway in a process of its own on a port of the system, with these settings before those of the environment.
 * Throws an error if it ends before it is ready.
 */
export async function startGateway(
  site = SITE,
  settings: Record<string, string> = {},
): Promise<{
  process: ChildProcess
  origin: string
  stop(): void
}> {
  ensureBuilt(site)
  const gateway = spawn(
    process.execPath,
    ['--expose-gc', path.join(import.meta.dirname, 'gateway.ts'), site],
    {
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
      env: { ...process.env, ...settings },
    },
  )
  const [port] = await Promise.race([
    once(createInterface({ input: gateway.stdout as Readable }), 'line'),
    once(gateway, 'exit').then(() => {
      throw new Error('The gateway has ended before it was ready.')
    }),
  ])
  return { process: gateway, origin: `http://localhost:${port}`, stop: () => void gateway.kill() }
}
