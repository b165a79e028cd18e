import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { createRequire } from 'node:module'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import { edgeDeps } from '../../functions/_shared/edge.ts'
import { handler as listingSubmission } from '../../functions/listing-submission/handler.ts'
import { handler as sendContactEmail } from '../../functions/send-contact-email/handler.ts'
import { handler as sendWaitingMails } from '../../functions/send-waiting-mails/handler.ts'
import type { OpenDatabase } from '../../local/database/database.ts'
import { openTestDatabase } from '../backend.ts'

export const SITE = 'https://sydneysprouts.example'

export const OUTBOX_SECRET = 'outbox secret'

const handlers = { 'listing-submission': listingSubmission, 'send-contact-email': sendContactEmail }

export type FormName = keyof typeof handlers
type FunctionName = FormName | 'send-waiting-mails'

/** An e-mail as the provider's JSON API receives it. */
type ProviderMail = { from: string; to: string[]; reply_to: string; subject: string; text: string }

/** The functions with the services that they use when hosted: PostgreSQL over a socket and a mail provider over HTTP. */
export type Hosted = {
  call: (name: FunctionName, request: Request) => Promise<Response>
  database: OpenDatabase
  /** The e-mails that the provider has received since the last reset. */
  mails: ProviderMail[]
  /** The Idempotency-Key of each request to the provider since the last reset. */
  keys: string[]
  /** The status that the provider returns. 0: it closes the connection. */
  provider: { status: number }
  stopDatabase: () => Promise<void>
  close: () => Promise<void>
}

/** On Node the handlers are called directly; on Deno each entry file runs as when deployed, in its own process. */
export async function startHosted(runtime: 'Node' | 'Deno'): Promise<Hosted> {
  const database = await openTestDatabase()
  const { driver } = database.connection
  if (!(driver instanceof PGlite)) throw new Error('The tests run on PGlite')
  const socket = new PGLiteSocketServer({ db: driver, host: '127.0.0.1', port: 0, maxConnections: 4 })
  await socket.start()
  const mails: ProviderMail[] = []
  const keys: string[] = []
  const provider = { status: 200 }
  const mailApi = await startProvider(mails, keys, provider)
  const secrets = {
    SUPABASE_DB_URL: `postgres://postgres@${socket.getServerConn()}/postgres`,
    ALLOWED_ORIGINS: `https://other.example, ${SITE}`,
    MAIL_API_URL: originOf(mailApi),
    MAIL_API_KEY: 'key',
    MAIL_FROM: 'Sydney Sprouts <forms@sydneysprouts.example>',
    SUPPORT_EMAIL: 'staff@sydneysprouts.example',
    FORM_SECRET: 'secret',
    OUTBOX_SECRET,
  }
  const { call, close } = runtime === 'Node' ? onNode(secrets) : await onDeno(secrets)
  return {
    call,
    database,
    mails,
    keys,
    provider,
    stopDatabase: () => socket.stop(),
    async close() {
      await close()
      await socket.stop()
      mailApi.close()
      mailApi.closeAllConnections()
      await database.close()
    },
  }
}

type Secrets = Record<string, string>

function onNode(secrets: Secrets) {
  const deps = edgeDeps(secrets)
  return {
    call: (name: FunctionName, request: Request) =>
      name === 'send-waiting-mails'
        ? sendWaitingMails(request, deps, OUTBOX_SECRET)
        : handlers[name](request, deps),
    close: async () => {},
  }
}

async function onDeno(secrets: Secrets) {
  const [listing, contact, outbox] = await Promise.all([
    serveOnDeno('listing-submission', secrets),
    serveOnDeno('send-contact-email', secrets),
    serveOnDeno('send-waiting-mails', secrets),
  ])
  const running = {
    'listing-submission': listing,
    'send-contact-email': contact,
    'send-waiting-mails': outbox,
  }
  return {
    call: (name: FunctionName, request: Request) => fetch(running[name].origin, request),
    async close() {
      for (const { child } of [listing, contact, outbox]) {
        child.kill()
        await once(child, 'exit')
      }
    },
  }
}

/** Deno's binary for this platform, as its package installs it. If its launcher is killed, Deno keeps running. */
export const DENO: string = createRequire(import.meta.url)('deno/install_api.cjs').runInstall()

/** Uses only the node_modules folder: nothing is downloaded. */
export const OFFLINE = ['--no-remote', '--node-modules-dir=manual']

export const entryOf = (name: FunctionName) =>
  fileURLToPath(new URL(`../../functions/${name}/index.ts`, import.meta.url))

const CLOCK = fileURLToPath(new URL('../startAtNoon.ts', import.meta.url))

async function serveOnDeno(
  name: FunctionName,
  secrets: Secrets,
): Promise<{ child: ChildProcess; origin: string }> {
  const child = spawn(
    DENO,
    [
      'run',
      ...OFFLINE,
      `--preload=${CLOCK}`,
      '--no-prompt',
      '--allow-env',
      '--allow-net=127.0.0.1',
      entryOf(name),
    ],
    {
      env: { ...process.env, ...secrets, DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0', NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let said = ''
  const origin = await new Promise<string>((resolve, reject) => {
    const listen = (line: string) => {
      said += `${line}\n`
      const found = /Listening on (http:\S+?)\/? /.exec(`${line} `)?.[1]
      if (found) resolve(found)
    }
    for (const stream of [child.stdout, child.stderr]) createInterface({ input: stream }).on('line', listen)
    child.once('exit', () => reject(new Error(`${name} does not start on Deno:\n${said}`)))
  })
  return { child, origin }
}

async function startProvider(
  mails: ProviderMail[],
  keys: string[],
  answer: { status: number },
): Promise<Server> {
  const server = createServer(async (request, response) => {
    keys.push(String(request.headers['idempotency-key']))
    const mail: ProviderMail = JSON.parse(await text(request))
    if (answer.status === 0) return void response.destroy()
    if (answer.status === 200) mails.push(mail)
    response
      .writeHead(answer.status, { 'content-type': 'application/json' })
      .end('{"detail":"provider detail"}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}

function originOf(server: Server): string {
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('No port')
  return `http://127.0.0.1:${address.port}`
}
