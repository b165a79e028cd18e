import type { BlockList } from 'node:net'
import { Hono } from 'hono'
import { FORM_LIMITS, type FormDeps, type FormHandler, type FormLimits } from '../functions/_shared/deps.ts'
import { handler as listingSubmission } from '../functions/listing-submission/handler.ts'
import { handler as sendContactEmail } from '../functions/send-contact-email/handler.ts'
import type { Query } from './database/database.ts'
import { callerOf, type NodeBindings } from './guards.ts'
import { receiveForm } from './limits/bodies.ts'
import { answerOutages } from './limits/outages.ts'
import { RETRY, unavailable } from './limits/refusal.ts'
import type { Mailbox } from './mail/mailbox.ts'
import { outboxDeps } from './mail/outbox.ts'

const handlers = new Map<string, FormHandler>([
  ['listing-submission', listingSubmission],
  ['send-contact-email', sendContactEmail],
])

type FunctionsOptions = {
  query: Query
  mailbox: Mailbox
  staffAddress: string
  allowedOrigins: string[]
  /** The proxies in front of it, whose X-Forwarded-For names the sender. */
  proxies: BlockList
  /** Part of the hash of a sender. */
  secret: string
  /** How long the database may take for a statement, in milliseconds. */
  longestStatement: number
  /** Default: those of the hosted functions. */
  limits?: FormLimits
}

/** Runs the unchanged edge functions with the embedded database and the mailbox. */
export function functionRoutes(options: FunctionsOptions) {
  const { query, mailbox, staffAddress, allowedOrigins, proxies, secret } = options
  const { longestStatement, limits = FORM_LIMITS } = options
  return new Hono<{ Bindings: NodeBindings }>().all('/:name', async (context) => {
    const handler = handlers.get(context.req.param('name'))
    if (!handler) return context.json({ error: 'There is no such function.' }, 404)
    const deps: FormDeps = {
      ...outboxDeps({ query, mailbox, staffAddress }),
      allowedOrigins,
      callerAddress: () => callerOf(context, proxies) || null,
      secret,
      limits,
    }
    const answer = answerOutages((request) => handler(request, deps), longestStatement, comeAgain)
    return answer(await receiveForm(context.req.raw))
  })
}

/** The form's own words, with the status of an outage. A message that was stored before it is no failure. */
function comeAgain(answered = unavailable()): Response {
  if (answered.status !== 500) return answered
  const headers = new Headers({ ...Object.fromEntries(answered.headers), ...RETRY })
  return new Response(answered.body, { status: 503, headers })
}
