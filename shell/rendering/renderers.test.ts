import assert from 'node:assert/strict'
import { after, afterEach, test } from 'node:test'
import { setImmediate as turn } from 'node:timers/promises'
import { createSiteReader } from '../server/site.ts'
import { config } from '../server/testing/testSite.ts'
import type { Renderer } from './renderer.ts'
import { createRenderers } from './renderers.ts'
import { createRenderedSite, remoteBundle, server } from './testBundles.ts'

const MINUTE = 60_000
/** A process that is not ended fails its test. */
const LIMITED = { timeout: 30_000 }

const place = await createRenderedSite([])
after(place.remove)
const read = () =>
  createSiteReader({ folder: place.site, check() {} })
    .read()
    .variantOf()
const versions = [read()]
for (const mark of ['second', 'third', 'fourth', 'fifth']) {
  await place.release.remote('discover', mark, undefined, server(remoteBundle(mark)))
  versions.push(read())
}

const clock = { time: 0 }
let renderers = open()
const started: Renderer[] = []
afterEach(async () => {
  renderers.stop()
  for (const one of started.splice(0)) await ended(one)
  clock.time = 0
  renderers = open()
})

function open() {
  return createRenderers({ site: place.site, config, now: () => clock.time })
}

/** The renderer of a version, which has rendered a page. */
async function run(index: number): Promise<Renderer> {
  const live = versions[index]
  assert.ok(live)
  const renderer = renderers.find(live, 'discover')
  assert.ok(renderer)
  started.push(renderer)
  await renderer.render({ application: 'discover', version: '1', pathname: '/', search: '', now: 1 })
  assert.ok(renderer.pid())
  return renderer
}

/** Resolves when the process of a renderer has ended. */
async function ended(renderer: Renderer): Promise<void> {
  while (renderer.pid() !== undefined) await turn()
}

test(
  'a renderer that is not used is ended after ten minutes, and one that is used stays',
  LIMITED,
  async () => {
    const [unused, used] = [await run(0), await run(1)]
    const pid = used.pid()
    clock.time = 9 * MINUTE
    await run(1)
    await run(2)
    assert.ok(unused.pid())
    clock.time = 10 * MINUTE
    // another release is a moment to look at the earlier ones, as each minute is
    await run(3)
    await ended(unused)
    assert.equal(used.pid(), pid)
    // a rollback finds none, and starts another
    assert.notEqual(await run(0), unused)
  },
)

test(
  'there are never more than four: the fifth takes the place of the one that was not used for the longest time',
  LIMITED,
  async () => {
    const running: Renderer[] = []
    for (const index of [0, 1, 2, 3]) {
      clock.time++
      running.push(await run(index))
    }
    clock.time++
    await run(0)
    clock.time++
    const fifth = await run(4)
    const [first, second, ...others] = running
    assert.ok(first && second)
    await ended(second)
    for (const stays of [first, ...others, fifth]) assert.ok(stays.pid())
  },
)

test('a part without a server build has none', () => {
  const live = versions[0]
  assert.ok(live?.registry.microFrontends.account)
  assert.equal(renderers.find(live, 'account'), undefined)
  assert.equal(renderers.find(live, 'unknown'), undefined)
})

test('stop ends all of them', LIMITED, async () => {
  const running = [await run(0), await run(1)]
  assert.ok(renderers.isRunning())
  renderers.stop()
  for (const one of running) await ended(one)
  assert.equal(renderers.isRunning(), false)
})
