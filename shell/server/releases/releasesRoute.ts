import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import type { Count } from '../canary/counts.ts'
import type { Gate } from '../operations/gate.ts'
import type { SiteReader } from '../site.ts'
import { composition } from './composition.ts'
import { readFacts } from './releaseFacts.ts'
import { releasesLook } from './releasesLook.ts'
import { renderReleases } from './releasesPage.ts'

export const RELEASES_URL = '/_releases'

type ReleasesOptions = {
  site: string
  reader: SiteReader
  refuse: Gate
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

/** Answers `GET /_releases` for those whom the gate lets pass. */
export function releasesRoute({ site, reader, refuse, find }: ReleasesOptions): Hono {
  const app = new Hono()
  app.get('/', async (context) => {
    const refused = refuse(context)
    if (refused) return refused
    const facts = await readFacts(reader.read().registry, { site, find })
    return context.html(renderReleases(composition(), facts), 200, headers)
  })
  return app
}
