import { BlockList, isIP } from 'node:net'
import type { MiddlewareHandler } from 'hono'
import { networkOf } from '../functions/_shared/sender.ts'
import { StartError } from './startError.ts'

/** Node's request, from @hono/node-server. */
export type NodeBindings = { incoming?: { socket: { remoteAddress?: string } } }

const OWN_HOSTS = ['localhost', '127.0.0.1', '[::1]']

/** Whether a site is one that only this machine's people see. */
export const isOfThisMachine = (siteUrl: string): boolean => OWN_HOSTS.includes(new URL(siteUrl).hostname)

/**
 * Refuses requests (404) unless the site is of this machine: the pages of mails show every link of every account, and the
 * stand-in for Google lets anybody in under any address.
 */
export function onlyForOwnSite(siteUrl: string): MiddlewareHandler {
  const message = 'This is only there while SITE_URL is an address of this machine.'
  return async (context, next) => (isOfThisMachine(siteUrl) ? next() : context.json({ message }, 404))
}

/**
 * Refuses requests for any other host name than this machine's own and those given (421). A page elsewhere may point its own
 * name at this machine: to the browser the backend is then part of that page's site, which could read the mailbox.
 */
export function onlyHosts(names: string[]): MiddlewareHandler {
  const known = new Set([...OWN_HOSTS, ...names.map((name) => name.toLowerCase())])
  return async (context, next) => {
    const { hostname } = new URL(context.req.url)
    if (known.has(hostname)) return next()
    const message = `This backend does not answer for ${hostname}. Name it in BACKEND_HOSTS if it is yours.`
    return context.json({ message }, 421)
  }
}

export const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Refuses all other methods (405): no service has one, and a request with TRACE cannot even be copied. */
export const onlyMethods: MiddlewareHandler = async (context, next) => {
  if (METHODS.includes(context.req.method)) return next()
  return context.json({ message: 'Method not allowed' }, 405, { allow: METHODS.join(', ') })
}

/**
 * Refuses an address with a fragment (400), which no browser sends. A URL ends its query there, and Hono reads on behind it:
 * `/token#?grant_type=password` would log in past what looks at the query first.
 */
export const noFragments: MiddlewareHandler = async (context, next) => {
  if (!context.req.url.includes('#')) return next()
  return context.json({ message: 'A request has no fragment' }, 400)
}

/** Reads the addresses and networks of proxies. Throws StartError at a text that is neither. */
export function readProxies(texts: string[]): BlockList {
  const proxies = new BlockList()
  for (const text of texts) {
    const [, address = '', bits] = /^([^/]+)(?:\/(\d+))?$/.exec(text) ?? []
    const family = familyOf(address)
    const most = family === 'ipv4' ? 32 : 128
    if (!family || Number(bits ?? most) > most)
      throw new StartError(
        `BACKEND_PROXIES: ${text} is no address and no network, such as 10.0.0.1 or 10.0.0.0/8.`,
      )
    proxies.addSubnet(address, Number(bits ?? most), family)
  }
  return proxies
}

const familyOf = (address: string) => (['ipv4', 'ipv6'] as const)[[4, 6].indexOf(isIP(address))]

type Sent = { env?: NodeBindings; req: { header(name: string): string | undefined } }

/**
 * Returns the address that a request comes from, of IPv6 the network. Anybody can write X-Forwarded-For, so only that of one
 * of the `proxies` is read, and of it only the last address, which the proxy itself has added.
 */
export function callerOf({ env, req }: Sent, proxies: BlockList): string {
  const address = env?.incoming?.socket.remoteAddress ?? ''
  const isProxy = proxies.check(address, familyOf(address))
  const forwarded = isProxy ? req.header('x-forwarded-for') : undefined
  return networkOf(forwarded?.split(',').at(-1)?.trim() || address)
}
