import type { Server } from 'node:http'
import { serve } from '@hono/node-server'
import { createGateway, type GatewayOptions } from './gateway.ts'

export { neededNames } from './site.ts'

type ServeOptions = Omit<GatewayOptions, 'closing'> & {
  /** 0 selects a free port. */
  port: number
  /** The address to listen on. Default: this machine only. */
  host?: string
}

/** Serves the site on a port. Rejects when the port cannot be used. */
export function serveGateway({ port, host = '127.0.0.1', ...options }: ServeOptions): Promise<Server> {
  const closing = new AbortController()
  const { fetch } = createGateway({ ...options, closing: closing.signal })
  return new Promise((resolve, reject) => {
    const server = serve({ fetch, port, hostname: host }, () => resolve(server)) as Server
    server.once('error', reject)
    server.once('close', () => closing.abort())
  })
}
