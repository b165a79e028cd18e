import postgres from 'postgres'
import { FORM_LIMITS, type FormDeps, MailRefused } from './deps.ts'

/**
 * The dependencies of the hosted form functions. Reads these secrets: SUPABASE_DB_URL (set by the platform),
 * ALLOWED_ORIGINS (comma-separated), MAIL_API_URL and MAIL_API_KEY (a provider with a JSON API like Resend's),
 * MAIL_FROM, SUPPORT_EMAIL, FORM_SECRET (any long random text). Throws if one is missing.
 */
export function edgeDeps(secrets: Record<string, string | undefined>): FormDeps {
  const secret = (name: string) => {
    const value = secrets[name]
    if (!value) throw new Error(`The secret ${name} is not set`)
    return value
  }
  // The REST API does not expose the private schema, so this connects to the database directly. No prepared
  // statements: the pooler may run every transaction in another session.
  const sql = postgres(secret('SUPABASE_DB_URL'), {
    max: 1,
    prepare: false,
    connect_timeout: 5,
    idle_timeout: 20,
  })
  const mailApi = secret('MAIL_API_URL')
  const mailKey = secret('MAIL_API_KEY')
  const from = secret('MAIL_FROM')
  const to = secret('SUPPORT_EMAIL')

  return {
    allowedOrigins: secret('ALLOWED_ORIGINS')
      .split(',')
      .map((origin) => origin.trim()),
    query: (text, values) => sql.unsafe<never[]>(text, values as never[]),
    async sendMail({ subject, text, replyTo }, key) {
      const response = await fetch(mailApi, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${mailKey}`,
          'content-type': 'application/json',
          // a provider that knows it (Resend does) sends one message once, whatever we do
          'idempotency-key': key,
        },
        body: JSON.stringify({ from, to: [to], reply_to: replyTo, subject, text }),
        signal: AbortSignal.timeout(8_000),
      }).catch((error: unknown) => {
        throw NO_CONNECTION.test(describe(error)) ? new MailRefused('No connection', { cause: error }) : error
      })
      await response.body?.cancel()
      if (response.ok) return
      const answered = `The mail provider answered ${response.status}`
      throw isRefusal(response.status) ? new MailRefused(answered) : new Error(answered)
    },
    now: () => new Date(),
    // The platform's edge overwrites this header. The caller can forge the start of x-forwarded-for.
    callerAddress: (request) => request.headers.get('cf-connecting-ip'),
    secret: secret('FORM_SECRET'),
    limits: FORM_LIMITS,
  }
}

/** Whether the provider itself refused the e-mail. A 502 or 504 comes from a proxy in front of it, which does not know. */
const isRefusal = (status: number) => (status >= 400 && status < 500) || status === 500 || status === 503

/** What Node and Deno say where nothing was sent at all. */
const NO_CONNECTION = /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|CONNECT_TIMEOUT|\(Connect\)/

/** The words of an error and of its causes. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error ? String(error.code) : ''
  return `${code} ${error.message} ${error.cause ? describe(error.cause) : ''}`
}
