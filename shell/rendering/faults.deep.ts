import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { after, describe, test } from 'node:test'
import { createRenderedSite } from './testBundles.ts'

/*
 * What visitors get while a remote fails: more bad pages at once than a renderer takes, beside pages that are kept and
 * pages that are new. Time is told, not asserted: on a busy machine the test itself is late.
 */

const BAD = 30
const NEW = 8
/** A renderer that ends, and the one that takes its place. */
const MOST_PROCESSES = 2
/** What a renderer may have (400 MB), what it takes until the next look, and what its successor begins with. */
const MOST_MEMORY = 700 * 2 ** 20

const place = await createRenderedSite(['search', 'categories'])
after(place.remove)

/** A gateway whose time is what a test says, and which is told what its renderers take. */
function open() {
  const closing = new AbortController()
  after(() => closing.abort())
  const clock = { time: 0 }
  const gateway = place.open(
    {},
    { closing: closing.signal, clock: { now: () => clock.time, today: () => '2026-11-24' } },
  )
  async function ask(address: string, agent = 'Firefox/153') {
    const started = performance.now()
    const response = await gateway.request(address, { headers: { 'user-agent': agent } })
    const html = await response.text()
    return {
      status: response.status,
      isKept: response.headers.get('x-sprouts-page') === 'kept',
      text: /data-boundary="discover">([^<]*)/.exec(html)?.[1],
      took: performance.now() - started,
    }
  }
  return { ask, clock }
}

describe('a fault in pages of a remote, under load', {
  skip: process.platform !== 'linux' && 'it reads /proc',
}, () => {
  for (const fault of [
    'throws',
    'rejects late',
    'exits',
    'throws late',
    'never settles',
    'loops',
    'fills the heap',
    'fills buffers',
    'fills buffers slowly',
  ]) {
    test(`(it ${fault}): every page is answered, kept ones as they are`, {
      timeout: 120_000,
    }, async (context) => {
      const { ask, clock } = open()
      const pages = (search: string, count: number) =>
        Array.from({ length: count }, (_, turn) =>
          ask(`/activities?search=${encodeURIComponent(search)}&categories=${turn}`),
        )
      const again = `/activities?search=${encodeURIComponent(`${fault} the second time`)}`
      const home = await ask('/', 'a bot')
      const stale = await ask(again, 'a bot')
      assert.ok(home.text && stale.text)
      clock.time += 2 * 60_000

      const watch = watchRenderers()
      const [bad, fresh, kept] = await Promise.all([
        Promise.all(pages(fault, BAD)),
        Promise.all(pages('zoo', NEW)),
        Promise.all([again, '/', again, '/'].map((address) => ask(address))),
      ])
      for (const { status, text } of [...bad, ...fresh]) {
        assert.equal(status, 200)
        // a page, or the frame of one that the browser draws
        assert.ok(!text || text === 'frame only' || text.includes('search=zoo'), text)
      }
      for (const [turn, { status, text, isKept }] of kept.entries())
        assert.deepEqual([status, text, isKept], [200, turn % 2 ? home.text : stale.text, true])

      // when it has rested, the next pages are rendered
      const isBack = async (turn: number): Promise<void> => {
        clock.time += 10_000
        const { text } = await ask(`/activities?search=park&categories=${turn}`, 'a bot')
        if (!text?.startsWith('by the shell')) await isBack(turn + 1)
      }
      await isBack(0)
      const { processes, memory } = watch.stop()
      const longest = Math.max(...[...bad, ...fresh].map(({ took }) => took))
      context.diagnostic(
        `longest ${longest.toFixed()} ms, kept ${Math.max(...kept.map(({ took }) => took)).toFixed()} ms, ` +
          `${processes} processes, ${(memory / 2 ** 20).toFixed()} MB`,
      )
      assert.ok(processes <= MOST_PROCESSES, `${processes} processes`)
      assert.ok(memory < MOST_MEMORY, `${memory} bytes`)
    })
  }
})

/** Watches the renderers of this process: how many there are at most, and what they take together. */
function watchRenderers() {
  const most = { processes: 0, memory: 0 }
  const timer = setInterval(() => {
    const memories = renderers()
    most.processes = Math.max(most.processes, memories.length)
    most.memory = Math.max(
      most.memory,
      memories.reduce((sum, one) => sum + one, 0),
    )
  }, 20)
  return {
    stop() {
      clearInterval(timer)
      return most
    },
  }
}

/** The memory of each renderer, in bytes. One that has ended has none. */
function renderers(): number[] {
  return readdirSync('/proc').flatMap((name) => {
    try {
      const status = /^\d+$/.test(name) ? readFileSync(`/proc/${name}/status`, 'utf8') : ''
      const [, parent] = /^PPid:\s+(\d+)/m.exec(status) ?? []
      const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(status) ?? []
      return kilobytes && Number(parent) === process.pid ? [Number(kilobytes) * 1024] : []
    } catch {
      return []
    }
  })
}
