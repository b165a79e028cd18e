import { REGISTRY_URL } from 'federation/registry'
import type { Target } from 'federation/release'
import { type Context, Hono } from 'hono'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { keepTexts } from '../files/keptTexts.ts'
import { type Clock, createDocuments } from '../rendering/documents.ts'
import { cacheFrames, cacheWriters } from '../rendering/frames.ts'
import { compress, type Visit } from '../rendering/sentDocument.ts'
import { matchRoute, type RouteEntry } from '../src/composition/applications.ts'
import type { SiteConfig } from '../src/config.ts'
import { WORKER_URL } from '../src/kept/names.ts'
import { REPORTS_URL } from '../src/visits/report.ts'
import { watchCanaries } from './canary/canaryWatch.ts'
import { type Page, renderDocument } from './document.ts'
import { foundRoutes } from './found/foundRoutes.ts'
import { commonHeaders, IMMUTABLE, scriptHeaders } from './headers.ts'
import { createGate } from './operations/gate.ts'
import { healthRoutes } from './operations/health.ts'
import type { Log } from './operations/log.ts'
import { createMetrics, metricsRoute, type RenderResult } from './operations/metrics.ts'
import { createProxies } from './operations/proxies.ts'
import { type GatewayEnv, logRequest, observeRequests } from './operations/requests.ts'
import { pageRoute } from './pageRoute.ts'
import { POLICY_REPORTS_URL, policyReportRoutes } from './policyReports.ts'
import { notFound } from './refusals.ts'
import { RELEASES_URL, releasesRoute } from './releases/releasesRoute.ts'
import { reportRoutes } from './reports.ts'
import { createSiteReader, type LiveSite, type Site } from './site.ts'
import { siteFiles } from './siteFiles.ts'
import { createTryout, type TryoutOptions } from './tryout.ts'
import { bucketHeaders, visitorBucket } from './visitorBucket.ts'
import { findWorker, workerHeaders } from './worker.ts'

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
  /** Whether the server renders pages (default). Without that the browser draws all of them. */
  isRendering?: boolean
  /** What tells the age of documents. */
  clock?: Clock
  /** Aborted when the gateway ends: so do its renderers. */
  closing?: AbortSignal
  /** Aborted when the gateway takes no more requests, so that `/readyz` says it. */
  draining?: AbortSignal
  /** Addresses and networks of proxies in front, whose X-Forwarded headers are believed. */
  trustedProxies?: string[]
  /** Gets a line for each request. */
  log?: Log
  /** A request with this secret gets a header that says how the answer was made (debug.ts). */
  debugSecret?: string
} & Pick<TryoutOptions, 'localOverrides' | 'standing'>

/** Longer than any address of the site; Node itself refuses a request with 16 kB of headers. */
const LONGEST_ADDRESS = 12_000
/** How often the gateway looks for a new release by itself, in milliseconds. */
const LOOK = 1_000

