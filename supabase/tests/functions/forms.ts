import { type FormName, type Hosted, OUTBOX_SECRET } from './setup.ts'

export const contact = { name: 'Ann', email: 'ann@example.com', subject: 'Hello', message: 'Two\nlines' }

export const listing = {
  type: 'business',
  name: 'A farm',
  description: 'Goats.',
  contactName: 'Bob',
  contactEmail: 'bob@example.com',
  phone: '',
  website: '',
  location: 'Mosman',
  additionalInfo: '',
}

type Sent = { headers?: Record<string, string>; method?: string; form?: FormName }

/** Sends a body to a form, text unchanged and other values as JSON, and reads the response. */
export async function send(
  { call }: Hosted,
  body: unknown,
  { headers = {}, method = 'POST', form = 'send-contact-email' }: Sent = {},
) {
  const hasBody = method !== 'GET' && method !== 'OPTIONS'
  const request = new Request('https://example.com/functions/v1/form', {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: hasBody ? (typeof body === 'string' ? body : JSON.stringify(body)) : null,
  })
  const response = await call(form, request)
  const text = await response.text()
  const answer: { error?: string } = text ? JSON.parse(text) : {}
  return { status: response.status, headers: response.headers, error: answer.error, text }
}

/** Calls the function that the schedule of a hosted project calls each minute. */
export async function runOutbox(
  { call }: Hosted,
  headers: Record<string, string> = { authorization: `Bearer ${OUTBOX_SECRET}` },
  method = 'POST',
) {
  const response = await call('send-waiting-mails', new Request('https://example.com/x', { method, headers }))
  const body: unknown = await response.json()
  return { status: response.status, body }
}

/** Returns the stored forms, oldest first. */
export const stored = ({ database }: Hosted) =>
  database.query<{ kind: string; payload: Record<string, string>; mailed: boolean }>(
    'select kind, payload, emailed_at is not null as mailed from private.submissions order by created_at',
  )

/** Resets the state: no stored forms, no counters, no e-mails, and the provider works. */
export async function forget({ database, mails, keys, provider }: Hosted): Promise<void> {
  await database.script('delete from private.submissions; delete from private.rate_limits;')
  mails.length = 0
  keys.length = 0
  provider.status = 200
}

/** A request with a body of `kilobytes` and no Content-Length, and a counter of the kilobytes that were read. */
export function streamed(kilobytes: number) {
  let read = 0
  const body = new ReadableStream({
    pull(controller) {
      if (read === kilobytes) return controller.close()
      read += 1
      controller.enqueue(new Uint8Array(1024).fill(32))
    },
  })
  // Node requires `duplex`, which is missing in its types.
  const half = { duplex: 'half' }
  const headers = { 'content-type': 'application/json' }
  return { request: new Request('https://x/', { method: 'POST', headers, body, ...half }), read: () => read }
}
