import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { createSite } from '../testing/testSite.ts'

const place = await createSite()
after(() => place.remove())

const LOCAL = { origin: 'http://localhost:3000' }
const from = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } })

function open() {
  const gateway = place.open(LOCAL, { target: place.target })
  // while a canary runs, a visitor without a bucket gets a random one
  const visitor = { headers: { cookie: 'sprouts-bucket=0' } }
  const ask = (target: string, init: RequestInit = visitor, sender = '127.0.0.1') =>
    gateway.request(LOCAL.origin + target, init, from(sender))
  const report = (remote: string, version: string, sender: string) =>
    ask(
      '/_reports',
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ kind: 'error', remote, version }),
      },
      sender,
    )
  return { ask, report, read: async () => (await ask('/metrics')).text() }
}

/** The series: names with their labels, without values. Those of the process itself are Node's. */
const seriesOf = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('sprouts_'))
    .map((line) => line.slice(0, line.lastIndexOf(' ')))
    .sort()

const figureOf = (text: string, series: string) =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${series} `))
      ?.slice(series.length),
  )

test('requests, documents and bytes are counted by patterns', async () => {
  const { ask, read } = open()
  for (const id of [1, 2, 3]) await ask(`/activities/${id}/x`)
  await ask('/no/such/page')
  const response = await ask('/metrics')
  assert.match(response.headers.get('content-type') ?? '', /^text\/plain; version=0\.0\.4/)
  assert.equal(response.headers.get('cache-control'), 'no-store')
  const text = await response.text()
  assert.equal(figureOf(text, 'sprouts_requests_total{route="/activities/:id/:slug",status="2xx"}'), 3)
  assert.equal(figureOf(text, 'sprouts_requests_total{route="none",status="4xx"}'), 1)
  assert.equal(figureOf(text, 'sprouts_request_seconds_count{route="/activities/:id/:slug"}'), 3)
  assert.equal(figureOf(text, 'sprouts_documents_total{cache="hit"}'), 2)
  assert.equal(figureOf(text, 'sprouts_documents_total{cache="miss"}'), 2)
  assert.ok(figureOf(text, 'process_resident_memory_bytes') > 0)
  // the request for the figures itself
  assert.equal(figureOf(await read(), 'sprouts_requests_total{route="/metrics",status="2xx"}'), 1)
})

test('the live versions, canaries and the errors that browsers report have series', async () => {
  const live = place.releases.account.metadata.version
  const tried = (await place.release.remote('account', 'a tried app', 50)).metadata.version
  const { ask, report, read } = open()
  const visit = (bucket: number) => ask('/login', { headers: { cookie: `sprouts-bucket=${bucket}` } })
  await visit(99)
  await visit(0)
  await report('account', tried, '192.0.2.1')
  const text = await read()
  assert.equal(figureOf(text, `sprouts_release_info{remote="account",version="${live}",state="live"}`), 1)
  assert.equal(figureOf(text, `sprouts_release_info{remote="account",version="${tried}",state="canary"}`), 1)
  assert.equal(figureOf(text, `sprouts_version_documents_total{remote="account",version="${live}"}`), 1)
  assert.equal(figureOf(text, `sprouts_version_errors_total{remote="account",version="${tried}"}`), 1)
  assert.equal(figureOf(text, `sprouts_version_errors_total{remote="account",version="${live}"}`), 0)
})

test('10,000 made-up paths and versions add no series', { timeout: 300_000 }, async () => {
  const { ask, report, read } = open()
  const kinds: ((name: string, turn: number) => Response | Promise<Response>)[] = [
    (name) => ask(`/${name}`),
    (name) => ask(`/${name}/${name}.js`),
    (name) => ask(`/activities/${name}?search=${name}`),
    (name) => ask(`/remotes/lists/${name}/app.js`),
    (name) => ask(`/assets/${name}.js`),
    (name) => ask(`/_tryout/${name}`),
    (name) => ask(`/sitemap/${name}`, { method: 'POST' }),
    (name, turn) => report('lists', name, `192.0.${turn >> 8}.${turn & 255}`),
    (name, turn) => report(name, name, `198.51.${turn >> 8}.${turn & 255}`),
    (name) => ask('/readyz', { method: name.toUpperCase() }),
  ]
  await read()
  // twice: the first document of its kind is a miss
  for (const name of ['first', 'second']) for (const [turn, ask] of kinds.entries()) await ask(name, turn)
  const before = seriesOf(await read())
  for (let turn = 0; turn < 10_000; turn++)
    await kinds[turn % kinds.length]?.(`made-up-${turn.toString(36)}`, turn)
  assert.deepEqual(seriesOf(await read()), before)
})

test('a public site shows them to those who know the secret', async () => {
  const secret = 'a secret of enough characters'
  const status = async (changes: object, headers: Record<string, string> = {}) =>
    (await place.open({}, changes).request('/metrics', { headers }, from('127.0.0.1'))).status
  assert.equal(await status({}), 404)
  assert.equal(await status({ releasesSecret: secret }), 401)
  assert.equal(await status({ releasesSecret: secret }, { authorization: 'Bearer wrong' }), 401)
  const pair = Buffer.from(`anybody:${secret}`).toString('base64')
  assert.equal(await status({ releasesSecret: secret }, { authorization: `Basic ${pair}` }), 200)
})
