import { createTransport } from 'nodemailer'
import { MailRefused } from '../../functions/_shared/deps.ts'
import type { SendMail } from './mailbox.ts'

/** The server that sends e-mails, in addition to the mailbox. */
export type SmtpSettings = {
  /** smtp://user:password@host:587 or smtps://... */
  url: string
  /** The sender of every e-mail. */
  from: string
}

/** Timeouts for the server, in milliseconds: a page waits until its e-mail is sent. */
const TIMEOUTS = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 8_000 }

/** Sends e-mails through a server. nodemailer writes the headers, so form input cannot inject one. */
export function sendBySmtp({ url, from }: SmtpSettings): SendMail {
  return async ({ to, subject, text, html, replyTo, key }) => {
    let isTextSent = false
    // the library's errors do not say how far it came; its log does
    const logger = {
      debug(_entry: unknown, line: unknown) {
        if (line === 'DATA') isTextSent = true
      },
    }
    const transport = createTransport({ url, ...TIMEOUTS, logger, debug: true })
    const sending = transport.sendMail({
      from,
      to,
      subject,
      text,
      html,
      replyTo,
      // each attempt has the same, so that a reader's mail program can tell
      messageId: key && `<${key}@${new URL(url).hostname}>`,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
    await sending.catch((error: unknown) => {
      const cause = withoutAddresses(error)
      // after the text a lost connection says nothing: the server may have taken it
      throw !isTextSent || isAnswer(error)
        ? new MailRefused('The mail server has not taken it', { cause })
        : cause
    })
  }
}

/** What went wrong, for a log. The library's own error names who was to get the e-mail, in its text and in its fields. */
function withoutAddresses(error: unknown): Error {
  const text = error instanceof Error ? error.message : String(error)
  return new Error(text.replace(/[^\s<>"]+@[^\s<>"]+/g, '(address)'))
}

/** Whether the server itself has said no. */
const isAnswer = (error: unknown) =>
  error instanceof Error && 'responseCode' in error && Number(error.responseCode) >= 400
