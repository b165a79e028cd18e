import assert from 'node:assert/strict'
import { after, mock, test } from 'node:test'
import { format } from 'node:util'
import postgres from 'postgres'
import { logNoValues } from '../../local/database/loggedErrors.ts'
import { demoAccount, localKeys, startTestBackend } from '../backend.ts'

const backend = await startTestBackend()
after(() => backend.close())

const headers = { apikey: localKeys.publishable, 'content-type': 'application/json' }

/** Returns what is logged meanwhile. */
async function logged(work: () => Promise<unknown>): Promise<string> {
  const log = mock.method(console, 'error', () => {})
  await work()
  const lines = log.mock.calls.map((call) => format(...call.arguments))
  log.mock.restore()
  return lines.join('\n')
}

test('the log of a failed statement of the auth service says what failed, and no value', async () => {
  await backend.query(`create function public.refuse() returns trigger language plpgsql
    as $$ begin raise exception 'Not today.' using detail = new.raw_user_meta_data::text; end $$`)
  await backend.query(
    'create trigger refuse before update on auth.users for each row execute function public.refuse()',
  )
  const said = await logged(async () => {
    const signedIn = await fetch(`${backend.origin}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers,
      body: JSON.stringify(demoAccount),
    })
    assert.equal(signedIn.status, 500)
  })
  await backend.query('drop trigger refuse on auth.users')
  assert.match(said, /The database refused: P0001 \(update\) Not today\./)
  assert.doesNotMatch(said, /params|Demo|-[0-9a-f]{4}-|\n/)
})

test('so does that of the REST service', async () => {
  const said = await logged(() =>
    fetch(`${backend.origin}/rest/v1/Listings?select=id&id=eq.ann@example.com`, { headers }),
  )
  assert.equal(said, 'REST: refused, 22P02')
})

test('a question that cannot be read is one line, without the question', async () => {
  for (const question of ['select=id;ann@example.com', 'name=not.', 'id=is.ann', 'or=(ann', 'name=ann.x']) {
    const said = await logged(async () => {
      const { status } = await fetch(`${backend.origin}/rest/v1/Listings?${question}`, { headers })
      assert.equal(status, 400, question)
    })
    assert.equal(said, 'REST: refused, PGRST100', question)
  }
})

test('so does that of the driver of PostgreSQL', () => {
  logNoValues(postgres.PostgresError)
  const error = Object.assign(Object.create(postgres.PostgresError.prototype), {
    code: '23505',
    message: 'duplicate key value violates unique constraint "users_email"',
    detail: 'Key (email)=(ann@example.com) already exists.',
    query: '\n  insert into auth.users values ($1)',
    parameters: ['ann@example.com'],
  })
  assert.equal(
    format(error),
    'The database refused: 23505 (insert) duplicate key value violates unique constraint "users_email"',
  )
})
