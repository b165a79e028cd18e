import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { after, afterEach, test } from 'node:test'
import { ROOT } from 'federation/packages'
import { startS3Server } from 'federation/testing'
import { freePort } from '../e2e/freePort.ts'
import { row, startStubBackend } from '../shell/server/found/stubBackend.ts'
import { createSite } from '../shell/server/testSite.ts'

const bucket = await startS3Server()
const backend = await startStubBackend([row(1)])
Object.assign(process.env, bucket.env)
const running: ChildProcess[] = []
afterEach(async () => {
  for (const child of running.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
})
after(async () => {
  backend.stop()
  await bucket.stop()
})

/** The command in a process of its own, with nothing in its environment but these settings. */
function run(settings: Record<string, string>) {
  const env = { PATH: process.env.PATH, ...bucket.env, ...settings }
  const child = spawn(process.execPath, [path.join(ROOT, 'tasks/serve.ts')], { cwd: ROOT, env })
  running.push(child)
  const said = { out: '', errors: '' }
  child.stdout.on('data', (text) => {
    said.out += text
  })
  child.stderr.on('data', (text) => {
    said.errors += text
  })
  return { child, said }
}

/** A gateway that has begun to listen. */
async function serve(target: string) {
  const port = String(await freePort())
  const { child, said } = run({
    PORT: port,
    HOST: '127.0.0.1',
    RELEASE_TARGET: target,
    PUBLIC_ORIGIN: 'https://sprouts.test',
    SUPABASE_URL: backend.url,
    SUPABASE_PUBLISHABLE_KEY: 'public-key',
    SUPPORT_EMAIL: 'team@sprouts.test',
  })
  await Promise.race([
    once(child.stdout, 'data'),
    once(child, 'exit').then(() => assert.fail(`It has ended: ${said.errors}`)),
  ])
  return { child, said, origin: `http://127.0.0.1:${port}` }
}

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
    const gateways = await Promise.all([serve(target), serve(target)])
    for (const { origin } of gateways) {
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

test('each missing setting has a line', async () => {
  const { child, said } = run({ PUBLIC_ORIGIN: 'https://sprouts.test' })
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
