import type { OutboxDeps } from '../../functions/_shared/deps.ts'
import { sendWaiting } from '../../functions/_shared/outbox.ts'
import { mailWriters } from '../../functions/send-waiting-mails/handler.ts'
import { away } from '../limits/places.ts'
import type { Mailbox } from './mailbox.ts'

type OutboxOptions = Pick<OutboxDeps, 'query'> & {
  mailbox: Mailbox
  /** The recipient of the e-mails of the forms. */
  staffAddress: string
  /** Default: the system's clock. */
  now?: () => Date
}

/** How often waiting e-mails are looked for, in milliseconds. */
const PERIOD = 60_000

/**
 * What the forms need to send e-mails. The time that a mail server takes is not the database's: what has become of the
 * e-mail must be noted after it.
 */
export const outboxDeps = ({ query, mailbox, staffAddress, now }: OutboxOptions): OutboxDeps => ({
  query,
  sendMail: (mail, key) => away(() => mailbox.send({ ...mail, key, to: staffAddress })),
  now: now ?? (() => new Date()),
})

/**
 * Sends the waiting e-mails of the forms, at once and then each minute, as the schedule of a hosted project does. Returns
 * the function that ends it; it resolves when no e-mail is being sent.
 */
export function startOutbox(options: OutboxOptions): () => Promise<void> {
  const deps = outboxDeps(options)
  let running: Promise<void> | undefined
  const run = () => {
    running ??= sendWaiting(mailWriters, deps)
      .then(
        () => {},
        (error) => console.error('The outbox:', error),
      )
      .finally(() => {
        running = undefined
      })
  }
  const timer = setInterval(run, PERIOD).unref()
  run()
  return async () => {
    clearInterval(timer)
    await running
  }
}
