import { randomInt } from 'node:crypto'
import { BUCKETS } from 'federation/choice'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { cacheControl } from './headers.ts'

/** The cookie that keeps a visitor's bucket. It says nothing else about the visitor. */
const BUCKET_COOKIE = 'sprouts-bucket'

const SECONDS_OF_30_DAYS = 30 * 24 * 60 * 60

type VisitorBucket = { bucket: number; isNew: boolean }

/**
 * Returns the visitor's bucket, 0 to 99. A visitor without one, or with a bad one, gets a random bucket and a cookie
 * with it; `isNew` is then true. Call it only while a canary is running: otherwise the site sets no cookie.
 */
export function visitorBucket(context: Context, isSecure: boolean): VisitorBucket {
  const kept = getCookie(context, BUCKET_COOKIE) ?? ''
  if (/^\d\d?$/.test(kept)) return { bucket: Number(kept), isNew: false }
  const bucket = randomInt(BUCKETS)
  setCookie(context, BUCKET_COOKIE, String(bucket), {
    path: '/',
    maxAge: SECONDS_OF_30_DAYS,
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecure,
  })
  return { bucket, isNew: true }
}

/** The headers of what differs by bucket: no cache in front may give one visitor's version, or bucket, to others. */
export function bucketHeaders(visitor: VisitorBucket | undefined): Record<string, string> {
  if (!visitor) return {}
  return {
    vary: 'accept-encoding, cookie',
    'cache-control': cacheControl(visitor.isNew ? 'new visitor' : 'frame'),
  }
}
