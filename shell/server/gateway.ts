import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { serveStatic } from '@hono/node-server/serve-static'
import { REGISTRY_URL } from 'federation/registry'
import type { Target } from 'federation/release'
import { type Context, Hono } from 'hono'
import { accepts } from 'hono/accepts'
import { shortcuts } from 'shared-ui/paths'
import { matchRoute, type RouteEntry } from '../src/composition/applications.ts'
import type { SiteConfig } from '../src/config.ts'
import { REPORTS_URL } from '../src/visits/report.ts'
import { watchCanaries } from './canaryWatch.ts'
import { type Answer, DEBUG_HEADER, describeAnswer, mayDebug } from './debug.ts'
import { renderDocument, type SiteDocument } from './document.ts'
import { foundRoutes } from './found/foundRoutes.ts'
import { documentHeaders, fileHeaders } from './headers.ts'
import { RELEASES_URL, releasesRoute } from './releasesRoute.ts'
import { reportRoutes } from './reports.ts'
import { createSiteReader, findShellFile, type LiveSite } from './site.ts'
import { createTryout, type Tool, type TryoutOptions, trialHeaders } from './tryout.ts'
import { visitorBucket } from './visitorBucket.ts'

export type GatewayOptions = {
  /** The folder with the releases (shell/, remotes/, registry.json), or with the copy of a bucket. */
  site: string
  /** The file that keeps the last good registry for the next start. */
  lastGood?: string
  /** Copies a file of an earlier version that is not in the copy of a bucket. */
  fetchFile?(key: string): Promise<boolean>
  /** Where the gateway writes that it has stopped a canary: the folder or the bucket that the site was released to. */
  target?: Target
  /** Shows the page of releases to those who know it; without it only a local site shows it. */
  releasesSecret?: string
  config: SiteConfig
  /** The other origins that pictures may come from. If empty, every https host is allowed. */
  imageHosts: string[]
  /** Who knows it is told how an answer was made (debug.ts). */
  debugSecret?: string
} & Pick<TryoutOptions, 'localOverrides' | 'standing'>

type Page = SiteDocument & { brotli: Buffer; gzip: Buffer; etag: string }

const IMMUTABLE = 'public, max-age=31536000, immutable'
const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/**
 * The web server of the site: it writes the registry into the document, sets headers, redirects the shortcuts, and
 * answers 404 for a path without a route. The site also works on a static file host; the gateway makes it faster and
 * safer.
 */
