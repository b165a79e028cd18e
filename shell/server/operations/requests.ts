import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Context, MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import type { Answer } from '../debug.ts'
import type { Log } from './log.ts'
import type { Proxies } from './proxies.ts'

/** What is known of a request after its answer. Nothing in it is about the visitor, and nothing was written by one. */
export type RequestFacts = {
  id: string
  method: string
  /** A pattern such as /activities/:id, or `none`. There are as many as the gateway has routes. */
  route: string
  status: number
  /** Milliseconds until the last byte was handed to the system. */
  ms: number
  /** All bytes of the answer, with its headers. Not known of HTTP/2, where answers share a connection. */
  bytes?: number
  /** How a document was made. */
  cache?: Answer['cache']
  /** Whether the answer could not be sent whole. */
  isCut?: true
}

type Variables = { requestId: string; cache?: Answer['cache']; isGivenUp?: boolean }
export type GatewayEnv = { Variables: Variables }

/** The status of a request whose sender went away before its answer began. */
const GIVEN_UP = 499
/** Asked for every few seconds by programs. */
const ROUTINE = ['/healthz', '/readyz', '/metrics', '/_canary']

/**
 * Gives each request an id, which its answer has too, and tells what became of it. `pageOf` finds the route of a page.
 */
export function observeRequests(
  { requestIdOf }: Proxies,
  pageOf: (pathname: string) => { path: string } | undefined,
  tell: (facts: RequestFacts) => void,
): MiddlewareHandler<GatewayEnv> {
  return async (context, next) => {
    const started = performance.now()
    const id = validId(requestIdOf(context)) ?? randomUUID()
    context.set('requestId', id)
    context.header('x-request-id', id)
    const { incoming, outgoing } = connectionOf(context)
    const socket = incoming && incoming.httpVersionMajor < 2 ? incoming.socket : undefined
    const sent = socket?.bytesWritten ?? 0
    const done = () => {
      const isGivenUp = outgoing && !outgoing.headersSent
      context.set('isGivenUp', isGivenUp)
      tell({
        id,
        method: context.req.method,
        route: routeOf(context, pageOf),
        status: isGivenUp ? GIVEN_UP : context.res.status,
        ms: Math.round((performance.now() - started) * 10) / 10,
        bytes: socket && socket.bytesWritten - sent,
        cache: context.get('cache'),
        ...(outgoing && !outgoing.writableFinished ? { isCut: true } : {}),
      })
    }
    // a request that is given up while its answer is made ends here too
    outgoing?.once('close', done)
    await next()
    if (!context.res.headers.has('x-request-id')) context.header('x-request-id', id)
    // the gateway's own first requests have no connection
    if (incoming && !outgoing) done()
  }
}

/** One line for each request; those of programs that look after the gateway are for debugging only. */
export function logRequest(log: Log, facts: RequestFacts): void {
  if (ROUTINE.includes(facts.route)) log.debug(facts, 'request')
  else if (facts.status >= 500) log.error(facts, 'request')
  else log.info(facts, 'request')
}

/** A proxy may name a request, but not write lines of its own into the log. */
const validId = (id = ''): string | undefined => (/^[\w-]{8,64}$/.test(id) ? id : undefined)

/** The pattern that has answered: one of the gateway's own, or the route of a page. */
function routeOf(context: Context, pageOf: (pathname: string) => { path: string } | undefined): string {
  const own = matchedRoutes(context).find(({ path }) => path !== '*' && path !== '/*')
  return own?.path ?? pageOf(new URL(context.req.url).pathname)?.path ?? 'none'
}

function connectionOf(context: Context): { incoming?: IncomingMessage; outgoing?: ServerResponse } {
  // tests call the app without a connection
  return context.env ?? {}
}
