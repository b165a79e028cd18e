import { clientsClaim } from 'workbox-core'
import { enable as enableNavigationPreload } from 'workbox-navigation-preload'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { NetworkOnly } from 'workbox-strategies'
import { markKept, readEdition } from '../src/kept/edition'
import { SITE_CACHE } from '../src/kept/names'

/*
 * The worker answers only where the network does not: while there is one, it changes nothing. So a release, a rollback, a
 * canary and overrides are seen as without it. Without a network, it answers with one whole edition of the site
 * (edition.ts): its document, and the files that this document names, whose digests the browser compares as always.
 */

declare const self: ServiceWorkerGlobalScope

/** Any document without a page would do. This one belongs to the shell, so it preloads no remote. */
const FRAME = '/style-guide'
/** What a worker from before 28 November 2026 has kept, until the next visit with a network. It can go in 2027. */
const EARLIER_FRAME = '/terms-of-use'
/** How long a page may wait for a network that neither answers nor fails, in seconds. */
const PATIENCE = 10
/** How many files are fetched at the same time. */
const AT_ONCE = 4

// it changes nothing online, so a new one need not wait for old pages to close
void self.skipWaiting()
clientsClaim()
enableNavigationPreload()

/** The last page came from the cache. `navigator.onLine` is also true where a network answers nothing. */
let isCut = false

const instead = (find: (request: Request) => Promise<Response | undefined>) => ({
  plugins: [{ handlerDidError: ({ request }: { request: Request }) => find(request) }],
})

registerRoute(
  new NavigationRoute(
    new NetworkOnly({
      networkTimeoutSeconds: PATIENCE,
      plugins: [
        {
          fetchDidSucceed: async ({ response }) => {
            isCut = false
            return response
          },
          handlerDidError: async () => {
            isCut = true
            return (await caches.match(FRAME)) ?? caches.match(EARLIER_FRAME)
          },
        },
      ],
    }),
    // not the pages of those who run the site, nor files: the library hands over path and query
    { denylist: [/^\/(_|metrics$)/, /^[^?]*\.[a-z0-9]{2,5}($|\?)/i] },
  ),
)
registerRoute(
  ({ sameOrigin, url }) =>
    sameOrigin && /^\/(assets|remotes)\//.test(url.pathname) && (isNeeded() || url.search !== ''),
  new NetworkOnly(instead(keptFile)),
)
registerRoute(
  ({ request, url }) =>
    request.destination === 'image' && url.pathname.startsWith('/storage/v1/') && isNeeded(),
  new NetworkOnly(instead(keptPicture)),
)

/**
 * With a network the browser loads files without the worker, which is faster. It also cancels what a page loads when the
 * visitor leaves, and Firefox reports that as an error of the worker. A failed script is requested again with a query; the
 * worker answers that request.
 */
function isNeeded(): boolean {
  return isCut || !navigator.onLine
}

/** A file of the edition, without the query of a second try. */
function keptFile({ url }: Request): Promise<Response | undefined> {
  return caches.match(url, { ignoreSearch: true, ignoreVary: true })
}

/** The smallest picture stands for all widths of it. */
function keptPicture({ url }: Request): Promise<Response | undefined> {
  return caches.match(url.replace(/-(960|1440)\.webp$/, '-480.webp'), { ignoreVary: true })
}

type Message = { type: 'keep'; known?: string; pictures?: string[] }

let keeping: Promise<unknown> = Promise.resolve()

self.addEventListener('message', (event) => {
  const { type, known, pictures = [] } = event.data as Message
  if (type !== 'keep') return
  const done = keeping.then(() => keep(known, pictures)).catch(() => undefined)
  keeping = done
  event.waitUntil(done.then((name) => event.ports[0]?.postMessage(name)))
})

/**
 * Keeps the edition that is live, unless it is kept already. Returns its name, or undefined if it could not be kept: no
 * network, a file with another digest, no room. An edition counts once its document is there, which comes last.
 */
async function keep(known: string | undefined, pictures: string[]): Promise<string | undefined> {
  if (known && (await isKept(known))) return known
  const response = await fetch(FRAME, { cache: 'no-cache' })
  // what the gateway says nobody may keep
  if (!response.ok || response.redirected || isForNobody(response)) return undefined
  const edition = await readEdition(await response.text())
  if (!edition) return undefined
  const name = SITE_CACHE + edition.name
  if (!(await isKept(edition.name))) {
    try {
      await keepFiles(name, edition.files)
      await keepIfThere(name, pictures)
      const cache = await caches.open(name)
      await cache.put(FRAME, documentOf(markKept(edition.html, new Date()), response.headers))
    } catch (error) {
      await caches.delete(name)
      throw error
    }
  }
  const others = (await caches.keys()).filter((other) => other.startsWith(SITE_CACHE) && other !== name)
  await Promise.all(others.map((other) => caches.delete(other)))
  return edition.name
}

async function isKept(name: string): Promise<boolean> {
  return Boolean(await caches.match(FRAME, { cacheName: SITE_CACHE + name }))
}

const isForNobody = ({ headers }: Response) => /no-store/.test(headers.get('cache-control') ?? '')

/** Fetches files and compares them with their digests. Rejects if one is missing or another. */
async function keepFiles(name: string, files: { url: string; integrity?: string }[]): Promise<void> {
  const cache = await caches.open(name)
  const queue = [...files]
  const work = async () => {
    for (let file = queue.shift(); file; file = queue.shift()) {
      const response = await fetch(file.url, { integrity: file.integrity })
      if (!response.ok) throw new Error(`${file.url} answered ${response.status}`)
      await cache.put(file.url, response)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}

/** Pictures of the site's own pages: a page is complete without them. */
async function keepIfThere(name: string, urls: string[]): Promise<void> {
  const files = urls.filter((url) => /^\/(assets|remotes)\//.test(url)).map((url) => ({ url }))
  await keepFiles(name, files).catch(() => undefined)
}

/** The document with its own policy, but without what was true of the bytes on their way. */
function documentOf(html: string, headers: Headers): Response {
  const kept = new Headers(headers)
  for (const name of ['content-encoding', 'content-length', 'etag', 'vary', 'set-cookie']) kept.delete(name)
  return new Response(html, { headers: kept })
}
