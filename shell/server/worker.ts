import { readFileSync } from 'node:fs'
import path from 'node:path'
import { liveRelease, SHELL } from 'federation/registry'
import { folderOf } from 'federation/release'
import { sha384 } from 'federation/sha384'
import type { SiteConfig } from '../src/config.ts'
import { PREFIX, WORKER_URL } from '../src/kept/names.ts'
import { EMBEDDER_POLICY, imageSources, NOTHING_ALLOWED } from './headers.ts'
import type { LiveSite } from './site.ts'

/**
 * A worker that removes itself and all that it has kept. It is sent if the live shell has no worker: after a rollback to a
 * version without one, or after a release that drops it.
 */
export const WITHDRAWN = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(withdraw()))
async function withdraw() {
  for (const name of await caches.keys()) if (name.startsWith('${PREFIX}')) await caches.delete(name)
  await self.registration.unregister()
}
`

/**
 * The worker of the live shell. Browsers compare no digest of a worker, so this does: undefined if the file is not the
 * one that was released.
 */
export function findWorker(folder: string, { registry }: LiveSite): string | undefined {
  const shell = liveRelease(registry, SHELL)
  const digest = shell?.extras.integrity[WORKER_URL]
  if (!shell || !digest) return WITHDRAWN
  try {
    const bytes = readFileSync(path.join(folder, folderOf(SHELL, shell.metadata.version), WORKER_URL))
    return sha384(bytes) === digest ? bytes.toString() : undefined
  } catch {
    return undefined
  }
}

/** It may fetch what a page may: files of the site, and pictures. Nobody keeps it: a release may withdraw it. */
export function workerHeaders(config: SiteConfig, imageHosts: string[]): Record<string, string> {
  const sources = imageSources(config.backend.url, imageHosts)
  return {
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': [...NOTHING_ALLOWED, `connect-src ${sources}`].join('; '),
    'cross-origin-embedder-policy': EMBEDDER_POLICY,
  }
}
