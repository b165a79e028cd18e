import assert from 'node:assert/strict'
import { after, afterEach, test } from 'node:test'
import { setImmediate as turn } from 'node:timers/promises'
import { createSiteReader } from '../server/site.ts'
import { config } from '../server/testing/testSite.ts'
import { matchRoute, type RouteEntry } from '../src/composition/applications.ts'
import { createDocuments } from './documents.ts'
import { createRenderedSite } from './testBundles.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

const place = await createRenderedSite(['search'])
after(place.remove)

/** The time and the day of the documents below. */
const clock = { time: 0, day: '2026-11-22' }
const live = createSiteReader({ folder: place.site, check() {} })
  .read()
  .variantOf()
let renderings = 0
const visits: string[] = []
let redirects = 0
const documents = createDocuments({
  site: place.site,
  config,
  // home alone takes nearly all the room of the pages
  finish: async (page, _live, _route, visit) => {
    visits.push(visit)
    return {
      document: `${Buffer.from(page.body)} ${++renderings}`,
      size: page.state.pathname === '/' ? 43_990_000 : 1_000,
    }
  },
  onRender(result) {
    if (result === 'moved') redirects++
  },
  clock: { now: () => clock.time, today: () => clock.day },
})
after(() => documents.stop())
afterEach(() => Object.assign(clock, { time: 0, day: '2026-11-22' }))

/** Asks for a page, as a crawler does, who waits until it is rendered. */
async function ask(pathname: string, search = '') {
  const route = matchRoute(pathname)
  assert.ok(route)
  const found = await documents.find(live, route, { pathname, search }, true)
  assert.notEqual(found?.answer.kind, 'moved')
  return found?.answer.kind === 'page' ? { text: found.answer.document, isFresh: found.isFresh } : undefined
}

/** Asks again until the rendering behind the answers has ended. */
async function untilFresh(pathname: string, search = '') {
  let found = await ask(pathname, search)
  while (found && !found.isFresh) {
    await turn()
    found = await ask(pathname, search)
  }
  return found
}

test('a page that is not kept is made for its first visitor, and again for others', async () => {
  visits.length = 0
  await ask('/activities', '?search=first')
  clock.time = 2 * MINUTE
  await untilFresh('/activities', '?search=first')
  await ask('/activities', '?search=other')
  assert.deepEqual(visits, ['first', 'again', 'first'])
})

test('a document is new for a minute; then it is sent at once, and rendered again behind the answer', async () => {
  const first = await ask('/')
  clock.time = 59 * SECOND
  assert.deepEqual(await ask('/'), first)
  clock.time = 61 * SECOND
  assert.deepEqual(await ask('/'), { text: first?.text, isFresh: false })
  // only its moment differs: the bytes stay, so that a browser that has them is answered 304
  assert.deepEqual(await untilFresh('/'), first)
  clock.time = 5 * MINUTE
  const renewed = await untilFresh('/')
  assert.notEqual(renewed?.text, first?.text)
})

test('while it cannot be rendered, a document is sent for a day and no longer', async () => {
  const search = '?search=throws the second time'
  const first = await ask('/activities', search)
  assert.ok(first?.isFresh)
  for (const time of [2 * MINUTE, 12 * HOUR, 24 * HOUR - SECOND]) {
    clock.time = time
    assert.deepEqual(await ask('/activities', search), { text: first.text, isFresh: false })
  }
  clock.time = 24 * HOUR + SECOND
  assert.equal(await ask('/activities', search), undefined)
})

test('an activity that is closed is unknown as soon as that is rendered', async () => {
  const address = '/activities/closed/name'
  assert.match((await ask(address))?.text ?? '', /open/)
  clock.time = 2 * MINUTE
  const before = renderings
  assert.match((await ask(address))?.text ?? '', /open/)
  while (renderings === before) await turn()
  await turn()
  assert.match((await ask(address))?.text ?? '', /unknown/)
})

test('a new day in Sydney has documents of its own', async () => {
  const before = await ask('/activities', '?search=day')
  clock.day = '2026-11-23'
  const after = await ask('/activities', '?search=day')
  assert.ok(after?.isFresh)
  assert.notEqual(after.text, before?.text)
  clock.day = '2026-11-22'
  assert.deepEqual(await ask('/activities', '?search=day'), before)
})

test('any number of redirects pushes out no page, and keeps a limited number of them', async () => {
  const home = await ask('/')
  const slugs = Array.from({ length: 1_000 }, (_, index) => `${index}`.padEnd(11_000, '-'))
  const follow = async (slug = '') => {
    const address = { pathname: `/activities/old/${slug}`, search: '' }
    const found = await documents.find(live, matchRoute(address.pathname) as RouteEntry, address, true)
    assert.equal(found?.answer.kind, 'moved')
  }
  for (const slug of slugs) await follow(slug)
  assert.deepEqual(await ask('/'), home)
  // the latest are kept, the first are not: 20 MB have no room for them
  const before = redirects
  await follow(slugs.at(-1))
  assert.equal(redirects, before)
  await follow(slugs[0])
  assert.equal(redirects, before + 1)
})
