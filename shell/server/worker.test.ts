import assert from 'node:assert/strict'
import { appendFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, test } from 'node:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { createSite } from './testing/testSite.ts'

let site: Awaited<ReturnType<typeof createSite>>
beforeEach(async () => {
  site = await createSite()
})
afterEach(() => site.remove())

const get = (headers: Record<string, string> = {}) =>
  site.open({}, { isRendering: false }).request('/worker.js', { headers })

test('the worker of the live shell is asked for each time, and may fetch files of the site and pictures only', async () => {
  await site.release.shell({ 'worker.js': 'the worker' })
  const answer = await get()
  assert.equal(await answer.text(), 'the worker')
  assert.equal(answer.headers.get('content-type'), 'text/javascript; charset=utf-8')
  assert.equal(answer.headers.get('cache-control'), 'no-cache')
  assert.equal(
    answer.headers.get('content-security-policy'),
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; connect-src 'self' https://backend.test https://images.test",
  )
  // a page with this policy takes pictures only from a worker with it
  assert.equal(answer.headers.get('cross-origin-embedder-policy'), 'credentialless')
})

test('a worker with other bytes than were released is not sent', async () => {
  const { metadata } = await site.release.shell({ 'worker.js': 'the worker' })
  appendFileSync(path.join(site.site, 'shell', metadata.version, 'worker.js'), ' changed')
  const answer = await get()
  assert.equal(answer.status, 404)
  assert.equal(answer.headers.get('cache-control'), 'no-store')
})

test('a shell without a worker, as after a rollback, withdraws the one before: it removes what was kept, and itself', async () => {
  const code = await (await get()).text()
  const removed: string[] = []
  const listeners = new Map<string, (event: object) => void>()
  let left = 1
  const self = {
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    registration: { unregister: async () => left-- },
  }
  const caches = {
    keys: async () => ['sprouts-lists', 'sprouts-site-12ab', 'of-somebody-else'],
    delete: async (name: string) => removed.push(name),
  }
  new Function('self', 'caches', code)(self, caches)
  await new Promise<void>((resolve) => {
    listeners.get('activate')?.({ waitUntil: (work: Promise<void>) => void work.then(resolve) })
  })
  assert.deepEqual(removed, ['sprouts-lists', 'sprouts-site-12ab'])
  assert.equal(left, 0)
})

test('while a canary runs, each visitor gets the worker of their own shell', async () => {
  await site.release.shell({ 'worker.js': 'live' })
  await site.release.shell({ 'worker.js': 'canary' }, 10)
  const [canary, live] = await Promise.all(
    ['3', '50'].map(async (bucket) => get({ cookie: `sprouts-bucket=${bucket}` })),
  )
  assert.equal(await canary?.text(), 'canary')
  assert.equal(await live?.text(), 'live')
  assert.equal(live?.headers.get('vary'), 'accept-encoding, cookie')
  assert.equal(live?.headers.get('cache-control'), 'no-cache')
  // with a bucket that no shared cache may give to others
  assert.equal((await get({}))?.headers.get('cache-control'), 'private, no-cache')
})

for (const [accepted, encoding, open] of [
  ['gzip, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['', null, Buffer.from],
] as const)
  test(`worker and registry are sent as ${encoding ?? 'they are'} to who accepts "${accepted}", and once only`, async () => {
    await site.release.shell({ 'worker.js': 'the worker' })
    const gateway = site.open({}, { isRendering: false })
    for (const [address, text] of [
      ['/worker.js', 'the worker'],
      ['/registry.json', '{'],
    ] as const) {
      const headers = { 'accept-encoding': accepted }
      const answer = await gateway.request(address, { headers })
      assert.equal(answer.status, 200)
      assert.equal(answer.headers.get('content-encoding'), encoding)
      assert.match(answer.headers.get('vary') ?? '', /^accept-encoding/)
      assert.ok(
        open(Buffer.from(await answer.arrayBuffer()))
          .toString()
          .startsWith(text),
      )
      const known = { ...headers, 'if-none-match': answer.headers.get('etag') ?? '' }
      const again = await gateway.request(address, { headers: known })
      assert.equal(again.status, 304)
      assert.equal(await again.text(), '')
      assert.equal(again.headers.get('cache-control'), 'no-cache')
    }
  })

test('after a release the worker and the registry are those of the new one', async () => {
  await site.release.shell({ 'worker.js': 'the first' })
  const gateway = site.open({}, { isRendering: false })
  const etags = async () => {
    const answers = await Promise.all(
      ['/worker.js', '/registry.json'].map((address) => gateway.request(address)),
    )
    return answers.map(({ headers }) => headers.get('etag'))
  }
  const before = await etags()
  assert.deepEqual(await etags(), before)
  await site.release.shell({ 'worker.js': 'the second' })
  const after = await etags()
  for (const [index, etag] of after.entries()) assert.notEqual(etag, before[index])
  assert.equal(await (await gateway.request('/worker.js')).text(), 'the second')
})
