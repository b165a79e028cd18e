import '../startAtNoon.ts'
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, afterEach, before, beforeEach, describe, mock, test } from 'node:test'
import { FORM_LIMITS, type FormDeps, MailRefused, type StaffMail } from '../../functions/_shared/deps.ts'
import { sendWaiting } from '../../functions/_shared/outbox.ts'
import { handler as sendContactEmail } from '../../functions/send-contact-email/handler.ts'
import { mailWriters } from '../../functions/send-waiting-mails/handler.ts'
import type { OpenDatabase } from '../../local/database/database.ts'
import { healthRoute } from '../../local/health.ts'
import { openTestDatabase } from '../backend.ts'
import { contact } from './forms.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

let database: OpenDatabase
/** The clock of the functions, in ms. */
let time = 0
/** What the mail service does with the next e-mail. */
let answer: 'takes it' | 'refuses it' | 'never answers'
/** The subjects of the e-mails that it has taken. */
let delivered: string[]
let attempts: number
let log: string[]

before(async () => {
  database = await openTestDatabase()
})
after(() => database.close())
beforeEach(async () => {
  await database.script('delete from private.submissions; delete from private.rate_limits;')
  time = Date.now()
  answer = 'takes it'
  delivered = []
  attempts = 0
  log = []
  mock.method(console, 'error', (line: string) => void log.push(line))
})
afterEach(() => mock.restoreAll())

const deps: FormDeps = {
  query: (text, values) => database.query(text, values),
  async sendMail(mail: StaffMail) {
    attempts += 1
    if (answer === 'refuses it') throw new MailRefused('status 500')
    delivered.push(mail.subject)
    if (answer === 'never answers') throw new Error('timed out')
  },
  now: () => new Date(time),
  allowedOrigins: [],
  callerAddress: () => randomUUID(),
  secret: 'secret',
  limits: FORM_LIMITS,
}

async function post(subject = 'Hello', on = deps): Promise<number> {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ ...contact, subject })
  return (await sendContactEmail(new Request('https://x/', { method: 'POST', headers, body }), on)).status
}
const runOutbox = (on = deps) => sendWaiting(mailWriters, on)

test('pauses between attempts double from one minute to four hours', async () => {
  answer = 'refuses it'
  assert.equal(await post(), 200)
  const pauses: number[] = []
  for (let attempt = 1; attempt <= 11; attempt += 1) {
    assert.equal(attempts, attempt)
    const [row] = await database.query<{ next: Date | string }>(
      'select next_try_at as next from private.submissions',
    )
    const next = new Date(row?.next ?? 0).getTime()
    pauses.push((next - time) / MINUTE)
    time = next - 1
    await runOutbox()
    assert.equal(attempts, attempt, 'it was sent too early')
    time = next
    await runOutbox()
  }
  assert.deepEqual(pauses, [1, 2, 4, 8, 16, 32, 64, 128, 240, 240, 240])
})

test('a run deletes messages that are twelve months old, also where no new one comes', async () => {
  const keys = { old: randomUUID(), young: randomUUID() }
  const add = (key: string, days: number) =>
    database.query(
      `insert into private.submissions (kind, idem_key, payload, created_at, emailed_at) values ('contact', $1, '{}', $2, now())`,
      [key, new Date(time - days * DAY).toISOString()],
    )
  await add(keys.young, 360)
  // the table's own trigger runs with each new message
  await database.query('alter table private.submissions disable trigger submissions_forget_expired')
  await add(keys.old, 367)
  await database.query('alter table private.submissions enable trigger submissions_forget_expired')
  await runOutbox()
  assert.deepEqual(await database.query('select idem_key from private.submissions'), [
    { idem_key: keys.young },
  ])
})

test('one form that is sent twice at once is kept once, and refused to neither, also as the last that is allowed', async () => {
  const one = { ...deps, callerAddress: () => '192.0.2.7' }
  for (const subject of ['1', '2']) assert.equal(await post(subject, one), 200)
  const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() }
  const send = () =>
    sendContactEmail(
      new Request('https://x/', { method: 'POST', headers, body: JSON.stringify(contact) }),
      one,
    )
  const answers = await Promise.all([send(), send()])
  assert.deepEqual(
    answers.map(({ status }) => status),
    [200, 200],
  )
  assert.equal((await database.query('select from private.submissions')).length, 3)
})

test('what was refused is delivered later, with the same words, and once', async () => {
  answer = 'refuses it'
  await post('Goats')
  answer = 'takes it'
  for (let run = 0; run < 5; run += 1) {
    time += HOUR
    await runOutbox()
  }
  assert.deepEqual(delivered, ['[Contact] Goats'])
  const [row] = await database.query<{ mailed: boolean }>(
    'select emailed_at is not null and next_try_at is null and claimed_at is null as mailed from private.submissions',
  )
  assert.equal(row?.mailed, true)
})

test('a mail service that never answers may have it: the message is stored, counted, and not sent again', async () => {
  answer = 'never answers'
  assert.equal(await post(), 200)
  answer = 'takes it'
  time += 2 * DAY
  assert.deepEqual(await runOutbox(), { late: 0, unknown: 1 })
  assert.equal(attempts, 1)
  assert.match(log.join(), /^contact form \S+ is stored\. It is not known whether it was mailed/)
})

