import type { FormDeps } from './deps.ts'
import { senderOf } from './sender.ts'

/** Whether a message is accepted: refused for `wait` seconds, or accepted, with its e-mail now or at the outbox's next run. */
export type Verdict = { wait: number } | { isMailedNow: boolean }

/**
 * Counts one message of this sender. A refused sender counts for no total, and the e-mail address counts for this sender
 * only: nobody can use up the messages of others. Where the IP address is not known, a sender can pretend to be many, so
 * these have totals of their own; above the first one messages are accepted, and mailed later.
 */
export async function judgeSender(request: Request, email: string, deps: FormDeps): Promise<Verdict> {
  const address = deps.callerAddress(request)
  const sender = senderOf(request, address)
  const wait = await countSender(request, deps)
  if (wait) return { wait }
  const hit = (name: string, limit: Limit) => isWithin(name, limit, deps)
  const pair = `email:${await hash(`${sender} ${email.toLowerCase()}`, deps)}`
  const { email: perEmail, all, unknownAtOnce, unknownAll } = deps.limits
  if (email && !(await hit(pair, perEmail))) return { wait: secondsLeft(perEmail, deps) }
  if (address) {
    return (await hit('all', all)) ? { isMailedNow: true } : { wait: secondsLeft(all, deps) }
  }
  if (!(await hit('unknownAll', unknownAll))) return { wait: secondsLeft(unknownAll, deps) }
  return { isMailedNow: await hit('unknownAtOnce', unknownAtOnce) }
}

/** Counts one message of this sender, whatever its fields. Returns the seconds to wait if there are too many. */
export async function countSender(request: Request, deps: FormDeps): Promise<number | null> {
  const sender = await hash(senderOf(request, deps.callerAddress(request)), deps)
  for (const name of ['burst', 'day'] as const) {
    const limit = deps.limits[name]
    if (!(await isWithin(`${name}:${sender}`, limit, deps))) return secondsLeft(limit, deps)
  }
  return null
}

type Limit = { allowed: number; seconds: number }

async function isWithin(bucket: string, { allowed, seconds }: Limit, { query }: FormDeps): Promise<boolean> {
  const [row] = await query<{ within: boolean }>(
    'select private.hit($1, $2, make_interval(secs => $3)) as within',
    [bucket, allowed, seconds],
  )
  return row?.within === true
}

/** The rest of the current window; private.hit() starts windows at the epoch. */
const secondsLeft = ({ seconds }: Limit, { now }: FormDeps) =>
  seconds - (Math.floor(now().getTime() / 1000) % seconds)

/** Addresses are stored only as hashes that are salted with the day. */
async function hash(value: string, { secret, now }: FormDeps): Promise<string> {
  const day = now().toISOString().slice(0, 10)
  const bytes = new TextEncoder().encode(`${day} ${secret} ${value}`)
  const digest = await crypto.subtle.digest('SHA-256', bytes)
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
