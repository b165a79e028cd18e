import fresh from 'fresh'
import { type Context, Hono } from 'hono'
import { compress } from 'hono/compress'
import { isLocalHost } from 'shared-ui/site'
import { weakEtag } from '../../files/weakEtag.ts'
import { notFound } from '../refusals.ts'
import { type Backend, fetchPublished } from './published.ts'
import { type Limits, partPath, type Sitemap, writeSitemap } from './sitemap.ts'

/** How long a sitemap is served before it is made again, and how long after a failure nothing is attempted. */
const FRESH = 10 * 60_000
const PAUSE = 60_000
/** The time for all requests of one attempt. */
const TIME_LIMIT = 20_000

const INDEX_PATH = '/sitemap.xml'

type FoundOptions = {
  config: { backend: Backend; origin: string }
  limits?: Limits
  timeLimit?: number
  now?: () => number
}

/**
 * Answers what search engines ask for first: robots.txt, and the sitemap with its parts. On a site that is not public
 * robots.txt keeps them out.
 */
export function foundRoutes(options: FoundOptions): Hono {
  const { origin } = options.config
  const app = new Hono()
  const read = createSitemapReader(options)
  const answer = async (context: Context, choose: (sitemap: Sitemap) => string | undefined) => {
    const sitemap = await read()
    if (!sitemap) {
      const headers = { 'retry-after': String(PAUSE / 1000), 'cache-control': 'no-store' }
      return context.text('The sitemap cannot be made at the moment', 503, headers)
    }
    const xml = choose(sitemap)
    return xml === undefined ? notFound(context) : sendXml(context, xml)
  }

  app.get('/robots.txt', (context) => {
    context.header('cache-control', 'public, max-age=3600')
    return context.text(robotsOf(origin))
  })
  app.get(INDEX_PATH, compress(), (context) => answer(context, ({ index }) => index))
  app.get('/sitemap/:file', compress(), (context) =>
    answer(context, ({ parts }) => parts.find((_, index) => partPath(index + 1) === context.req.path)),
  )
  return app
}

/** Nothing is disallowed: a page that must not be listed says so itself, and only where it may be read. */
function robotsOf(origin: string): string {
  if (isLocalHost(new URL(origin).hostname)) return 'User-agent: *\nDisallow: /\n'
  return `User-agent: *\nDisallow:\n\nSitemap: ${origin}${INDEX_PATH}\n`
}

function sendXml(context: Context, xml: string): Response {
  const etag = weakEtag(xml)
  const headers = { 'cache-control': `public, max-age=${FRESH / 1000}`, vary: 'accept-encoding', etag }
  if (fresh({ 'if-none-match': context.req.header('if-none-match') }, { etag }))
    return context.body(null, 304, headers)
  return context.body(xml, 200, { ...headers, 'content-type': 'application/xml; charset=utf-8' })
}

/**
 * Returns a function that returns the sitemap: the same attempt for all who ask meanwhile, and the last good one while
 * the backend is down. It resolves to undefined where there never was one.
 */
function createSitemapReader({ config, limits, timeLimit = TIME_LIMIT, now = Date.now }: FoundOptions) {
  let last: Sitemap | undefined
  let nextAttempt = 0
  let flight: Promise<void> | undefined

  async function attempt() {
    try {
      const published = await fetchPublished(config.backend, AbortSignal.timeout(timeLimit))
      last = writeSitemap(published, config.origin, limits)
      nextAttempt = now() + FRESH
    } catch (error) {
      console.error('The sitemap could not be made:', error)
      nextAttempt = now() + PAUSE
    }
    flight = undefined
  }

  return async (): Promise<Sitemap | undefined> => {
    if (!flight && now() >= nextAttempt) flight = attempt()
    await flight
    return last
  }
}
