import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { brotliDecompressSync } from 'node:zlib'
import { createSite, SECRET } from './testSite.ts'

const place = await createSite()
const gateway = place.open()
after(() => place.remove())

const get = (target: string, headers: Record<string, string> = {}) => gateway.request(target, { headers })

describe('a file', () => {
  const entry = () => place.releases.discover.url

  test('of a release is cached for ever', async () => {
    for (const target of [entry(), '/assets/index.1.js']) {
      const response = await get(target)
      assert.equal(response.status, 200)
      assert.equal(response.headers.get('cache-control'), 'public, max-age=31536000, immutable')
      assert.match(response.headers.get('content-type') ?? '', /javascript/)
      assert.equal(response.headers.get('x-content-type-options'), 'nosniff')
      assert.equal(response.headers.get('cross-origin-resource-policy'), 'same-origin')
    }
  })

  test('is compressed if the browser accepts it', async () => {
    const response = await get(entry(), { 'accept-encoding': 'gzip, br' })
    assert.equal(response.headers.get('content-encoding'), 'br')
    assert.match(response.headers.get('vary') ?? '', /accept-encoding/i)
    const body = brotliDecompressSync(Buffer.from(await response.arrayBuffer()))
    assert.equal(body.toString(), 'entry of discover')
  })

  for (const target of [
    '/assets/no.js',
    '/remotes/discover/0/app.js',
    '/remotes/',
    '/no.png',
    '/humans.txt',
  ]) {
    test(`that is not there is a short 404, never a page: ${target}`, async () => {
      const response = await get(target)
      assert.equal(response.status, 404)
      assert.match(response.headers.get('content-type') ?? '', /^text\/plain/)
      assert.equal(await response.text(), 'Not found')
      assert.doesNotMatch(response.headers.get('cache-control') ?? '', /immutable/)
    })
  }

  for (const target of [
    '/assets/../../secret.txt',
    '/assets/%2e%2e/%2e%2e/secret.txt',
    '/assets/..%2f..%2f..%2fsecret.txt',
    '/remotes/..%2f..%2fsecret.txt',
    '/remotes/..%5c..%5csecret.txt',
    '/remotes/%2e%2e%2f%2e%2e%2fsecret.txt',
    '/..%2fsecret.txt',
    '/assets/%00',
    '/assets/%E0%A4%A',
  ]) {
    test(`outside of the site cannot be read: ${target}`, async () => {
      const response = await get(target)
      assert.equal(response.status, 404)
      assert.ok(!(await response.text()).includes(SECRET))
    })
  }

  test('registry.json is revalidated every time', async () => {
    const response = await get('/registry.json')
    assert.equal(response.status, 200)
    assert.equal(response.headers.get('cache-control'), 'no-cache')
    assert.deepEqual(Object.keys((await response.json()).microFrontends), [
      'account',
      'discover',
      'lists',
      'shell',
      'submissions',
    ])
  })
})

test('what a release says about itself is not for visitors', async () => {
  const base = place.releases.account.url.replace(/[^/]+$/, '')
  for (const file of ['release.json', 'release%2ejson', 'rele%61se.json', 'RELEASE.JSON'])
    assert.equal((await get(base + file)).status, 404, file)
  for (const file of ['/releases.log', '/.pending/x.js', '/shell/index.html', '/conditional-writes'])
    assert.notEqual((await get(file)).status, 200, file)
  const registry = await (await get('/registry.json')).text()
  assert.ok(!registry.includes('Robin'))
})
