import assert from 'node:assert/strict'
import { rm } from 'node:fs/promises'
import { after, before, describe, test } from 'node:test'
import { inspect } from 'node:util'
import { MailRefused } from '../../functions/_shared/deps.ts'
import type { KeptMail } from '../../local/mail/mailbox.ts'
import { sendBySmtp } from '../../local/mail/smtp.ts'
import { copyOfData, demoAccount, localKeys, startTestBackend, type TestBackend } from '../backend.ts'
import { type SmtpServer, startSmtpServer } from './smtpServer.ts'

const mail = { to: 'ann@example.com', subject: 'Hello', text: 'Two\nlines' }

describe('with a mail server', () => {
  let smtp: SmtpServer
  let backend: TestBackend

  before(async () => {
    smtp = await startSmtpServer()
    backend = await startTestBackend({
      smtp: { url: smtp.url, from: 'Sydney Sprouts <hello@sydneysprouts.example>' },
      staffAddress: 'team@sydneysprouts.example',
    })
  })
  after(() => backend.close())

  const post = (path: string, body: object) =>
    fetch(backend.origin + path, {
      method: 'POST',
      headers: { apikey: localKeys.publishable, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const contact = { name: 'Ann', email: 'ann@example.com', subject: 'Grüße', message: 'Hello\n.\nBye' }

  test('an e-mail of the auth service is sent as text and HTML, and is also in the mailbox', async () => {
    const email = 'smtp@example.com'
    assert.equal((await post('/auth/v1/signup', { email, password: 'Sandstone!1' })).status, 200)
    const [sent] = smtp.received
    assert.deepEqual([sent?.from, sent?.to], ['hello@sydneysprouts.example', [email]])
    assert.match(sent?.data ?? '', /^Subject: Confirm your email address$/m)
    assert.match(sent?.data ?? '', /text\/plain[\s\S]*text\/html/)
    assert.equal((await backend.mailTo(email)).subject, 'Confirm your email address')
  })

  test('a form is sent to the staff, with the sender in Reply-To', async () => {
    assert.equal((await post('/functions/v1/send-contact-email', contact)).status, 200)
    const sent = smtp.received.at(-1)
    assert.deepEqual(sent?.to, ['team@sydneysprouts.example'])
    assert.match(sent?.data ?? '', /^Reply-To: ann@example.com$/m)
    assert.match(sent?.data ?? '', /^Subject: =\?UTF-8\?/m)
  })

  test('that takes long: others are answered meanwhile, and then the sign-up', async () => {
    smtp.mode = 'wait'
    const sent = smtp.received.length
    const signUp = post('/auth/v1/signup', { email: 'slow@example.com', password: 'Sandstone!1' })
    await smtp.until(sent + 1)
    const get = (path: string) =>
      fetch(backend.origin + path, { headers: { apikey: localKeys.publishable }, redirect: 'manual' })
    assert.equal((await get('/rest/v1/Listings?select=id&limit=1')).status, 200)
    const forged = `/auth/v1/verify?token=${'f'.repeat(56)}&type=signup`
    assert.match((await get(forged)).headers.get('location') ?? '', /otp_expired/)
    smtp.goOn()
    assert.equal((await signUp).status, 200)
    smtp.mode = 'take'
  })

  test('that takes long: what only asks for an e-mail is answered before, as for an unknown address', async () => {
    smtp.mode = 'take'
    const email = 'waits@example.com'
    await post('/auth/v1/signup', { email, password: 'Sandstone!1' })
    smtp.mode = 'wait'
    let sent = smtp.received.length
    for (const [path, body] of [
      ['/auth/v1/recover', { email: demoAccount.email }],
      ['/auth/v1/otp', { email: demoAccount.email }],
      ['/auth/v1/resend', { email, type: 'signup' }],
    ] as const) {
      // the mail server takes nothing before this is answered
      const known = await post(path, body)
      const unknown = await post(path, { ...body, email: 'nobody@example.com' })
      assert.deepEqual([known.status, await known.text()], [unknown.status, await unknown.text()], path)
      sent += 1
      await smtp.until(sent)
    }
    smtp.goOn()
    smtp.mode = 'take'
  })

  test('that refuses: a request for an e-mail is answered as for an unknown address, and it is logged', async (context) => {
    const logged = Promise.withResolvers<unknown[]>()
    context.mock.method(console, 'error', (...words: unknown[]) => logged.resolve(words))
    smtp.mode = 'refuse'
    assert.equal((await post('/auth/v1/recover', { email: demoAccount.email })).status, 200)
    const words = await logged.promise
    assert.equal(words[0], 'An e-mail was not sent:')
    // the reason, and no person
    assert.match(inspect(words), /451 <\(address\)> try again later/)
    assert.doesNotMatch(inspect(words), new RegExp(demoAccount.email))
    smtp.mode = 'take'
  })

  test('that is down: a form is still stored; a sign-up fails with an error and can be repeated', async (context) => {
    context.mock.method(console, 'error', () => {})
    await smtp.close()
    assert.equal(
      (await post('/functions/v1/send-contact-email', { ...contact, subject: 'Kept' })).status,
      200,
    )
    assert.equal((await backend.mailTo('team@sydneysprouts.example')).subject, '[Contact] Kept')
    const failed = await post('/auth/v1/signup', { email: 'later@example.com', password: 'Sandstone!1' })
    assert.equal(failed.status, 500)
    assert.doesNotMatch(await failed.text(), /ECONNREFUSED|127\.0\.0\.1/)
  })
})

test('a form that the mail server refused is mailed once after a restart, and stands in the mailbox once', async (context) => {
  context.mock.method(console, 'error', () => {})
  const smtp = await startSmtpServer()
  const data = await copyOfData()
  const start = (later: number) =>
    startTestBackend({
      folder: data,
      smtp: { url: smtp.url, from: 'hello@sydneysprouts.example' },
      now: () => new Date(Date.now() + later),
    })
  const MINUTE = 60_000
  try {
    smtp.mode = 'refuse'
    const first = await start(0)
    const sent = await fetch(`${first.origin}/functions/v1/send-contact-email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Ann', email: 'ann@example.com', subject: 'Goats', message: 'Hello' }),
    })
    assert.equal(sent.status, 200)
    await first.close()
    assert.equal(smtp.received.length, 0)

    smtp.mode = 'take'
    const second = await start(2 * MINUTE)
    await smtp.until(1)
    await second.close()
    const third = await start(9 * MINUTE)
    const mails: KeptMail[] = await (await fetch(`${third.origin}/mail.json`)).json()
    await third.close()
    assert.deepEqual([smtp.received.length, mails.length], [1, 1])
    assert.match(smtp.received[0]?.data ?? '', /^Subject: \[Contact\] Goats$/m)
    assert.match(smtp.received[0]?.data ?? '', new RegExp(`^Message-ID: <${mails[0]?.key}@127.0.0.1>$`, 'm'))
  } finally {
    await smtp.close()
    await rm(data, { recursive: true })
  }
})

test('a form whose e-mail is under way when the backend stops is answered, and noted as mailed', async () => {
  const smtp = await startSmtpServer()
  const data = await copyOfData()
  const start = () =>
    startTestBackend({ folder: data, smtp: { url: smtp.url, from: 'hello@sydneysprouts.example' } })
  try {
    smtp.mode = 'wait'
    const first = await start()
    const form = fetch(`${first.origin}/functions/v1/send-contact-email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Ann', email: 'ann@example.com', subject: 'Goats', message: 'Hello' }),
    })
    await smtp.until(1)
    const closed = first.close()
    await assert.rejects(fetch(`${first.origin}/health`))
    smtp.goOn()
    assert.equal((await form).status, 200)
    await closed
    const second = await start()
    assert.deepEqual(await second.query('select emailed_at is not null as mailed from private.submissions'), [
      { mailed: true },
    ])
    await second.close()
  } finally {
    await smtp.close()
    await rm(data, { recursive: true })
  }
})

test('a mail server tells what it has certainly not taken from what it may have', async () => {
  const smtp = await startSmtpServer()
  const sendMail = sendBySmtp({ url: smtp.url, from: 'hello@sydneysprouts.example' })
  smtp.mode = 'refuse'
  await assert.rejects(sendMail(mail), MailRefused)
  const to = "sinead.o'brien@example.com"
  await assert.rejects(sendMail({ ...mail, to }), (error) => !/sinead|example/.test(inspect(error)))
  smtp.mode = 'hang up'
  await assert.rejects(sendMail(mail), (error) => !(error instanceof MailRefused))
  assert.equal(smtp.received.length, 1)
  await smtp.close()
  await assert.rejects(sendMail(mail), MailRefused)
})
