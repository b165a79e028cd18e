import assert from 'node:assert/strict'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { type Backend, startLocalBackend } from '../../local/start.ts'
import { demoAccount, sampleSite } from '../backend.ts'
import { localKeys } from '../keys.ts'

const SITE = 'https://sprouts.example'
const API = 'https://api.sprouts.example'

let folder: string
let backend: Backend
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sprouts-public-'))
  backend = await startLocalBackend({ ...sampleSite, dataDir: folder, siteUrl: SITE, publicUrl: API })
})
after(async () => {
  await backend.close()
  await rm(folder, { recursive: true })
})

const post = (path: string, body: object) =>
  fetch(backend.origin + path, {
    method: 'POST',
    headers: { apikey: localKeys.publishable, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

describe('a backend whose site is not of this machine', () => {
  for (const path of [
    '/mail',
    '/mail.json',
    '/mail/1',
    '/mail/1/html',
    '/google',
    '/google/answer?email=a@b.example',
  ])
    test(`${path} is not there`, async () => assert.equal((await fetch(backend.origin + path)).status, 404))

  test('nobody clears its mails', async () => assert.equal((await post('/mail/clear', {})).status, 404))

  test('nobody logs in with the account of the README', async () => {
    const { email, password } = demoAccount
    const answer = await post('/auth/v1/token?grant_type=password', { email, password })
    assert.deepEqual([answer.status, (await answer.json()).error_code], [400, 'invalid_credentials'])
  })

  test('nobody logs in by the stand-in for Google', async () => {
    const url = `${backend.origin}/auth/v1/authorize?provider=google&redirect_to=${SITE}`
    const answer = await fetch(url, { redirect: 'manual', headers: { apikey: localKeys.publishable } })
    assert.deepEqual(
      [answer.status, (await answer.json()).msg],
      [400, 'Unsupported provider: provider is not enabled'],
    )
  })

  test('its mails link to the address by which browsers reach it', async () => {
    const email = 'mia@example.com'
    assert.equal((await post('/auth/v1/signup', { email, password: 'Jacaranda!1' })).status, 200)
    const mails = (await readFile(join(folder, 'mails.jsonl'), 'utf8')).split('\n').filter(Boolean)
    const { to, text } = JSON.parse(mails.at(-1) ?? '')
    assert.equal(to, email)
    // the link of the page that confirms holds that of the backend
    const [link = ''] = /https?:\/\/\S+/.exec(text) ?? []
    const inner = new URL(link).searchParams.get('confirmation_url') ?? link
    assert.equal(new URL(inner).origin, API)
  })

  for (const [host, status] of [
    ['api.sprouts.example', 200],
    ['sprouts.example', 200],
    ['other.example', 421],
  ] as const)
    test(`as ${host} it answers ${status}`, async () => {
      // fetch writes the name of the address, whatever it is given
      const [answer] = await once(get(`${backend.origin}/health`, { headers: { host } }), 'response')
      answer.resume()
      assert.equal(answer.statusCode, status)
    })
})
