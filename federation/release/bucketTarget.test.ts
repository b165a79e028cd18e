import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bucketTarget } from './bucketTarget.ts'
import { startS3Server } from './testing/s3Server.ts'

test('a bucket can serve each file by itself: it knows its type and how long it may be kept', async (t) => {
  const server = await startS3Server()
  t.after(() => server.stop())
  Object.assign(process.env, server.env)
  const target = bucketTarget(await server.place('types'))
  const always = 'public, max-age=31536000, immutable'
  for (const [key, type, kept] of [
    ['remotes/lists/1a/main.js', 'text/javascript; charset=utf-8', always],
    ['shell/1a/hero.jpg', 'image/jpeg', always],
    ['shell/1a/hero.avif', 'image/avif', always],
    ['remotes/lists/1a/unknown', 'application/octet-stream', always],
    ['registry.json', 'application/json', 'no-cache'],
  ] as const) {
    await target.write(key, Buffer.from('x'))
    const { headers } = await fetch(`${server.env.AWS_ENDPOINT_URL}/types/site/${key}`)
    assert.deepEqual([headers.get('content-type'), headers.get('cache-control')], [type, kept], key)
  }
})
