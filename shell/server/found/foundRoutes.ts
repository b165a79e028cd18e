import fresh from 'fresh'
import { type Context, Hono } from 'hono'
import { compress } from 'hono/compress'
import { paths } from 'shared-ui/paths'
import { isLocalHost } from 'shared-ui/site'
import { weakEtag } from '../../files/weakEtag.ts'
import { inTime, PATIENCE } from '../../rendering/inTime.ts'
import { notFound } from '../refusals.ts'
import { type Backend, fetchPublished } from './published.ts'
import { type Limits, partPath, type Sitemap, writeSitemap } from './sitemap.ts'

/** How long a sitemap is served before it is made again, and how long after a failure nothing is attempted. */
const FRESH = 10 * 60_000
const PAUSE = 60_000
/** The time for all requests of one attempt. */
export const TIME_LIMIT = 20_000

const INDEX_PATH = '/sitemap.xml'

/** Password managers open it, for the page that changes a password (W3C, "A Well-Known URL for Changing Passwords"). */
export const CHANGE_PASSWORD_URL = '/.well-known/change-password'
/** Where somebody who has found a hole reads how to tell us (RFC 9116). */
export const SECURITY_URL = '/.well-known/security.txt'

type FoundOptions = {
  config: { backend: Backend; origin: string }
  limits?: Limits
  timeLimit?: number
  patience?: number
  now?: () => number
  /** Is told why a sitemap could not be made. */
  tell?(error: unknown): void
}

/**
 * Answers what programs ask of any site: robots.txt, the sitemap with its parts, and two well-known addresses. A site that
 * is not public keeps search engines out with its robots.txt, and has no contact for holes.
 */
export function foundRoutes(options: FoundOptions): Hono {
  const { now = Date.now } = options
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
  app.get(CHANGE_PASSWORD_URL, (context) => context.redirect(paths.profile, 302))
  app.get(SECURITY_URL, (context) => {
    if (isLocal(origin)) return notFound(context)
    context.header('cache-control', 'public, max-age=3600')
    return context.text(securityOf(origin, now()))
  })
  app.get(INDEX_PATH, compress(), (context) => answer(context, ({ index }) => index))
  app.get('/sitemap/:file', compress(), (context) =>
    answer(context, ({ parts }) => parts.find((_, index) => partPath(index + 1) === context.req.path)),
  )
  return app
}

/** Nothing is disallowed: a page that must not be listed says so itself, and only where it may be read. */
function robotsOf(origin: string): string {
  if (isLocal(origin)) return 'User-agent: *\nDisallow: /\n'
  return `User-agent: *\nDisallow:\n\nSitemap: ${origin}${INDEX_PATH}\n`
}

/** It must say until when it holds: at most a year. */
function securityOf(origin: string, now: number): string {
  const until = new Date(now + 360 * 24 * 60 * 60_000).toISOString()
  return [
    `Contact: ${origin}${paths.contact}`,
    `Expires: ${until.replace(/T.*/, 'T00:00:00Z')}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}${SECURITY_URL}`,
    '',
  ].join('\n')
}

const isLocal = (origin: string) => isLocalHost(new URL(origin).hostname)

function sendXml(context: Context, xml: string): Response {
  const etag = weakEtag(xml)
  const headers = { 'cache-control': `public, max-age=${FRESH / 1000}`, vary: 'accept-encoding', etag }
  if (fresh({ 'if-none-match': context.req.header('if-none-match') }, { etag }))
    return context.body(null, 304, headers)
  return context.body(xml, 200, { ...headers, 'content-type': 'application/xml; charset=utf-8' })
}

/**
 * Returns a function that returns the sitemap: the same attempt for all who ask meanwhile, and the last good one while
 * the backend is down or slow. It resolves to undefined where there never was one.
 */
function createSitemapReader(options: FoundOptions) {
  const { config, limits, timeLimit = TIME_LIMIT, patience = PATIENCE, now = Date.now } = options
  const { tell = (error) => console.error('The sitemap could not be made:', error) } = options
  let last: Sitemap | undefined
  let nextAttempt = 0
  let flight: Promise<void> | undefined

  async function attempt() {
    try {
      const published = await fetchPublished(config.backend, AbortSignal.timeout(timeLimit))
      last = writeSitemap(published, config.origin, limits)
      nextAttempt = now() + FRESH
    } catch (error) {
      tell(error)
      nextAttempt = now() + PAUSE
    }
    flight = undefined
  }

  return async (): Promise<Sitemap | undefined> => {
    if (!flight && now() >= nextAttempt) flight = attempt()
    if (flight) await inTime(flight, patience)
    return last
  }
}
