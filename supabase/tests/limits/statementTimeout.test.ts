import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import postgres from 'postgres'
import { startLocalBackend } from '../../local/start.ts'
import { localKeys, sampleSite, startTestBackend } from '../backend.ts'
import { tokenOf } from '../client.ts'
import { findPostgres, NO_POSTGRES } from '../postgresServer.ts'
import { OWNER } from '../rowRules/actors.ts'

const server = await findPostgres()
after(() => server?.close())

const SHOWS_TIMEOUT = `create function public.timeout() returns text language sql
  as $$ select current_setting('statement_timeout') $$`

const TIMEOUTS = { anon: 1_500, authenticated: 2_500, service_role: 3_500 }

const headersOf = (token?: string, key: string = localKeys.publishable) => ({
  apikey: key,
  ...(token ? { authorization: `Bearer ${token}` } : {}),
})

async function timeoutOf(origin: string, token?: string, key?: string): Promise<unknown> {
  const headers = { ...headersOf(token, key), 'content-type': 'application/json' }
  return (await fetch(`${origin}/rest/v1/rpc/timeout`, { method: 'POST', headers, body: '{}' })).json()
}

async function showsEach(origin: string) {
  assert.equal(await timeoutOf(origin), '1500ms')
  assert.equal(await timeoutOf(origin, tokenOf({ sub: OWNER })), '2500ms')
  assert.equal(await timeoutOf(origin, undefined, localKeys.secret), '3500ms')
}

test('each request has the time limit of its role, on PGlite', async () => {
  const backend = await startTestBackend({ statementTimeouts: TIMEOUTS })
  await backend.query(SHOWS_TIMEOUT)
  await backend.query('grant execute on function public.timeout to anon, authenticated, service_role')
  await showsEach(backend.origin)
  assert.deepEqual(await backend.query(`select current_setting('statement_timeout') as limit`), [
    { limit: '0' },
  ])
  await backend.close()
})

test('on PostgreSQL a long statement ends with its limit, and others are answered meanwhile', {
  skip: server ? false : NO_POSTGRES,
}, async () => {
  const databaseUrl = (await server?.emptyDatabase()) ?? ''
  const dataDir = await mkdtemp(join(tmpdir(), 'sprouts-timeout-'))
  const backend = await startLocalBackend({
    ...sampleSite,
    dataDir,
    databaseUrl,
    statementTimeouts: TIMEOUTS,
  })
  const holder = postgres(databaseUrl, { max: 1, onnotice: () => {} })
  try {
    await backend.query(SHOWS_TIMEOUT)
    await backend.query('grant execute on function public.timeout to anon, authenticated, service_role')
    await showsEach(backend.origin)

    await holder`begin`
    await holder`lock table public."Listings"`
    const order: string[] = []
    const ask = async (table: string) => {
      const response = await fetch(`${backend.origin}/rest/v1/${table}?select=id&limit=1`, {
        headers: headersOf(),
      })
      const body = await response.json()
      order.push(table)
      return { status: response.status, code: body.code }
    }
    // waits for the lock until its time is over
    const long = ask('Listings')
    const short = await ask('Postcodes')
    assert.equal(short.status, 200)
    assert.deepEqual(await long, { status: 500, code: '57014' })
    assert.deepEqual(order, ['Postcodes', 'Listings'])
    await holder`rollback`
    assert.equal((await ask('Listings')).status, 200)
  } finally {
    await holder.end()
    await backend.close()
    await rm(dataDir, { recursive: true })
  }
})
