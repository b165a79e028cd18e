import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { LONGEST_BODY } from '../../functions/_shared/readJson.ts'
import { RETRY, refusal } from './refusal.ts'

const KB = 1024

/** More than a body of each service needs, in bytes. An upload may have 5 MB (config.toml) and the frame of its form. */
const MOST = { rest: 64 * KB, auth: 16 * KB, storage: 6 * KB * KB }

/** Bodies of storage that are in the memory at the same time. */
const UPLOADS = 8

/**
 * Refuses (503) a body while as many others are being received or wait: each is kept in the memory as a whole, before its key is
 * looked at. For a service with long bodies.
 */
export function limitUploads(most = UPLOADS): MiddlewareHandler {
  let running = 0
  return async (context, next) => {
    if (!context.req.raw.body) return next()
    if (running >= most) return refusal(503, 'too many others are sending files', RETRY)
    running++
    try {
      await next()
    } finally {
      running--
    }
  }
}

/**
 * Refuses (400) a body that is longer than its service needs, the data of an account included. Then it receives the whole
 * body: a request that waits for the database or holds it never waits for its client.
 */
export function limitBody(service: keyof typeof MOST): MiddlewareHandler {
  const most = MOST[service]
  const limit = bodyLimit({
    maxSize: most,
    onError: () => refusal(400, `its body is longer than ${most} bytes`),
  })
  return (context, next) =>
    limit(context, async () => {
      const { raw } = context.req
      if (raw.body) context.req.raw = new Request(raw, { body: await raw.arrayBuffer() })
      await next()
    })
}

/**
 * Receives the body of a form before its time for the database begins, for the same reason. Of one that is too long it receives
 * what the form needs to refuse it with its own words (413).
 */
export async function receiveForm(request: Request): Promise<Request> {
  if (!request.body || Number(request.headers.get('content-length')) > LONGEST_BODY) return request
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of request.body) {
    parts.push(part)
    bytes += part.byteLength
    if (bytes > LONGEST_BODY) break
  }
  return new Request(request, { body: Buffer.concat(parts) })
}
