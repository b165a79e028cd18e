import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { after, describe, test } from 'node:test'
import { overridesOf } from './testing/overridesOf.ts'
import { createSite } from './testing/testSite.ts'

const ORIGIN = 'http://localhost:3003'

const place = await createSite()
after(() => place.remove())
const { allow, gateway, read } = overridesOf(place)
const old = place.releases.discover
const newer = await place.release.remote('discover', 'newer app')
const oldVersion = old.metadata.version

describe('a site whose registry lists no origins', () => {
  test('ignores the parameter, and its documents know nothing of overrides', async () => {
    await allow(undefined)
    const plain = await read('/activities')
    for (const value of [oldVersion, ORIGIN, 'nonsense', '']) {
      const { html, headers } = await read(`/activities?mfe=discover@${value}`)
      assert.equal(html, plain.html)
      assert.equal(headers.get('etag'), plain.headers.get('etag'))
      assert.equal(headers.get('cache-control'), 'no-cache')
    }
    assert.doesNotMatch(plain.html, /overrides|tryout|mfe=/i)
    const registry = await (await gateway.request('/registry.json')).text()
    assert.doesNotMatch(registry, /overrides|tryout/i)
  })

  for (const file of ['keep.ts', 'panel.ts']) {
    test(`does not serve ${file}`, async () => {
      await allow(undefined)
      assert.equal((await gateway.request(`/_tryout/${file}`)).status, 404)
    })
  }

  test('allows them on this machine only, and only where the command that serves it says so', async () => {
    await allow(undefined)
    const localOverrides = { origins: [ORIGIN] }
    const local = place.open({ origin: 'http://localhost:3000' }, { localOverrides })
    assert.ok(
      (await read(`/activities?mfe=discover@${oldVersion}`, local)).html.includes(`href="${old.url}"`),
    )
    const open = place.open({}, { localOverrides })
    assert.ok(!(await read(`/activities?mfe=discover@${oldVersion}`, open)).html.includes(old.url))
    await allow([])
    assert.deepEqual((await read('/activities', local)).data.origins, [])
  })

  test('allows nothing where the list is none', async () => {
    await allow([])
    const file = path.join(place.site, 'registry.json')
    const { overrides: _, ...registry } = JSON.parse(readFileSync(file, 'utf8'))
    for (const overrides of [null, [ORIGIN], 'all', { origins: ORIGIN }]) {
      writeFileSync(file, JSON.stringify({ ...registry, overrides }))
      assert.doesNotMatch((await read(`/activities?mfe=discover@${oldVersion}`)).html, /_tryout/)
    }
    writeFileSync(file, JSON.stringify(registry))
  })
})

