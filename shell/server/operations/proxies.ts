import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import proxyAddr from 'proxy-addr'

/**
 * What the proxies in front of the gateway say about a request: its sender, its scheme and its id. Only what comes from a
 * trusted address is believed; anybody can write these headers.
 */
export function createProxies(trusted: string[] = []) {
  const isTrusted = compile(trusted)
  const comesFromProxy = (context: Context) => isTrusted(peerOf(context), 0)

  return {
    /** The sender's network address, beyond all trusted proxies. An empty text if it is not known. */
    senderOf(context: Context): string {
      const peer = peerOf(context)
      const forwarded = context.req.header('x-forwarded-for')
      if (!forwarded || !isTrusted(peer, 0)) return peer
      const request = { socket: { remoteAddress: peer }, headers: { 'x-forwarded-for': forwarded } }
      return proxyAddr(request as unknown as Parameters<typeof proxyAddr>[0], isTrusted)
    },
    /** Whether the browser has sent the request without TLS. */
    isPlain: (context: Context): boolean =>
      comesFromProxy(context) && context.req.header('x-forwarded-proto')?.toLowerCase() === 'http',
    /** The id that a proxy has given to the request. */
    requestIdOf: (context: Context): string | undefined =>
      comesFromProxy(context) ? context.req.header('x-request-id') : undefined,
  }
}

export type Proxies = ReturnType<typeof createProxies>

function compile(trusted: string[]) {
  try {
    return proxyAddr.compile(trusted)
  } catch (error) {
    throw new Error(`TRUSTED_PROXIES: ${error instanceof Error ? error.message : error}`)
  }
}

/** The other end of the connection. */
function peerOf(context: Context): string {
  // tests call the app without a connection
  return context.env?.incoming ? (getConnInfo(context).remote.address ?? '') : ''
}
