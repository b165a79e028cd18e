import assert from 'node:assert/strict'
import { test } from 'node:test'
import { liveRelease } from 'federation/registry'
import { rollBack, stopCanary } from 'federation/release'
import { remoteBundle, server } from '../rendering/testBundles.ts'
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

test('the visitor for whom the front asks gets what is so now, not what was so before', {
  skip,
  timeout: 20_000,
}, async () => {
  const front = await open()
  let isRunning = false
  let isAsked = false
  front.answerWith(({ url }) => {
    if (new URL(url).pathname !== '/_canary')
      return new Response('a page', { headers: { 'cache-control': 's-maxage=60' } })
    isAsked = isRunning
    return new Response(null, { status: 204, headers: isRunning ? { 'x-sprouts-canary': 'runs' } : {} })
  })
  await front.ask('/')
  isRunning = true
  let answer = await front.ask('/')
  while (!isAsked) answer = await front.ask('/')
  assert.equal(answer.headers['x-cache'], 'BYPASS')
})

test('after a rollback nobody gets a page of the version that was bad, however old it is', {
  skip,
  timeout: 20_000,
}, async () => {
  const front = await open()
  const good = await front.ask('/')
  const bad = await place.release.remote('discover', 'bad app', undefined, server(remoteBundle('bad')))
  const names = ({ body }: { body: string }) => body.includes(bad.metadata.version)
  while (!names(await front.ask('/')));
  assert.equal((await front.ask('/')).headers['x-cache'], 'HIT')
  await rollBack('discover', undefined, { target: place.target, who: 'Kim' })
  // nginx keeps pages for ten minutes here
  let answer = await front.ask('/')
  while (names(answer)) answer = await front.ask('/')
  assert.equal(answer.body, good.body)
})

test('a page of a gateway that has not seen the release yet is not kept', { skip }, async () => {
  const front = await open()
  front.answerWith(({ url }) => {
    const release = new URL(url).pathname === '/behind' ? 'old' : 'new'
    return new Response('a page', {
      headers: { 'cache-control': 's-maxage=60', 'x-sprouts-release': release },
    })
  })
  for (const [address, cache] of [
    ['/behind', 'MISS'],
    ['/', 'HIT'],
  ] as const) {
    await front.ask(address)
    assert.equal((await front.ask(address)).headers['x-cache'], cache)
  }
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
