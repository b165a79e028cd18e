import { rmSync } from 'node:fs'
import { serveGateway } from 'shell/gateway'
import { siteConfig } from './siteConfig.ts'

/** Serves a released site in a temporary folder on a port of its own. `stop` removes the folder too. */
export async function serveFolder(
  site: string,
  backend = process.env.BACKEND_ORIGIN ?? '',
): Promise<{ origin: string; stop(): void }> {
  const config = siteConfig(backend, 'http://localhost')
  const server = await serveGateway({ site, port: 0, config, imageHosts: [] })
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error(`${site} is served on no port`)
  return {
    origin: `http://localhost:${address.port}`,
    stop() {
      server.close()
      rmSync(site, { recursive: true, force: true })
    },
  }
}
