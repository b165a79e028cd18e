import assert from 'node:assert/strict'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { after, afterEach, test } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import { startS3Server } from 'federation/testing'
import { freePort } from '../e2e/sites/freePort.ts'
import { row, startStubBackend } from '../shell/server/found/stubBackend.ts'
import { createSite } from '../shell/server/testing/testSite.ts'
import { endAll, runServe, serve } from './site/testServe.ts'

const bucket = await startS3Server()
const backend = await startStubBackend([row(1)])
Object.assign(process.env, bucket.env)
afterEach(endAll)
after(async () => {
  backend.stop()
  await bucket.stop()
})

const text = async (address: string) => (await fetch(address)).text()

/** Asks until the answer has these words. The runner's time limit ends a test that waits in vain. */
async function whenItSays(address: string, words: string): Promise<void> {
  while (!(await text(address)).includes(words));
}

for (const kind of ['folder', 'bucket'] as const) {
  test(`two gateways serve one ${kind}, and both see a release`, { timeout: 120_000 }, async (context) => {
    const place = await createSite(kind === 'bucket' ? await bucket.place(`serve`) : undefined)
    context.after(() => place.remove())
    const target = kind === 'bucket' ? place.target.name : place.site
    const open = () => serve(target, backend.url, bucket.env)
    const gateways = await Promise.all([open(), open()])
    for (const { origin, said } of gateways) {
      // every line is an object
      const [{ level, msg }] = said.out
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
      assert.deepEqual([level, msg], ['info', 'https://sprouts.test is served'])
      assert.equal((await fetch(`${origin}/readyz`)).status, 200)
      assert.ok((await text(`${origin}/activities`)).includes(place.releases.discover.url))
      assert.equal(await text(origin + place.releases.discover.url), 'entry of discover')
    }
    const next = await place.release.remote('discover', 'a second app')
    for (const { origin } of gateways) {
      await whenItSays(`${origin}/activities`, next.url)
      // a tab that was open over the release
      assert.equal(await text(origin + place.releases.discover.url), 'entry of discover')
    }
  })
}

/** What a gateway has made in a folder for temporary files. */
const ownFolders = (folder: string) => readdirSync(folder).filter((name) => name.startsWith('sprouts-'))

const COMPLETE = {
  PUBLIC_ORIGIN: 'https://sprouts.test',
  SUPABASE_URL: backend.url,
  SUPABASE_PUBLISHABLE_KEY: 'public-key',
  SUPPORT_EMAIL: 'team@sprouts.test',
}

/** Starts a gateway with these settings, which it refuses. Returns all that it says. */
async function refusal(settings: Record<string, string>): Promise<string> {
  const { child, said } = runServe({ PORT: String(await freePort()), ...COMPLETE, ...settings })
  const [code] = await once(child, 'close')
  assert.equal(code, 1)
  return (said.out + said.errors).trim()
}

for (const [what, target, line] of [
  ['that is not there', '/nowhere/site', /"msg":"RELEASE_TARGET=\/nowhere\/site is no folder: name the one /],
  ['that is a file', import.meta.filename, /^RELEASE_TARGET=.*serve\.test\.ts is no target: name a folder/],
  ['that is an address', 'http://x/y', /^RELEASE_TARGET=http:\/\/x\/y is no target: name a folder/],
] as const)
  test(`a target ${what} ends it with one line`, async () => {
    const said = await refusal({ RELEASE_TARGET: target })
    assert.match(said, line)
    assert.doesNotMatch(said, /\n/)
  })

test('an address of another machine ends it with one line', async () => {
  const said = await refusal({ HOST: '192.0.2.1', RELEASE_TARGET: import.meta.dirname })
  assert.equal(said, 'HOST=192.0.2.1 is no address of this machine.')
})

for (const [kind, open] of [
  ['a folder', async () => import.meta.dirname],
  ['a bucket', () => bucket.place('kept')],
] as const)
  test(`a data folder that cannot be made ends the gateway of ${kind} with one line`, {
    timeout: 60_000,
  }, async () => {
    const said = await refusal({ ...bucket.env, RELEASE_TARGET: await open(), DATA_DIR: '/proc/x' })
    assert.match(
      said,
      /^\{[^\n]*The folder \/proc\/x\/gateway cannot be made \(ENOENT\): set DATA_DIR [^\n]*\}$/,
    )
  })

test('a signal while it starts ends it, and leaves nothing', { timeout: 60_000 }, async (context) => {
  // what stands at the address of the bucket accepts connections and says nothing
  const silent = createServer(() => {}).listen(0, '127.0.0.1')
  context.after(() => silent.close())
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  const { child, folder } = runServe({
    ...COMPLETE,
    ...bucket.env,
    PORT: String(await freePort()),
    RELEASE_TARGET: 's3://silent/site',
    AWS_ENDPOINT_URL: `http://127.0.0.1:${port}`,
  })
  const [line] = (await once(silent, 'connection')) as [Socket]
  child.kill('SIGTERM')
  assert.deepEqual(await once(child, 'exit'), [0, null])
  line.destroy()
  assert.deepEqual(ownFolders(folder), [])
})

test('a gateway ends when what has started it is gone', { timeout: 60_000 }, async (context) => {
  const place = await createSite()
  context.after(() => place.remove())
  const { child, folder } = await serve(place.site, backend.url)
  // as the end of that process does
  child.disconnect()
  assert.deepEqual(await once(child, 'exit'), [0, null])
  assert.deepEqual(ownFolders(folder), [])
})

test('a gateway that may open few files says so, and how to allow more', async (context) => {
  const place = await createSite()
  context.after(() => place.remove())
  const words = 'This process may open 64 files'
  const { said } = await serve(place.site, backend.url, {}, { files: 64 })
  const line = () => said.out.split('\n').find((text) => text.includes(words))
  while (!line()) await setImmediate()
  const { level, msg } = JSON.parse(line() ?? '')
  assert.equal(level, 'warn')
  assert.match(msg, /ulimit -n/)
  const { said: other } = await serve(place.site, backend.url, {}, { files: 1024 })
  assert.ok(!other.out.includes('may open'))
})

test('a gateway or a site that may open too few files to start ends with one line', async () => {
  for (const task of ['serve', 'start']) {
    const { child, said } = runServe({ PORT: String(await freePort()), ...COMPLETE }, { files: 40, task })
    assert.deepEqual(await once(child, 'close'), [1, null])
    assert.match(
      said.errors,
      /^This process may open 40 files, which are too few to start\. Allow it 1024 [^\n]*\n$/,
    )
    assert.equal(said.out, '')
  }
})

test('each missing setting has a line', async () => {
  const { child, said } = runServe({ PUBLIC_ORIGIN: 'https://sprouts.test' })
  const [code] = await once(child, 'close')
  assert.equal(code, 1)
  assert.deepEqual(
    said.errors
      .trim()
      .split('\n')
      .map((line) => line.replace(/ is missing: .+\.$/, '')),
    ['RELEASE_TARGET', 'SUPABASE_URL', 'SUPABASE_PUBLISHABLE_KEY', 'SUPPORT_EMAIL'],
  )
  assert.equal(said.out, '')
})