export function createGateway({
  site,
  lastGood,
  fetchFile,
  target,
  releasesSecret,
  config,
  imageHosts,
  debugSecret,
  ...allowed
}: GatewayOptions): Hono {
  const app = new Hono()
  const check = (found: LiveSite) => renderDocument({ ...found, config, route: undefined })
  const reader = createSiteReader({ folder: site, lastGood, check })
  const live = reader.read
  const watch = watchCanaries({ reader, target })
  const tryout = createTryout({ origin: config.origin, site, fetchFile, check, ...allowed })
  const pages = pageCache(config, tryout.panel)
  const isSecure = config.origin.startsWith('https:')

  const root = path.relative(process.cwd(), site)
  const shellFile = (pathname: string) => findShellFile(site, live(), pathname)
  const files = serveStatic({ root, precompressed: true })
  const shellFiles = serveStatic({ root, precompressed: true, rewriteRequestPath: shellFile })
  /** An open tab may need a file of a version that was live before this gateway started. */
  const fetched: Middleware = async (context, next) => {
    const { pathname } = new URL(context.req.url)
    const file = pathname.startsWith('/assets/') ? shellFile(pathname) : pathname
    if (!existsSync(site + file)) await fetchFile?.(pathname.slice(1)).catch(console.error)
    await next()
  }

  app.use(async (context, next) => {
    await next()
    for (const [name, value] of Object.entries(fileHeaders)) context.header(name, value)
  })
  app.get('/remotes/*', publicFiles, immutable, fetched, files, notFound)
  app.get('/assets/*', publicFiles, immutable, fetched, shellFiles, notFound)
  app.get(REGISTRY_URL, (context) => {
    context.header('cache-control', 'no-cache')
    return context.json(live().variantOf().registry)
  })
  app.get('/favicon.svg', shellFiles)
  app.get('/_tryout/:file', async (context) => {
    const code = await tryout.script(live().variantOf(), context.req.param('file'))
    if (!code) return notFound(context)
    return context.body(code, 200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' })
  })
  app.route('/', foundRoutes({ config }))
  app.route(REPORTS_URL, reportRoutes(watch.countError))
  app.route(
    RELEASES_URL,
    releasesRoute({ site, origin: config.origin, secret: releasesSecret, reader, find: watch.counts.find }),
  )
  for (const { path: shortcut, target } of shortcuts) {
    // 302, not 301: a browser caches a 301 for ever, and the target of a shortcut may change
    app.on('GET', [shortcut, `${shortcut}/`], (context) =>
      context.redirect(target(new URL(context.req.url).search), 302),
    )
  }

  app.get('*', async (context) => {
    // the raw path, not Hono's decoded one: the browser matches the routes against the encoded path too
    const address = new URL(context.req.url)
    const { pathname } = address
    const route = matchRoute(pathname)
    if (!route && /\.[a-z0-9]{2,5}$/i.test(pathname)) return context.text('Not found', 404)
    const { registry, hasCanary, variantOf } = live()
    const visitor = hasCanary ? visitorBucket(context, isSecure) : undefined
    const variant = variantOf(visitor?.bucket)
    const tell = (answer: Pick<Answer, 'registry' | 'cache' | 'isModified'>) => {
      if (!mayDebug(context, debugSecret)) return
      context.header(DEBUG_HEADER, describeAnswer({ route, bucket: visitor?.bucket, ...answer }))
    }
    const trial = await tryout.find(variant, address.searchParams.getAll('mfe'))
    if (trial) {
      tell({ registry: trial.site.registry, cache: 'override' })
      const document = renderDocument({ ...trial.site, config, route, tool: trial.tool })
      const headers = documentHeaders(document, config, imageHosts, address, route)
      return context.body(document.html, route ? 200 : 404, trialHeaders(headers, trial.origins))
    }
    const { cache, made } = pages(variant, route)
    const page = await made
    if (context.req.method === 'GET') watch.countDocument(registry, variant.registry)
    const headers = {
      ...documentHeaders(page, config, imageHosts, address, route),
      vary: visitor ? 'accept-encoding, cookie' : 'accept-encoding',
      // a shared cache would give the same bucket to everybody
      ...(visitor?.isNew ? { 'cache-control': 'private, no-cache' } : {}),
    }
    const status = route ? 200 : 404
    const isModified = status !== 200 || !context.req.header('if-none-match')?.includes(page.etag)
    tell({ registry: variant.registry, cache, isModified })
    if (!isModified) {
      return context.body(null, 304, { ...headers, etag: page.etag })
    }
    const encoding = acceptedEncoding(context)
    const body = encoding === 'br' ? page.brotli : encoding === 'gzip' ? page.gzip : Buffer.from(page.html)
    return context.body(new Uint8Array(body), status, {
      ...headers,
      ...(status === 200 ? { etag: page.etag } : {}),
      ...(encoding ? { 'content-encoding': encoding } : {}),
    })
  })
  return app
}

/** Caches the documents of each set of versions: one for each route, and one for the 404 page. */
function pageCache(config: SiteConfig, panel: (site: LiveSite) => Promise<Tool | undefined>) {
  const cache = new WeakMap<LiveSite, Map<RouteEntry | undefined, Promise<Page>>>()
  const make = async (site: LiveSite, route: RouteEntry | undefined) =>
    compress(renderDocument({ ...site, config, route, tool: await panel(site) }))

  return (site: LiveSite, route: RouteEntry | undefined) => {
    const pages = cache.get(site) ?? new Map<RouteEntry | undefined, Promise<Page>>()
    cache.set(site, pages)
    const known = pages.get(route)
    const made = known ?? make(site, route)
    pages.set(route, made)
    return { made, cache: known ? 'hit' : 'miss' } as const
  }
}

async function compress(document: SiteDocument): Promise<Page> {
  const [brotli, gzipped] = await Promise.all([
    compressBrotli(document.html, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    compressGzip(document.html),
  ])
  // weak: the same document is sent in several encodings
  const etag = `W/"${createHash('sha256').update(document.html).digest('base64url').slice(0, 22)}"`
  return { ...document, brotli, gzip: gzipped, etag }
}

/** The smallest encoding that the browser accepts and does not refuse with q=0; an empty string if there is none. */
function acceptedEncoding(context: Context): string {
  return accepts(context, {
    header: 'Accept-Encoding',
    supports: ['br', 'gzip'],
    default: '',
    // Hono's own match takes the first of the header at equal weights, and browsers write gzip first
    match: (accepted, { supports, default: none }) =>
      supports.find((name) => accepted.some(({ type, q }) => q > 0 && type.toLowerCase() === name)) ?? none,
  })
}

type Middleware = Parameters<typeof Hono.prototype.use>[1]

const immutable: Middleware = async (context, next) => {
  await next()
  if (context.res.ok) context.header('cache-control', IMMUTABLE)
}

/** release.json is not public: it says who released the version. */
const publicFiles: Middleware = async (context, next) => {
  if (/\.json|%/i.test(new URL(context.req.url).pathname)) return context.text('Not found', 404)
  return next()
}

const notFound = (context: Context) => context.text('Not found', 404)
