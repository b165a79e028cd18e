import { once } from 'node:events'
import type { Server } from 'node:http'

/** How long requests under way may take, in milliseconds. */
const LIMIT = 10_000
/** How often connections that have become idle are closed, in milliseconds. */
const SWEEP = 50

/**
 * Ends a server: it takes no new connection, finishes the requests under way and closes idle connections. Requests that
 * take longer than the limit are cut. Resolves with whether none was.
 */
export async function drain(server: Server, limit = LIMIT): Promise<boolean> {
  let isWhole = true
  // a browser must not send its next request on a connection that ends
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false
  })
  const closed = once(server, 'close')
  server.close()
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP)
  const late = setTimeout(() => {
    isWhole = false
    server.closeAllConnections()
  }, limit)
  await closed
  clearInterval(sweep)
  clearTimeout(late)
  return isWhole
}