describe('a site whose registry has a list of origins', () => {
  test('shows a released version in place of the live one, with its digests', async () => {
    await allow([])
    const { html, headers, data, status } = await read(`/activities?mfe=discover@${oldVersion}`)
    assert.equal(status, 200)
    assert.ok(
      html.includes(
        `<link rel="modulepreload" href="${old.url}" integrity="${old.extras.integrity[old.url]}">`,
      ),
    )
    assert.ok(!html.includes(`/remotes/discover/${newer.metadata.version}/`))
    const [, importMap = ''] = /<script type="importmap">(.*?)<\/script>/.exec(html) ?? []
    assert.equal(JSON.parse(importMap).integrity[old.url], old.extras.integrity[old.url])
    assert.equal(headers.get('integrity-policy'), 'blocked-destinations=(script), endpoints=(policy)')
    const part = data.parts.find(({ name }: { name: string }) => name === 'discover')
    assert.equal(part.live, newer.metadata.version)
    assert.equal(part.running, oldVersion)
  })

  test('and no cache or search engine keeps that document', async () => {
    await allow([])
    for (const query of [`?mfe=discover@${oldVersion}`, '?mfe=nonsense', '?mfe=']) {
      const { headers } = await read(`/activities${query}`)
      assert.equal(headers.get('cache-control'), 'no-store')
      assert.equal(headers.get('x-robots-tag'), 'noindex')
      assert.equal(headers.get('etag'), null)
    }
    const { headers } = await read('/activities')
    assert.equal(headers.get('cache-control'), 'no-cache')
    assert.ok(headers.get('etag'))
  })

  test('shows an earlier shell, with its own document', async () => {
    await allow([])
    const script = '<script type="module" src="/assets/index.1.js"></script>'
    const first = place.releases.shell.metadata.version
    await place.release.shell({ 'index.html': `<head><!--head-->${script}</head>a new shell<!--data-->` })
    assert.match((await read('/activities')).html, /a new shell/)
    assert.doesNotMatch((await read(`/activities?mfe=shell@${first}`)).html, /a new shell/)
    await place.release.shell()
  })

  for (const [what, asked, reason] of [
    ['a version that does not exist', 'discover@00000000', /no version 00000000 of discover/],
    ['a version of another part', `lists@${oldVersion}`, /no version/],
    ['an origin that is not listed', 'discover@http://localhost:9999', /does not allow/],
    ['nonsense', '<script>alert(1)</script>', /Write it like/],
  ] as const) {
    test(`shows what is live where ${what} is asked for, and says why`, async () => {
      await allow([ORIGIN])
      const { html, headers, status, data } = await read(`/activities?mfe=${encodeURIComponent(asked)}`)
      assert.equal(status, 200)
      assert.ok(html.includes(`href="${newer.url}"`))
      assert.equal(data.refused[0].asked, asked)
      assert.match(data.refused[0].reason, reason)
      assert.doesNotMatch(html, /<script>alert/)
      assert.doesNotMatch(headers.get('content-security-policy') ?? '', /localhost/)
    })
  }

  test('shows what the command that serves it overrides, unless an address says something else', async () => {
    await allow([])
    const standing = [{ name: 'discover', version: oldVersion }]
    const from = place.open({}, { standing })
    const runs = async (query: string) => {
      const { data } = await read(`/activities${query}`, from)
      return data.parts.find(({ name }: { name: string }) => name === 'discover').running
    }
    assert.equal(await runs(''), oldVersion)
    assert.equal(await runs('?mfe=lists@00000000'), oldVersion)
    assert.equal(await runs(`?mfe=discover@${newer.metadata.version}`), newer.metadata.version)
    assert.equal(await runs('?mfe='), newer.metadata.version)
  })

  test('loads the scripts of the panel with digests, each of which is right', async () => {
    await allow([])
    const { html } = await read('/activities')
    const [, importMap = ''] = /<script type="importmap">(.*?)<\/script>/.exec(html) ?? []
    const digests: Record<string, string> = JSON.parse(importMap).integrity
    const scripts = Object.keys(digests).filter((url) => url.startsWith('/_tryout/'))
    assert.ok(scripts.length >= 3)
    for (const url of scripts) {
      const response = await gateway.request(url)
      assert.equal(response.headers.get('content-type'), 'text/javascript')
      assert.equal(await digestOf(await response.text()), digests[url])
    }
    const tags = [...html.matchAll(/<script [^>]*src="\/_tryout\/([^"]+)" integrity="([^"]+)"/g)]
    assert.deepEqual(
      tags.map(([, file, digest]) => [`/_tryout/${file}`, digest]),
      ['/_tryout/keep.ts', '/_tryout/panel.ts'].map((url) => [url, digests[url]]),
    )
    assert.equal((await gateway.request('/_tryout/other.ts')).status, 404)
  })
})

async function digestOf(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-384', new TextEncoder().encode(text))
  return `sha384-${Buffer.from(bytes).toString('base64')}`
}

test('a version of the shell whose document has one other bit is refused', async () => {
  await allow([])
  const { metadata } = await place.release.shell({ 'assets/tried.1.js': 'tried' }, 0)
  const file = path.join(place.site, 'shell', metadata.version, 'index.html')
  const text = readFileSync(file, 'utf8')
  const tried = () => read(`/activities?mfe=shell@${metadata.version}`)
  assert.match((await tried()).html, /tried\.1\.js/)
  writeFileSync(file, text.replace('earlyClicks', 'darlyClicks'))
  const { html, data } = await tried()
  assert.doesNotMatch(html, /tried\.1\.js|darlyClicks/)
  assert.match(data.refused[0].reason, /has other bytes than were released/)
})

test('asking for the panel opens it, and overrides nothing', async () => {
  await allow([])
  const { html, data } = await read('/activities?mfe=panel')
  assert.equal(data.isOpen, true)
  assert.deepEqual(data.refused, [])
  assert.doesNotMatch(html, /<meta name="passing">/)
  const both = await read(`/activities?mfe=discover@${oldVersion},panel`)
  assert.equal(both.data.isOpen, true)
  assert.match(both.html, /<meta name="passing">/)
  assert.equal((await read('/activities')).data.isOpen, undefined)
})
