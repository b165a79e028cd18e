import { expect } from '@playwright/test'
import { run } from './run.ts'

/** A mail as the mailbox has it: the embedded backend's /mail.json, or the address that --mail names. */
type Mail = { to: string; subject: string; text: string; replyTo?: string }

/** The mails of the site under test. Both functions throw if there is no such mail. */
export type Mailbox = {
  /** The URL in the newest mail to an address that is not the one given. */
  linkTo(address: string, other?: string): Promise<string>
  /** The mails whose subject contains a text, the newest first. */
  about(text: string): Promise<Mail[]>
}

/** Reads the mails at a URL that answers with a JSON array of them, the newest first. */
export function openMailbox(url: string): Mailbox {
  async function mails(): Promise<Mail[]> {
    const answer = await fetch(url)
    if (!answer.ok) throw new Error(`The mailbox ${url} answers ${answer.status}`)
    return answer.json()
  }

  return {
    linkTo: (address, other) =>
      arrived(async () => {
        const links = (await mails())
          .filter(({ to }) => to === address)
          .map(({ text }) => text.match(/https?:\/\/\S+/)?.[0])
        const link = links.find((one) => one && one !== other)
        if (!link) throw new Error(`There is no mail with a link to ${address}`)
        return link
      }),
    about: (text) =>
      arrived(async () => {
        const found = (await mails()).filter(({ subject }) => subject.includes(text))
        if (found.length === 0) throw new Error(`There is no mail about ${text}`)
        return found
      }),
  }
}

/** Looks until a mail has arrived. The embedded backend has delivered it before it answers. */
async function arrived<Found>(look: () => Promise<Found>): Promise<Found> {
  if (!run.site) return look()
  let found: Found | undefined
  await expect(async () => {
    found = await look()
  }).toPass({ timeout: 15_000 })
  return found as Found // toPass has thrown otherwise
}
