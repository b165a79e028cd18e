import assert from 'node:assert/strict'
import { once } from 'node:events'
import { renameSync, symlinkSync } from 'node:fs'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { after, afterEach, beforeEach, describe, mock, type TestContext, test } from 'node:test'
import { rollBack, stopCanary } from 'federation/release'
import { row, startStubBackend } from '../found/stubBackend.ts'
import { serveGateway } from '../serve.ts'
import { createSiteReader } from '../site.ts'
import { config, createSite } from '../testing/testSite.ts'
import { healthRoutes } from './health.ts'

const place = await createSite()
after(() => place.remove())

let backend: Awaited<ReturnType<typeof startStubBackend>>
let time = 0
beforeEach(async () => {
  backend = await startStubBackend([row(1)])
})
afterEach(() => backend.stop())

const reader = createSiteReader({ folder: place.site, check() {} })
const KEY = 'a-key-that-stays-here'

function open(options: Partial<Parameters<typeof healthRoutes>[0]> = {}) {
  const routes = healthRoutes({
    reader,
    site: place.site,
    backend: { url: backend.url, key: KEY },
    now: () => time,
    ...options,
  })
  return async (address: string) => {
    const response = await routes.request(address)
    return { status: response.status, headers: response.headers, text: await response.text() }
  }
}

const reasonsOf = (text: string) => JSON.parse(text).reasons

test('a gateway whose files and backend answer is ready', async () => {
  const ask = open()
  const { status, headers, text } = await ask('/readyz')
  assert.deepEqual([status, text], [200, '{"status":"ready"}'])
  assert.equal(headers.get('cache-control'), 'no-store')
  assert.deepEqual((await ask('/healthz')).text, '{"status":"up"}')
  // what the gateway needs of the database, with the key that browsers have
  const [{ params, key } = { params: new URLSearchParams(), key: '' }] = backend.asked
  assert.match(params.get('select') ?? '', /^id,name,suburb/)
  assert.equal(key, KEY)
})

test('a cache in front is told of a canary, and of nothing else', async () => {
  const ask = open()
  const before = await ask('/_canary')
  assert.deepEqual([before.status, before.headers.get('x-sprouts-canary')], [204, null])
  assert.equal(before.headers.get('cache-control'), 'no-store')
  await place.release.remote('lists', 'newer app', 10)
  assert.equal((await ask('/_canary')).headers.get('x-sprouts-canary'), 'runs')
  await stopCanary('lists', { target: place.target, who: 'Kim' })
  assert.equal((await ask('/_canary')).headers.get('x-sprouts-canary'), null)
})

test('a cache in front is told what is live, by its question and with each page', async () => {
  const ask = open()
  const release = async (address: string) => (await ask(address)).headers.get('x-sprouts-release')
  const before = await release('/_canary')
  await place.release.remote('lists', 'newer app', 10)
  // the others get what they have had
  assert.equal(await release('/_canary'), before)
  await stopCanary('lists', { target: place.target, who: 'Kim' })
  await place.release.remote('lists', 'newest app')
  assert.notEqual(await release('/_canary'), before)
  await rollBack('lists', undefined, { target: place.target, who: 'Kim' })
  assert.equal(await release('/_canary'), before)
  const page = await place.open({}, { isRendering: false }).request('/login')
  assert.equal(page.headers.get('x-sprouts-release'), before)
})

test('a disk that fails for a moment ends nothing: the last good release stays', async () => {
  const registry = path.join(place.site, 'registry.json')
  const error = mock.method(console, 'error', () => {})
  const before = reader.read()
  renameSync(registry, `${registry}.away`)
  // stat fails with ELOOP
  symlinkSync('registry.json', registry)
  assert.equal(reader.read(), before)
  assert.equal((await open()('/readyz')).status, 200)
  assert.match(error.mock.calls.map(({ arguments: [, reason] }) => String(reason)).join(), /ELOOP/)
  renameSync(`${registry}.away`, registry)
  error.mock.restore()
})

