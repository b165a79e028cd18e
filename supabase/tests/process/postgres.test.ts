import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import type { OutboxDeps } from '../../functions/_shared/deps.ts'
import { sendWaiting } from '../../functions/_shared/outbox.ts'
import { mailWriters } from '../../functions/send-waiting-mails/handler.ts'
import { type Backend, startLocalBackend } from '../../local/start.ts'
import { importPostcodes } from '../../seed/importPostcodes.ts'
import { demoAccount, localKeys, sampleSite } from '../backend.ts'
import { findPostgres, NO_POSTGRES } from '../postgresServer.ts'

const server = await findPostgres()
after(() => server?.close())

test('the backend runs on a real PostgreSQL', { skip: server ? false : NO_POSTGRES }, async () => {
  const databaseUrl = (await server?.emptyDatabase()) ?? ''
  const dataDir = await mkdtemp(join(tmpdir(), 'sprouts-postgres-'))
  const options = { ...sampleSite, dataDir, databaseUrl, limitFactor: 1e6, resendAfter: 0 }

  let running: Backend | undefined
  const start = async (more: { sampleListings?: number } = {}) => {
    await running?.close()
    running = await startLocalBackend({ ...options, ...more })
    return running
  }

  try {
    await start()
    const backend = await start()
    const client = createClient(backend.origin, localKeys.publishable, { auth: { persistSession: false } })
    const page = await client
      .from('Listings')
      .select('name, opening_hours(monday)', { count: 'exact' })
      .order('name')
    assert.deepEqual([page.count, page.data?.[0]?.opening_hours], [4, [{ monday: 'Open 24 hours' }]])

    const { data } = await client.auth.signInWithPassword(demoAccount)
    assert.equal(data.user?.user_metadata.name, demoAccount.name)
    const lists = await client.from('lists').select('name, list_activities(activity_id)')
    assert.equal(lists.data?.length, 1)
    assert.equal((await client.from('lists').insert({ name: ' ' })).error?.code, '23514')
    const twice = Array.from({ length: 8 }, () => client.from('lists').insert({ name: 'Rainy days' }))
    const refused = (await Promise.all(twice)).filter(({ error }) => error?.code === '23505')
    assert.equal(refused.length, 7)
    await signsUpOnce(backend)
    await refusesObjectsForTexts(backend.origin, client)
    await answersValuesForArrays(backend.origin)
    await readsBooleans(backend.origin)
    assert.equal((await client.from('Listings').delete().neq('name', '')).status, 403)

    const sent = await fetch(`${backend.origin}/functions/v1/send-contact-email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Ann', email: 'ann@example.com', subject: 'Hi', message: 'Hello' }),
    })
    assert.equal(sent.status, 200)
    await sendsEachMailOnce(backend.query)

    const file = join(dataDir, 'official.csv')
    await writeFile(file, 'locality,postcode,state\nBONDI BEACH,2026,NSW\nMELBOURNE,3000,VIC\n')
    const imported = { file, dataDir, databaseUrl }
    assert.deepEqual(await importPostcodes(imported), { read: 2, added: 1 })
    assert.deepEqual(await importPostcodes(imported), { read: 2, added: 0 })

    const withSamples = await start({ sampleListings: 600 })
    const many = createClient(withSamples.origin, localKeys.publishable, { auth: { persistSession: false } })
    assert.equal((await many.from('Listings').select('id', { count: 'exact', head: true })).count, 604)
    await start({ sampleListings: 0 })
  } finally {
    await running?.close()
    await rm(dataDir, { recursive: true })
  }
})

/** Of sign-ups of one address at the same time each is answered as the first, which makes the account. */
async function signsUpOnce({ origin, query }: Backend) {
  const body = JSON.stringify({ email: 'twice@example.com', password: 'Sandstone!1' })
  const headers = { apikey: localKeys.publishable, 'content-type': 'application/json' }
  const ask = async () => {
    const response = await fetch(`${origin}/auth/v1/signup`, { method: 'POST', headers, body })
    const { email }: { email?: string } = await response.json()
    return { status: response.status, email }
  }
  const answers = await Promise.all(Array.from({ length: 6 }, ask))
  assert.deepEqual(answers, Array(6).fill({ status: 200, email: 'twice@example.com' }))
  const accounts = await query('select from auth.users where email = $1', ['twice@example.com'])
  assert.equal(accounts.length, 1)
}

/**
 * Here statements really run at the same time; PGlite runs one after the other. The backend sends what is due each minute, so
 * these are due later.
 */
async function sendsEachMailOnce(query: Backend['query']) {
  await query(`insert into private.submissions (kind, idem_key, payload, next_try_at)
    select 'contact', gen_random_uuid(), jsonb_build_object('name', 'Ann', 'subject', n::text, 'message', 'Hello'),
      now() + interval '1 hour'
    from generate_series(1, 12) as n`)
  const subjects: string[] = []
  const deps: OutboxDeps = {
    query,
    sendMail: async ({ subject }) => void subjects.push(subject),
    now: () => new Date(Date.now() + 2 * 60 * 60_000),
  }
  await Promise.all(Array.from({ length: 4 }, () => sendWaiting(mailWriters, deps)))
  assert.equal(subjects.length, 12)
  assert.equal(new Set(subjects).size, 12)
}

/** The driver alone would take every text for false. http.test.ts has the same test on PGlite. */
async function readsBooleans(origin: string) {
  const headers = { apikey: localKeys.publishable }
  const countOf = async (condition: string) => {
    const response = await fetch(`${origin}/rest/v1/Listings?select=name&free=${condition}`, { headers })
    const rows: unknown = await response.json()
    return Array.isArray(rows) ? rows.length : response.status
  }
  assert.equal((await countOf('eq.t')) + (await countOf('eq.f')), await countOf('not.is.null'))
  assert.equal(await countOf('eq.t'), await countOf('eq.true'))
  assert.equal(await countOf('eq.x'), 400)
}

/** The driver alone would store "[object Object]". badRequests.test.ts has the same test on PGlite. */
async function refusesObjectsForTexts(origin: string, client: SupabaseClient) {
  const name = { a: 1 }
  const inserted = await client.from('lists').insert({ name })
  assert.deepEqual([inserted.status, inserted.error?.code], [400, '22P02'])
  const updated = await client.from('lists').update({ name }).neq('name', '')
  assert.deepEqual([updated.status, updated.error?.code], [400, '22P02'])
  const service = createClient(origin, localKeys.secret, { auth: { persistSession: false } })
  const tagged = await service
    .from('Listings')
    .update({ tags: [{ a: 1 }] })
    .neq('name', '')
  assert.equal(tagged.status, 400)
  const odd = await service
    .from('Listings')
    .select('id', { count: 'exact', head: true })
    .contains('tags', ['[object Object]'])
  assert.equal(odd.count, 0)
}

/** A value that no array can be, asked for by more visitors than there are connections. badRequests.test.ts has PGlite's. */
async function answersValuesForArrays(origin: string) {
  const answers: Record<string, { status: number; code?: string }> = {
    'eq.{}': { status: 200 },
    'eq.7': { status: 400, code: '22P02' },
    'eq.{"a":1}': { status: 400, code: '22P02' },
    'cs.7': { status: 400, code: '22P02' },
    'ov.{"a":{}}': { status: 400, code: '22P02' },
    'in.(7)': { status: 400, code: '22P02' },
  }
  for (const [value, expected] of Object.entries(answers)) {
    for (const column of ['open_days', 'tags']) {
      const path = `/rest/v1/Listings?select=id&${column}=${encodeURIComponent(value)}`
      const ask = async () => {
        const response = await fetch(origin + path, { headers: { apikey: localKeys.publishable } })
        const { code }: { code?: string } = await response.json()
        return code ? { status: response.status, code } : { status: response.status }
      }
      const times = value.startsWith('eq') ? 100 : 1
      const all = await Promise.all(Array.from({ length: times }, ask))
      assert.deepEqual(all, Array(times).fill(expected), `${column}=${value}`)
    }
  }
}
