import { constants } from 'node:fs'
import { access } from 'node:fs/promises'
import path from 'node:path'
import { SHELL } from 'federation/registry'
import { type Context, Hono } from 'hono'
import { type Backend, publishedAddress } from '../found/published.ts'
import type { SiteReader } from '../site.ts'

/** How long a check may take, and how long its answer is used again, in milliseconds. */
const TIME_LIMIT = 2_000
const MEMORY = 2_000
/** More than one row with its pictures has, in signs. */
const LONGEST_ROW = 1_000_000

type HealthOptions = {
  reader: Pick<SiteReader, 'read'>
  /** The folder with the releases. */
  site: string
  backend: Backend
  /** Aborted when the gateway takes no more requests. */
  draining?: AbortSignal
  timeLimit?: number
  now?: () => number
}

/** Returns why the check fails, or undefined. The text holds no address and no key. */
type Check = () => Promise<string | undefined>

/**
 * Answers `/healthz`: the process runs, and `/readyz`: it can serve visitors. A balancer stops sending visitors to a
 * gateway whose `/readyz` is 503. `?exclude=backend` leaves a check out: without a backend the gateway still has the
 * pages that it keeps. `/_canary` tells a cache in front, by headers, what is live and whether visitors get different
 * versions.
 */
export function healthRoutes(options: HealthOptions): Hono {
  const { timeLimit = TIME_LIMIT, now = () => performance.now() } = options
  const remembered = (check: Check) => remember(() => inTime(check, timeLimit), now)
  const checks = {
    release: remembered(() => checkRelease(options)),
    backend: remembered(() => checkBackend(options.backend, timeLimit)),
    draining: async () => (options.draining?.aborted ? 'the gateway is ending' : undefined),
  }
  const app = new Hono()

  app.get('/healthz', (context) => answer(context, 200, { status: 'up' }))
  app.get('/readyz', async (context) => {
    const excluded = context.req.queries('exclude') ?? []
    const asked = Object.entries(checks).filter(([name]) => !excluded.includes(name))
    const results = await Promise.all(asked.map(async ([name, check]) => [name, await check()] as const))
    const failed = results.filter(([, reason]) => reason !== undefined)
    return failed.length === 0
      ? answer(context, 200, { status: 'ready' })
      : answer(context, 503, { status: 'not ready', reasons: Object.fromEntries(failed) })
  })
  app.get('/_canary', (context) => {
    const { hasCanary, release } = options.reader.read()
    const canary: Record<string, string> = hasCanary ? { 'x-sprouts-canary': 'runs' } : {}
    return context.body(null, 204, { 'cache-control': 'no-store', 'x-sprouts-release': release, ...canary })
  })
  return app
}

function answer(context: Context, status: 200 | 503, body: object): Response {
  return context.json(body, status, { 'cache-control': 'no-store' })
}

/** The files of everything that visitors get now can be read. */
async function checkRelease({ reader, site }: HealthOptions): Promise<string | undefined> {
  try {
    const files = reader
      .read()
      .variants.flatMap(({ registry }) =>
        Object.entries(registry.microFrontends).map(([name, [release]]) =>
          name === SHELL ? `shell/${release?.metadata.version}/index.html` : (release?.url ?? ''),
        ),
      )
    await Promise.all(files.map((file) => access(path.join(site, file), constants.R_OK)))
    return undefined
  } catch {
    return 'files of the live release cannot be read'
  }
}

/** The database answers through the public interface, with the columns that the gateway itself needs. */
async function checkBackend({ url, key }: Backend, timeLimit: number): Promise<string | undefined> {
  try {
    const response = await fetch(publishedAddress(url, { limit: '1' }), {
      headers: { apikey: key, accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(timeLimit),
    })
    if (!response.ok) {
      await response.body?.cancel()
      return `the backend answers ${response.status}`
    }
    return (await hasRows(response)) ? undefined : 'the backend answers, but not with rows of Listings'
  } catch {
    return 'the backend cannot be reached'
  }
}

/** Whether an answer is one of the database, whole: other servers say 200 for any address. It has one row at most. */
async function hasRows(response: Response): Promise<boolean> {
  let text = ''
  const decoder = new TextDecoder()
  // leaving the loop cancels the rest
  for await (const bytes of response.body ?? []) {
    text += decoder.decode(bytes, { stream: true })
    if (text.length > LONGEST_ROW) return false
  }
  try {
    return Array.isArray(JSON.parse(text))
  } catch {
    return false
  }
}

/** A disk can hang as well as a network. */
async function inTime(check: Check, limit: number): Promise<string | undefined> {
  const { promise: late, resolve } = Promise.withResolvers<string>()
  const timer = setTimeout(resolve, limit, `no answer within ${limit / 1000} s`)
  try {
    return await Promise.race([check(), late])
  } finally {
    clearTimeout(timer)
  }
}

/** All who ask meanwhile and shortly after get the same answer: many requests here are not many to the backend. */
function remember(check: Check, now: () => number): Check {
  let known: { answer: Promise<string | undefined>; until: number } | undefined
  return () => {
    if (known && now() < known.until) return known.answer
    const mine = { answer: check(), until: Number.POSITIVE_INFINITY }
    void mine.answer.finally(() => {
      mine.until = now() + MEMORY
    })
    known = mine
    return mine.answer
  }
}
