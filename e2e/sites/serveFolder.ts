import { rmSync } from 'node:fs'
import { serveGateway } from 'shell/gateway'
import { siteConfig } from './siteConfig.ts'

/** A site that ends, with its folder, where the variable that holds it does: `using site = await ...`. */
export type ServedSite = Disposable & { origin: string; stop(): void }

/** Serves a released site in a temporary folder on a port of its own. `stop` removes the folder too. */
export async function serveFolder(
  site: string,
  backend = process.env.BACKEND_ORIGIN ?? '',
): Promise<ServedSite> {
  const config = siteConfig(backend, 'http://localhost')
  const server = await serveGateway({ site, port: 0, config, imageHosts: [] })
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error(`${site} is served on no port`)
  const stop = () => {
    server.close()
    rmSync(site, { recursive: true, force: true })
  }
  return { origin: `http://localhost:${address.port}`, stop, [Symbol.dispose]: stop }
}
