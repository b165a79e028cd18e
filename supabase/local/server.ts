import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { BlockList } from 'node:net'
import { Readable } from 'node:stream'
import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { HTTPException } from 'hono/http-exception'
import type { FormLimits } from '../functions/_shared/deps.ts'
import type { Gallery } from '../seed/gallery.ts'
import type { LiteApp } from './app.ts'
import { type AuthLimits, siteOrigins } from './config.ts'
import type { OpenDatabase } from './database/database.ts'
import { functionRoutes } from './functions.ts'
import { answerForGoogle, googlePages, leadToMock, refuseGoogle } from './google.ts'
import {
  callerOf,
  isOfThisMachine,
  METHODS,
  type NodeBindings,
  noFragments,
  onlyForOwnSite,
  onlyHosts,
  onlyMethods,
} from './guards.ts'
import { HEALTH_LIMIT, healthRoute } from './health.ts'
import { refuseLongArguments } from './limits/arguments.ts'
import { limitBody, limitUploads } from './limits/bodies.ts'
import { refuseNested } from './limits/nesting.ts'
import { answerOutages } from './limits/outages.ts'
import { refuseCostly } from './limits/questions.ts'
import { QUEUES, queueRequests } from './limits/queue.ts'
import { createAuthMails } from './mail/authMails.ts'
import { createLinkTokens } from './mail/linkTokens.ts'
import type { Mailbox } from './mail/mailbox.ts'
import { mailPages } from './mail/mailPages.ts'
import type { MailTemplates } from './mail/mailTemplates.ts'
import { limitAuth } from './mends/authLimits.ts'
import { mendAuth } from './mends/authMends.ts'
import { mendTransactions } from './mends/authTransactions.ts'
import { mendCall } from './mends/callMends.ts'
import { refuseUnfiltered, refuseUnreadable } from './mends/conditionMends.ts'
import { mendFilters } from './mends/filterMends.ts'
import { refuseMalformed } from './mends/requestMends.ts'
import { unwrapUpload } from './mends/uploads.ts'
import { etag, mimeTypeOf, objectPath } from './storage.ts'

type ServerOptions = {
  app: LiteApp
  database: OpenDatabase
  gallery: Gallery
  /** The address by which browsers reach it, for the links of e-mails. */
  origin: string
  siteUrl: string
  storageFolder: string
  mailbox: Mailbox
  mailTemplates: MailTemplates
  /** The recipient of the e-mails of the forms. */
  staffAddress: string
  authLimits: AuthLimits
  /** Multiplies the limits for sign-ins. */
  limitFactor: number
  resendAfter: number
  /** The names under which the backend answers, besides this machine's own and the site's. */
  hosts: string[]
  /** The proxies in front of it, whose X-Forwarded-For names the sender. */
  proxies: BlockList
  /** Signs the links of the e-mails, and is part of the hash of a form's sender. */
  secret: string
  formLimits?: FormLimits
  /** How long the database may take for a statement, in milliseconds. */
  longestStatement: number
}

