import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startGateway } from '../startGateway.ts'

/** Builds the monolith (build.ts) and serves it with a gateway of its own. It uses the backend of `npm start`. */
export async function serveMonolith(): Promise<{ origin: string; stop(): void }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'sprouts-monolith-'))
  try {
    // before the configuration of the shell's build is loaded
    process.env.NODE_ENV = 'production'
    const { buildMonolith } = await import('./build.ts')
    const gateway = await startGateway(await buildMonolith(folder))
    const stop = () => {
      gateway.stop()
      rmSync(folder, { recursive: true, force: true })
    }
    return { origin: gateway.origin, stop }
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
}