describe('a gateway is not ready, but up', () => {
  const faults: Record<string, [() => void, reason: RegExp]> = {
    'cannot be reached': [() => backend.stop(), /^the backend cannot be reached$/],
    hangs: [
      () => {
        backend.answer = () => {}
      },
      /^(no answer within 0.3 s|the backend cannot be reached)$/,
    ],
    'lacks a column': [
      () => {
        backend.answer = (response) => response.writeHead(400).end('{"message":"column does not exist"}')
      },
      /^the backend answers 400$/,
    ],
    redirects: [
      () => {
        backend.answer = (response) => response.writeHead(302, { location: '/login' }).end()
      },
      /^the backend cannot be reached$/,
    ],
    'is another server': [
      () => {
        backend.answer = (response) => response.end('<!doctype html><p>Please log in to this network')
      },
      /^the backend answers, but not with rows of Listings$/,
    ],
    'answers without rows': [
      () => {
        backend.answer = (response) => response.end('{"message":"starting"}')
      },
      /^the backend answers, but not with rows of Listings$/,
    ],
    'never ends its answer': [
      () => {
        backend.answer = (response) => {
          const more = () => {
            while (!response.destroyed && response.write(`"${' '.repeat(50_000)}",`));
            if (!response.destroyed) response.once('drain', more)
          }
          response.write('[')
          more()
        }
      },
      /^the backend answers, but not with rows of Listings$/,
    ],
    'breaks off': [
      () => {
        backend.answer = (response) => {
          response.writeHead(200, { 'content-length': 1_000 })
          response.write('[{"id"', () => response.destroy())
        }
      },
      /^the backend cannot be reached$/,
    ],
  }
  for (const [name, [fault, reason]] of Object.entries(faults)) {
    test(`whose backend ${name}`, async () => {
      // only what hangs may take longer than its time
      const ask = open({ timeLimit: name === 'hangs' ? 300 : 30_000 })
      fault()
      const { status, headers, text } = await ask('/readyz?exclude=release')
      assert.equal(status, 503)
      assert.equal(headers.get('cache-control'), 'no-store')
      assert.deepEqual(Object.keys(reasonsOf(text)), ['backend'])
      assert.match(reasonsOf(text).backend, reason)
      assert.ok(!text.includes(KEY) && !text.includes(new URL(backend.url).host))
      assert.equal((await ask('/healthz')).status, 200)
      assert.equal((await open()('/readyz?exclude=backend')).status, 200)
    })
  }

  test('whose files have gone', async (context: TestContext) => {
    const away = path.join(place.folder, 'away')
    renameSync(path.join(place.site, 'remotes/lists'), away)
    context.after(() => renameSync(away, path.join(place.site, 'remotes/lists')))
    const { status, text } = await open()('/readyz')
    assert.equal(status, 503)
    assert.deepEqual(reasonsOf(text), { release: 'files of the live release cannot be read' })
  })

  test('while it ends', async () => {
    const { status, text } = await open({ draining: AbortSignal.abort() })('/readyz?exclude=backend')
    assert.equal(status, 503)
    assert.deepEqual(reasonsOf(text), { draining: 'the gateway is ending' })
  })
})

test('a hundred requests are one to the backend, then its answer is used for two seconds', async () => {
  const ask = open()
  await Promise.all(Array.from({ length: 100 }, () => ask('/readyz')))
  assert.equal(backend.asked.length, 1)
  backend.stop()
  time += 1_999
  assert.equal((await ask('/readyz')).status, 200)
  time += 1
  assert.equal((await ask('/readyz')).status, 503)
})

test('a gateway on the network answers GET and HEAD', async (context: TestContext) => {
  const server = await serveGateway({
    site: place.site,
    config: { ...config, backend: { url: backend.url, key: KEY } },
    imageHosts: [],
    port: 0,
  })
  context.after(() => server.close())
  const { port } = server.address() as AddressInfo
  for (const address of ['/healthz', '/readyz'])
    for (const [method, status] of [
      ['GET', 200],
      ['HEAD', 200],
      ['POST', 405],
    ] as const) {
      const asked = request({ port, path: address, method, agent: false }).end()
      const [response] = await once(asked, 'response')
      response.resume()
      assert.equal(response.statusCode, status, `${method} ${address}`)
    }
})
