import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { after, afterEach } from 'node:test'
import { serve } from '@hono/node-server'
import { createRenderedSite } from '../rendering/testBundles.ts'
import { createGateway, type GatewayOptions } from '../server/gateway.ts'
import { config } from '../server/testing/testSite.ts'
import { startNginx } from './startNginx.ts'

export type Front = Awaited<ReturnType<Awaited<ReturnType<typeof prepareFronts>>['open']>>

type Answers = (incoming: Request) => Response | undefined

/** A rendered site, and gateways behind nginx for it. All end with their test, the site with its file. */
export async function prepareFronts() {
  const place = await createRenderedSite(['search'])
  after(place.remove)
  const closings: (() => Promise<unknown>)[] = []
  afterEach(async () => {
    for (const close of closings.splice(0).reverse()) await close()
  })

  /** A gateway behind nginx. `answerWith` replaces the gateway's answers, all or some; `change` changes the configuration. */
  async function open(change?: (text: string) => string, options: Partial<GatewayOptions> = {}) {
    const closing = new AbortController()
    let answers: Answers | undefined
    const { fetch } = createGateway({
      ...{ site: place.site, config, imageHosts: [], closing: closing.signal },
      ...options,
    })
    const asked: string[] = []
    const gateway = serve({
      hostname: '127.0.0.1',
      port: 0,
      async fetch(incoming, env) {
        const { pathname } = new URL(incoming.url)
        if (pathname !== '/_canary') asked.push(pathname)
        return answers?.(incoming) ?? fetch(incoming, env)
      },
    }) as Server
    await once(gateway, 'listening')
    const endGateway = async () => {
      closing.abort()
      if (!gateway.listening) return
      gateway.close()
      gateway.closeAllConnections()
      await once(gateway, 'close')
    }
    closings.push(endGateway)
    const { ask } = await startFront((gateway.address() as AddressInfo).port, change)
    return {
      asked,
      endGateway,
      answerWith(next: Answers) {
        answers = next
      },
      ask: (address: string, headers: Record<string, string> = {}, method = 'GET', body = '') =>
        ask(address, { 'user-agent': 'a bot', ...headers }, method, body),
    }
  }

  /** Starts nginx with nginx.conf, its paths and ports replaced. Pages stay fresh for ten minutes instead of one. */
  async function startFront(port: number, change = (text: string) => text) {
    const file = readFileSync(path.join(import.meta.dirname, 'nginx.conf'), 'utf8')
    const nginx = await startNginx(place.folder, ({ folder, socket }) =>
      change(file)
        .replace('/var/lib/nginx/sprouts', `"${path.join(folder, 'cache')}"`)
        .replace('127.0.0.1:4000', `127.0.0.1:${port}`)
        .replace('listen 80', `listen "unix:${socket}"`)
        .replace('200 308 60s', '200 308 600s'),
    )
    closings.push(nginx.stop)
    return nginx
  }

  return { place, open }
}
