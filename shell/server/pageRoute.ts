import fresh from 'fresh'
import type { Handler } from 'hono'
import { shortcuts } from 'shared-ui/paths'
import { isCrawler } from '../rendering/addresses.ts'
import type { Documents } from '../rendering/documents.ts'
import type { cacheFrames } from '../rendering/frames.ts'
import { isDrawn } from '../rendering/requests.ts'
import { bodyFor, type SentDocument } from '../rendering/sentDocument.ts'
import { matchRoute } from '../src/composition/applications.ts'
import type { SiteConfig } from '../src/config.ts'
import type { watchCanaries } from './canary/canaryWatch.ts'
import { type Answer, DEBUG_HEADER, describeAnswer, mayDebug } from './debug.ts'
import { renderDocument } from './document.ts'
import { cacheControl, documentHeaders, keepDocumentHeaders } from './headers.ts'
import type { GatewayEnv } from './operations/requests.ts'
import { notFound } from './refusals.ts'
import type { createSiteReader } from './site.ts'
import { type createTryout, trialHeaders } from './tryout.ts'
import { bucketHeaders, visitorBucket } from './visitorBucket.ts'

type PageOptions = {
  config: SiteConfig
  imageHosts: string[]
  debugSecret?: string
  /** Undefined if the server renders no pages. */
  documents?: Documents<SentDocument>
  frames: ReturnType<typeof cacheFrames>
  tryout: ReturnType<typeof createTryout>
  watch: ReturnType<typeof watchCanaries>
  live: ReturnType<typeof createSiteReader>['read']
}

/** Answers with the document of a page: rendered by the server, kept, or the frame in which the browser draws it. */
export function pageRoute(options: PageOptions): Handler<GatewayEnv> {
  const { config, imageHosts, debugSecret, documents, frames, tryout, watch, live } = options
  const isSecure = config.origin.startsWith('https:')
  const headersOf = keepDocumentHeaders(config, imageHosts)
  return async (context) => {
    // the raw path, not Hono's decoded one: the browser matches the routes against the encoded path too
    const address = new URL(context.req.url)
    const { pathname } = address
    const route = matchRoute(pathname)
    // `/%61ctivities`: links and the browser's router know the plain form only
    const plain = withoutNeedlessCodes(pathname)
    if (!route && matchRoute(plain)) return context.redirect(plain + address.search, 308)
    const shortcut = shortcuts.find(({ path }) => path === route?.path)
    // 302, not 301: a browser caches a 301 without end, and the target of a shortcut may change
    if (shortcut) return context.redirect(shortcut.target(address.search), 302)
    // a file that is not there; who types such an address gets the page that says so
    const isFile = !route && /\.[a-z0-9]{2,5}$/i.test(pathname)
    if (isFile && !context.req.header('accept')?.includes('text/html')) return notFound(context)
    const { registry, hasCanary, release, variantOf } = live()
    context.header('x-sprouts-release', release)
    const visitor = hasCanary ? visitorBucket(context, isSecure) : undefined
    const variant = variantOf(visitor?.bucket)
    const tell = (answer: Pick<Answer, 'registry' | 'cache' | 'isModified'>) => {
      if (!mayDebug(context, debugSecret)) return
      context.header(DEBUG_HEADER, describeAnswer({ route, bucket: visitor?.bucket, ...answer }))
    }
    const trial = await tryout.find(variant, address.searchParams.getAll('mfe'))
    if (trial) {
      context.set('cache', 'override')
      tell({ registry: trial.site.registry, cache: 'override' })
      const document = renderDocument({ ...trial.site, config, route, tool: trial.tool })
      const headers = documentHeaders(document, config, imageHosts, address, route)
      return context.body(
        new Uint8Array(document.html),
        route ? 200 : 404,
        trialHeaders(headers, trial.origins),
      )
    }
    const rendered = await documents?.find(
      variant,
      route,
      address,
      isCrawler(context.req.header('user-agent')),
    )
    if (rendered?.answer.kind === 'moved') {
      context.set('cache', rendered.isFresh ? 'rendered' : 'kept')
      // a browser keeps a 308 without end, and an activity may get its earlier name back
      const headers = { 'cache-control': cacheControl('page'), ...bucketHeaders(visitor) }
      for (const [name, value] of Object.entries(headers)) context.header(name, value)
      return context.redirect(rendered.answer.to + address.search, 308)
    }
    const { page, cache } = rendered
      ? ({ page: rendered.answer.document, cache: rendered.isFresh ? 'rendered' : 'kept' } as const)
      : await frames.find(variant, route)
    context.set('cache', cache)
    if (context.req.method === 'GET') watch.countDocument(registry, variant.registry)
    const headers = {
      ...headersOf(page, address, route),
      vary: 'accept-encoding',
      'cache-control': cacheControl(
        kindOf(rendered, documents?.canRender(variant) && isDrawn(variant, route)),
      ),
      ...bucketHeaders(visitor),
      // an older page, because no newer one can be had now, or because it is rendered behind this answer
      ...(cache === 'kept' ? { 'x-sprouts-page': 'kept' } : {}),
    }
    const status = route ? (rendered?.answer.status ?? 200) : 404
    const known = { 'if-none-match': context.req.header('if-none-match') }
    const isModified = status !== 200 || !fresh(known, { etag: page.etag })
    tell({ registry: variant.registry, cache, isModified })
    if (!isModified) {
      return context.body(null, 304, { ...headers, etag: page.etag })
    }
    const { body, encoding } = await bodyFor(context, page)
    return context.body(body, status, {
      ...headers,
      ...(status === 200 ? { etag: page.etag } : {}),
      ...(encoding ? { 'content-encoding': encoding } : {}),
    })
  }
}

/** A path with each code of a letter, digit, "-" or "_" decoded once: by RFC 3986, 6.2.2.2, it is the same address. */
function withoutNeedlessCodes(pathname: string): string {
  return pathname.replace(/%(2d|3\d|4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9a])/gi, decodeURIComponent)
}

type Found = Awaited<ReturnType<Documents<SentDocument>['find']>>

/** The kind of a document for caches. One whose page a server draws, but could not draw now, is not cached. */
function kindOf(rendered: Found, lacksPage = false) {
  if (rendered?.answer.kind === 'page') return rendered.answer.status === 404 ? 'unknown' : 'page'
  return lacksPage ? 'without page' : 'frame'
}
