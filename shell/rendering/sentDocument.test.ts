import assert from 'node:assert/strict'
import { test } from 'node:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { compress, type Visit } from './sentDocument.ts'

/** A text with the small differences and the repetitions of a page. */
const html = Buffer.from(
  Array.from(
    { length: 900 },
    (_, place) => `<li class="a${place % 7}">Park ${(place * 7919) % 1000}</li>`,
  ).join(''),
)
const made = (use: Visit) => compress({ html, scriptHashes: [], styleHashes: [] }, use)

test('a document is compressed quickly for its first visitor, and better for all others', async () => {
  const document = await made('first')
  const first = await document.bytes('br')
  const others = await Promise.all([document.bytes('br'), document.bytes('br')])
  for (const bytes of [first, ...others]) assert.ok(brotliDecompressSync(bytes).equals(html))
  assert.ok(others[0].length < first.length)
  assert.equal(others[1], others[0])
  assert.equal(await document.bytes('br'), others[0])
})

test('a document that was asked for before is compressed well at once', async () => {
  const [first, again] = await Promise.all([made('first'), made('again')])
  const bytes = await again.bytes('br')
  assert.equal(await again.bytes('br'), bytes)
  await first.bytes('br')
  assert.ok(Buffer.from(await first.bytes('br')).equals(bytes))
  assert.ok(again.size < first.size)
})

test('its other encodings have the same text, and gzip is made once', async () => {
  const document = await made('first')
  const gzip = await document.bytes('gzip')
  assert.ok(gunzipSync(gzip).equals(html))
  assert.equal(await document.bytes('gzip'), gzip)
  assert.ok(Buffer.from(await document.bytes('')).equals(html))
})

test('where it cannot be compressed better, the bytes that are there are sent on', async () => {
  const document = await made('first')
  const bytes = await document.bytes('br')
  // so that they cannot be read
  bytes.fill(0)
  assert.equal(await document.bytes('br'), bytes)
})

test('a failure of gzip is not kept: the next visitor gets it', async () => {
  const document = await made('first')
  const bytes = await document.bytes('br')
  const whole = bytes.slice()
  bytes.fill(0)
  await assert.rejects(document.bytes('gzip'))
  bytes.set(whole)
  assert.ok(gunzipSync(await document.bytes('gzip')).equals(html))
})
