import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { describe, test } from 'node:test'
import { contact, listing, runOutbox, send, stored, streamed } from './forms.ts'
import { type Hosted, SITE } from './setup.ts'

/** The rules of both forms (security.md, "The two functions"). Each test starts with an empty database. */
export function formContract(hosted: () => Hosted): void {
  test('a contact message is stored and sent by e-mail, with the sender in Reply-To', async () => {
    assert.equal((await send(hosted(), contact)).status, 200)
    assert.deepEqual(await stored(hosted()), [{ kind: 'contact', payload: contact, mailed: true }])
    assert.deepEqual(hosted().mails, [
      {
        from: 'Sydney Sprouts <forms@sydneysprouts.example>',
        to: ['staff@sydneysprouts.example'],
        reply_to: 'ann@example.com',
        subject: '[Contact] Hello',
        text: 'Ann (ann@example.com) writes:\n\nTwo\nlines',
      },
    ])
  })

  test('a correction of a listing needs no e-mail address; all other messages do', async () => {
    const report = { ...contact, email: '', subject: 'Correction: Luna Park (7)' }
    assert.equal((await send(hosted(), report)).status, 200)
    assert.deepEqual(await stored(hosted()), [{ kind: 'contact', payload: report, mailed: true }])
    const [mail] = hosted().mails
    assert.deepEqual([mail?.reply_to, mail?.subject], [undefined, '[Contact] Correction: Luna Park (7)'])
    assert.match(mail?.text ?? '', /^Ann \(no address given\) writes:/)
    for (const subject of ['Hello', 'About a Correction: x']) {
      assert.equal((await send(hosted(), { ...contact, email: '', subject })).error, 'Email is required.')
    }
    const odd = await send(hosted(), { ...report, email: 'ann' })
    assert.equal(odd.error, 'Email must be one valid email address.')
  })

  test('a listing is stored and sent by e-mail; optional fields may be missing', async () => {
    const { phone, website, additionalInfo, ...required } = listing
    assert.equal((await send(hosted(), required, { form: 'listing-submission' })).status, 200)
    assert.deepEqual(await stored(hosted()), [{ kind: 'listing', payload: listing, mailed: true }])
    assert.equal(hosted().mails[0]?.subject, '[Listing] New business: A farm')
  })

  test('a message is stored even if the mail provider refuses or disconnects, and the sender sees no error', async () => {
    for (const status of [500, 401, 0]) {
      hosted().provider.status = status
      const answer = await send(hosted(), { ...contact, subject: String(status) })
      assert.deepEqual([answer.status, answer.text], [200, '{}'])
    }
    const kept = await stored(hosted())
    assert.deepEqual(
      kept.map(({ payload, mailed }) => [payload.subject, mailed]),
      [
        ['500', false],
        ['401', false],
        ['0', false],
      ],
    )
  })

  test('what the provider refused is sent by the outbox, once; what it may have is not sent again', async () => {
    for (const [index, status] of [503, 500, 422, 0, 502, 504, 304].entries()) {
      hosted().provider.status = status
      const body = { ...contact, subject: String(status), email: `ann${index}@example.com` }
      await send(hosted(), body, { headers: { 'cf-connecting-ip': `192.0.2.${index}` } })
    }
    const firstKeys = hosted().keys.splice(0)
    hosted().provider.status = 200
    await hosted().database.query(
      `update private.submissions set next_try_at = next_try_at - interval '1 hour'`,
    )
    for (let run = 0; run < 3; run += 1) {
      assert.deepEqual((await runOutbox(hosted())).body, { late: 0, unknown: 4 })
    }
    assert.deepEqual(
      hosted().mails.map(({ subject }) => subject),
      ['[Contact] 503', '[Contact] 500', '[Contact] 422'],
    )
    // by the key a provider knows a message that it has taken, although it answered that it had not
    assert.equal(new Set(firstKeys).size, 7)
    assert.deepEqual(hosted().keys, firstKeys.slice(0, 3))
  })

  test('the outbox listens to nobody without its secret', async () => {
    hosted().provider.status = 503
    await send(hosted(), contact)
    hosted().provider.status = 200
    await hosted().database.query(
      `update private.submissions set next_try_at = next_try_at - interval '1 hour'`,
    )
    for (const secret of ['', 'Bearer ', 'Bearer wrong', 'outbox secret']) {
      assert.equal((await runOutbox(hosted(), { authorization: secret })).status, 401)
    }
    assert.equal((await runOutbox(hosted(), {}, 'GET')).status, 405)
    assert.deepEqual(hosted().mails, [])
    assert.equal((await runOutbox(hosted())).status, 200)
    assert.equal(hosted().mails.length, 1)
  })

  test('text in any script is kept; control characters are removed and lone surrogates replaced', async () => {
    const message = `e\u0301 \u{1f98a} \u0000\u0007 \ud800 <b>&amp;</b> line\nline`
    assert.equal((await send(hosted(), { ...contact, message })).status, 200)
    const [kept] = await stored(hosted())
    assert.equal(kept?.payload.message, `é \u{1f98a}  \ufffd <b>&amp;</b> line\nline`)
  })

  test('the longest message of the characters with the most bytes is stored', async () => {
    for (const message of ['中'.repeat(5000), '\u{1f98a}'.repeat(2500)]) {
      assert.equal((await send(hosted(), { ...contact, message })).status, 200)
    }
  })

  test('a form of 16,000 bytes is stored; one with a byte more is refused, before the table has no room for it', async () => {
    const long = { ...contact, name: '中'.repeat(100), subject: '中'.repeat(150), message: '中'.repeat(5000) }
    const size = new TextEncoder().encode(JSON.stringify(long)).length
    const ofBytes = (bytes: number) => ({ ...long, email: 'a'.repeat(bytes - size) + long.email })
    assert.equal((await send(hosted(), ofBytes(16_000))).status, 200)
    const { status, error } = await send(hosted(), ofBytes(16_001))
    assert.deepEqual([status, error], [413, 'The message is too long.'])
  })

  test('a form with a filled honeypot field returns success and is not stored', async () => {
    for (const leaveEmpty of ['https://spam.example', { a: 1 }]) {
      assert.equal((await send(hosted(), { ...contact, leaveEmpty })).status, 200)
    }
    assert.deepEqual([await stored(hosted()), hosted().mails], [[], []])
    assert.equal((await send(hosted(), { ...contact, leaveEmpty: '' })).status, 200)
    assert.equal((await stored(hosted())).length, 1)
  })

  test('the same form sent twice, in sequence or at the same time, is handled once', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    const again = () => send(hosted(), contact, { headers })
    const answers = [await again(), ...(await Promise.all([again(), again()]))]
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 200, 200],
    )
    assert.deepEqual([(await stored(hosted())).length, hosted().mails.length], [1, 1])
    assert.equal((await send(hosted(), contact, { headers: { 'idempotency-key': 'x' } })).status, 400)
  })

  describe('allowed callers and requests', () => {
    test('the site may call, and its origin is in the response', async () => {
      for (const origin of [SITE, 'https://other.example']) {
        const { status, headers } = await send(hosted(), contact, { headers: { origin } })
        assert.equal(status, 200)
        assert.equal(headers.get('access-control-allow-origin'), origin)
        assert.match(headers.get('vary') ?? '', /Origin/)
        assert.equal(headers.get('access-control-allow-credentials'), null)
      }
    })

    test('a caller without an origin may call, under the same limits', async () => {
      const { status, headers } = await send(hosted(), contact)
      assert.deepEqual([status, headers.get('access-control-allow-origin')], [200, null])
    })

    test('a preflight request of the site allows the headers that it sends', async () => {
      const { status, headers } = await send(hosted(), '', { method: 'OPTIONS', headers: { origin: SITE } })
      assert.equal(status, 204)
      assert.match(headers.get('access-control-allow-headers') ?? '', /idempotency-key/)
    })

    const foreign = [
      'https://evil.example',
      'null',
      `${SITE}.evil.example`,
      SITE.replace('https', 'http'),
      `${SITE}/`,
    ]
    for (const origin of foreign) {
      test(`${origin} is refused before any work, for a preflight request and for a form`, async () => {
        for (const method of ['OPTIONS', 'POST', 'GET']) {
          const { status, headers } = await send(hosted(), '{', { method, headers: { origin } })
          assert.equal(status, 403)
          assert.equal(headers.get('access-control-allow-origin'), null)
          assert.match(headers.get('vary') ?? '', /Origin/)
        }
        assert.deepEqual(await hosted().database.query('select * from private.rate_limits'), [])
      })
    }

    test('only POST and only JSON are accepted', async () => {
      for (const method of ['GET', 'PUT', 'PATCH', 'DELETE']) {
        const { status, headers } = await send(hosted(), contact, { method })
        assert.deepEqual([status, headers.get('allow')], [405, 'POST, OPTIONS'])
      }
      for (const type of [
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
        'application/jsonp',
      ])
        assert.equal((await send(hosted(), contact, { headers: { 'content-type': type } })).status, 415)
      const type = 'Application/JSON; charset=utf-8'
      assert.equal((await send(hosted(), contact, { headers: { 'content-type': type } })).status, 200)
    })

    test('a body over 32 KB is refused, also without a Content-Length', async () => {
      const answer = await hosted().call('send-contact-email', streamed(100).request)
      assert.deepEqual([answer.status, await answer.json()], [413, { error: 'The message is too long.' }])
    })
  })
}