describe('a process that is killed', () => {
  /** The dependencies of a process that ends at its nth step: nothing that it does afterwards happens. */
  function ending(steps: number): FormDeps {
    let left = steps
    const step = <Result>(act: () => Promise<Result>): Promise<Result> => {
      left -= 1
      return left < 0 ? Promise.reject(new Error('killed')) : act()
    }
    return {
      ...deps,
      query: (text, values) => step(() => deps.query(text, values)),
      sendMail: (mail, key) => step(() => deps.sendMail(mail, key)),
    }
  }

  for (const [what, work] of [
    ['while it takes a form', post.bind(undefined, 'Hello')],
    ['while it empties the outbox', runOutbox],
  ] as const) {
    test(`${what}, at any step: the message is delivered at most once, or counted`, async () => {
      const outcomes = new Set<string>()
      for (let steps = 0; steps < 12; steps += 1) {
        await database.script('delete from private.submissions; delete from private.rate_limits;')
        delivered = []
        answer = 'refuses it'
        if (work === runOutbox) await post()
        time += HOUR
        answer = 'takes it'
        await work(ending(steps)).catch(() => {})
        let last = { late: 0, unknown: 0 }
        for (let run = 0; run < 4; run += 1) {
          time += HOUR
          last = await runOutbox()
        }
        const stored = await database.query('select 1 from private.submissions')
        outcomes.add(`${stored.length} stored, ${delivered.length} delivered, ${last.unknown} unknown`)
      }
      const afterwards = ['1 stored, 0 delivered, 1 unknown', '1 stored, 1 delivered, 0 unknown']
      const [before] = work === runOutbox ? [] : ['0 stored, 0 delivered, 0 unknown']
      assert.deepEqual(
        [...outcomes].sort(),
        [...(before ? [before] : []), ...afterwards, '1 stored, 1 delivered, 1 unknown'].sort(),
      )
    })
  }
})

test('what fails for a day is in the log and in /health, until it is delivered', async () => {
  const health = healthRoute(database.query, 10_000, deps.now)
  const unmailed = async () => (await (await health.request('/')).json()).unmailed
  answer = 'refuses it'
  await post()
  time += DAY - MINUTE
  await runOutbox()
  assert.deepEqual(
    [await unmailed(), log.some((line) => line.includes('more than a day'))],
    [{ late: 0, unknown: 0 }, false],
  )
  time += 5 * HOUR
  await runOutbox()
  assert.deepEqual(await unmailed(), { late: 1, unknown: 0 })
  assert.match(log.at(-1) ?? '', /^contact form \S+ could not be mailed for more than a day\. Next attempt: /)
  answer = 'takes it'
  time += 5 * HOUR
  await runOutbox()
  assert.deepEqual([await unmailed(), delivered.length], [{ late: 0, unknown: 0 }, 1])
})

test('a clock that is set back by a day does not stop the outbox, and none is sent twice', async () => {
  time += DAY
  answer = 'refuses it'
  await post()
  answer = 'takes it'
  time -= DAY
  await runOutbox()
  await runOutbox()
  assert.equal(delivered.length, 1)
})

test('an e-mail of a process that has ended is given up, also where the clock is set back', async () => {
  time += DAY
  const begun = Promise.withResolvers<void>()
  const ended: FormDeps = {
    ...deps,
    sendMail() {
      begun.resolve()
      return new Promise(() => {})
    },
  }
  void post('Hello', ended)
  await begun.promise
  time -= DAY
  assert.deepEqual(await runOutbox(), { late: 0, unknown: 1 })
})

test('a clock that is set forward while an e-mail is being sent does not send it twice', async () => {
  const slow: FormDeps = {
    ...deps,
    async sendMail(mail, key) {
      time += DAY
      await runOutbox()
      await deps.sendMail(mail, key)
    },
  }
  await post('Hello', slow)
  assert.deepEqual(await runOutbox(), { late: 0, unknown: 0 })
  assert.equal(delivered.length, 1)
})

test('a run sends three e-mails at most, and stops at the first that is refused', async () => {
  answer = 'refuses it'
  for (const subject of ['1', '2', '3', '4', '5']) {
    time += 1
    await post(subject)
  }
  time += HOUR
  attempts = 0
  await runOutbox()
  assert.equal(attempts, 1)
  answer = 'takes it'
  await runOutbox()
  assert.deepEqual(delivered, ['[Contact] 2', '[Contact] 3', '[Contact] 4'])
  // the first one was refused once more meanwhile
  await runOutbox()
  assert.deepEqual(delivered.slice(3), ['[Contact] 5'])
})

test('several processes that empty the outbox at the same time send each e-mail once', async () => {
  answer = 'refuses it'
  for (let n = 0; n < 6; n += 1) await post(String(n))
  answer = 'takes it'
  time += HOUR
  await Promise.all(Array.from({ length: 4 }, () => runOutbox()))
  assert.deepEqual([delivered.length, new Set(delivered).size], [6, 6])
})
