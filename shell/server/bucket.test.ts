import assert from 'node:assert/strict'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, test } from 'node:test'
import { type Mirror, startMirror } from 'federation/mirror'
import { liveRelease } from 'federation/registry'
import { allowOverrides, rollBack } from 'federation/release'
import { startS3Server } from 'federation/testing'
import { serveGateway } from './serve.ts'
import { neededNames } from './site.ts'
import { config, createSite } from './testing/testSite.ts'

const bucket = await startS3Server()
Object.assign(process.env, bucket.env)
const place = await createSite(await bucket.place('site'))

let mirror: Mirror
let server: Server
let origin = ''
const errors: unknown[] = []

async function start() {
  // its own check is an hour away, so only the tests start checks
  const options = { folder: place.site, needed: neededNames, every: 3_600_000 }
  mirror = await startMirror(place.target, { ...options, onError: (error) => errors.push(error) })
  const { fetchFile } = mirror
  server = await serveGateway({ site: place.site, fetchFile, config, imageHosts: [], port: 0 })
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

function stop() {
  mirror.stop()
  server.closeAllConnections()
  server.close()
}

const text = async (target: string) => (await fetch(origin + target)).text()

before(start)
after(async () => {
  stop()
  place.remove()
  await bucket.stop()
})

test('a gateway serves a site that is in a bucket', async () => {
  assert.ok((await text('/activities')).includes(`href="${place.releases.discover.url}"`))
  assert.equal(await text(place.releases.discover.url), 'entry of discover')
  assert.equal(await text('/assets/index.1.js'), 'shell')
})

test('it fetches a version that is tried out, and nobody can read who released it', async () => {
  await allowOverrides([], { target: place.target, who: 'Robin' })
  await mirror.sync()
  // copied after the gateway has last looked, and live for nobody
  const { url, metadata } = await place.release.remote('discover', 'tried app', 0)
  const document = await text(`/activities?mfe=discover@${metadata.version}`)
  assert.ok(document.includes(`href="${url}"`))
  assert.equal(await text(url.replace('remoteEntry', 'app')), 'tried app')
  assert.ok(!(await text('/activities')).includes(url))
  assert.equal((await fetch(`${origin}${url.replace(/[^/]+$/, 'release.json')}`)).status, 404)
  assert.match(await text('/activities?mfe=discover@00000000'), /There is no version 00000000/)
})

test('a script of a shell that another gateway serves already is fetched, before the next look at the bucket', async () => {
  await place.release.shell({ 'assets/newest.1.js': 'newest' })
  const response = await fetch(`${origin}/assets/newest.1.js`)
  assert.equal(await response.text(), 'newest')
  assert.match(response.headers.get('cache-control') ?? '', /immutable/)
})

test('it follows a release and a rollback, and an open tab gets what it still needs', async () => {
  const before = place.releases.discover
  const { url } = await place.release.remote('discover', 'newer app')
  await mirror.sync()
  assert.ok((await text('/activities')).includes(`href="${url}"`))
  await rollBack('discover', undefined, { target: place.target, who: 'Robin' })
  await mirror.sync()
  assert.ok((await text('/activities')).includes(`href="${before.url}"`))
  assert.equal(await text(url), 'entry of discover')
})

test('a version that was live before it started is fetched when a tab asks for it', async () => {
  const old = await place.release.remote('account', 'old app')
  await place.release.shell({ 'assets/old.1.js': 'only in this one' })
  await place.release.remote('account', 'new app')
  await place.release.shell()
  await mirror.sync()
  const [chunk = ''] = old.extras.preload
  const response = await fetch(origin + chunk)
  assert.equal(await response.text(), 'old app')
  assert.match(response.headers.get('cache-control') ?? '', /immutable/)
  assert.equal(await text('/assets/old.1.js'), 'only in this one')
  for (const missing of ['/remotes/account/0/app.1.js', '/assets/no.js', `${old.url}/release.json`])
    assert.equal((await fetch(origin + missing)).status, 404, missing)
})

test('while the bucket cannot be reached the site goes on, and a gateway that starts then serves the last good one', async () => {
  const { url } = liveRelease(await (await fetch(`${origin}/registry.json`)).json(), 'discover') ?? {}
  bucket.failWith = 503
  await assert.rejects(mirror.sync())
  assert.equal((await fetch(`${origin}/activities`)).status, 200)
  stop()
  await start()
  assert.ok((await text('/activities')).includes(`href="${url}"`))
  assert.equal(errors.length, 1)
  bucket.failWith = undefined
})
