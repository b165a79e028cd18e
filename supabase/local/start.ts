import type { Server } from 'node:http'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { sydneyToday } from 'shared-ui/dates'
import type { FormLimits } from '../functions/_shared/deps.ts'
import type { CatalogueEntry } from '../seed/catalogue/entry.ts'
import { type Gallery, openGallery } from '../seed/gallery.ts'
import { seed } from '../seed/seed.ts'
import { createApp } from './app.ts'
import { finishRestore } from './backup/finishRestore.ts'
import { readConfig } from './config.ts'
import { type OpenDatabase, openDatabase, type Query } from './database/database.ts'
import { migrate } from './database/migrate.ts'
import { whyUnusable } from './database/unusable.ts'
import { startEachDay } from './eachDay.ts'
import { whyRefused } from './folder.ts'
import { isOfThisMachine, type NodeBindings, readProxies } from './guards.ts'
import { type Keys, openKeys } from './keys.ts'
import { lockFolder } from './lock.ts'
import { openMailbox } from './mail/mailbox.ts'
import { readMailTemplates } from './mail/mailTemplates.ts'
import { startOutbox } from './mail/outbox.ts'
import { type SmtpSettings, sendBySmtp } from './mail/smtp.ts'
import { longestStatement, STATEMENT_TIMEOUTS, type StatementTimeouts } from './mends/statementTimeout.ts'
import { createServer } from './server.ts'
import { StartError } from './startError.ts'

type BackendOptions = {
  /** 0 selects a free port. */
  port: number
  /** The address to listen on. Default: 127.0.0.1, this machine only. */
  host?: string
  /** The folder of the lock, the pictures and, without databaseUrl, the database. */
  dataDir: string
  /** The URL of a real PostgreSQL instead of the embedded one. */
  databaseUrl?: string
  /**
   * The site's URL: e-mails and Google redirect to it, and its pages may call the backend. Only a site of this machine has the
   * demo account, the pages of mails and the stand-in for Google.
   */
  siteUrl: string
  /** The address by which browsers reach it, to which e-mails link. Default: this machine and the port. */
  publicUrl?: string
  /** Logs nothing at start. */
  quiet?: boolean
  /** The seeded entries. Default: the whole catalogue. */
  catalogue?: CatalogueEntry[]
  /** The number of additional generated listings (seed/samples.ts). Default: no change. */
  sampleListings?: number
  /** Default: those of the data folder, which are made at the first start. */
  keys?: Keys
  /** Multiplies the limits of config.toml for sign-ins, e-mails and codes. Default: 1. */
  limitFactor?: number
  /** The minimum time between two e-mails of a kind to one address, in ms. Default: that of config.toml. */
  resendAfter?: number
  /** Further names under which it answers, besides localhost, 127.0.0.1, [::1] and the site's. */
  hosts?: string[]
  /** The addresses and networks of proxies in front of it, whose X-Forwarded-For names the sender. Default: none. */
  proxies?: string[]
  /** Default: those of the hosted functions. */
  formLimits?: FormLimits
  /** The server that also sends the e-mails. Default: none. */
  smtp?: SmtpSettings
  /** The recipient of the e-mails of the forms. */
  staffAddress?: string
  /** The clock of the outbox. Default: the system's. */
  now?: () => Date
  /** The time limit for a client to send a request, in milliseconds. Default: 30,000. */
  requestTimeout?: number
  /** How long a client may take nothing of its answer, in milliseconds. Default: 75,000. */
  answerTimeout?: number
  /** The time limit of a statement by role. Default: as hosted. */
  statementTimeouts?: StatementTimeouts
}

export type Backend = {
  origin: string
  /** Direct access to the database, for tests and tasks. */
  query: Query
  /** The pictures: drawn on request, or all of them with drawAll(). */
  gallery: Gallery
  close: () => Promise<void>
}

/**
 * Starts the embedded backend: locks the folder and the port, migrates the database, seeds it, then serves. /health
 * responds with 503 until then. Throws StartError if the folder or the port is in use, or a setting cannot be read.
 */
