import { Hono } from 'hono'
import { countUnmailed, type Unmailed } from '../functions/_shared/outbox.ts'
import type { Query } from './database/database.ts'

/** How long the database may take to answer one small statement, in milliseconds. */
export const HEALTH_LIMIT = 2_000

/**
 * GET /health: 200 while the database answers, else 503 with the reason. `unmailed` counts the messages of the forms that
 * somebody should look at: they are no reason to take the backend out of use. Those who ask at the same time share one query, so
 * that a database that hangs does not collect them.
 */
export function healthRoute(query: Query, limit = HEALTH_LIMIT, now = () => new Date()): Hono {
  let asking: Promise<Unmailed> | undefined
  const count = () => {
    asking ??= countUnmailed({ query, now }).finally(() => {
      asking = undefined
    })
    return asking
  }
  return new Hono().get('/', async (context) => {
    const found = await examine(count, limit)
    return typeof found === 'string'
      ? context.json({ status: 'failing', reason: found }, 503, { 'cache-control': 'no-store' })
      : context.json({ status: 'ok', unmailed: found }, 200, { 'cache-control': 'no-store' })
  })
}

/** Returns the reason if the database does not answer. */
async function examine(count: () => Promise<Unmailed>, limit: number): Promise<Unmailed | string> {
  const { promise: late, resolve } = Promise.withResolvers<string>()
  const timer = setTimeout(resolve, limit, `The database has not answered for ${limit / 1000} s.`)
  try {
    return await Promise.race([late, count()])
  } catch (error) {
    console.error('The database does not answer:', error)
    return 'The database does not answer.'
  } finally {
    clearTimeout(timer)
  }
}
