import assert from 'node:assert/strict'
import { once } from 'node:events'
import { Agent, type IncomingMessage, request, type ServerResponse } from 'node:http'
import path from 'node:path'
import { after, afterEach, beforeEach, test } from 'node:test'
import { startS3Server } from 'federation/testing'
import { createRenderedSite, server } from '../shell/rendering/testBundles.ts'
import { row, startStubBackend } from '../shell/server/found/stubBackend.ts'
import { createSite } from '../shell/server/testing/testSite.ts'
import { endAll, serve } from './site/testServe.ts'

const place = await createSite()
let backend: Awaited<ReturnType<typeof startStubBackend>>
beforeEach(async () => {
  backend = await startStubBackend([row(1)])
})
afterEach(async () => {
  await endAll()
  backend.stop()
})
after(() => place.remove())

/** Asks on a connection of its own, which the gateway may keep open. */
async function ask(
  address: string,
  headers: Record<string, string> = {},
): Promise<{ status?: number; text: string }> {
  const agent = new Agent({ keepAlive: true })
  const asked = request(address, { agent, headers }).end()
  const [response] = (await once(asked, 'response')) as [IncomingMessage]
  const parts = await response.setEncoding('utf8').toArray()
  agent.destroy()
  return { status: response.statusCode, text: parts.join('') }
}

/** A gateway with ten requests under way, which wait for the backend. `goOn` lets it answer. */
async function openBusy(settings: Record<string, string> = {}, target = place.site) {
  const gateway = await serve(target, backend.url, settings)
  const held: ServerResponse[] = []
  const { promise: isHeld, resolve } = Promise.withResolvers<void>()
  backend.answer = (response) => {
    held.push(response)
    resolve()
  }
  const answers = Promise.allSettled(Array.from({ length: 10 }, () => ask(`${gateway.origin}/sitemap.xml`)))
  await isHeld
  // connections are accepted in their order, so after this one the gateway has read the others
  await ask(`${gateway.origin}/healthz`)
  const goOn = () => {
    backend.answer = undefined
    for (const response of held) response.end(JSON.stringify([row(1)]))
  }
  return { ...gateway, answers, goOn }
}

/** An idle connection that was used once. */
async function openIdle(origin: string) {
  const agent = new Agent({ keepAlive: true })
  const asked = request(`${origin}/healthz`, { agent }).end()
  const [response] = (await once(asked, 'response')) as [IncomingMessage]
  const { socket } = response
  response.resume()
  await once(response, 'end')
  return socket
}

test('SIGTERM: no request of ten is cut, idle connections are closed, new ones refused', {
  timeout: 60_000,
}, async () => {
  const { child, origin, answers, goOn } = await openBusy()
  const idle = await openIdle(origin)
  const exited = once(child, 'exit')
  // npm and a terminal send it more than once
  for (let copies = 0; copies < 3; copies++) child.kill('SIGTERM')
  await once(idle, 'close')
  // the system may have taken it just before
  await assert.rejects(ask(`${origin}/healthz`), { code: /^ECONN(REFUSED|RESET)$/ })
  goOn()
  for (const answer of await answers) {
    assert.equal(answer.status, 'fulfilled')
    assert.equal(answer.value.status, 200)
    assert.match(answer.value.text, /<\/sitemapindex>\s*$/)
  }
  assert.deepEqual(await exited, [0, null])
})

/** A remote whose pages ask the backend first, as real ones do. */
const asking = (url: string) => `
export const contract = 1
export const App = null
export async function prepare({ pathname, signal }) {
  const answer = await fetch('${url}/rest/v1/Listings?limit=1', { signal })
  return 'of ' + pathname + ' ' + (await answer.json()).length
}
`

test('a signal to the whole group of processes lets pages under way be rendered', {
  timeout: 60_000,
}, async () => {
  const site = await createRenderedSite([])
  try {
    await site.release.remote('discover', 'app', undefined, server(asking(backend.url)))
    const { child, origin } = await serve(site.site, backend.url, {}, { detached: true })
    const { promise: isHeld, resolve } = Promise.withResolvers<ServerResponse>()
    backend.answer = resolve
    const page = ask(`${origin}/activities/known/name`, { 'user-agent': 'a bot' })
    const held = await isHeld
    const idle = await openIdle(origin)
    const exited = once(child, 'exit')
    process.kill(-(child.pid ?? 0), 'SIGTERM')
    await once(idle, 'close')
    backend.answer = undefined
    held.end(JSON.stringify([row(1)]))
    assert.match((await page).text, /of \/activities\/known\/name 1/)
    assert.deepEqual(await exited, [0, null])
  } finally {
    site.remove()
  }
})

test('a balancer sees that it ends before it does, and a second signal ends it at once', {
  timeout: 60_000,
}, async () => {
  const { child, origin, answers } = await openBusy({ DRAIN_DELAY: '60' })
  child.kill('SIGTERM')
  const ready = () => ask(`${origin}/readyz?exclude=backend`)
  while ((await ready()).status === 200);
  assert.deepEqual(JSON.parse((await ready()).text).reasons, { draining: 'the gateway is ending' })
  assert.equal((await ask(`${origin}/login`)).status, 200)
  const again = setInterval(() => child.kill('SIGTERM'), 20)
  const [code] = await once(child, 'exit')
  clearInterval(again)
  assert.equal(code, 1)
  for (const { status } of await answers) assert.equal(status, 'rejected')
})

test('after a SIGKILL with requests under way the same command serves again, also while the bucket is away', {
  timeout: 120_000,
}, async () => {
  const bucket = await startS3Server()
  Object.assign(process.env, bucket.env)
  const site = await createSite(await bucket.place('killed'))
  const settings = { ...bucket.env, DATA_DIR: path.join(site.folder, 'data') }
  try {
    const { child, answers } = await openBusy(settings, site.target.name)
    const exited = once(child, 'exit')
    child.kill('SIGKILL')
    assert.deepEqual(await exited, [null, 'SIGKILL'])
    for (const { status } of await answers) assert.equal(status, 'rejected')
    backend.answer = undefined
    bucket.failWith = 503
    const { origin } = await serve(site.target.name, backend.url, settings)
    assert.equal((await ask(`${origin}/readyz`)).status, 200)
    const page = await ask(`${origin}/activities`)
    assert.ok(page.text.includes(site.releases.discover.url))
    assert.equal((await ask(origin + site.releases.discover.url)).text, 'entry of discover')
  } finally {
    site.remove()
    await bucket.stop()
  }
})

test('an error that nobody has caught ends the gateway with one line', { timeout: 60_000 }, async () => {
  // a mistake in a part of the gateway that nobody awaits
  const failing = `process.on('SIGUSR2', () => void Promise.reject(new Error('nobody catches this')))`
  const { child, said, origin } = await serve(place.site, backend.url, {
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(failing)}`,
  })
  // with all that it has said
  const ended = once(child, 'close')
  child.kill('SIGUSR2')
  assert.deepEqual(await ended, [1, null])
  await assert.rejects(ask(`${origin}/healthz`), { code: 'ECONNREFUSED' })
  const lines = said.out.trim().split('\n')
  const { level, msg, error } = JSON.parse(lines.at(-1) ?? '')
  assert.deepEqual([level, msg], ['fatal', 'The gateway ends, because of an error that nobody has caught'])
  assert.match(error, /^Error: nobody catches this\n\s+at /)
  assert.equal(said.errors, '')
})
