import assert from 'node:assert/strict'
import { cpSync } from 'node:fs'
import path from 'node:path'
import { after, describe, test } from 'node:test'
import { parseRegistry } from 'federation/registry'
import { readLog, stopCanary } from 'federation/release'
import type { Hono } from 'hono'
import { createSite } from '../testing/testSite.ts'

/* A version that is tried, stopped by a person, and started again at once with the same share; or replaced. */

async function siteWithCanary() {
  const place = await createSite()
  after(() => place.remove())
  const start = async () => (await place.release.remote('lists', 'tried app', 50)).metadata.version
  const startAgain = async () => {
    await stopCanary('lists', { target: place.target, who: 'Kim' })
    await start()
  }
  return { place, tried: await start(), startAgain }
}

const visit = (gateway: Pick<Hono, 'request'>) =>
  gateway.request('/', { headers: { cookie: 'sprouts-bucket=0' } })

/** The start of the canary that a document of the first bucket names. */
async function moveIn(gateway: Pick<Hono, 'request'>): Promise<string> {
  const registry = /id="registry">([^<]*)/.exec(await (await visit(gateway)).text())?.[1] ?? ''
  return parseRegistry(registry).microFrontends.lists?.[0]?.deployment.move ?? ''
}

/** A browser with an older shell names no start. */
const fail = (gateway: Pick<Hono, 'request'>, version: string, move?: string) =>
  gateway.request(move === undefined ? '/_reports' : `/_reports?move=${move}`, {
    method: 'POST',
    body: JSON.stringify({ kind: 'error', remote: 'lists', version }),
    headers: { 'content-type': 'application/json' },
  })

test('a canary is not stopped by errors of the one that it has replaced', async (t) => {
  const { place, tried } = await siteWithCanary()
  const warn = t.mock.method(console, 'warn', () => {})
  const gateway = place.open({}, { target: place.target })
  for (let count = 0; count < 9; count++) await visit(gateway)
  const { version } = (await place.release.remote('lists', 'another app', 50)).metadata
  for (let count = 0; count < 5; count++) await fail(gateway, tried)
  assert.ok((await (await visit(gateway)).text()).includes(`/lists/${version}/`))
  assert.equal(warn.mock.callCount(), 0)
})

describe('a canary that was started again is not stopped', () => {
  test('by errors from before that, where no document came since', async (t) => {
    const { place, tried, startAgain } = await siteWithCanary()
    const warn = t.mock.method(console, 'warn', () => {})
    const gateway = place.open({}, { target: place.target })
    for (let count = 0; count < 9; count++) await visit(gateway)
    for (let count = 0; count < 4; count++) await fail(gateway, tried)
    await startAgain()
    await fail(gateway, tried)
    assert.ok((await (await visit(gateway)).text()).includes(`/lists/${tried}/`))
    assert.equal(warn.mock.callCount(), 0)
  })

  test('by errors of documents from before that, but by those of its own', async (t) => {
    const { place, tried, startAgain } = await siteWithCanary()
    const warn = t.mock.method(console, 'warn', () => {})
    const gateway = place.open({}, { target: place.target })
    const [early, before] = ['', await moveIn(gateway)]
    await startAgain()
    for (let count = 0; count < 9; count++) await visit(gateway)
    for (let count = 0; count < 5; count++) await fail(gateway, tried, before)
    // of a document in which this version was live, or tried out by a person
    for (let count = 0; count < 5; count++) await fail(gateway, tried, early)
    assert.equal(warn.mock.callCount(), 0)
    const move = await moveIn(gateway)
    assert.notEqual(move, before)
    // ten reports of a sender count in a minute
    const sender = place.open({}, { target: place.target })
    for (let count = 0; count < 9; count++) await visit(sender)
    for (let count = 0; count < 5; count++) await fail(sender, tried, move)
    assert.equal(warn.mock.callCount(), 1)
  })

  test('by a gateway whose copy still has the start before', async (t) => {
    const { place, tried, startAgain } = await siteWithCanary()
    const warn = t.mock.method(console, 'warn', () => {})
    const copy = path.join(place.folder, 'copy')
    cpSync(place.site, copy, { recursive: true })
    await startAgain()
    const moves = await readLog(place.target)
    let [isRead, writes] = [false, 0]
    const target = {
      ...place.target,
      async read(key: string) {
        const found = await place.target.read(key)
        // the last thing that a stop reads
        isRead ||= key === 'releases.log'
        return found
      },
      async replace() {
        writes += 1
        return true
      },
    }
    const gateway = place.open({}, { site: copy, target })
    for (let count = 0; count < 5; count++) {
      await visit(gateway)
      await fail(gateway, tried)
    }
    assert.equal(warn.mock.callCount(), 1)
    while (!isRead) await new Promise((resolve) => setImmediate(resolve))
    assert.equal(writes, 0)
    assert.deepEqual(await readLog(place.target), moves)
  })
})
