import assert from 'node:assert/strict'
import { channel } from 'node:diagnostics_channel'
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { after, before, beforeEach, describe, mock, type TestContext, test } from 'node:test'
import { PGlite } from '@electric-sql/pglite'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import type { OpenDatabase } from '../../local/database/database.ts'
import { demoAccount, localKeys, openTestDatabase, startTestBackend, type TestBackend } from '../backend.ts'
import { openGate } from './gate.ts'
import { type SmtpServer, startSmtpServer } from './smtpServer.ts'

/** A database that is reached over a socket, and a gate in front of it. */
let database: OpenDatabase
let socket: PGLiteSocketServer
let gate: Awaited<ReturnType<typeof openGate>>
let smtp: SmtpServer
let backend: TestBackend

before(async () => {
  database = await openTestDatabase()
  const { driver } = database.connection
  if (!(driver instanceof PGlite)) throw new Error('The tests run on PGlite')
  socket = new PGLiteSocketServer({ db: driver, host: '127.0.0.1', port: 0, maxConnections: 100 })
  await socket.start()
  const [host = '', port] = socket.getServerConn().split(':')
  gate = await openGate({ host, port: Number(port) })
  const databaseUrl = `postgres://somebody:secret@127.0.0.1:${gate.port}/postgres`
  // so that a silent database is given up soon
  const statementTimeouts = { anon: 3_000, authenticated: 3_000, service_role: 3_000 }
  smtp = await startSmtpServer()
  const mails = { url: smtp.url, from: 'hello@sydneysprouts.example' }
  backend = await startTestBackend({ databaseUrl, statementTimeouts, smtp: mails })
})
after(async () => {
  await gate.shut()
  await backend.close()
  await smtp.close()
  await socket.stop()
  await database.close()
})
beforeEach(() => {
  mock.method(console, 'error', () => {})
})

const json = (value: object) => ({ method: 'POST', body: JSON.stringify(value) })
const form = { name: 'Ann', email: 'ann@example.com', subject: 'Hi', message: 'Hello' }

/** A request of each service, and its status while the database answers. */
const REQUESTS: [path: string, init: RequestInit, status: number][] = [
  ['/rest/v1/Listings?select=id', {}, 200],
  ['/rest/v1/rpc/search_listings?query=park&select=id', {}, 200],
  ['/rest/v1/lists', json({ name: 'Rainy days' }), 401],
  ['/auth/v1/token?grant_type=password', json(demoAccount), 200],
  ['/auth/v1/verify', json({ type: 'signup', email: 'a@example.com', token: '123456' }), 403],
  [
    '/storage/v1/object/list/listing_images',
    { ...json({ prefix: '' }), headers: { apikey: localKeys.secret } },
    200,
  ],
  ['/functions/v1/send-contact-email', json(form), 200],
]

async function ask([path, init]: (typeof REQUESTS)[number]) {
  const headers = { apikey: localKeys.publishable, 'content-type': 'application/json', ...init.headers }
  const response = await fetch(backend.origin + path, { ...init, headers })
  return {
    path,
    status: response.status,
    retry: response.headers.get('retry-after'),
    text: await response.text(),
  }
}

const askAll = () => Promise.all(REQUESTS.map(ask))

async function assertDown() {
  const health = fetch(`${backend.origin}/health`)
  for (const { path, status, retry, text } of await askAll()) {
    assert.deepEqual([path, status, retry], [path, 503, '1'])
    assert.doesNotMatch(text, /127\.0\.0\.1|secret|somebody|CONN/)
    const said = JSON.parse(text)
    if (path.startsWith('/functions/')) {
      assert.deepEqual(said, { error: 'There was a problem sending your message. Please try again.' })
      continue
    }
    const message = 'The database cannot be reached at the moment. Please try again in a few seconds.'
    const { code, details, hint } = said
    assert.deepEqual(
      [code, details, hint, said.message, said.msg],
      ['PGRST000', null, null, message, message],
    )
  }
  assert.equal((await health).status, 503)
}

/** One after another: this database is one session. More than there are connections, so that none is lost for good. */
async function assertUp() {
  for (let round = 0; round < 3; round++)
    for (const request of REQUESTS) {
      const { path, status, text } = await ask(request)
      assert.deepEqual([path, status], [path, request[2]], text)
    }
  assert.equal((await fetch(`${backend.origin}/health`)).status, 200)
}

describe('every service answers 503 while the database, and as before when it is back', () => {
  beforeEach(assertUp)
  after(assertUp)

  test('refuses connections', async () => {
    await gate.shut()
    await assertDown()
    await gate.listen()
  })

  test('closes connections at once', async () => {
    gate.set('closes')
    await assertDown()
    gate.set('passes')
  })

  test('says nothing, to old and to new connections', async () => {
    gate.set('is silent')
    await assertDown()
    await assertDown()
    gate.set('passes')
  })

  test('is lost while it works on a request', async () => {
    gate.set('is silent')
    const asked = askAll()
    await fetch(`${backend.origin}/health`, { signal: AbortSignal.timeout(100) }).catch(() => {})
    gate.set('closes')
    for (const { status } of await asked) assert.equal(status, 503)
    gate.set('passes')
  })
})

describe('a form has the time of the database for the database alone', () => {
  /** The statements of a form take some milliseconds. */
  before(() =>
    database.script(`
      create function private.take_long() returns trigger language plpgsql as $$ begin
        perform count(*) from generate_series(1, 100000);
        return new;
      end $$;
      create trigger take_long before insert or update on private.submissions
        for each row execute function private.take_long();`),
  )

  /** Lets ten seconds pass on the clock by which that time is measured. */
  const letTimePass = ({ mock }: TestContext) => {
    const now = performance.now.bind(performance)
    mock.method(performance, 'now', () => now() + 10_000)
  }

  test('a mail server that takes long: that it has taken the e-mail is noted', async (context) => {
    smtp.mode = 'wait'
    const sent = smtp.received.length
    const answered = ask(['/functions/v1/send-contact-email', json({ ...form, subject: 'Slow' }), 200])
    await smtp.until(sent + 1)
    letTimePass(context)
    smtp.mode = 'take'
    smtp.goOn()
    assert.equal((await answered).status, 200)
    const noted = await backend.query(
      `select emailed_at is not null as mailed, claimed_at is not null as claimed
       from private.submissions where payload->>'subject' = 'Slow'`,
    )
    assert.deepEqual(noted, [{ mailed: true, claimed: false }])
  })

  test('a client that takes long to send it', async (context) => {
    const url = `${backend.origin}/functions/v1/send-contact-email`
    const headers = { 'content-type': 'application/json', 'transfer-encoding': 'chunked' }
    const body = JSON.stringify(form)
    const begun = Promise.withResolvers<unknown>()
    channel('http.server.request.start').subscribe(begun.resolve)
    const sending = request(url, { method: 'POST', headers })
    sending.write(body.slice(0, 9))
    await begun.promise
    // answered after the form is being read
    assert.equal((await fetch(`${backend.origin}/health`)).status, 200)
    letTimePass(context)
    sending.end(body.slice(9))
    const [answer]: IncomingMessage[] = await once(sending, 'response')
    answer?.resume()
    assert.equal(answer?.statusCode, 200)
  })
})
