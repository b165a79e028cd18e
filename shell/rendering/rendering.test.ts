import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { after, afterEach, test } from 'node:test'
import { canaryRelease } from 'federation/choice'
import { liveRelease, parseRegistry, SHELL } from 'federation/registry'
import { readRegistry, rollBack, stopCanary } from 'federation/release'
import { serveGateway } from '../server/serve.ts'
import { config } from '../server/testing/testSite.ts'
import { createRenderedSite, remoteBundle, SHELL_BUNDLE, server } from './testBundles.ts'

const place = await createRenderedSite(['search', 'categories'])
const first = place.discover
after(place.remove)

const servers: Server[] = []
afterEach(async () => {
  for (const one of servers.splice(0)) {
    one.close()
    one.closeAllConnections()
    await once(one, 'close')
  }
})

/** Waits for a page as long as its renderer takes to start. */
const CRAWLER = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }
const VISITOR = { 'user-agent': 'Mozilla/5.0 Firefox/153' }

/** A gateway on a port of its own, and a function that asks it. */
async function open(options: Partial<Parameters<typeof serveGateway>[0]> = {}) {
  const gateway = await serveGateway({ site: place.site, config, imageHosts: [], port: 0, ...options })
  servers.push(gateway)
  const origin = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`
  return async (address: string, headers: Record<string, string> = CRAWLER) => {
    const response = await fetch(origin + address, { headers, redirect: 'manual' })
    const html = await response.text()
    return {
      status: response.status,
      headers: response.headers,
      html,
      text: /data-boundary="discover">([^<]*)/.exec(html)?.[1],
      pid: /<header>(\d+)/.exec(html)?.[1],
    }
  }
}

test('a page of discover is in its document, with its head, styles and state', async () => {
  const ask = await open()
  const { status, html, text, headers } = await ask('/activities?search=zoo&utm=1&categories=')
  assert.equal(status, 200)
  assert.equal(text, `by the shell ${path.posix.dirname(first.url)}/ first ?search=zoo`)
  assert.match(html, /<title>Page of \/activities<\/title><meta name="description" content="rendered">/)
  assert.equal(html.match(/<title>/g)?.length, 1)
  assert.match(html, /<style data-styled="true">.a{color:red}<\/style>/)
  const state = JSON.parse(/id="rendered">([^<]*)/.exec(html)?.[1] ?? '{}')
  assert.equal(state.version, first.metadata.version)
  assert.equal(state.pathname, '/activities')
  const digest = createHash('sha256').update('.a{color:red}').digest('base64')
  assert.ok(headers.get('content-security-policy')?.includes(`'sha256-${digest}'`))
  // the words for a script that was lost are of no use where the page can be read
  assert.doesNotMatch(html, /class="late"|<noscript>/)
})

test('any other page has the frame only, and keeps the words for a script that was lost', async () => {
  const ask = await open()
  await ask('/')
  const { status, html, text } = await ask('/login')
  assert.equal(status, 200)
  assert.equal(text, 'frame only')
  assert.match(html, /class="late".*<noscript>/s)
})

test("one of the shell's own pages is in its document, the same for all addresses of its route", async () => {
  const ask = await open()
  const page = await ask('/terms-of-use/?from=mail')
  assert.deepEqual([page.status, page.text], [200, 'own /terms-of-use'])
  assert.doesNotMatch(page.html, /class="late"|<noscript>/)
  const state = JSON.parse(/id="rendered">([^<]*)/.exec(page.html)?.[1] ?? '{}')
  const registry = parseRegistry(readFileSync(path.join(place.site, 'registry.json'), 'utf8'))
  const { version } = liveRelease(registry, SHELL)?.metadata ?? {}
  assert.deepEqual([state.application, state.version], ['pages', version])
  assert.equal((await ask('/terms-of-use')).html, page.html)

  const lost = await ask('/no/such/page')
  assert.deepEqual([lost.status, lost.text], [404, 'own /404'])
  assert.equal(lost.headers.get('cache-control'), 'public, max-age=0, s-maxage=30')
  assert.equal((await ask('/another?search=x')).html, lost.html)
})

test('an own page that the release of the shell does not name is left to the browser, and stays 404 if it is one', async () => {
  const ask = await open()
  await ask('/')
  assert.equal((await ask('/style-guide')).text, 'frame only')
  const other = await createRenderedSite([])
  after(other.remove)
  rmSync(path.join(other.folder, 'package.json'))
  await other.release.shell({ ...server(SHELL_BUNDLE), 'favicon.svg': '<svg/>' })
  const old = await open({ site: other.site })
  await old('/')
  const { status, text } = await old('/no/such/page')
  assert.deepEqual([status, text], [404, 'frame only'])
})

test('a frame is rendered once for all who ask for it', async () => {
  const closing = new AbortController()
  after(() => closing.abort())
  const secret = 'a-secret-of-enough-characters'
  const gateway = place.open({}, { closing: closing.signal, releasesSecret: secret })
  const headers = { authorization: `Bearer ${secret}` }
  const sender = { incoming: { socket: { remoteAddress: '127.0.0.1' } } }
  const rendered = async () => {
    const text = await (await gateway.request('/metrics', { headers }, sender)).text()
    return Number(/^sprouts_render_seconds_count\{result="page"\} (\d+)$/m.exec(text)?.[1])
  }
  await gateway.request('/', { headers: CRAWLER }, sender)
  assert.equal(await rendered(), 1)
  await Promise.all(Array.from({ length: 20 }, () => gateway.request('/contact', undefined, sender)))
  assert.equal(await rendered(), 2)
})

test('an unknown activity is answered 404, another address of one 308', async () => {
  const ask = await open()
  assert.equal((await ask('/activities/unknown-1/x')).status, 404)
  const moved = await ask('/activities/old/name')
  assert.deepEqual([moved.status, moved.headers.get('location')], [308, '/activities/new/name'])
  assert.match(moved.headers.get('cache-control') ?? '', /max-age=0/)
  // also what no page reads
  const { headers } = await ask('/activities/old/name?utm_source=mail&date=2026-11-24')
  assert.equal(headers.get('location'), '/activities/new/name?utm_source=mail&date=2026-11-24')
})

test('while a canary runs, no cache in front keeps a 308 with the bucket of one visitor', async () => {
  const { target } = place
  const ask = await open()
  await place.release.remote('lists', 'newer app', 10)
  const { status, headers } = await ask('/activities/old/name')
  assert.deepEqual([status, headers.get('cache-control')], [308, 'private, no-cache'])
  assert.equal(headers.get('vary'), 'accept-encoding, cookie')
  assert.match(headers.get('set-cookie') ?? '', /^sprouts-bucket=/)
  await stopCanary('lists', { target, who: 'Kim' })
})

test('the documents of a canary name its own start, by which errors are counted', async () => {
  const ask = await open()
  const start = async () => {
    await place.release.remote('lists', 'tried app', 10)
    const { html } = await ask('/activities?search=started', { ...CRAWLER, cookie: 'sprouts-bucket=0' })
    const told = parseRegistry(/id="registry">([^<]*)/.exec(html)?.[1] ?? '').microFrontends.lists?.[0]
    const { registry } = await readRegistry(place.target)
    const isRight = told?.deployment.move === canaryRelease(registry, 'lists')?.deployment.move
    await stopCanary('lists', { target: place.target, who: 'Kim' })
    return isRight && Boolean(told)
  }
  assert.deepEqual([await start(), await start()], [true, true])
})

test('the browser gets no server build: neither its address nor its bytes', async () => {
  const ask = await open()
  const { html } = await ask('/activities')
  assert.doesNotMatch(html, /server\.mjs/)
  const { version } = first.metadata
  for (const address of [`/remotes/discover/${version}/server/server.mjs`, '/server/server.mjs'])
    assert.equal((await ask(address)).status, 404, address)
})

test('one rendering serves all who ask for the same, in any order of the parameters', async () => {
  const ask = await open()
  const pages = await Promise.all(
    ['?search=a&categories=b', '?categories=b&search=a', '?search=a&search=a&categories=b&x=1'].map((query) =>
      ask(`/activities${query}`),
    ),
  )
  assert.equal(new Set(pages.map(({ html }) => html)).size, 1)
})

test('caches in front may keep a page, and say so; what the browser has to draw is kept by nobody', async () => {
  const ask = await open()
  const policyOf = async (address: string, headers?: Record<string, string>) =>
    (await ask(address, headers)).headers.get('cache-control')
  const page = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400'
  assert.equal(await policyOf('/'), page)
  assert.equal(await policyOf('/activities/unknown-2/x'), 'public, max-age=0, s-maxage=30')
  assert.equal(await policyOf('/activities?search=throws', VISITOR), 'no-store')
  assert.equal(await policyOf('/login'), 'no-cache')
})

test('an own page that cannot be rendered is kept by nobody, too', async () => {
  const { site, release, remove } = await createRenderedSite([])
  after(remove)
  const broken = SHELL_BUNDLE.replace("'own ' + pathname", 'missing()')
  assert.notEqual(broken, SHELL_BUNDLE)
  await release.shell(server(broken))
  const ask = await open({ site })
  await ask('/')
  const { status, headers } = await ask('/terms-of-use', VISITOR)
  assert.deepEqual([status, headers.get('cache-control')], [200, 'no-store'])
})

test('a browser that has a page is told so', async () => {
  const ask = await open()
  const { headers } = await ask('/')
  const again = await ask('/', { ...CRAWLER, 'if-none-match': headers.get('etag') ?? '' })
  assert.equal(again.status, 304)
})

test('a site that does not render answers documents that the browser draws', async () => {
  const ask = await open({ isRendering: false })
  const { html } = await ask('/activities')
  assert.match(html, /<div id="shell"><\/div>/)
  assert.match(html, /class="late"/)
})

test('the first visitor of a gateway that was warmed gets a rendered page', async () => {
  const ask = await open({ isWarmed: true })
  assert.match((await ask('/', VISITOR)).text ?? '', /^by the shell/)
})

test('a server build that was changed on the disk is never run', async () => {
  const file = path.join(place.site, first.extras.server?.file ?? '')
  const released = readFileSync(file)
  writeFileSync(file, `${released}\n// changed`)
  try {
    const ask = await open()
    assert.equal((await ask('/activities')).text, undefined)
    assert.equal((await ask('/activities')).status, 200)
  } finally {
    writeFileSync(file, released)
  }
})

test('a release switches all documents together, after the new renderer has drawn pages; a rollback finds the old one', async () => {
  const ask = await open()
  const old = await ask('/')
  await place.release.remote('discover', 'other app', undefined, server(remoteBundle('second')))
  const seen: (string | undefined)[] = []
  let latest = await ask('/')
  while (latest.text === old.text) {
    seen.push(latest.text)
    latest = await ask('/')
  }
  // until the switch every document is the old one, and none is without its page
  assert.ok(seen.every((text) => text === old.text))
  assert.match(latest.text ?? '', / second /)
  assert.match((await ask('/activities')).text ?? '', / second /)
  await rollBack('discover', first.metadata.version, { target: place.target, who: 'Robin' })
  const back = await ask('/')
  assert.deepEqual([back.text, back.pid], [old.text, old.pid])
})
