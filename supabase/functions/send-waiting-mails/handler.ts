import type { OutboxDeps } from '../_shared/deps.ts'
import { sendWaiting } from '../_shared/outbox.ts'
import { listingForm } from '../listing-submission/handler.ts'
import { contactForm } from '../send-contact-email/handler.ts'

/** Writes the e-mails of both forms from what is stored of them. */
export const mailWriters = { listing: listingForm.mail, contact: contactForm.mail }

/**
 * Sends the waiting e-mails of the forms. A schedule of the database calls it each minute (docs/hosting.md), with the secret
 * in the authorization header; everybody else gets 401. Responds with the numbers of messages that somebody should look at.
 */
export async function handler(request: Request, deps: OutboxDeps, secret: string): Promise<Response> {
  if (request.method !== 'POST') {
    return Response.json({ error: 'Only POST is allowed.' }, { status: 405, headers: { Allow: 'POST' } })
  }
  const [given, wanted] = await Promise.all(
    [request.headers.get('authorization') ?? '', `Bearer ${secret}`].map(digest),
  )
  if (given !== wanted) return Response.json({ error: 'Not allowed.' }, { status: 401 })
  try {
    return Response.json(await sendWaiting(mailWriters, deps))
  } catch (error) {
    console.error('The outbox:', error)
    return Response.json({ error: 'The outbox failed.' }, { status: 500 })
  }
}

/** Compared in place of the text, so that the time of the comparison says nothing about it. */
async function digest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return new Uint8Array(bytes).join()
}
