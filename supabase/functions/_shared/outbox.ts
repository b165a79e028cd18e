import { MailRefused, type OutboxDeps, type StaffMail } from './deps.ts'

/** Writes the e-mail of a stored message, by the kind of its form. */
export type MailWriters = Record<string, (payload: never) => StaffMail>

/** Messages whose e-mail has failed for a day, and those of which it is not known whether it was sent. */
export type Unmailed = { late: number; unknown: number }

type Claimed = { id: string; kind: string; attempts: number; created_at: Date | string }

/** In seconds. Each pause is twice the one before. */
const PAUSES = { first: 60, longest: 4 * 3600 }

/** In seconds: no process works on one e-mail for that long. */
const LONGEST_CLAIM = 600

/** In milliseconds. */
const LATE = 86_400_000

/** E-mails in one run. With a run each minute it is also the limit of what a flood of forms sends to the staff. */
const AT_ONCE = 3

/**
 * Sends the e-mail of a message that this process has claimed, and notes what has become of it. A message is claimed before
 * it is sent, and what is not known to be refused is never sent again: each e-mail is delivered at most once, also if this
 * process is killed at any point.
 */
export async function sendClaimed(claimed: Claimed, mail: StaffMail, deps: OutboxDeps): Promise<boolean> {
  const { id, kind } = claimed
  try {
    await deps.sendMail(mail, id)
  } catch (error) {
    if (error instanceof MailRefused) {
      await putBack(claimed, error, deps)
    } else {
      await deps.query('update private.submissions set claimed_at = null where id = $1', [id])
      console.error(`${kind} form ${id} is stored. ${UNKNOWN}`, error)
    }
    return false
  }
  await deps.query(
    'update private.submissions set emailed_at = $2, claimed_at = null, next_try_at = null where id = $1',
    [id, deps.now().toISOString()],
  )
  return true
}

const UNKNOWN = 'It is not known whether it was mailed, so it is not mailed again.'

async function putBack({ id, kind, attempts, created_at }: Claimed, error: Error, deps: OutboxDeps) {
  const pause = Math.min(PAUSES.first * 2 ** attempts, PAUSES.longest)
  const next = new Date(deps.now().getTime() + pause * 1000).toISOString()
  await deps.query(
    'update private.submissions set claimed_at = null, next_try_at = $2, attempts = attempts + 1 where id = $1',
    [id, next],
  )
  const isLate = deps.now().getTime() - new Date(created_at).getTime() >= LATE
  const what = isLate ? 'could not be mailed for more than a day' : 'is stored but not mailed'
  console.error(`${kind} form ${id} ${what}. Next attempt: ${next}.`, error)
}

/**
 * Sends waiting e-mails whose time has come, oldest first. Stops at the first that fails, because the others would too, and
 * gives up on claims of processes that have ended. Deletes what is twelve months old, also where no new message comes
 * (Australian Privacy Principle 11.2). Several processes may run this at the same time.
 */
export async function sendWaiting(writers: MailWriters, deps: OutboxDeps): Promise<Unmailed> {
  await forgetClaims(deps)
  await deps.query(
    `delete from private.submissions where created_at < $1::timestamptz - interval '12 months'`,
    [deps.now().toISOString()],
  )
  for (let sent = 0; sent < AT_ONCE; sent += 1) {
    const [next] = await deps.query<Claimed & { payload: never }>(CLAIM, [deps.now().toISOString()])
    const write = next && writers[next.kind]
    if (!write || !(await sendClaimed(next, write(next.payload), deps))) break
  }
  return countUnmailed(deps)
}

/** A time further ahead than the longest pause was noted before the clock was set back. */
const CLAIM = `
  update private.submissions set claimed_at = $1, next_try_at = null
  where id = (
    select id from private.submissions
    where emailed_at is null
      and (next_try_at <= $1 or next_try_at > $1::timestamptz + make_interval(secs => ${PAUSES.longest}))
    order by next_try_at limit 1 for update skip locked)
  returning id, kind, payload, attempts, created_at`

async function forgetClaims({ query, now }: OutboxDeps): Promise<void> {
  const left = await query<{ id: string; kind: string }>(
    `update private.submissions set claimed_at = null
     where emailed_at is null and abs(extract(epoch from claimed_at - $1::timestamptz)) > ${LONGEST_CLAIM}
     returning id, kind`,
    [now().toISOString()],
  )
  for (const { id, kind } of left)
    console.error(`The process that mailed ${kind} form ${id} has ended. ${UNKNOWN}`)
}

/** Counts the messages that somebody should look at. */
export async function countUnmailed({ query, now }: Pick<OutboxDeps, 'query' | 'now'>): Promise<Unmailed> {
  const [counted] = await query<Unmailed>(
    `select count(*) filter (where next_try_at is not null and created_at <= $1)::int as late,
       count(*) filter (where next_try_at is null and claimed_at is null)::int as unknown
     from private.submissions where emailed_at is null`,
    [new Date(now().getTime() - LATE).toISOString()],
  )
  return counted ?? { late: 0, unknown: 0 }
}
