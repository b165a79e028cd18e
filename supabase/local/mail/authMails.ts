import { AsyncLocalStorage } from 'node:async_hooks'
import type { LiteApp } from '../app.ts'
import { away } from '../limits/places.ts'
import type { LinkTokens } from './linkTokens.ts'
import type { Mail, Mailbox } from './mailbox.ts'
import type { MailTemplates } from './mailTemplates.ts'

type Mailer = NonNullable<LiteApp['_mailer']>

type MailContext = {
  /** The page to which the link in the e-mail leads. */
  redirectTo: string | null
  /** Whether the request is answered before its e-mail is sent. */
  isAnsweredFirst: boolean
  /** Whether it came as far as its e-mail. */
  hasWritten?: boolean
}

/** Of the current request. */
export const mailContext = new AsyncLocalStorage<MailContext>()

type AuthMailOptions = {
  /** The backend's own origin. @supabase/lite writes links with the site's origin, which does not serve them. */
  origin: string
  /** The target of links without a redirect_to. */
  siteUrl: string
  mailbox: Mailbox
  templates: MailTemplates
  linkTokens: LinkTokens
}

/**
 * Writes the e-mails of the auth service. Those of @supabase/lite drop redirect_to, so that every link would lead to
 * the home page. The target is checked against the allow-list when the link is followed.
 */
export function createAuthMails(options: AuthMailOptions): Mailer {
  const { origin, siteUrl, mailbox, templates, linkTokens } = options
  function link(type: string, tokenHash: string): string {
    const url = new URL('/auth/v1/verify', origin)
    url.searchParams.set('token', linkTokens.sign(tokenHash))
    url.searchParams.set('type', type)
    url.searchParams.set('redirect_to', mailContext.getStore()?.redirectTo ?? siteUrl)
    return url.href
  }
  const values = (type: string, tokenHash: string) => ({
    SiteURL: new URL(siteUrl).origin,
    ConfirmationURL: link(type, tokenHash),
  })
  /** A mail server may take long. */
  const send = (mail: Mail) => {
    const current = mailContext.getStore()
    if (current) current.hasWritten = true
    return current?.isAnsweredFirst ? mailbox.sendLater(mail) : away(() => mailbox.send(mail))
  }
  /** Plain e-mails that no page of the site requests. */
  const write = (to: string, subject: string, ...lines: string[]) =>
    send({ to, subject, text: lines.join('\n\n') })

  return {
    sendConfirmation: (to, tokenHash) => send({ to, ...templates.confirmation(values('signup', tokenHash)) }),
    sendRecovery: (to, tokenHash) => send({ to, ...templates.recovery(values('recovery', tokenHash)) }),
    sendMagicLink: (to, tokenHash) =>
      write(to, 'Your link to log in', 'Follow this link to log in:', link('magiclink', tokenHash)),
    sendEmailChange: (to, tokenHash) =>
      write(to, 'Confirm your new email address', 'Follow this link:', link('email_change', tokenHash)),
    sendReauthentication: (to, code) => write(to, 'Your confirmation code', `The code is ${code}.`),
  }
}