export async function startLocalBackend(options: BackendOptions): Promise<Backend> {
  const { dataDir, databaseUrl, siteUrl, smtp, limitFactor = 1, requestTimeout = 30_000 } = options
  const { statementTimeouts = STATEMENT_TIMEOUTS, answerTimeout = KEEP_ALIVE } = options
  const proxies = readProxies(options.proxies ?? [])
  const report = options.quiet ? () => {} : (line: string) => console.info(line)
  const closers: (() => Promise<void>)[] = []
  let stopListening = async () => {}
  const close = async () => {
    // first, so that no request reaches a closing database
    await stopListening()
    // a database that has failed may also fail to close; the folder is unlocked all the same
    for (const step of closers.splice(0).reverse()) await step().catch(console.error)
  }

  try {
    closers.push(await lockFolder(dataDir))
    await finishRestore(dataDir)
    const keys = options.keys ?? openKeys(dataDir)
    let answer: Listener = () => Response.json(STARTING, { status: 503 })
    const { origin, stop } = await listen(
      { port: options.port, host: options.host, requestTimeout, answerTimeout },
      (request, env) => answer(request, env),
    )
    stopListening = stop
    const publicOrigin = options.publicUrl ? new URL(options.publicUrl).origin : origin

    const storageFolder = join(dataDir, 'storage')
    const folder = join(dataDir, 'database')
    const config = await readConfig(siteUrl)
    const catalogue = options.catalogue ?? (await readCatalogue())
    const fill = async () => {
      const database = await openDatabase(databaseUrl ? { url: databaseUrl } : { folder })
      closers.push(database.close)
      const app = await createApp({
        database,
        config,
        keys,
        origin: publicOrigin,
        storageFolder,
        statementTimeouts,
      })
      for (const file of await migrate(database, app)) report(`Backend: applied ${file}`)
      const today = sydneyToday()
      await fillFor(today, database, options.sampleListings)
      return { database, app, today }
    }
    /** The dates of events and the order of the list follow the day. */
    const fillFor = async (today: string, database: OpenDatabase, samples?: number) => {
      await seed({ database, report, catalogue, samples, today, hasDemo: isOfThisMachine(siteUrl) })
      await database.query('select private.recommend($1)', [today])
    }
    const { database, app, today } = await fill().catch((error: unknown) => {
      throw databaseUrl ? error : whyUnusable(folder, error, true)
    })
    const gallery = await openGallery(catalogue, join(storageFolder, 'listing_images'))
    closers.push(gallery.close)

    const mailbox = await openMailbox(join(dataDir, 'mails.jsonl'), smtp && sendBySmtp(smtp))
    closers.push(async () => void (await mailbox.settled()))
    const staffAddress = options.staffAddress ?? 'staff@sydneysprouts.example'
    const { query } = database
    closers.push(startOutbox({ query, mailbox, staffAddress, now: options.now }))
    closers.push(startEachDay({ today, run: (day) => fillFor(day, database) }))

    answer = createServer({
      app,
      database,
      gallery,
      origin: publicOrigin,
      siteUrl,
      storageFolder,
      mailbox,
      mailTemplates: await readMailTemplates(),
      staffAddress,
      authLimits: config.limits,
      limitFactor,
      resendAfter: options.resendAfter ?? config.limits.max_frequency * 1000,
      hosts: options.hosts ?? [],
      proxies,
      secret: keys.jwt,
      formLimits: options.formLimits,
      longestStatement: longestStatement(statementTimeouts),
    }).fetch
    if (limitFactor !== 1)
      report(`Backend: the limits for sign-ins are ${limitFactor} times those of config.toml.`)
    return { origin, query: database.query, gallery, close }
  } catch (error) {
    await close()
    throw whyRefused(dataDir, error)
  }
}

/** Loaded only if it is needed: the catalogue is large, and tests pass their own. */
const readCatalogue = async () => (await import('../seed/catalogue/catalogue.ts')).catalogue

const STARTING = { status: 'starting' }

type Listener = (request: Request, env: NodeBindings) => Response | Promise<Response>

/** How long an idle connection stays open, in milliseconds. */
const KEEP_ALIVE = 75_000

/**
 * How long requests under way may take when the backend stops, in milliseconds: a form may be waiting for the mail server. The
 * task that started it kills it after ten seconds (tasks/site/backendProcess.ts).
 */
const GRACE = 8_000

/** Takes no more requests. Resolves when those under way are answered, or cuts them off after their time. */
function stop(server: Server): Promise<void> {
  return new Promise((stopped) => {
    // keep-alive connections of browsers would keep the process running for minutes
    const idle = setInterval(() => server.closeIdleConnections(), 20)
    const late = setTimeout(() => server.closeAllConnections(), GRACE)
    server.close(() => {
      clearInterval(idle)
      clearTimeout(late)
      stopped()
    })
  })
}

type ListenOptions = { port: number; host?: string; requestTimeout: number; answerTimeout: number }

/** Listens on an address, by default of this machine only. */
function listen(
  { port, host = '127.0.0.1', requestTimeout, answerTimeout }: ListenOptions,
  fetch: Listener,
): Promise<{ origin: string; stop: () => Promise<void> }> {
  // a client that sends its request too slowly receives 408
  const serverOptions = {
    requestTimeout,
    headersTimeout: requestTimeout,
    // longer than clients keep a connection: after a busy moment a server with Node's five seconds resets it under a request
    keepAliveTimeout: KEEP_ALIVE,
    connectionsCheckingInterval: Math.min(requestTimeout, 5_000),
  }
  return new Promise((resolve, reject) => {
    const server = serve({ fetch, port, hostname: host, serverOptions }, (address) => {
      resolve({ origin: `http://127.0.0.1:${address.port}`, stop: () => stop(server) })
    }) as Server
    server.timeout = answerTimeout
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOTFOUND' || error.code === 'EADDRNOTAVAIL')
        return reject(new StartError(`BACKEND_HOST ${host} is no address of this machine.`))
      const isTaken = error.code === 'EADDRINUSE'
      const isForbidden = error.code === 'EACCES'
      if (!isTaken && !isForbidden) return reject(error)
      const what = isTaken ? 'is in use. Free it, or choose' : 'is not allowed to this user. Choose'
      reject(new StartError(`Port ${port} ${what} another with BACKEND_PORT.`))
    })
  })
}
