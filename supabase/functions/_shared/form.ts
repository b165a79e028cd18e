import { z } from 'zod'
import type { FormDeps, FormHandler, StaffMail } from './deps.ts'
import { secondsToWait } from './limits.ts'
import { readJson } from './readJson.ts'

/** One public form: what it takes and what becomes of it. */
type Form<Shape extends z.ZodRawShape> = {
  kind: 'listing' | 'contact'
  /** Exactly the known fields; anything else is refused. */
  fields: Shape
  /** The sentence where a field is missing that only some messages need; default: none ever is. */
  missing?: (message: z.output<z.ZodObject<Shape>>) => string | null
  /** The sender's address among them, or nothing. */
  sender: (message: z.output<z.ZodObject<Shape>>) => string
  mail: (message: z.output<z.ZodObject<Shape>>) => StaffMail
  /** spec.md section 8: what the sender reads when it could not be kept. */
  failure: string
}

/**
 * The function of a public form (security.md, "The two functions"). Answers {} with 200, or {error: sentence}: 403
 * for a foreign site, 405, 413, 415, 400 with the first field that is wrong, 429 with Retry-After, 500.
 * A message is stored before it is mailed, so a mail provider that is down loses nothing; a repeated
 * Idempotency-Key is answered like the first time and done once. A filled `leaveEmpty` (no person sees that field)
 * is answered like a success and dropped.
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
    if (leaveEmpty) return Response.json({}, { headers })

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
      const wait = await secondsToWait(deps.callerAddress(request), form.sender(parsed.data), deps)
      if (wait) return refuse(429, TOO_MANY, { 'Retry-After': String(wait) })
      await keepAndMail({ kind: form.kind, key: key.data, payload, mail: form.mail(parsed.data) }, deps)
      return Response.json({}, { headers })
    } catch (error) {
      console.error(`${form.kind} form:`, error)
      return refuse(500, form.failure)
    }
  }
}

const TOO_MANY = 'Too many messages. Please try again in a few minutes.'

/** Bytes; the table's own limit is 16 KiB and its text form has a few spaces more. */
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

async function keepAndMail({ kind, key, payload, mail }: Submission, deps: FormDeps): Promise<void> {
  const [kept] = await deps.query<{ id: string }>(
    `insert into private.submissions (kind, idem_key, payload) values ($1, $2, $3::text::jsonb)
     on conflict (idem_key) do nothing returning id`,
    [kind, key, payload],
  )
  // The same form sent twice at once: the other one is mailing it.
  if (!kept) return
  try {
    await deps.sendMail(mail)
  } catch (error) {
    console.error(`${kind} form ${kept.id} is stored but not mailed:`, error)
    return
  }
  await deps.query('update private.submissions set emailed_at = now() where id = $1', [kept.id])
}
