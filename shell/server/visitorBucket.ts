import { randomInt } from 'node:crypto'
import { BUCKETS } from 'federation/choice'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'

/** The cookie that keeps a visitor's bucket. It says nothing else about the visitor. */
export const BUCKET_COOKIE = 'sprouts-bucket'

const SECONDS_OF_30_DAYS = 30 * 24 * 60 * 60

/**
 * Returns the visitor's bucket, 0 to 99. A visitor without one, or with a bad one, gets a random bucket and a cookie
 * with it; `isNew` is then true. Call it only while a canary is running: otherwise the site sets no cookie.
 */
export function visitorBucket(context: Context, isSecure: boolean): { bucket: number; isNew: boolean } {
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
