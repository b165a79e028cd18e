import type { FormName, Hosted } from './setup.ts'

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

/** Sends a body to a form, as it is where it is text and else as JSON, and reads the answer. */
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

/** What the database holds, oldest first. */
export const stored = ({ database }: Hosted) =>
  database.query<{ kind: string; payload: Record<string, string>; mailed: boolean }>(
    'select kind, payload, emailed_at is not null as mailed from private.submissions order by created_at',
  )

/** As before the first form: nothing stored, nothing counted, nothing mailed, the provider up. */
export async function forget({ database, mails, provider }: Hosted): Promise<void> {
  await database.script('delete from private.submissions; delete from private.rate_limits;')
  mails.length = 0
  provider.status = 200
}

/** A request whose body is `kilobytes` long without saying so, and how many of them have been asked for. */
export function streamed(kilobytes: number) {
  let read = 0
  const body = new ReadableStream({
    pull(controller) {
      if (read === kilobytes) return controller.close()
      read += 1
      controller.enqueue(new Uint8Array(1024).fill(32))
    },
  })
  // Node asks for `duplex`, which its types do not know yet.
  const half = { duplex: 'half' }
  const headers = { 'content-type': 'application/json' }
  return { request: new Request('https://x/', { method: 'POST', headers, body, ...half }), read: () => read }
}
