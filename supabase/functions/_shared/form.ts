import { z } from 'zod'
import type { FormDeps, FormHandler, StaffMail } from './deps.ts'
import { countSender, judgeSender } from './limits.ts'
import { sendClaimed } from './outbox.ts'
import { readJson } from './readJson.ts'

/** The definition of a public form. */
type Form<Shape extends z.ZodRawShape> = {
  kind: 'listing' | 'contact'
  /** The known fields; others are refused. */
  fields: Shape
  /** Returns the message for a missing field that only some messages need. Default: none. */
  missing?: (message: z.output<z.ZodObject<Shape>>) => string | null
  /** Returns the sender's e-mail address, or "". */
  sender: (message: z.output<z.ZodObject<Shape>>) => string
  mail: (message: z.output<z.ZodObject<Shape>>) => StaffMail
  /** The message if the form could not be stored (spec.md section 8). */
  failure: string
}

/** Returns the definition, with the types that follow from its fields. */
export const defineForm = <Shape extends z.ZodRawShape>(form: Form<Shape>): Form<Shape> => form

/**
 * Creates the function of a public form (security.md, "The two functions"). It responds with {} and 200, or with
 * {error: message}: 403 for a foreign site, 405, 413, 415, 400 with the first invalid field, 429 with Retry-After, 500.
 * A message is stored before it is mailed, so an outage of the provider loses nothing: the outbox mails it later. A repeated
 * Idempotency-Key gets the same response and is processed once. A message with a filled `leaveEmpty` (a hidden field) is
 * dropped, with the response of a success; it counts as one of its sender.
 */
export function createFormHandler<Shape extends z.ZodRawShape>(form: Form<Shape>): FormHandler {
  const schema = z.strictObject(form.fields, { error: 'The form has fields that are not known.' })

  return async (request, deps) => {
    const origin = request.headers.get('origin')
    if (origin && !deps.allowedOrigins.includes(origin))
      return answer(403, 'This site may not send forms.', { Vary: 'Origin' })
    const headers = { Vary: 'Origin', ...(origin ? corsHeaders(origin) : {}) }
    const refuse = (status: number, error: string, more = {}) =>
      answer(status, error, { ...headers, ...more })

    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers })
    if (request.method !== 'POST') return refuse(405, 'Only POST is allowed.', { Allow: 'POST, OPTIONS' })

    const body = await readJson(request)
    if ('status' in body) return refuse(body.status, body.error)
    const { leaveEmpty, ...fields } = body.value
    if (leaveEmpty) {
      await countSender(request, deps).catch((error) => console.error(`${form.kind} form:`, error))
      return Response.json({}, { headers })
    }

    const key = z.uuid().safeParse(request.headers.get('idempotency-key') ?? crypto.randomUUID())
    if (!key.success) return refuse(400, 'The Idempotency-Key must be a uuid.')
    const parsed = schema.safeParse(fields)
    if (!parsed.success) return refuse(400, parsed.error.issues[0]?.message ?? 'The form is not complete.')
    const missing = form.missing?.(parsed.data)
    if (missing) return refuse(400, missing)
    const payload = JSON.stringify(parsed.data)
    if (new TextEncoder().encode(payload).length > LONGEST_PAYLOAD)
      return refuse(413, 'The message is too long.')

    try {
      if (await isKnown(key.data, deps)) return Response.json({}, { headers })
      const verdict = await judgeSender(request, form.sender(parsed.data), deps)
      if ('wait' in verdict) {
        // the same form was sent twice at once, and the other request may have kept it by now
        if (await isKnown(key.data, deps)) return Response.json({}, { headers })
        return refuse(429, TOO_MANY, { 'Retry-After': String(verdict.wait) })
      }
      const kept = { kind: form.kind, key: key.data, payload, mail: form.mail(parsed.data) }
      await keepAndMail(kept, verdict.isMailedNow, deps)
      return Response.json({}, { headers })
    } catch (error) {
      console.error(`${form.kind} form:`, error)
      return refuse(500, form.failure)
    }
  }
}

const TOO_MANY = 'Too many messages. Please try again in a few minutes.'

/** In bytes. The table's limit is 16 KiB, and the database's text form has some more spaces. */
const LONGEST_PAYLOAD = 16_000

const answer = (status: number, error: string, headers: Record<string, string>) =>
  Response.json({ error }, { status, headers })

const corsHeaders = (origin: string) => ({
  'Access-Control-Allow-Origin': origin,
  'Access-Control-Allow-Methods': 'POST, OPTIONS',
  'Access-Control-Allow-Headers': 'authorization, apikey, content-type, idempotency-key, x-client-info',
  'Access-Control-Expose-Headers': 'Retry-After',
  'Access-Control-Max-Age': '86400',
})

async function isKnown(key: string, { query }: FormDeps): Promise<boolean> {
  return (await query('select 1 as known from private.submissions where idem_key = $1', [key])).length > 0
}

type Submission = { kind: string; key: string; payload: string; mail: StaffMail }

async function keepAndMail(
  { kind, key, payload, mail }: Submission,
  isMailedNow: boolean,
  deps: FormDeps,
): Promise<void> {
  const now = deps.now().toISOString()
  // claimed in the same statement: the outbox does not see it before this process has tried
  const [kept] = await deps.query<{ id: string; created_at: string }>(
    `insert into private.submissions (kind, idem_key, payload, claimed_at, next_try_at)
     values ($1, $2, $3::text::jsonb, $4::timestamptz, $5::timestamptz)
     on conflict (idem_key) do nothing returning id, created_at`,
    [kind, key, payload, isMailedNow ? now : null, isMailedNow ? null : now],
  )
  // the same form was sent twice at once: the other request sends the e-mail
  if (!kept || !isMailedNow) return
  // the message is stored, so the sender sees no error
  await sendClaimed({ ...kept, kind, attempts: 0 }, mail, deps).catch((error) =>
    console.error(`${kind} form ${kept.id} is stored, but not what has become of its e-mail:`, error),
  )
}