/**
 * The web server of the site: it writes the registry into the document, sets headers, redirects the shortcuts, and
 * answers 404 for a path without a route. `npm run export` makes a site for a static file host, which lacks some of this
 * (docs/static.md).
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
  isRendering = true,
  clock,
  closing,
  draining,
  trustedProxies,
  log,
  ...allowed
}: GatewayOptions): Hono<GatewayEnv> {
  const app = new Hono<GatewayEnv>()
  const check = (found: LiveSite) => renderDocument({ ...found, config, route: undefined })
  const documents = isRendering ? createDocuments({ site, config, finish, onRender, clock }) : undefined
  closing?.addEventListener('abort', () => documents?.stop())
  const tryout = createTryout({ origin: config.origin, site, fetchFile, check, ...allowed })
  const frames = cacheFrames(config, tryout.panel, documents)
  const warm = (found: Site) => documents?.warm(found, frames.drawFirst)
  const reader = createSiteReader({ folder: site, lastGood, check, warm })
  const live = reader.read
  // prepares a release also without requests: the next request must not get a version that was removed
  const looking = documents && setInterval(live, LOOK).unref()
  closing?.addEventListener('abort', () => clearInterval(looking))
  const watch = watchCanaries({ reader, target })
  const writerOf = cacheWriters(config, tryout.panel)
  async function finish(page: Page, variant: LiveSite, route: RouteEntry | undefined, visit: Visit) {
    const made = (await writerOf(variant, route))(page)
    const document = await compress(made, page.state.application ? visit : 'frame')
    return { document, size: document.size }
  }
  const isSecure = config.origin.startsWith('https:')
  const common = commonHeaders(isSecure)
  const proxies = createProxies(trustedProxies)
  const metrics = createMetrics({ reader, find: watch.counts.find })
  const refuse = createGate({ origin: config.origin, secret: releasesSecret, senderOf: proxies.senderOf })
  function onRender(result: RenderResult, ms: number) {
    metrics.countRender(result, ms)
  }

  const files = siteFiles({ site, live, fetchFile, ofScript: scriptHeaders(config, imageHosts) })

  const observe = observeRequests(proxies, matchRoute, (facts) => {
    if (log) logRequest(log, facts)
    metrics.countRequest(facts)
  })
  app.use(observe)
  app.onError((error, context) => {
    // the stack only: other fields of an error may hold an address
    if (context.get('isGivenUp') && isCutOff(error)) return context.body(null)
    if (log) log.error({ id: context.get('requestId'), error: error.stack }, 'failure')
    else console.error(error)
    return context.text('Internal error', 500, { 'cache-control': 'no-store' })
  })
  app.use(async (context, next) => {
    // before the answer is made: a header that is added to it would turn its bytes into a stream
    for (const [name, value] of Object.entries(common)) context.header(name, value)
    await next()
    for (const [name, value] of Object.entries(common))
      if (!context.res.headers.has(name)) context.header(name, value)
  })
  app.use(methodNotAllowed({ app, onMethodNotAllowed: refuseMethod }))
  app.use(async (context, next) => {
    if (context.req.url.length <= LONGEST_ADDRESS) return next()
    return context.text('The address is too long', 414, { 'cache-control': 'no-store' })
  })
  app.route('/', healthRoutes({ reader, site, backend: config.backend, draining }))
  app.use(async (context, next) => {
    if (!isSecure || !proxies.isPlain(context)) return next()
    // not to the host that was asked for: anybody can name one
    const { pathname, search } = new URL(context.req.url)
    return context.redirect(config.origin + pathname + search, 308)
  })
  app.get('/remotes/*', publicFiles, files.ofRemotes(IMMUTABLE))
  app.get('/assets/*', publicFiles, files.ofShell(IMMUTABLE))
  const registry = keepTexts<LiveSite>((site) => JSON.stringify(site.registry))
  app.get(REGISTRY_URL, async (context) => {
    const headers = { 'content-type': 'application/json', 'cache-control': 'no-cache' }
    return (await registry(context, live().variantOf(), headers)) ?? notFound(context)
  })
  for (const file of ['/favicon.svg', '/manifest.webmanifest', '/licences.txt', '/icons/*'])
    app.get(file, publicFiles, files.ofShell('public, max-age=86400'))
  const worker = keepTexts<LiveSite>((found) => findWorker(site, found))
  app.get(WORKER_URL, async (context) => {
    const { hasCanary, variantOf } = live()
    const visitor = hasCanary ? visitorBucket(context, isSecure) : undefined
    const headers = { ...workerHeaders(config, imageHosts), ...bucketHeaders(visitor) }
    return (await worker(context, variantOf(visitor?.bucket), headers)) ?? notFound(context)
  })
  app.get('/_tryout/:file', async (context) => {
    const code = await tryout.script(live().variantOf(), context.req.param('file'))
    if (!code) return notFound(context)
    return context.body(code, 200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' })
  })
  app.route('/', foundRoutes({ config }))
  app.route(POLICY_REPORTS_URL, policyReportRoutes(metrics.countPolicyReport, proxies.senderOf))
  app.route(REPORTS_URL, reportRoutes(watch.countError, proxies.senderOf))
  app.route(RELEASES_URL, releasesRoute({ site, reader, refuse, find: watch.counts.find }))
  app.route('/metrics', metricsRoute(metrics.register, refuse))

  app.get('*', pageRoute({ config, imageHosts, debugSecret, documents, frames, tryout, watch, live }))
  return app
}

/** Whether the sender of a request has left with half of its body sent. Its line in the log says so. */
const isCutOff = (error: Error) => 'code' in error && ['ECONNRESET', 'ABORT_ERR'].includes(String(error.code))

type Middleware = Parameters<typeof Hono.prototype.use>[1]

/** release.json is not public: it says who released the version. Nor is the server build: no page loads it. */
const publicFiles: Middleware = async (context, next) => {
  if (/\.(json|mjs)|%/i.test(new URL(context.req.url).pathname)) return notFound(context)
  return next()
}

const refuseMethod = (context: Context, methods: string[]) =>
  context.text('This method is not allowed', 405, { allow: methods.join(', '), 'cache-control': 'no-store' })
