import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { after, describe, test } from 'node:test'
import { ROOT } from 'federation/packages'
import { routes } from '../../src/composition/applications.ts'
import { createSite } from '../testing/testSite.ts'
import { borrowers } from './composition.ts'
import { renderReleases } from './releasesPage.ts'

const SECRET = 'a secret of enough characters'
const LOCAL = { origin: 'http://localhost:3000' }

const place = await createSite()
after(() => place.remove())
const tried = (await place.release.remote('lists', 'tried app', 10)).metadata.version
const live = place.releases

type Asked = {
  headers?: Record<string, string>
  sender?: string
  host?: string
  site?: ReturnType<typeof place.open>
}
const local = place.open(LOCAL)
const open = place.open({}, { releasesSecret: SECRET })

const ask = ({ headers = {}, sender = '127.0.0.1', host = 'localhost:3000', site = local }: Asked = {}) =>
  site.request(`http://${host}/_releases`, { headers }, { incoming: { socket: { remoteAddress: sender } } })

const basic = (password: string, name = 'anybody') => ({
  authorization: `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}`,
})

describe('who may see the page of releases:', () => {
  for (const [who, asked, status] of [
    ['a request of the machine of a local site', {}, 200],
    ['the same over IPv6', { sender: '::1' }, 200],
    ['the same in the other notation', { sender: '::ffff:127.0.0.1' }, 200],
    ['another machine', { sender: '192.0.2.1' }, 404],
    ['an unknown sender', { sender: '' }, 404],
    ["another site's name for this machine", { host: 'evil.test:3000' }, 404],
    ['anybody on a public site without a secret', { site: place.open() }, 404],
    ['nobody without the secret', { site: open }, 401],
    ['its password', { site: open, headers: basic(SECRET) }, 200],
    ['its password, from anywhere', { site: open, headers: basic(SECRET), sender: '192.0.2.1' }, 200],
    ['another password', { site: open, headers: basic(`${SECRET}!`) }, 401],
    ['a part of it', { site: open, headers: basic(SECRET.slice(1)) }, 401],
    ['an empty one', { site: open, headers: basic('') }, 401],
    ['the secret as the name', { site: open, headers: basic('', SECRET) }, 401],
    ['no scheme', { site: open, headers: { authorization: SECRET } }, 401],
  ] as const) {
    test(`${who}: ${status}`, async () => {
      const response = await ask(asked)
      assert.equal(response.status, status)
      const text = await response.text()
      assert.equal(text.includes(tried), status === 200)
      // nor may a cache keep a refusal once the site has a secret
      if (status !== 200) assert.equal(response.headers.get('cache-control'), 'no-store')
      if (status === 401) assert.match(response.headers.get('www-authenticate') ?? '', /^Basic realm=/)
    })
  }

  test('a bearer token without spaces', async () => {
    const site = place.open({}, { releasesSecret: 'abcdefghijklmnopqrstuvwxyz' })
    const headers = { authorization: 'Bearer abcdefghijklmnopqrstuvwxyz' }
    assert.equal((await ask({ site, headers })).status, 200)
  })
})

test('the page runs no script, is not kept and not found by search engines', async () => {
  const response = await ask()
  const html = await response.text()
  assert.doesNotMatch(html, /<script|javascript:|\son\w+=/i)
  assert.equal(response.headers.get('cache-control'), 'no-store')
  assert.equal(response.headers.get('x-robots-tag'), 'noindex')
  assert.equal(response.headers.get('x-content-type-options'), 'nosniff')
  assert.equal(response.headers.get('set-cookie'), null)
  const [, style = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? []
  const digest = createHash('sha256').update(style).digest('base64')
  assert.equal(
    response.headers.get('content-security-policy'),
    `default-src 'none'; style-src 'sha256-${digest}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  )
  assert.ok(style.length > 1000)
})

function cellsOf(html: string, version: string): string[] {
  const [, cells = ''] = new RegExp(`<code>${version}</code></th>(.*?)</tr>`, 's').exec(html) ?? []
  return [...cells.matchAll(/<td[^>]*>(.*?)<\/td>/gs)].map(([, cell = '']) => cell.replace(/<[^>]+>/g, ''))
}

test('the page shows each version with its share, its documents and errors, its sizes, and no person', async () => {
  const site = place.open(LOCAL)
  const cookie = 'sprouts-bucket=5'
  for (let count = 0; count < 3; count++) await site.request('/activities', { headers: { cookie } })
  await site.request('/activities', { headers: { cookie: 'sprouts-bucket=50' } })
  await site.request('/_reports', {
    method: 'POST',
    body: JSON.stringify({ kind: 'error', remote: 'lists', version: tried }),
    headers: { 'content-type': 'application/json' },
  })
  const html = await (await ask({ site })).text()
  const row = (version: string) => cellsOf(html, version)
  assert.deepEqual(row(tried).slice(0, 4), ['canary', '10 %', '3', '1'])
  assert.match(row(tried)[4] ?? '', /^\d+\.\d kB$/)
  assert.match(row(tried)[6] ?? '', /^\d{4}-\d\d-\d\d \d\d:\d\d$/)
  const before = [...html.matchAll(/<code>(\w{8})<\/code><\/th>/g)].map(([, version = '']) => version)
  assert.equal(before.length, 6)
  assert.deepEqual(row(live.discover.metadata.version).slice(0, 4), ['live', '100 %', '4', '0'])
  assert.ok(before.some((version) => row(version)[1] === '90 %' && row(version)[2] === '1'))
  assert.doesNotMatch(html, /Robin/)
})

test('a version whose record is damaged is shown without its sizes', async () => {
  const file = path.join(place.site, 'remotes/lists', tried, 'release.json')
  const text = readFileSync(file, 'utf8')
  try {
    for (const damaged of ['', '{', '{}', text.replace('"when": "', '"when": "x')]) {
      writeFileSync(file, damaged)
      const response = await ask({ site: place.open(LOCAL) })
      assert.equal(response.status, 200)
      const [state, share, , , ...stored] = cellsOf(await response.text(), tried)
      assert.deepEqual([state, share], ['canary', '10 %'])
      assert.doesNotMatch(stored.join(), /\d/)
    }
  } finally {
    writeFileSync(file, text)
  }
})

test('a name and a version cannot become markup', async () => {
  const markup = '<img src=x onerror=alert(1)>'
  const version = { version: markup, state: 'live', traffic: 100 } as const
  const html = String(await renderReleases([], [{ name: markup, versions: [version] }]))
  assert.equal(html.split('&lt;img src=x').length, 4)
  assert.ok(!html.includes('<img'))
})

test('the picture has every route with its remote, and every fragment that is borrowed', async () => {
  const html = await (await ask()).text()
  for (const { path: pattern } of routes) assert.ok(html.includes(`<code>${pattern}</code>`), pattern)
  for (const fragment of Object.keys(borrowers))
    assert.ok(html.includes(`<code>${fragment}</code>`), fragment)
})

test('who borrows what is what the sources say', () => {
  const found: Record<string, string[]> = {}
  for (const file of globSync('mfe-*/src/**/*.tsx', { cwd: ROOT }).filter((one) => !one.includes('.test.'))) {
    for (const [, name = ''] of readFileSync(path.join(ROOT, file), 'utf8').matchAll(/\bborrow\('([^']+)'/g))
      found[name] = [...new Set([...(found[name] ?? []), file.replace(/^mfe-(\w+).*/, '$1')])]
  }
  assert.deepEqual(found, borrowers)
})
