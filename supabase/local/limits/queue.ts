import { setImmediate } from 'node:timers/promises'
import type { MiddlewareHandler } from 'hono'
import { holding } from './places.ts'
import { RETRY, refusal } from './refusal.ts'

type QueueLimits = {
  /** Requests that use the database at the same time. */
  running: number
  /** Requests that wait for their turn. */
  waiting: number
  /** How long a request waits for its turn, in milliseconds. Default: for ever. */
  wait?: number
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
 * once, or when its time is over. One whose client has gone is not answered any more. While it sends an e-mail a request has no
 * turn.
 */
export function queueRequests({ running, waiting, wait }: QueueLimits): MiddlewareHandler {
  const turns: (() => void)[] = []
  let free = running

  return async (context, next) => {
    // it uses no database
    if (context.req.method === 'OPTIONS') return next()
    if (free > 0) free--
    else if (turns.length >= waiting || !(await waitForTurn()))
      return refusal(503, 'too many others are waiting', RETRY)
    try {
      if (context.req.raw.signal.aborted) return context.body(null, 400)
      await holding({ leave: () => void passOn(), enter }, next)
    } finally {
      void passOn()
    }
  }

  /** Returns false when the time is over. */
  async function waitForTurn(): Promise<boolean> {
    const { promise, resolve } = Promise.withResolvers<boolean>()
    const turn = () => resolve(true)
    turns.push(turn)
    const leave = () => {
      turns.splice(turns.indexOf(turn), 1)
      resolve(false)
    }
    const timer = wait && setTimeout(leave, wait)
    return promise.finally(() => clearTimeout(timer))
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
