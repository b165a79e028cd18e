import assert from 'node:assert/strict'
import { describe, mock, test } from 'node:test'
import { row } from './stubBackend.ts'
import { activitiesOf, prepareRoutes, TEN_MINUTES } from './testRoutes.ts'

const site = prepareRoutes()

describe('without a good answer of the backend', () => {
  const faults: Record<string, () => void> = {
    'is down': () => site.backend.stop(),
    hangs: () => {
      site.backend.answer = () => {}
    },
    'stops in the middle': () => {
      site.backend.answer = (response) => response.write('[{"id":')
    },
    fails: () => {
      site.backend.answer = (response) => response.writeHead(500).end()
    },
    'answers a page': () => {
      site.backend.answer = (response) => response.end('<html>')
    },
    'answers no rows': () => {
      site.backend.answer = (response) => response.end('{"rows":[]}')
    },
    'answers rows without ids': () => {
      site.backend.answer = (response) => response.end('[null,{}]')
    },
    'repeats a page for ever': () => {
      site.backend.answer = (response) => response.end(JSON.stringify([row(1)]))
    },
    redirects: () => {
      site.backend.answer = (response) => response.writeHead(302, { location: '/' }).end()
    },
  }
  for (const [name, breakBackend] of Object.entries(faults)) {
    test(`that ${name} there is no sitemap and no new attempt for a minute, then the next one counts`, async () => {
      breakBackend()
      const routes = site.open({ timeLimit: 300 })
      const response = await routes.request('/sitemap.xml')
      assert.equal(response.status, 503)
      assert.equal(response.headers.get('retry-after'), '60')
      assert.equal(response.headers.get('cache-control'), 'no-store')
      const attempts = site.backend.asked.length
      assert.equal((await routes.request('/sitemap/1.xml')).status, 503)
      assert.equal(site.backend.asked.length, attempts)
    })

    test(`that ${name} the last good one is served`, async () => {
      const routes = site.open()
      assert.equal((await activitiesOf(routes)).length, 1)
      site.pass(TEN_MINUTES)
      breakBackend()
      // only what hangs may take longer than its time
      const { timeout } = AbortSignal
      mock.method(AbortSignal, 'timeout', () => timeout.call(AbortSignal, 300))
      assert.equal((await activitiesOf(routes)).length, 1)
    })
  }

  test('that is slow nobody waits for longer than a front does, and the sitemap is there afterwards', async () => {
    const answers: (() => void)[] = []
    const asked = Promise.withResolvers<void>()
    site.backend.answer = (response) => {
      answers.push(() => response.end(JSON.stringify([])))
      asked.resolve()
    }
    const routes = site.open({ patience: 100 })
    assert.equal((await routes.request('/sitemap.xml')).status, 503)
    await asked.promise
    assert.equal((await routes.request('/sitemap.xml')).status, 503)
    assert.equal(answers.length, 1)
    answers[0]?.()
    while ((await routes.request('/sitemap.xml')).status !== 200);
    assert.equal(answers.length, 1)
  })

  test('the next attempt is after a minute', async () => {
    const routes = site.open()
    site.backend.answer = (response) => response.writeHead(503).end()
    assert.equal((await routes.request('/sitemap.xml')).status, 503)
    site.backend.answer = undefined
    site.pass(60_000 - 1)
    assert.equal((await routes.request('/sitemap.xml')).status, 503)
    site.pass(1)
    assert.equal((await routes.request('/sitemap.xml')).status, 200)
  })
})
