import type { Server } from 'node:http'
import { serve } from '@hono/node-server'
import { createGateway, type GatewayOptions } from './gateway.ts'

/** Serves the site on a port (0 for any free one). Rejects when the port cannot be used. */
export function serveGateway({ port, ...options }: GatewayOptions & { port: number }): Promise<Server> {
  const { fetch } = createGateway(options)
  return new Promise((resolve, reject) => {
    const server = serve({ fetch, port }, () => resolve(server)) as Server
    server.once('error', reject)
  })
}
