import assert from 'node:assert/strict'
import { after, afterEach, beforeEach, describe, test } from 'node:test'
import { parseRegistry, type Registry, type RemoteRelease } from 'federation/registry'
import { promoteCanary, stopCanary } from 'federation/release'
import { createSite, template } from '../testing/testSite.ts'

const place = await createSite()
const gateway = place.open()
after(() => place.remove())

const by = { target: place.target, who: 'Kim' }
const get = (path: string, cookie = '', headers: Record<string, string> = {}, site = gateway) =>
  site.request(path, { headers: { ...headers, ...(cookie ? { cookie } : {}) } })
const inBucket = (bucket: number, path = '/activities') => get(path, `sprouts-bucket=${bucket}`)

/** The registry in a document: what everything after it reads. */
async function registryOf(response: Response | Promise<Response>): Promise<Registry> {
  const html = await (await response).text()
  return parseRegistry(/id="registry">(.*?)<\/script>/.exec(html)?.[1] ?? '')
}
const versionsOf = async (response: Response | Promise<Response>, name = 'lists') =>
  (await registryOf(response)).microFrontends[name]?.map(({ metadata }) => metadata.version)
const live = place.releases

describe('without a canary a document', () => {
  for (const cookie of ['', 'sprouts-bucket=5', 'sprouts-bucket=bad']) {
    test(`sets no cookie and is the same for everybody: "${cookie}"`, async () => {
      const response = await get('/activities', cookie)
      assert.equal(response.headers.get('set-cookie'), null)
      assert.equal(response.headers.get('vary'), 'accept-encoding')
      assert.equal(response.headers.get('cache-control'), 'no-cache')
    })
  }
})

describe('while a canary of a remote runs', () => {
  let canary: RemoteRelease
  /** The live version, and that of the canary. */
  let [before, tried] = ['', '']
  beforeEach(async () => {
    canary = await place.release.remote('lists', 'newer app', 10)
    tried = canary.metadata.version
    before = (await versionsOf(inBucket(10)))?.[0] ?? ''
  })

  test('only the visitors of its buckets get it, and every document has one version of each name', async () => {
    assert.notEqual(before, tried)
    for (const bucket of [0, 9]) assert.deepEqual(await versionsOf(inBucket(bucket)), [tried])
    for (const bucket of [10, 99]) assert.deepEqual(await versionsOf(inBucket(bucket)), [before])
    for (const [name, releases] of Object.entries((await registryOf(inBucket(3))).microFrontends))
      assert.equal(releases.length, 1, name)
    assert.deepEqual(await versionsOf(inBucket(3), 'discover'), [live.discover.metadata.version])
  })

  test('its digests and preloads are in the documents of its visitors, and in no other', async () => {
    const [theirs, others] = [
      await (await inBucket(0, '/saved-listings')).text(),
      await (await inBucket(50, '/saved-listings')).text(),
    ]
    assert.ok(theirs.includes(`<link rel="modulepreload" href="${canary.url}"`))
    assert.ok(!theirs.includes(`/lists/${before}/`))
    assert.ok(!others.includes(`/lists/${tried}/`))
    assert.ok(others.includes(`/lists/${before}/`))
  })

  test('documents vary on the cookie, and each set of versions has an etag', async () => {
    const etags = []
    for (const bucket of [0, 9, 10, 99]) {
      const response = await inBucket(bucket)
      assert.equal(response.headers.get('vary'), 'accept-encoding, cookie')
      assert.equal(response.headers.get('cache-control'), 'no-cache')
      assert.equal(response.headers.get('set-cookie'), null)
      etags.push(response.headers.get('etag') ?? '')
    }
    const [first = '', second, third = '', fourth] = etags
    assert.deepEqual([first, third], [second, fourth])
    assert.notEqual(first, third)
    const known = { 'if-none-match': `${first}, ${third}` }
    const answer = await get('/activities', 'sprouts-bucket=42', known)
    assert.deepEqual([answer.status, answer.headers.get('etag')], [304, third])
    assert.equal((await get('/activities', 'sprouts-bucket=4', { 'if-none-match': third })).status, 200)
  })

  for (const cookie of [
    '',
    'sprouts-bucket=100',
    'sprouts-bucket=-1',
    'sprouts-bucket=%E0%A4%A',
    'other=5',
  ]) {
    test(`a visitor without a bucket gets one, in an answer that no shared cache keeps: "${cookie}"`, async () => {
      const response = await get('/activities', cookie)
      const set = response.headers.get('set-cookie') ?? ''
      const [, bucket] =
        /^sprouts-bucket=(\d\d?); Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/.exec(set) ?? []
      assert.ok(bucket, set)
      assert.equal(response.headers.get('cache-control'), 'private, no-cache')
      assert.deepEqual(await versionsOf(response), [Number(bucket) < 10 ? tried : before])
    })
  }

  test('visitors are spread over all buckets', async () => {
    const buckets = new Set<string>()
    for (let count = 0; count < 1000; count++)
      buckets.add((await get('/login')).headers.get('set-cookie')?.split(';')[0] ?? '')
    // of 1000 draws from 100 about 0.004 are never drawn
    assert.ok(buckets.size > 95, `only ${buckets.size}`)
  })

  test('a site without https sets a cookie that its browsers accept', async () => {
    const local = place.open({ origin: 'http://localhost:3000' })
    const set = (await get('/', '', {}, local)).headers.get('set-cookie') ?? ''
    assert.match(set, /^sprouts-bucket=/)
    assert.doesNotMatch(set, /secure/i)
  })

  test('files set no cookie, and those of both versions are there', async () => {
    for (const url of [canary.url, canary.url.replace(tried, before)]) {
      const response = await get(url)
      assert.equal(response.status, 200)
      assert.equal(response.headers.get('set-cookie'), null)
    }
  })
})

