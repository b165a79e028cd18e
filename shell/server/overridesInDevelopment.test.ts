import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { after, describe, test } from 'node:test'
import { overridesOf } from './testing/overridesOf.ts'
import { createSite } from './testing/testSite.ts'

const place = await createSite()
after(() => place.remove())
const { allow, read } = overridesOf(place)
const live = place.releases.discover

describe('a development server', () => {
  const files = { 'entry.js': 'entry' }
  let answer: () => { status: number; body: string | Readable } = () => ({ status: 200, body: '' })
  let sent = 0
  function* endless() {
    for (const spaces = ' '.repeat(50_000); ; sent += spaces.length) yield spaces
  }
  const server = createServer(({ url }, response) => {
    const { status, body } = answer()
    if (status === 302 && url !== '/elsewhere')
      return response.writeHead(302, { location: '/elsewhere' }).end()
    response.writeHead(status === 302 ? 200 : status)
    if (typeof body === 'string') response.end(body)
    // it fails when the other side leaves
    else pipeline(body, response).catch(() => {})
  })
  let origin = ''
  after(() => server.close())

  function record(changes: { name?: string; base?: string; integrity?: boolean } = {}): string {
    const { name = 'discover', base = origin, integrity = true } = changes
    const url = `${base}/${Object.keys(files)[0]}`
    const release = {
      ...live,
      url,
      metadata: { version: 'development' },
      extras: {
        ...live.extras,
        preload: [],
        firstScreens: {},
        integrity: integrity ? { [url]: `sha384-${'A'.repeat(64)}` } : {},
      },
    }
    return JSON.stringify({ name, version: 'development', files: [], release })
  }

  async function open(body: () => string | Readable, status = 200) {
    if (!origin) {
      await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
      const address = server.address()
      origin = `http://localhost:${typeof address === 'object' ? address?.port : ''}`
    }
    await allow([origin])
    answer = () => ({ status, body: body() })
    return read(`/activities?mfe=discover@${origin}`)
  }

  test('takes the place of the live version, in one document, whose policy admits its origin', async () => {
    const { html, headers, data } = await open(() => record())
    assert.ok(html.includes(`href="${origin}/entry.js"`))
    assert.deepEqual(data.refused, [])
    assert.equal(data.parts.find(({ name }: { name: string }) => name === 'discover').origin, origin)
    const policy = headers.get('content-security-policy')?.split('; ') ?? []
    for (const name of ['script-src', 'style-src', 'img-src', 'font-src', 'connect-src']) {
      const directive = policy.find((one) => one.startsWith(`${name} `))
      assert.ok(directive?.split(' ').includes(origin), name)
    }
    assert.equal(headers.get('integrity-policy'), 'blocked-destinations=(script), endpoints=(policy)')
    const plain = await read('/activities')
    assert.ok(!plain.html.includes(`href="${origin}`))
    assert.ok(!plain.headers.get('content-security-policy')?.includes(origin))
  })

  for (const [what, body, status, reason] of [
    ['is of another part', () => record({ name: 'lists' }), 200, /serves lists, not discover/],
    ['names files of others', () => record({ base: 'https://evil.test' }), 200, /names https:\/\/evil\.test/],
    ['names files of this site', () => record({ base: '' }), 200, /which is not one of its files/],
    ['gives no digests', () => record({ integrity: false }), 200, /no valid digest of its entry/],
    ['has failed', () => 'It does not build', 503, /answers 503/],
    ['answers something else', () => '<!doctype html>', 200, /JSON|not valid/],
    ['never ends', () => Readable.from(endless()), 200, /its answer is too long/],
    ['redirects', () => record(), 302, /does not answer/],
  ] as const) {
    test(`that ${what} is refused, and the page shows what is live`, async () => {
      const { html, headers, data } = await open(body, status)
      assert.match(data.refused[0]?.reason ?? '', reason)
      assert.ok(html.includes(`href="${live.url}"`))
      assert.doesNotMatch(html, /src="https?:|href="https:\/\/evil/)
      assert.ok(!headers.get('content-security-policy')?.includes(origin))
    })
  }

  test('that never ends is read as far as a record may be long', async () => {
    sent = 0
    await open(() => Readable.from(endless()))
    // with what was under way
    assert.ok(sent > 1_000_000 && sent < 20_000_000, String(sent))
  })

  test('that does not run is refused', async () => {
    await open(() => record())
    server.close()
    server.closeAllConnections()
    const { data } = await read(`/activities?mfe=discover@${origin}`)
    assert.match(data.refused[0].reason, /does not answer\. Is `npm run dev -- discover` running\?/)
  })
})
