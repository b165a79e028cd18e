import '../startAtNoon.ts'
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { after, before, beforeEach, describe, mock, test } from 'node:test'
import { FORM_LIMITS, type FormDeps } from '../../functions/_shared/deps.ts'
import { handler as sendContactEmail } from '../../functions/send-contact-email/handler.ts'
import { badBodies } from './badBodies.ts'
import { formContract } from './contract.ts'
import { contact, forget, send, stored, streamed } from './forms.ts'
import { limitsContract } from './limitsContract.ts'
import { DENO, entryOf, type Hosted, OFFLINE, startHosted } from './setup.ts'

for (const runtime of ['Node', 'Deno'] as const) {
  describe(`the forms on ${runtime}`, () => {
    let hosted: Hosted

    before(async () => {
      // A form that is not sent or stored is logged.
      mock.method(console, 'error', () => {})
      hosted = await startHosted(runtime)
    })
    after(() => {
      mock.restoreAll()
      return hosted.close()
    })
    beforeEach(() => forget(hosted))

    formContract(() => hosted)
    limitsContract(() => hosted)

    test(`${badBodies.length} bad bodies: each returns one sentence, no server error, no injected mail header`, async () => {
      for (const { what, form, body, refused } of badBodies) {
        const { status, error, text } = await send(hosted, body, { form })
        const said = `${form}, ${what}: ${status} ${text}`
        assert.ok(status === 200 || status === 400 || status === 413, said)
        if (status !== 200) assert.match(error ?? '', /^[A-Z][\w ,-]{5,80}\.$/, said)
        if (refused) assert.notEqual(status, 200, said)
        const count = status === 200 ? 1 : 0
        assert.deepEqual([(await stored(hosted)).length, hosted.mails.length], [count, count], said)
        for (const mail of hosted.mails) {
          assert.deepEqual(Object.keys(mail), ['from', 'to', 'reply_to', 'subject', 'text'], said)
          assert.doesNotMatch(
            mail.from + mail.to + mail.reply_to + mail.subject,
            /[\r\n\0\u0085\u2028\u2029]/,
            said,
          )
          assert.deepEqual(mail.to, ['staff@sydneysprouts.example'], said)
          assert.match(mail.reply_to, /^[^\s,;<>]+@[^\s,;<>]+$/, said)
        }
        if (count) await forget(hosted)
      }
    })

    test('a lost database returns the error message of the form without details', async () => {
      await hosted.stopDatabase()
      const { status, text } = await send(hosted, contact)
      assert.deepEqual(
        [status, text],
        [500, '{"error":"There was a problem sending your message. Please try again."}'],
      )
    })
  })
}

test('there are enough bad bodies', () => assert.ok(badBodies.length >= 200))

const deps: FormDeps = {
  allowedOrigins: [],
  query: async () => [],
  sendMail: async () => {},
  callerAddress: () => '192.0.2.1',
  now: () => new Date(),
  secret: 'secret',
  limits: FORM_LIMITS,
}

test('a body that is too long is not read to its end', async () => {
  const { request, read } = streamed(1000)
  assert.equal((await sendContactEmail(request, deps)).status, 413)
  assert.ok(read() < 40, `${read()} KB were read`)
})

test('an incomplete body is not a form', async () => {
  const body = new ReadableStream({ pull: (controller) => controller.error(new Error('gone')) })
  const half = { duplex: 'half' }
  const headers = { 'content-type': 'application/json' }
  const request = new Request('https://x/', { method: 'POST', headers, body, ...half })
  assert.equal((await sendContactEmail(request, deps)).status, 400)
})

test('the key of a sender in the counters changes each day', async (context) => {
  context.mock.timers.enable({ apis: ['Date'], now: Date.parse('2026-11-21T23:59:00Z') })
  const seen: string[] = []
  const query: FormDeps['query'] = async (text, [bucket]) => {
    if (text.includes('private.hit')) seen.push(String(bucket))
    return []
  }
  const headers = { 'content-type': 'application/json' }
  const call = () => {
    const request = new Request('https://x/', { method: 'POST', headers, body: JSON.stringify(contact) })
    return sendContactEmail(request, { ...deps, query })
  }
  await call()
  await call()
  context.mock.timers.tick(60_000)
  await call()
  assert.deepEqual([seen[0] === seen[1], seen[1] === seen[2]], [true, false])
  assert.match(seen[0] ?? '', /^burst:[0-9a-f]{64}$/)
})

test('Deno reports no type error in any function, offline', () => {
  const entries = (['listing-submission', 'send-contact-email', 'send-waiting-mails'] as const).map(entryOf)
  const { status, stderr } = spawnSync(DENO, ['check', ...OFFLINE, ...entries], {
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  })
  assert.equal(status, 0, stderr)
})