describe('the next document after', () => {
  afterEach(() => stopCanary('lists', by).catch(() => {}))

  test('another share has it, and a second canary of that name replaces the first', async () => {
    const { metadata } = await place.release.remote('lists', 'newer app', 50)
    assert.deepEqual(await versionsOf(inBucket(49)), [metadata.version])
    const other = await place.release.remote('lists', 'newest app', 20)
    assert.deepEqual(await versionsOf(inBucket(19)), [other.metadata.version])
    assert.notDeepEqual(await versionsOf(inBucket(20)), [metadata.version])
  })

  test('a stop has the live version for everybody, without a cookie', async () => {
    const before = await versionsOf(inBucket(99))
    await place.release.remote('lists', 'newer app', 10)
    assert.notDeepEqual(await versionsOf(inBucket(0)), before)
    await stopCanary('lists', by)
    assert.deepEqual(await versionsOf(inBucket(0)), before)
    assert.equal((await get('/')).headers.get('set-cookie'), null)
  })

  test('a promote has the canary for everybody', async () => {
    const { metadata } = await place.release.remote('lists', 'newer app', 10)
    await promoteCanary('lists', by)
    assert.deepEqual(await versionsOf(inBucket(99)), [metadata.version])
    assert.equal((await get('/')).headers.get('vary'), 'accept-encoding')
  })
})

test('canaries of several remotes are chosen by the same bucket', async () => {
  const lists = (await place.release.remote('lists', 'a third app', 10)).metadata.version
  const account = (await place.release.remote('account', 'newer app', 30)).metadata.version
  const seen = async (bucket: number) => [
    (await versionsOf(inBucket(bucket)))?.[0] === lists,
    (await versionsOf(inBucket(bucket), 'account'))?.[0] === account,
  ]
  assert.deepEqual(await seen(9), [true, true])
  assert.deepEqual(await seen(10), [false, true])
  assert.deepEqual(await seen(30), [false, false])
  await stopCanary('lists', by)
  await stopCanary('account', by)
})

test('a canary of the shell has its own document and scripts; the others keep theirs', async () => {
  const script = (name: string) => `<script type="module" src="/assets/${name}.1.js"></script>`
  const html = template.replace(script('index'), script('next')).replace('<body>', '<body class="next">')
  await place.release.shell({ 'index.html': html, 'assets/next.1.js': 'next shell' }, 5)
  const [theirs, others] = [await (await inBucket(4)).text(), await (await inBucket(5)).text()]
  assert.match(theirs, /<body class="next">/)
  assert.match(theirs, /<script type="module" src="\/assets\/next\.1\.js" integrity="sha384-/)
  assert.doesNotMatch(others, /next/)
  assert.equal(await (await get('/assets/next.1.js')).text(), 'next shell')
  assert.equal(await (await get('/assets/index.1.js')).text(), 'shell')
  await stopCanary('shell', by)
  assert.doesNotMatch(await (await inBucket(4)).text(), /next/)
  assert.equal(await (await get('/assets/next.1.js')).text(), 'next shell', 'an open tab still needs it')
})