/** All URLs of the backend, as in a hosted project, plus /health and /mail. */
export function createServer(options: ServerOptions): Hono<{ Bindings: NodeBindings }> {
  const { app, database, gallery, origin, siteUrl, storageFolder, mailbox, resendAfter } = options
  const linkTokens = createLinkTokens(options.secret)
  const mailer = createAuthMails({ origin, siteUrl, mailbox, templates: options.mailTemplates, linkTokens })
  app._mailer = mailer
  if (isOfThisMachine(siteUrl)) answerForGoogle()
  const mendGoogle = isOfThisMachine(siteUrl) ? leadToMock : refuseGoogle

  const lite = async (request: Request) => app.fetch(request)
  const { authLimits: limits } = options
  const mends = { query: database.query, mailer, linkTokens, reuseInterval: limits.reuse_interval }
  const { longestStatement } = options
  const mended = answerOutages(mendTransactions(mendAuth(lite, mends)), longestStatement)
  const auth = limitAuth(mended, { limits, factor: options.limitFactor, resendAfter })
  const rest = answerOutages(async (request) => {
    const malformed = await refuseMalformed(request)
    if (malformed) return malformed
    // first, so that an argument of a function is not read as a condition
    const call = mendFilters(await mendCall(request, database.query))
    const refused = refuseUnreadable(call) ?? (await refuseUnfiltered(call, lite))
    return refused ?? (await refuseLongArguments(call)) ?? lite(call)
  }, longestStatement)
  const storage = answerOutages(
    async (request) => (await refuseMalformed(request)) ?? lite(await unwrapUpload(request)),
    longestStatement,
  )
  const places = database.engine === 'PGlite' ? QUEUES.pglite : QUEUES.postgres
  const queue = queueRequests({ ...places, wait: longestStatement })

  return (
    new Hono<{ Bindings: NodeBindings }>()
      .use(onlyMethods)
      .use(noFragments)
      .use(onlyHosts([new URL(siteUrl).hostname, new URL(origin).hostname, ...options.hosts]))
      .route('/health', healthRoute(database.queryWithin(HEALTH_LIMIT)))
      // Browsers request it for every page and log an error if it is missing.
      .get('/favicon.ico', (context) => context.body(null, 204))
      .use('/mail.json', onlyForOwnSite(siteUrl))
      .use('/mail/*', onlyForOwnSite(siteUrl))
      .use('/google/*', onlyForOwnSite(siteUrl))
      .get('/mail.json', (context) => context.json(mailbox.newestFirst()))
      .route('/mail', mailPages(mailbox))
      .route('/google', googlePages)
      // The functions check the calling site themselves; the services below allow every site.
      .route(
        '/functions/v1',
        functionRoutes({
          query: database.query,
          mailbox,
          allowedOrigins: callingOrigins(siteUrl),
          staffAddress: options.staffAddress,
          limits: options.formLimits,
          proxies: options.proxies,
          secret: options.secret,
          longestStatement,
        }),
      )
      .use(
        cors({
          origin: '*',
          allowHeaders: [],
          exposeHeaders: EXPOSED_HEADERS,
          allowMethods: METHODS,
          maxAge: 86_400,
        }),
      )
      .get('/storage/v1/object/public/listing_images/:key{.+}', async (context) => {
        const key = context.req.param('key')
        const file = objectPath(storageFolder, 'listing_images', key)
        if (NOTE.test(key)) return noPicture()
        await gallery.provide(key)
        return sendPicture(file, context.req.raw)
      })
      .all('/auth/v1/*', limitBody('auth'), queue, async (context) =>
        mendGoogle(await auth(context.req.raw, callerOf(context, options.proxies))),
      )
      .all(
        '/rest/v1/*',
        limitBody('rest'),
        async ({ req: { raw } }, next) => refuseCostly(raw) ?? (await refuseNested(raw)) ?? next(),
        queue,
        async ({ req: { raw } }) => rest(raw),
      )
      // lite fails on the addresses that it does not sign
      .all('/storage/v1/object/sign/*', noPicture)
      .all('/storage/v1/object/upload/sign/*', noPicture)
      .all('/storage/v1/*', limitUploads(), limitBody('storage'), queue, async ({ req: { raw } }) =>
        storage(raw),
      )
      .onError((error, context) => {
        // a middleware of Hono refuses the request
        if (error instanceof HTTPException && error.status < 500) return error.getResponse()
        // the client has closed the connection: this response is not read
        const isGone = 'code' in error && error.code === 'ECONNRESET'
        const status = isGone || ('status' in error && error.status === 400) ? 400 : 500
        if (status === 500) console.error(error)
        return context.json({ message: status === 400 ? error.message : 'The backend failed.' }, status)
      })
  )
}

const EXPOSED_HEADERS = ['Content-Range', 'Content-Location', 'Location', 'Retry-After', 'X-Total-Count']

/** The origins of the site, and of each remote's standalone page at its default port: REMOTE_PORT is not read here. */
const callingOrigins = (siteUrl: string) => [
  ...siteOrigins(siteUrl),
  ...[3001, 3002, 3003, 3004].flatMap((port) => siteOrigins(`http://localhost:${port}`)),
]

/** What the folder has besides pictures: notes of the gallery, with the names of drafts, and of uploads. */
const NOTE = /(^|\/)\.|\.meta\.json$/

const noPicture = () => Response.json({ statusCode: '404', message: 'Object not found' }, { status: 404 })

/** Serves a picture directly from the folder: twelve pictures must not wait for the single-threaded database. */
async function sendPicture(file: string, request: Request): Promise<Response> {
  const found = await stat(file).catch(() => null)
  if (!found?.isFile()) return noPicture()
  const headers = {
    'content-type': mimeTypeOf(file),
    'content-length': String(found.size),
    'cache-control': 'public, max-age=3600',
    'x-content-type-options': 'nosniff',
    etag: etag(found.size, found.mtime),
  }
  if (request.headers.get('if-none-match') === headers.etag)
    return new Response(null, { status: 304, headers })
  // a stream that nobody reads would keep its file open
  if (request.method === 'HEAD') return new Response(null, { headers })
  // Node's stream type and the web's are compatible, but declared separately
  const body = Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array>
  return new Response(body, { headers })
}
