import { setImmediate } from 'node:timers/promises'
import type { MiddlewareHandler } from 'hono'
import { holding } from './places.ts'
import { refusal } from './refusal.ts'

type QueueLimits = {
  /** Requests that use the database at the same time. */
  running: number
  /** Requests that wait for their turn. */
  waiting: number
}

/**
 * PGlite runs in this thread, one statement after another, and a request is a transaction of several. The length of the
 * queue is what it answers in about a second. PostgreSQL: below the number of connections (database.ts).
 */
export const QUEUES = {
  pglite: { running: 1, waiting: 100 },
  postgres: { running: 8, waiting: 200 },
} satisfies Record<string, QueueLimits>

/** Rounds of the event loop between two requests. */
const ROUNDS = 8

/**
 * Lets requests use the database in the order of their arrival. With a full queue a request gets 503 with Retry-After at
 * once. A request whose client has gone is not answered any more. While it sends an e-mail a request has no turn.
 */
export function queueRequests({ running, waiting }: QueueLimits): MiddlewareHandler {
  const turns: (() => void)[] = []
  let free = running

  return async (context, next) => {
    // it uses no database
    if (context.req.method === 'OPTIONS') return next()
    if (free > 0) free--
    else if (turns.length < waiting) await new Promise<void>((resolve) => turns.push(resolve))
    else return refusal(503, 'too many others are waiting', { 'Retry-After': '1' })
    try {
      if (context.req.raw.signal.aborted) return context.body(null, 400)
      await holding({ leave: () => void passOn(), enter }, next)
    } finally {
      void passOn()
    }
  }

  /** The first of those that wait: it has been here before. */
  async function enter() {
    if (free > 0) free--
    else await new Promise<void>((resolve) => turns.unshift(resolve))
  }

  async function passOn() {
    // PGlite blocks this thread, and Node accepts one connection a round: what has arrived is to wait here, not unread
    for (let round = 0; round < ROUNDS; round++) await setImmediate()
    const turn = turns.shift()
    if (turn) turn()
    else free++
  }
}
