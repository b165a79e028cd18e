import assert from 'node:assert/strict'
import { readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { after, mock, type TestContext, test } from 'node:test'
import { Hono } from 'hono'
import { siteFiles } from './siteFiles.ts'
import { createSite } from './testing/testSite.ts'

const place = await createSite()
after(() => place.remove())

const SCRIPT = '/assets/index.1.js'
const ENTRY = place.releases.discover.url
const UNKNOWN = ['/assets/none.1.js', '/remotes/discover/none/none.js']

/** What the gateway says while a test runs. */
function listen(context: TestContext) {
  const error = mock.method(console, 'error', () => {})
  context.after(() => error.mock.restore())
  return () => error.mock.calls.map(({ arguments: words }) => words.join(' '))
}

async function ask(app: ReturnType<typeof place.open>, address: string) {
  const { status, headers } = await app.request(address)
  return [status, headers.get('cache-control'), headers.get('retry-after')]
}

/** Moves something of the site away until it is called. */
function takeAway(name: string): () => void {
  const file = path.join(place.site, name)
  renameSync(file, `${file}.away`)
  return () => {
    rmSync(file, { force: true })
    renameSync(`${file}.away`, file)
  }
}

/** Puts a link to itself in the place of a folder: reading it fails with ELOOP, for every user. */
function loop(name: string): () => void {
  const back = takeAway(name)
  symlinkSync(name, path.join(place.site, name))
  return back
}

for (const [what, fault, address] of [
  ['whose folder is gone', () => takeAway(''), SCRIPT],
  ['whose shell cannot be read', () => loop('shell'), SCRIPT],
  ['whose remotes cannot be read', () => loop('remotes'), ENTRY],
] as const)
  test(`a release ${what} is no removed script, and leaves one line`, async (context) => {
    const app = place.open({}, { isRendering: false })
    const before = await (await app.request('/login')).text()
    const said = listen(context)
    const back = fault()
    for (let times = 0; times < 3; times++)
      assert.deepEqual(await ask(app, address), [503, 'no-store', '5'], what)
    assert.equal(await (await app.request('/login')).text(), before)
    const lines = said().filter((line) => line.startsWith('Files of releases cannot be read'))
    assert.equal(lines.length, 1)
    assert.ok(lines[0]?.includes(place.site))
    assert.deepEqual(
      said()
        .join()
        .match(/\n {4}at /g),
      null,
      'no stack',
    )
    back()
    assert.equal((await app.request(SCRIPT)).status, 200)
    assert.equal((await app.request(ENTRY)).status, 200)
  })

test('a file that no release has is not found', async () => {
  const app = place.open({}, { isRendering: false })
  for (const address of UNKNOWN) assert.deepEqual(await ask(app, address), [404, 'no-store', null])
})

test('a bucket that cannot be reached is told once, not for each request', async (context) => {
  const said = listen(context)
  const fetchFile = async () => {
    throw new Error('s3://bucket failed: timeout')
  }
  const app = place.open({}, { isRendering: false, fetchFile })
  for (const address of UNKNOWN) assert.equal((await app.request(address)).status, 404)
  assert.deepEqual(said(), ['A file of an earlier version cannot be fetched: s3://bucket failed: timeout'])
})

test('nobody waits for a bucket that hangs longer than a front does', async () => {
  const live = () => assert.fail('the file is of a remote')
  const fetchFile = () => new Promise<boolean>(() => {})
  const files = siteFiles({ site: place.site, live, fetchFile, ofScript: {}, patience: 50 })
  const app = new Hono().get('*', files.ofRemotes('no-store'))
  assert.equal((await app.request('/remotes/discover/none/none.js')).status, 404)
})

test('a damaged registry is named by its file, in one line', async (context) => {
  const registry = path.join(place.site, 'registry.json')
  const good = readFileSync(registry)
  const app = place.open({}, { isRendering: false })
  const said = listen(context)
  writeFileSync(registry, good.subarray(0, good.length / 2))
  assert.equal((await app.request('/login')).status, 200)
  writeFileSync(registry, good)
  assert.deepEqual(said(), [
    `The new release cannot be read, the last good one stays: ${registry} is no registry to serve: The registry is not JSON. Put back a good one`,
  ])
})
