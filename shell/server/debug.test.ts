import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { allowOverrides } from 'federation/release'
import { createSite } from './testing/testSite.ts'

const SECRET = 'a secret of enough characters'

const place = await createSite()
after(() => place.remove())
const gateway = place.open({}, { debugSecret: SECRET })

const versions = Object.entries(place.releases).map(([name, { metadata }]) => `${name}=${metadata.version}`)

async function debugged(target: string, headers: Record<string, string> = {}, from = gateway) {
  const response = await from.request(target, { headers: { 'x-sprouts-debug': SECRET, ...headers } })
  return response.headers.get('x-sprouts-debug')
}

describe('an answer to somebody who knows the secret', () => {
  test('names the route, its owner, the state of the cache and every version', async () => {
    const first = await debugged('/activities/7/luna-park')
    assert.ok(
      first?.startsWith('route=/activities/:id/:slug; application=discover; cache=miss; '),
      String(first),
    )
    for (const version of versions) assert.ok(first?.split('; ').includes(version), version)
    assert.match((await debugged('/activities/8/zoo')) ?? '', /; cache=hit; /)
  })

  test('says that nothing has changed', async () => {
    const etag = (await gateway.request('/contact')).headers.get('etag') ?? ''
    assert.match((await debugged('/contact', { 'if-none-match': etag })) ?? '', /cache=hit, not modified; /)
  })

  test('names a path without a route', async () => {
    assert.match((await debugged('/no/such/page')) ?? '', /^route=none; application=pages; /)
  })

  test('names the versions of its overrides', async () => {
    const { version } = place.releases.discover.metadata
    const newer = await place.release.remote('discover', 'newer')
    await allowOverrides([], { target: place.target, who: 'Robin' })
    const told = await debugged(`/activities?mfe=discover@${version}`)
    assert.match(told ?? '', /; cache=override; /)
    assert.ok(told?.includes(`discover=${version}`))
    assert.ok((await debugged('/activities'))?.includes(`discover=${newer.metadata.version}`))
  })

  test('names the bucket while a canary runs', async () => {
    await place.release.remote('lists', 'canary', 10)
    assert.match((await debugged('/contact', { cookie: 'sprouts-bucket=42' })) ?? '', /; bucket=42; /)
  })
})

for (const [what, headers] of [
  ['asks for nothing', {}],
  ['knows another secret', { 'x-sprouts-debug': `${SECRET}!` }],
  ['knows a shorter one', { 'x-sprouts-debug': SECRET.slice(1) }],
  ['sends none', { 'x-sprouts-debug': '' }],
] as const) {
  test(`somebody who ${what} is told nothing`, async () => {
    const { headers: answered } = await gateway.request('/activities', { headers })
    assert.equal(answered.get('x-sprouts-debug'), null)
  })
}

test('a site without a secret tells nobody', async () => {
  assert.equal(await debugged('/activities', {}, place.open()), null)
  assert.equal(await debugged('/activities', { 'x-sprouts-debug': 'undefined' }, place.open()), null)
})
