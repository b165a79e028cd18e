import assert from 'node:assert/strict'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, mock, type TestContext, test } from 'node:test'
import { serveGateway } from '../serve.ts'
import { config, createSite } from '../testSite.ts'
import { foundRoutes } from './foundRoutes.ts'
import { idOf, row, startStubBackend } from './stubBackend.ts'

const ORIGIN = config.origin
const TEN_MINUTES = 10 * 60_000

let backend: Awaited<ReturnType<typeof startStubBackend>>
let now = 0

beforeEach(async () => {
  backend = await startStubBackend([row(1)])
  now = 1_000_000
  mock.method(console, 'error', () => {})
})
afterEach(() => {
  backend.stop()
  mock.restoreAll()
})

type Options = Omit<Parameters<typeof foundRoutes>[0], 'config'>

/** The routes of a site with the stub backend. */
const open = (options: Options = {}, origin = ORIGIN) =>
  foundRoutes({
    config: { origin, backend: { url: backend.url, key: 'public-key' } },
    now: () => now,
    ...options,
  })

type Routes = ReturnType<typeof open>

const textOf = async (routes: Routes, path: string) => (await routes.request(path)).text()
const addressesOf = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)
/** The addresses below /activities/: those of single activities. */
const activitiesOf = async (routes: Routes, path = '/sitemap/1.xml') =>
  addressesOf(await textOf(routes, path)).filter((address) => address?.startsWith(`${ORIGIN}/activities/`))

describe('without a good answer of the backend', () => {
  const faults: Record<string, () => void> = {
    'is down': () => backend.stop(),
    hangs: () => {
      backend.answer = () => {}
    },
    'stops in the middle': () => {
      backend.answer = (response) => response.write('[{"id":')
    },
    fails: () => {
      backend.answer = (response) => response.writeHead(500).end()
    },
    'answers a page': () => {
      backend.answer = (response) => response.end('<html>')
    },
    'answers no rows': () => {
      backend.answer = (response) => response.end('{"rows":[]}')
    },
    'answers rows without ids': () => {
      backend.answer = (response) => response.end('[null,{}]')
    },
    'repeats a page for ever': () => {
      backend.answer = (response) => response.end(JSON.stringify([row(1)]))
    },
    redirects: () => {
      backend.answer = (response) => response.writeHead(302, { location: '/' }).end()
    },
  }
  for (const [name, breakBackend] of Object.entries(faults)) {
    test(`that ${name} there is no sitemap and no new attempt for a minute, then the next one counts`, async () => {
      breakBackend()
      const routes = open({ timeLimit: 300 })
      const response = await routes.request('/sitemap.xml')
      assert.equal(response.status, 503)
      assert.equal(response.headers.get('retry-after'), '60')
      assert.equal(response.headers.get('cache-control'), 'no-store')
      const attempts = backend.asked.length
      assert.equal((await routes.request('/sitemap/1.xml')).status, 503)
      assert.equal(backend.asked.length, attempts)
    })

    test(`that ${name} the last good one is served`, async () => {
      const routes = open({ timeLimit: 300 })
      assert.equal((await activitiesOf(routes)).length, 1)
      now += TEN_MINUTES
      breakBackend()
      assert.equal((await activitiesOf(routes)).length, 1)
    })
  }

  test('the next attempt is after a minute', async () => {
    const routes = open()
    backend.answer = (response) => response.writeHead(503).end()
    assert.equal((await routes.request('/sitemap.xml')).status, 503)
    backend.answer = undefined
    now += 60_000 - 1
    assert.equal((await routes.request('/sitemap.xml')).status, 503)
    now += 1
    assert.equal((await routes.request('/sitemap.xml')).status, 200)
  })
})
