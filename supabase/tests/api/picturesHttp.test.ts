import assert from 'node:assert/strict'
import { existsSync, readdirSync, readlinkSync } from 'node:fs'
import { after, before, test } from 'node:test'
import { createClient } from '@supabase/supabase-js'
import { localKeys, startTestBackend, type TestBackend } from '../backend.ts'

/** The bucket of pictures, as the site and the service use it. */
let backend: TestBackend

before(async () => {
  backend = await startTestBackend()
})
after(() => backend.close())

const connect = (key: string = localKeys.publishable) =>
  createClient(backend.origin, key, { auth: { persistSession: false, autoRefreshToken: false } })

const url = (path: string) => connect().storage.from('listing_images').getPublicUrl(path).data.publicUrl

test('a seeded picture is served in three widths and revalidated by its ETag', async () => {
  for (const width of [480, 960, 1440]) {
    const response = await fetch(url(`always-open-park/1-${width}.webp`))
    assert.deepEqual([response.status, response.headers.get('content-type')], [200, 'image/webp'])
    await response.arrayBuffer()
    const again = await fetch(response.url, {
      headers: { 'if-none-match': response.headers.get('etag') ?? '' },
    })
    assert.equal(again.status, 304)
  }
  assert.equal((await fetch(url('nowhere/1-480.webp'))).status, 404)
})

test('a picture uploaded by the service as a Blob is served unchanged; an SVG is refused', async () => {
  const service = connect(localKeys.secret)
  const picture = new Uint8Array(await (await fetch(url('always-open-park/1-480.webp'))).arrayBuffer())
  const upload = (path: string, type: string) =>
    service.storage.from('listing_images').upload(path, new Blob([picture], { type }))
  assert.equal((await upload('new/1.webp', 'image/webp')).error, null)
  const response = await fetch(url('new/1.webp'))
  assert.deepEqual(new Uint8Array(await response.arrayBuffer()), picture)
  assert.notEqual((await upload('new/1.svg', 'image/svg+xml')).error, null)
})

test('the notes beside the pictures are not served', async () => {
  const service = connect(localKeys.secret).storage.from('listing_images')
  const picture = new Blob([new Uint8Array(10)], { type: 'image/webp' })
  assert.equal((await service.upload('noted/1.webp', picture)).error, null)
  assert.equal((await fetch(url('noted/1.webp'))).status, 200)
  for (const note of ['.generator', 'noted/1.webp.meta.json', 'noted/..%2f.generator'])
    assert.equal((await fetch(url(note))).status, 404, note)
})

test('a question for the head of a picture leaves no file open', {
  skip: !existsSync('/proc/self/fd'),
}, async () => {
  const service = connect(localKeys.secret).storage.from('listing_images')
  // larger than what a stream reads ahead
  const large = new Blob([new Uint8Array(1_000_000)], { type: 'image/webp' })
  assert.equal((await service.upload('large/1.webp', large)).error, null)
  const response = await fetch(url('large/1.webp'), { method: 'HEAD' })
  assert.equal(response.headers.get('content-length'), '1000000')
  const open = readdirSync('/proc/self/fd').flatMap((fd) => {
    try {
      return readlinkSync(`/proc/self/fd/${fd}`)
    } catch {
      return []
    }
  })
  assert.deepEqual(
    open.filter((file) => file.endsWith('large/1.webp')),
    [],
  )
})

test('a body over 6 MB is refused, one below the limit of a picture is stored', async () => {
  const upload = async (bytes: number) => {
    const picture = new Blob([new Uint8Array(bytes)], { type: 'image/webp' })
    const { storage } = connect(localKeys.secret)
    const { error } = await storage.from('listing_images').upload(`${bytes}.webp`, picture)
    return error?.message
  }
  const limit = 6 * 1024 * 1024
  assert.match((await upload(limit)) ?? '', new RegExp(`its body is longer than ${limit} bytes`))
  assert.equal(await upload(5_000_000), undefined)
})

test('a question to the storage has no body, so a type of one in its headers is no matter', async () => {
  const bucket = `${backend.origin}/storage/v1/bucket/listing_images`
  const headers = new Headers({ apikey: localKeys.secret, authorization: `Bearer ${localKeys.secret}` })
  assert.equal((await fetch(bucket, { headers })).status, 200)
  headers.set('content-type', 'application/json')
  assert.equal((await fetch(bucket, { headers })).status, 200)
})
