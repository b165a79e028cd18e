import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createSiteReader } from '../server/site.ts'
import { config, createSite } from '../server/testing/testSite.ts'
import { cacheFrames, cacheWriters } from './frames.ts'

/** Fails once, as where the disk cannot be read for a moment. */
function failingOnce() {
  let times = 0
  return async () => {
    times++
    if (times === 1) throw new Error('the disk cannot be read')
    return undefined
  }
}

test('a document that could not be made is made again for the next visitor', async () => {
  const place = await createSite()
  const site = createSiteReader({ folder: place.site, check() {} })
    .read()
    .variantOf()
  const frames = cacheFrames(config, failingOnce(), undefined)
  await assert.rejects(frames.find(site, undefined), /the disk cannot be read/)
  assert.equal((await frames.find(site, undefined)).cache, 'miss')
  assert.equal((await frames.find(site, undefined)).cache, 'hit')
  const writerOf = cacheWriters(config, failingOnce())
  await assert.rejects(writerOf(site, undefined), /the disk cannot be read/)
  assert.equal(typeof (await writerOf(site, undefined)), 'function')
  place.remove()
})
