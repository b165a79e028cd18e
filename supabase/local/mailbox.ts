import { html, raw } from 'hono/html'

/** A mail as a provider would get it: no headers made by hand. */
export type Mail = { to: string; subject: string; text: string; replyTo?: string }

type KeptMail = Mail & { id: number; at: string }

/** Keeps the mails that the backend sends instead of sending them: the newest 200, for as long as it runs. */
export type Mailbox = { send: (mail: Mail) => Promise<void>; newestFirst: () => KeptMail[] }

export function createMailbox(): Mailbox {
  const kept: KeptMail[] = []
  let count = 0
  return {
    async send(mail) {
      count += 1
      kept.unshift({ ...mail, id: count, at: new Date().toISOString() })
      kept.length = Math.min(kept.length, 200)
    },
    newestFirst: () => kept,
  }
}

/** The page that shows them; addresses in a text become links. */
export function mailboxPage(mails: KeptMail[]) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Mailbox | Sydney Sprouts, local</title>
        <style>
          body { font: 1rem/1.5 system-ui, sans-serif; max-width: 48rem; margin: 2rem auto; padding: 0 1rem; }
          article { border-top: 1px solid #8886; padding: 1rem 0; }
          h2 { font-size: 1.1rem; margin: 0; }
          p { margin: 0; }
          pre { font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; }
        </style>
      </head>
      <body>
        <h1>Mailbox</h1>
        ${mails.length === 0 ? html`<p>No mail yet. Every mail that the site sends appears here.</p>` : ''}
        ${mails.map(
          (mail) => html`<article aria-labelledby="mail-${mail.id}">
            <h2 id="mail-${mail.id}">${mail.subject}</h2>
            <p>To ${mail.to}, <time datetime="${mail.at}">${mail.at}</time></p>
            ${mail.replyTo ? html`<p>Answers go to ${mail.replyTo}</p>` : ''}
            <pre>${withLinks(mail.text)}</pre>
          </article>`,
        )}
      </body>
    </html>`
}

/** Every other part of the split is an address. */
const withLinks = (text: string) =>
  text
    .split(/(https?:\/\/\S+)/)
    .map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : html`${part}`))
    .concat(raw(''))
