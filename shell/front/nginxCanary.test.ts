import assert from 'node:assert/strict'
import { test } from 'node:test'
import { liveRelease } from 'federation/registry'
import { stopCanary } from 'federation/release'
import { skipNginx as skip } from './startNginx.ts'
import { prepareFronts } from './testFront.ts'

const { place, open } = await prepareFronts()

test('while a canary runs, the cache is passed by, and used again after it', {
  skip,
  timeout: 20_000,
}, async () => {
  const front = await open()
  await front.ask('/')
  await place.release.remote('lists', 'newer app', 10)
  const askUntil = async (wanted: RegExp) => {
    let answer = await front.ask('/')
    while (!wanted.test(String(answer.headers['x-cache']))) answer = await front.ask('/')
    return answer
  }
  await askUntil(/BYPASS/)
  const { url } = liveRelease(JSON.parse((await front.ask('/registry.json')).body), 'lists') ?? { url: '' }
  await front.ask(url)
  // a file is the same for all
  assert.equal((await front.ask(url)).headers['x-cache'], 'HIT')
  for (const _ of [1, 2]) {
    const { headers } = await front.ask('/')
    assert.equal(headers['x-cache'], 'BYPASS')
    assert.match(String(headers['set-cookie']), /sprouts-bucket=/)
  }
  await stopCanary('lists', { target: place.target, who: 'Kim' })
  await askUntil(/HIT/)
  assert.equal((await front.ask('/')).headers['set-cookie'], undefined)
})

test('during a canary, too, visitors get what is kept when the gateway ends', {
  skip,
  timeout: 20_000,
}, async () => {
  const front = await open()
  const before = await front.ask('/')
  await place.release.remote('lists', 'newer app', 10)
  while ((await front.ask('/')).headers['x-cache'] !== 'BYPASS');
  await front.endGateway()
  const { status, body } = await front.ask('/')
  assert.equal(status, 200)
  assert.equal(body, before.body)
  await stopCanary('lists', { target: place.target, who: 'Kim' })
})

test('with a gateway that does not know the question, the cache is used', { skip }, async () => {
  const front = await open()
  const headers = { 'cache-control': 'public, max-age=0, s-maxage=30' }
  front.answerWith(({ url }) =>
    new URL(url).pathname === '/_canary'
      ? new Response('Not found', { status: 404 })
      : new Response('a page', { headers }),
  )
  await front.ask('/')
  const { body, headers: sent } = await front.ask('/')
  assert.equal(body, 'a page')
  assert.equal(sent['x-cache'], 'HIT')
})
