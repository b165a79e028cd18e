import { SHELL } from 'federation/registry'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { OWN_PAGES } from '../src/composition/applications.ts'
import { FAILURE_KINDS, type FailureReport } from '../src/visits/report.ts'
import type { Proxies } from './operations/proxies.ts'

/** The largest report, in bytes. */
const MOST_BYTES = 1000
/** How many reports of one sender count in a minute. */
const MOST_OF_SENDER = 10
/** How many senders are remembered in a minute; further ones are ignored, so that memory stays bounded. */
const MOST_SENDERS = 10_000
const MINUTE = 60_000
/** Of each refusal. */
export const UNCACHED = { 'cache-control': 'no-store' }

/**
 * Answers `POST /_reports`: browsers report here that a version of a part has failed. Every report in the right form is
 * answered with 204, whether it counts or not. Behind a proxy that is not trusted all visitors are one sender.
 */
export function reportRoutes(
  onReport: (report: FailureReport, move?: string) => void,
  senderOf: Proxies['senderOf'],
): Hono {
  const app = new Hono()
  const isWithinLimit = createLimit()
  const tooLarge = (context: Context) => context.text('Too large', 413, UNCACHED)

  app.post('/', bodyLimit({ maxSize: MOST_BYTES, onError: tooLarge }), async (context) => {
    const isJson = /^application\/json\s*(;|$)/i.test(context.req.header('content-type') ?? '')
    const report = isJson ? parseReport(await context.req.text()) : undefined
    if (!report) return context.text('Not a report', 400, UNCACHED)
    if (isWithinLimit(senderOf(context))) onReport(report, context.req.query('move'))
    return context.body(null, 204)
  })
  app.all('/', (context) => context.text('Only POST', 405, { ...UNCACHED, allow: 'POST' }))
  return app
}

function parseReport(text: string): FailureReport | undefined {
  try {
    const { kind, remote, version, ...rest } = JSON.parse(text)
    const isWhole = FAILURE_KINDS.includes(kind) && typeof remote === 'string' && typeof version === 'string'
    const owner = remote === OWN_PAGES ? SHELL : remote
    return isWhole && Object.keys(rest).length === 0 ? { kind, remote: owner, version } : undefined
  } catch {
    return undefined
  }
}

/** Returns a function that says whether a sender has not yet reached the limit of this minute. */
export function createLimit() {
  let minute = 0
  let senders = new Map<string, number>()
  return (sender: string): boolean => {
    const now = Math.floor(Date.now() / MINUTE)
    if (now !== minute) senders = new Map()
    minute = now
    const seen = senders.get(sender) ?? 0
    if (seen >= MOST_OF_SENDER || (seen === 0 && senders.size >= MOST_SENDERS)) return false
    senders.set(sender, seen + 1)
    return true
  }
}
