import { createHash } from 'node:crypto'
import { isIPv4 } from 'node:net'
import { type Context, Hono } from 'hono'
import { isLocalHost } from 'shared-ui/site'
import { composition } from './composition.ts'
import type { Count } from './counts.ts'
import type { Proxies } from './operations/proxies.ts'
import { readFacts } from './releaseFacts.ts'
import { releasesLook } from './releasesLook.ts'
import { renderReleases } from './releasesPage.ts'
import { isSecret } from './secret.ts'
import type { SiteReader } from './site.ts'

export const RELEASES_URL = '/_releases'

type ReleasesOptions = {
  site: string
  /** The site's public origin. */
  origin: string
  /** Without it only a local site shows the page, to requests of its own machine. */
  secret?: string
  reader: SiteReader
  senderOf: Proxies['senderOf']
  find(name: string, version: string): Count | undefined
}

const headers: Record<string, string> = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'content-security-policy': [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(releasesLook).digest('base64')}'`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
}

/**
 * Answers `GET /_releases`: 404 if nobody may see the page, 401 if the secret is missing or wrong. A browser sends the
 * secret as the password of basic authentication, a program as a bearer token.
 */
export function releasesRoute({ site, origin, secret, reader, senderOf, find }: ReleasesOptions): Hono {
  const app = new Hono()
  const isLocalSite = isLocalHost(new URL(origin).hostname)
  /** The host of the request too: another site may give its own name the address of this machine. */
  const isLocal = (context: Context) =>
    isLocalSite && isLocalHost(new URL(context.req.url).hostname) && isLoopback(senderOf(context))

  app.get('/', async (context) => {
    const isOpen = isLocal(context)
    if (!isOpen && !secret) return context.text('Not found', 404)
    if (!isOpen && !isSecret(secretOf(context.req.header('authorization')), secret))
      return context.text('The secret is missing or wrong', 401, {
        'www-authenticate': 'Basic realm="Releases", charset="UTF-8"',
        'cache-control': 'no-store',
      })
    const facts = await readFacts(reader.read().registry, { site, find })
    return context.html(renderReleases(composition(), facts), 200, headers)
  })
  return app
}

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
