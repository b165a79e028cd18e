import { AsyncLocalStorage } from 'node:async_hooks'
import { inspect } from 'node:util'
import type { Answer } from '../authRequest.ts'
import { holding, type Place } from './places.ts'
import { unavailable } from './refusal.ts'

/** What is known while somebody waits for the database. */
type Waiting = {
  /** When the time is over, of performance.now(). */
  until: number
  isDown: boolean
}

const waiting = new AsyncLocalStorage<Waiting>()

/** Runs a part that waits for the database for `limit` milliseconds at most. What runs by itself, as the seed, has no limit. */
export const waitingFor = <Result>(limit: number, work: () => Result): Result =>
  waiting.run({ until: performance.now() + limit, isDown: false }, work)

/** Ends what waits for the database when its time is over. Returns the timer, if there is a limit. */
export function startTimer(end: () => void): NodeJS.Timeout | undefined {
  const current = waiting.getStore()
  return current && setTimeout(end, Math.max(0, current.until - performance.now()))
}

/** A request's time stands still while it waits for another service. */
function stopwatch(): Place {
  const current = waiting.getStore()
  let left = 0
  return {
    leave: () => {
      left = performance.now()
    },
    enter: async () => {
      if (current) current.until += performance.now() - left
    },
  }
}

/** The database cannot be reached, or is silent. Its address is for the log only. */
export class DatabaseDown extends Error {
  readonly reason: string

  constructor(reason: string) {
    super('The connection to the database is lost.')
    this.reason = reason
    const current = waiting.getStore()
    if (current) current.isDown = true
  }

  /** One line for each of the many requests that fail. */
  [inspect.custom]() {
    return `${this.message} (${this.reason})`
  }
}

/**
 * Answers 503 where the database was down meanwhile, whatever the service itself makes of it: @supabase/lite 0.10.0 answers 500,
 * with the address of the database. `write` makes the answer of what the service has answered.
 */
export function answerOutages(
  answer: Answer,
  limit: number,
  write: (answered?: Response) => Response = unavailable,
): Answer {
  return (request) =>
    waitingFor(limit, async () => {
      try {
        const response = await holding(stopwatch(), () => answer(request))
        return isDown() ? write(response) : response
      } catch (error) {
        if (!isDown()) throw error
        console.error(error)
        return write()
      }
    })
}

const isDown = () => waiting.getStore()?.isDown
