import { appendFile, readFile, rename, writeFile } from 'node:fs/promises'
import { z } from 'zod'
import { MailRefused } from '../../functions/_shared/deps.ts'
import { StartError } from '../startError.ts'

/** An e-mail as a provider receives it, without headers. `html` is the same message as HTML. */
export type Mail = {
  to: string
  subject: string
  text: string
  html?: string
  replyTo?: string
  /** The same for each attempt to send one message. */
  key?: string
}

const keptMail = z.object({
  id: z.number(),
  /** ISO 8601. */
  at: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string().optional(),
  replyTo: z.string().optional(),
  key: z.string().optional(),
})

export type KeptMail = z.infer<typeof keptMail>

/** Sends a real e-mail. Throws MailRefused if it is not accepted; after any other error that is not known. */
export type SendMail = (mail: Mail) => Promise<void>

/** The e-mails of the embedded backend, shown at /mail: the newest 200, also those of earlier runs. */
export type Mailbox = {
  /**
   * Stores an e-mail, once for each key, and, if SMTP is configured, sends it. Throws if that fails; the e-mail is stored
   * anyway.
   */
  send: SendMail
  /** The same, but does not wait until the mail server has taken it. A failure is only logged. */
  sendLater: SendMail
  /** Resolves when nothing is being sent later. */
  settled: () => Promise<unknown>
  newestFirst: () => KeptMail[]
  clear: () => Promise<void>
}

const MOST = 200

/**
 * Opens the mailbox of a file, with one e-mail in JSON per line: those that are kept, and at most as many that no longer are.
 * `sendOn` also sends each e-mail.
 */
export async function openMailbox(file: string, sendOn?: SendMail): Promise<Mailbox> {
  let kept = await readMails(file)
  let lines = kept.length
  await write(kept)
  let lastId = kept[0]?.id ?? 0
  let writing = Promise.resolve()
  const sending = new Set<Promise<void>>()

  /** Runs steps one after the other: an unfinished write must not refill a cleared mailbox. */
  const inTurn = (step: () => Promise<void>) => {
    writing = writing.then(step, step)
    return writing
  }

  async function write(mails: KeptMail[]): Promise<void> {
    lines = mails.length
    await writeFile(`${file}.new`, mails.map(toLine).reverse().join(''), { mode: 0o600 })
    await rename(`${file}.new`, file)
  }

  async function keep(mail: Mail): Promise<void> {
    lastId += 1
    const entry = { ...mail, id: lastId, at: new Date().toISOString() }
    kept = [entry, ...kept].slice(0, MOST)
    const step = () => {
      lines += 1
      // a newer one still waits for its own step
      if (lines > 2 * MOST) return write(kept.filter(({ id }) => id <= entry.id))
      // begins a line of its own: a full disk may have cut off the one before
      return appendFile(file, `\n${toLine(entry)}`)
    }
    await inTurn(step).catch((error: Error) => {
      kept = kept.filter(({ id }) => id !== entry.id)
      throw new MailRefused('The mailbox cannot be written', { cause: error })
    })
  }

  async function keepOnce(mail: Mail): Promise<void> {
    const isKept = mail.key !== undefined && kept.some(({ key }) => key === mail.key)
    if (!isKept) await keep(mail)
  }

  return {
    async send(mail) {
      await keepOnce(mail)
      await sendOn?.(mail)
    },
    async sendLater(mail) {
      await keepOnce(mail)
      if (!sendOn) return
      const sent = sendOn(mail)
        .catch((error: unknown) => console.error('An e-mail was not sent:', error))
        .finally(() => sending.delete(sent))
      sending.add(sent)
    },
    settled: () => Promise.all(sending),
    newestFirst: () => kept,
    clear() {
      kept = []
      return inTurn(() => write([]))
    },
  }
}

const toLine = (mail: KeptMail) => `${JSON.stringify(mail)}\n`

/** Reads the e-mails, newest first. Skips a line that a crash has cut off. */
async function readMails(file: string): Promise<KeptMail[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    // an empty one would be written over it
    throw new StartError(`The mailbox ${file} cannot be read: ${error.message}`)
  })
  return text
    .split('\n')
    .flatMap((line) => readLine(line) ?? [])
    .reverse()
    .slice(0, MOST)
}

function readLine(line: string): KeptMail | undefined {
  try {
    return keptMail.safeParse(JSON.parse(line)).data
  } catch {
    return undefined
  }
}
