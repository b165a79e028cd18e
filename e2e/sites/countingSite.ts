import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { gunzipSync } from 'node:zlib'
import { SITE } from 'federation/packages'
import { serveGateway } from 'shell/gateway'
import { siteConfig } from './siteConfig.ts'

/** A request that the collector has received: its URL, and its body as text. */
type Delivery = { url: string; body: string }

/** A parsed event. */
type CountedEvent = { event: string; properties: Record<string, string | undefined> }

export type CountingSite = {
  /** The origins of the site: on a host that is not local, and on a local one. */
  origin: string
  localOrigin: string
  collector: string
  deliveries: Delivery[]
  events(): CountedEvent[]
  stop(): void
}

/** Serves the site with analytics on, and a collector that receives its events. */
export async function startCountingSite(): Promise<CountingSite> {
  const deliveries: Delivery[] = []
  const collector = createServer(async (request, response) => {
    if (request.method !== 'OPTIONS') {
      deliveries.push({ url: request.url ?? '', body: await read(request) })
    }
    response.writeHead(200, { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' })
    response.end('{}')
  }).listen(0, '127.0.0.1')
  await once(collector, 'listening')
  const host = `http://127.0.0.1:${portOf(collector)}`

  const analytics = { host, key: 'phc_of_the_tests' }
  const config = siteConfig(process.env.BACKEND_ORIGIN ?? '', 'http://sprouts.test', { analytics })
  const gateway = await serveGateway({ site: SITE, port: 0, config, imageHosts: [] })
  const port = portOf(gateway)
  return {
    origin: `http://sprouts.test:${port}`,
    localOrigin: `http://localhost:${port}`,
    collector: host,
    deliveries,
    events: () => deliveries.flatMap(({ body }) => eventsOf(body)),
    stop() {
      gateway.close()
      collector.close()
    },
  }
}

/** Reads a body. PostHog compresses it with gzip, under any content type. */
async function read(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece)
  const body = Buffer.concat(pieces)
  const isGzip = body[0] === 0x1f && body[1] === 0x8b
  return (isGzip ? gunzipSync(body) : body).toString('utf8')
}

function eventsOf(body: string): CountedEvent[] {
  const value = JSON.parse(body)
  return value.batch ?? (Array.isArray(value) ? value : [value])
}

function portOf(server: { address(): unknown }): number {
  const { port } = Object(server.address())
  if (typeof port !== 'number') throw new Error('The server listens on no port')
  return port
}
