import { isIPv4 } from 'node:net'
import type { Context } from 'hono'
import { isLocalHost } from 'shared-ui/site'
import { notFound } from '../refusals.ts'
import { isSecret } from '../secret.ts'
import type { Proxies } from './proxies.ts'

type GateOptions = {
  /** The site's public origin. */
  origin: string
  /** Without it only a local site is open, to requests of its own machine. */
  secret?: string
  senderOf: Proxies['senderOf']
}

/**
 * Guards what is for those who run the site. Returns a function that refuses a request with 404 if nobody may pass, and
 * with 401 if the secret is missing or wrong. A browser sends the secret as the password of basic authentication, a
 * program as a bearer token.
 */
export function createGate({ origin, secret, senderOf }: GateOptions) {
  const isLocalSite = isLocalHost(new URL(origin).hostname)
  /** The host of the request too: another site may give its own name the address of this machine. */
  const isLocal = (context: Context) =>
    isLocalSite && isLocalHost(new URL(context.req.url).hostname) && isLoopback(senderOf(context))

  return (context: Context): Response | undefined => {
    if (isLocal(context)) return undefined
    if (!secret) return notFound(context)
    if (isSecret(secretOf(context.req.header('authorization')), secret)) return undefined
    return context.text('The secret is missing or wrong', 401, {
      'www-authenticate': 'Basic realm="Releases", charset="UTF-8"',
      'cache-control': 'no-store',
    })
  }
}

export type Gate = ReturnType<typeof createGate>

function secretOf(authorization = ''): string {
  const [, scheme = '', credentials = ''] = /^(bearer|basic) +(\S+)$/i.exec(authorization) ?? []
  if (scheme.toLowerCase() === 'bearer') return credentials
  const pair = Buffer.from(credentials, 'base64').toString()
  return pair.slice(pair.indexOf(':') + 1)
}

function isLoopback(address: string): boolean {
  const plain = address.replace(/^::ffff:/, '')
  return plain === '::1' || (isIPv4(plain) && plain.startsWith('127.'))
}
