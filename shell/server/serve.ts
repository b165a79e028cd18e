import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { constants, createSecureServer, type ServerHttp2Session, type ServerHttp2Stream } from 'node:http2'
import type { Socket } from 'node:net'
import type { TLSSocket } from 'node:tls'
import { setFlagsFromString } from 'node:v8'
import { getRequestListener } from '@hono/node-server'
import { paths } from 'shared-ui/paths'
import { HEAP_GROWTH } from '../rendering/heapGrowth.ts'
import { NO_PAGE } from '../rendering/requests.ts'
import { createGateway, type GatewayOptions } from './gateway.ts'
import { createRefusals } from './refusals.ts'

export { neededNames } from './site.ts'

/** What is asked for before visitors come. */
const FIRST = [paths.home, paths.activities, paths.login, NO_PAGE]
/** The first requests wait for a page as long as a crawler does. HEAD: they are no visits. */
const AS_CRAWLER = { method: 'HEAD', headers: { 'user-agent': 'Warm-up bot' } }

/**
 * How long an idle connection stays open, in milliseconds: longer than balancers keep theirs (nginx and Amazon's 60 s), so
 * that none is closed while a request is on its way.
 */
const KEPT_ALIVE = 65_000

/**
 * The time for the headers of a request, and for all of it with its body, in milliseconds: the largest has 50 kB. Node looks
 * each half minute, so that a connection with half a request is closed a minute after its start at the latest.
 */
const HEADERS_TIME = 20_000
const REQUEST_TIME = 30_000

/** How long an answer over HTTP/2 may be on its way, in milliseconds: the largest has 1 MB. */
const ANSWER_TIME = 300_000

/** How many requests of one connection of HTTP/2 are answered at once: node allows any number, each with its bytes in memory. */
const MOST_STREAMS = 100

const PATIENCE: Patience = { idle: KEPT_ALIVE, request: REQUEST_TIME, answer: ANSWER_TIME }

export type ServeOptions = Omit<GatewayOptions, 'closing'> & {
  /** 0 selects a free port. */
  port: number
  /** Whether home, the list, the 404 page and a frame are rendered before it listens, for at most 4 s. */
  isWarmed?: boolean
  /** The address to listen on. Default: this machine only. */
  host?: string
  /** The certificate and its key, in PEM: the site is then served by https, with HTTP/2 to those who know it. */
  tls?: { cert: string; key: string }
  /** How long an idle connection, a request with its body, and an answer over HTTP/2 may take, in milliseconds. */
  patience?: Patience
}

type Patience = { idle: number; request: number; answer: number }

type FetchCallback = Parameters<typeof getRequestListener>[0]

/** Serves the site on a port. Rejects when the port cannot be used. */
export async function serveGateway(given: ServeOptions): Promise<Server> {
  setFlagsFromString(HEAP_GROWTH)
  const { port, host = '127.0.0.1', isWarmed = false, tls, ...others } = given
  const { patience = PATIENCE, ...options } = others
  const closing = new AbortController()
  const { fetch, request } = createGateway({ ...options, closing: closing.signal })
  if (isWarmed) await Promise.all(FIRST.map((path) => request(path, AS_CRAWLER)))
  const { ensureOneHost, errorHandler, watch } = createRefusals(options.config.origin.startsWith('https:'))
  const answer: FetchCallback = (asked, env) => {
    ensureOneHost(env.incoming)
    return fetch(asked, env)
  }
  const listener = getRequestListener(answer, { errorHandler })
  const settings = { maxConcurrentStreams: MOST_STREAMS }
  const server = tls
    ? (createSecureServer({ ...tls, allowHTTP1: true, settings }, listener) as unknown as Server)
    : createServer({ requireHostHeader: false }, listener)
  server.keepAliveTimeout = patience.idle
  server.headersTimeout = HEADERS_TIME
  server.requestTimeout = patience.request
  watch(server)
  // of an answer nothing of which is taken: node sets its own time again after each
  server.on('request', ({ httpVersionMajor, socket }) => {
    if (httpVersionMajor < 2) socket.setTimeout(patience.idle)
  })
  if (tls) {
    endConnections(server)
    limitSessions(server, patience)
  }
  server.once('close', () => closing.abort())
  server.listen(port, host)
  await once(server, 'listening')
  return server
}

/** Node's own limits are for HTTP/1.1 only: a session that says nothing, or half a body, would stay for ever. */
function limitSessions(server: Server, { idle, request, answer }: Patience): void {
  server.on('session', (session: ServerHttp2Session) => {
    session.setTimeout(idle, () => {
      session.close()
      // it waits for the other side, and for an answer that is on its way
      const late = setTimeout(() => session.destroy(), request)
      session.once('close', () => clearTimeout(late))
    })
  })
  server.on('stream', (stream: ServerHttp2Stream) => {
    const closeAfter = (time: number, ends: string[]) => {
      const late = setTimeout(() => stream.close(constants.NGHTTP2_CANCEL), time)
      for (const event of ends) stream.once(event, () => clearTimeout(late))
    }
    // its own timeout begins again with every ping of the session
    closeAfter(answer, ['close'])
    if (!stream.endAfterHeaders) closeAfter(request, ['end', 'close'])
  })
}

/** Adds what node's server for HTTP/2 lacks: to end connections, idle ones or all. A session of HTTP/2 ends after its answers. */
function endConnections(server: Server): void {
  const sockets = new Set<TLSSocket>()
  /** Also those that have said nothing yet. */
  const all = new Set<Socket>()
  const busy = new Set<Socket>()
  const sessions = new Set<ServerHttp2Session>()
  server.on('connection', (socket: Socket) => {
    all.add(socket)
    socket.once('close', () => all.delete(socket))
  })
  server.on('secureConnection', (socket: TLSSocket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  server.on('session', (session: ServerHttp2Session) => {
    sessions.add(session)
    session.once('close', () => sessions.delete(session))
  })
  server.on('request', ({ httpVersionMajor, socket }: IncomingMessage, response: ServerResponse) => {
    if (httpVersionMajor > 1) return
    busy.add(socket)
    response.once('close', () => busy.delete(socket))
  })
  server.closeIdleConnections = () => {
    for (const session of sessions) session.close()
    for (const socket of sockets) if (socket.alpnProtocol !== 'h2' && !busy.has(socket)) socket.destroy()
  }
  server.closeAllConnections = () => {
    for (const socket of all) socket.destroy()
  }
}
