import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, beforeEach, describe, test } from 'node:test'
import { FORM_LIMITS, type FormDeps, type FormHandler, type StaffMail } from '../functions/_shared/deps.ts'
import { handler as listingSubmission } from '../functions/listing-submission/handler.ts'
import { handler as sendContactEmail } from '../functions/send-contact-email/handler.ts'
import type { OpenDatabase } from '../local/database.ts'
import { openTestDatabase } from './backend.ts'

const SITE = 'https://sydneysprouts.example'
const contact = { name: 'Ann', email: 'ann@example.com', subject: 'Hello', message: 'Two\nlines' }
const listing = {
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

let database: OpenDatabase
let mails: StaffMail[]
let deps: FormDeps

before(async () => {
  database = await openTestDatabase()
})
after(() => database.close())

beforeEach(async () => {
  await database.script('delete from private.submissions; delete from private.rate_limits;')
  mails = []
  deps = {
    allowedOrigins: [SITE],
    query: database.query,
    sendMail: async (mail) => void mails.push(mail),
    callerAddress: (request) => request.headers.get('test-address'),
    secret: 'secret',
    limits: FORM_LIMITS,
  }
})

type Sent = { headers?: Record<string, string>; method?: string; handler?: FormHandler }

async function send(body: unknown, { headers = {}, method = 'POST', handler = sendContactEmail }: Sent = {}) {
  const request = new Request('https://example.com/functions/v1/form', {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body:
      method === 'GET' || method === 'OPTIONS'
        ? null
        : typeof body === 'string'
          ? body
          : JSON.stringify(body),
  })
  const response = await handler(request, deps)
  const text = await response.text()
  const answer: { error?: string } = text ? JSON.parse(text) : {}
  return { status: response.status, headers: response.headers, error: answer.error }
}

const stored = () =>
  database.query<{ kind: string; payload: Record<string, string>; mailed: boolean }>(
    'select kind, payload, emailed_at is not null as mailed from private.submissions',
  )

test('a contact message is stored and mailed, to be answered to its sender', async () => {
  const { status } = await send(contact)
  assert.equal(status, 200)
  assert.deepEqual(await stored(), [{ kind: 'contact', payload: contact, mailed: true }])
  assert.equal(mails[0]?.subject, '[Contact] Hello')
  assert.equal(mails[0]?.replyTo, 'ann@example.com')
  assert.match(mails[0]?.text ?? '', /Two\nlines/)
})

test('a listing is stored and mailed; what is optional may be missing', async () => {
  const { phone, website, additionalInfo, ...required } = listing
  assert.equal((await send(required, { handler: listingSubmission })).status, 200)
  assert.deepEqual(await stored(), [{ kind: 'listing', payload: listing, mailed: true }])
  assert.equal(mails[0]?.subject, '[Listing] New business: A farm')
})

test('a message is kept although the mail provider is down, and the sender need not know', async (context) => {
  context.mock.method(console, 'error', () => {})
  deps.sendMail = async () => {
    throw new Error('down')
  }
  assert.equal((await send(contact)).status, 200)
  assert.equal((await stored())[0]?.mailed, false)
})

test('a database that is down gives the sentence of the form and no detail', async (context) => {
  context.mock.method(console, 'error', () => {})
  deps.query = async () => {
    throw new Error('connect ECONNREFUSED 10.0.0.1')
  }
  const { status, error } = await send(contact)
  assert.equal(status, 500)
  assert.equal(error, 'There was a problem sending your message. Please try again.')
})

describe('a form that is not right is refused with one sentence, and nothing is kept', () => {
  const cases: [string, unknown, number, string][] = [
    ['no JSON', '{', 400, 'The form could not be read.'],
    ['a list', [], 400, 'The form could not be read.'],
    ['nothing', 'null', 400, 'The form could not be read.'],
    ['no name', { ...contact, name: undefined }, 400, 'Name is required.'],
    ['a blank name', { ...contact, name: ' \t ' }, 400, 'Name is required.'],
    ['a name that is no text', { ...contact, name: { a: 1 } }, 400, 'Name is required.'],
    ['no message', { ...contact, message: '\n' }, 400, 'Message is required.'],
    ['an unknown field', { ...contact, isAdmin: true }, 400, 'The form has fields that are not known.'],
    ['a prototype', '{"__proto__": {"a": 1}, "name": "Ann"}', 400, 'Email is required.'],
    ['a long name', { ...contact, name: 'x'.repeat(101) }, 400, 'Name can be up to 100 characters.'],
    ['a long subject', { ...contact, subject: 'x'.repeat(151) }, 400, 'Subject can be up to 150 characters.'],
    [
      'a long message',
      { ...contact, message: 'x'.repeat(5001) },
      400,
      'Message can be up to 5000 characters.',
    ],
    ['a huge body', { ...contact, message: 'x'.repeat(33_000) }, 413, 'The message is too long.'],
    ...[
      'a',
      'a@b',
      'a b@example.com',
      'a@example.com, b@example.com',
      'Ann <a@example.com>',
      'a@example.com;b@c.d',
    ].map((email): [string, unknown, number, string] => [
      `the address ${email}`,
      { ...contact, email },
      400,
      'Email must be one valid email address.',
    ]),
    ...(['name', 'email', 'subject'] as const).flatMap((field) =>
      ['\r\nBcc: x@example.com', '\nBcc: x@example.com', '\rX'].map(
        (tail): [string, unknown, number, string] => [
          `a header in ${field} by ${JSON.stringify(tail)}`,
          { ...contact, [field]: contact[field] + tail },
          400,
          `${field === 'email' ? 'Email' : field === 'name' ? 'Name' : 'Subject'} must be on one line.`,
        ],
      ),
    ),
  ]
  for (const [what, body, status, sentence] of cases) {
    test(`${what}: ${status}`, async () => {
      const answer = await send(body)
      assert.deepEqual([answer.status, answer.error], [status, sentence])
      assert.deepEqual(await stored(), [])
      assert.deepEqual(mails, [])
    })
  }

  test('a listing of an unknown type, or with a line break in phone or website', async () => {
    for (const [body, sentence] of [
      [{ ...listing, type: 'person' }, 'Type is required.'],
      [{ ...listing, phone: '1\n2' }, 'Phone must be on one line.'],
      [{ ...listing, website: 'https://a\r\nb' }, 'Website must be on one line.'],
      [{ ...listing, contactEmail: '' }, 'Contact email is required.'],
      [{ ...listing, location: undefined }, 'Location is required.'],
    ] as const) {
      assert.equal((await send(body, { handler: listingSubmission })).error, sentence)
    }
  })
})

test('text in any script is kept; control characters and halves of characters are not', async () => {
  const message = `e\u0301 \u{1f98a} \u0000\u0007 \ud800 <b>&amp;</b> line\nline`
  assert.equal((await send({ ...contact, message })).status, 200)
  assert.equal((await stored())[0]?.payload.message, `é \u{1f98a}  \ufffd <b>&amp;</b> line\nline`)
})

test('the longest message of the widest characters is kept or refused, never an error', async () => {
  assert.equal((await send({ ...contact, message: '中'.repeat(5000) })).status, 200)
  assert.equal((await send({ ...contact, message: '\u{1f98a}'.repeat(2500) })).status, 200)
})

test('a filled trap is answered like a success and dropped', async () => {
  assert.equal((await send({ ...contact, leaveEmpty: 'https://spam.example' })).status, 200)
  assert.deepEqual(await stored(), [])
  assert.equal((await send({ ...contact, leaveEmpty: '' })).status, 200)
  assert.equal((await stored()).length, 1)
})

test('the same form sent twice, one after the other and at once, is done once', async () => {
  const headers = { 'idempotency-key': randomUUID() }
  const answers = [
    await send(contact, { headers }),
    ...(await Promise.all([1, 2].map(() => send(contact, { headers })))),
  ]
  assert.deepEqual(
    answers.map(({ status }) => status),
    [200, 200, 200],
  )
  assert.equal((await stored()).length, 1)
  assert.equal(mails.length, 1)
  assert.equal((await send(contact, { headers: { 'idempotency-key': 'x' } })).status, 400)
})

describe('limits', () => {
  const from = (address: string) => ({ headers: { 'test-address': address } })
  const person = (n: number) => ({ ...contact, email: `p${n}@example.com` })
  const statuses = async (count: number, body: (n: number) => unknown, address: (n: number) => string) => {
    const answers: number[] = []
    for (let n = 0; n < count; n += 1) answers.push((await send(body(n), from(address(n)))).status)
    return answers
  }

  test('five messages from one place in ten minutes', async () => {
    assert.deepEqual(await statuses(6, person, () => '192.0.2.1'), [200, 200, 200, 200, 200, 429])
    assert.equal((await send(person(9), from('192.0.2.2'))).status, 200)
    const refused = await send(person(10), from('192.0.2.1'))
    assert.equal(refused.error, 'Too many messages. Please try again in a few minutes.')
    assert.equal(refused.headers.get('retry-after'), '600')
  })

  test('three messages of one mail address in an hour, wherever they come from', async () => {
    assert.deepEqual(
      await statuses(
        4,
        (n) => ({ ...contact, email: n % 2 ? 'ANN@example.com' : 'ann@example.com' }),
        (n) => `192.0.2.${n}`,
      ),
      [200, 200, 200, 429],
    )
  })

  test('a number of messages over all in an hour', async () => {
    deps.limits = { ...FORM_LIMITS, all: { allowed: 2, seconds: 3600 } }
    assert.deepEqual(await statuses(3, person, (n) => `192.0.2.${n}`), [200, 200, 429])
  })

  test('nothing that is kept for counting names a place or an address', async () => {
    await send(contact, from('192.0.2.77'))
    const buckets = JSON.stringify(await database.query('select bucket from private.rate_limits'))
    assert.doesNotMatch(buckets, /192\.0\.2|ann@/)
  })
})

describe('who may call', () => {
  test('the site, with its own name in the answer', async () => {
    const { status, headers } = await send(contact, { headers: { origin: SITE } })
    assert.equal(status, 200)
    assert.equal(headers.get('access-control-allow-origin'), SITE)
    assert.equal(headers.get('vary'), 'Origin')
    assert.equal(headers.get('access-control-allow-credentials'), null)
  })

  test('the site asks first and is allowed the headers that it sends', async () => {
    const { status, headers } = await send('', { method: 'OPTIONS', headers: { origin: SITE } })
    assert.equal(status, 204)
    assert.match(headers.get('access-control-allow-headers') ?? '', /idempotency-key/)
  })

  test('no other site, neither asking first nor sending', async () => {
    for (const method of ['OPTIONS', 'POST']) {
      const { status, headers } = await send(contact, { method, headers: { origin: 'https://evil.example' } })
      assert.equal(status, 403)
      assert.equal(headers.get('access-control-allow-origin'), null)
    }
    assert.deepEqual(await stored(), [])
  })

  test('only POST, only JSON', async () => {
    assert.equal((await send('', { method: 'GET' })).status, 405)
    assert.equal((await send(contact, { method: 'PUT' })).status, 405)
    assert.equal((await send(contact, { headers: { 'content-type': 'text/plain' } })).status, 415)
    assert.equal(
      (await send(contact, { headers: { 'content-type': 'application/x-www-form-urlencoded' } })).status,
      415,
    )
  })
})
