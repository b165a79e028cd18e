import assert from 'node:assert/strict'
import { test } from 'node:test'
import { demoAccount, localKeys } from '../backend.ts'
import { CONFIRMED, openPeople, SITE } from '../people.ts'

const { backend } = await openPeople()
const { host } = new URL(SITE)

/** Where a browser goes from a response. */
const targetOf = (response: Response) => new URL(response.headers.get('location') ?? '', response.url)

/** Asks for a link to log in that leads back to `target`, and follows it. Anybody can ask for one to any address. */
async function targetOfMail(target: string) {
  const { email } = demoAccount
  const asked = await fetch(`${backend.origin}/auth/v1/otp?redirect_to=${encodeURIComponent(target)}`, {
    method: 'POST',
    headers: { apikey: localKeys.publishable, 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  })
  assert.equal(asked.status, 200)
  const { link } = await backend.mailTo(email)
  return targetOf(await fetch(link, { redirect: 'manual' }))
}

/** Leaves for Google, to come back to `redirect_to` or to the page before, and cancels there. */
async function targetOfGoogle(wanted: { redirect_to: string } | { referer: string }) {
  const query = new URLSearchParams({ provider: 'google', ...('redirect_to' in wanted && wanted) })
  const headers: HeadersInit = 'referer' in wanted ? wanted : {}
  const start = await fetch(`${backend.origin}/auth/v1/authorize?${query}`, { redirect: 'manual', headers })
  const state = targetOf(start).searchParams.get('state') ?? ''
  const back = new URLSearchParams({ error: 'access_denied', state })
  return targetOf(await fetch(`${backend.origin}/auth/v1/callback?${back}`, { redirect: 'manual' }))
}

for (const target of [
  'https://evil.example/',
  '//evil.example/',
  `http://evil.example\\@${host}/`,
  'http://evil.example\\@127.0.0.1/',
  `http:/evil.example//${host}/`,
  'http:evil.example//127.0.0.1/',
  `http:\\\\evil.example//${host}/`,
  `http://${host}@evil.example/`,
  `http://${host}.evil.example/`,
  'intent://127.0.0.1/',
  'data:text/html,//127.0.0.1/',
])
  test(`${target} is replaced by the site`, async () => {
    const followed = await targetOfMail(target)
    assert.match(followed.hash, /access_token=/)
    assert.equal(followed.origin, SITE)
    assert.equal((await targetOfGoogle({ redirect_to: target })).origin, SITE)
    assert.equal((await targetOfGoogle({ referer: target })).origin, SITE)
  })

test('a page of the site is led back to', async () => {
  const followed = await targetOfMail(CONFIRMED)
  followed.hash = ''
  assert.equal(followed.href, CONFIRMED)
})
