import { paths } from 'shared-ui/paths'
import { documentWriter, type Page, renderDocument, type SiteDocument } from '../server/document.ts'
import type { LiveSite } from '../server/site.ts'
import type { Tool } from '../server/tryout.ts'
import { matchRoute, type RouteEntry } from '../src/composition/applications.ts'
import type { SiteConfig } from '../src/config.ts'
import { type Documents, PATIENCE } from './documents.ts'
import { inTime } from './inTime.ts'
import { isDrawn } from './requests.ts'
import { compress, type SentDocument } from './sentDocument.ts'

/** How long a visitor whose page could not be rendered waits for its frame, in milliseconds. */
const PATIENCE_AFTER_FAILURE = 80

/**
 * Caches the documents without a page: for each set of versions one for each route, and one for the 404 page. A server has
 * rendered the frame in them, if that was possible in time. One that comes later is kept for the next visitor.
 */
export function cacheFrames(
  config: SiteConfig,
  panel: (site: LiveSite) => Promise<Tool | undefined>,
  documents: Documents<SentDocument> | undefined,
) {
  const framed = createCache<SentDocument>()
  const coming = createCache<Promise<SentDocument | undefined>>()
  const plain = createCache<Promise<SentDocument>>()
  const make = async (site: LiveSite, route: RouteEntry | undefined) =>
    compress(renderDocument({ ...site, config, route, tool: await panel(site) }), 'frame')

  async function draw(site: LiveSite, route: RouteEntry | undefined): Promise<SentDocument | undefined> {
    try {
      const frame = await documents?.frame(site, route)
      if (frame) framed(site).set(route, frame)
      return frame
    } finally {
      coming(site).delete(route)
    }
  }

  /** One rendering serves everybody who asks for the same frame. */
  function drawOnce(site: LiveSite, route: RouteEntry | undefined): Promise<SentDocument | undefined> {
    const drawing = coming(site).get(route) ?? draw(site, route)
    coming(site).set(route, drawing)
    return drawing
  }

  return {
    async find(site: LiveSite, route: RouteEntry | undefined) {
      const known = framed(site).get(route)
      if (known) return { page: known, cache: 'hit' } as const
      const patience = isDrawn(site, route) ? PATIENCE_AFTER_FAILURE : PATIENCE
      const frame = await inTime(drawOnce(site, route), patience)
      if (frame) return { page: frame, cache: 'miss' } as const
      const earlier = plain(site).get(route)
      const made = earlier ?? keepUnlessFailed(plain(site), route, make(site, route))
      return { page: await made, cache: earlier ? 'hit' : 'miss' } as const
    },
    /** Draws the frame that a release needs first: that of the login. */
    drawFirst: (site: LiveSite) => drawOnce(site, matchRoute(paths.login)),
  }
}

/** Makes the documents of rendered pages. What the pages of a route share is made once for each set of versions. */
export function cacheWriters(config: SiteConfig, panel: (site: LiveSite) => Promise<Tool | undefined>) {
  const writers = createCache<Promise<(page: Page) => SiteDocument>>()
  const make = async (site: LiveSite, route: RouteEntry | undefined) =>
    documentWriter({ ...site, config, route, tool: await panel(site) })

  return (site: LiveSite, route: RouteEntry | undefined) =>
    writers(site).get(route) ?? keepUnlessFailed(writers(site), route, make(site, route))
}

/** Caches what is being made. What could not be made is made again for the next visitor. */
function keepUnlessFailed<Key, Value>(
  cache: Map<Key, Promise<Value>>,
  key: Key,
  made: Promise<Value>,
): Promise<Value> {
  cache.set(key, made)
  made.catch(() => cache.delete(key))
  return made
}

/** One map for each site. It is freed together with the site. */
function createCache<Value>() {
  const maps = new WeakMap<LiveSite, Map<RouteEntry | undefined, Value>>()
  return (site: LiveSite): Map<RouteEntry | undefined, Value> => {
    const map = maps.get(site) ?? new Map()
    maps.set(site, map)
    return map
  }
}
