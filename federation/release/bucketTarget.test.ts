import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type TestContext, test } from 'node:test'
import { bucketTarget } from './bucketTarget.ts'
import type { Target } from './target.ts'
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

/** A bucket that a server with these answers stands for. */
async function standIn(t: TestContext, answer: RequestListener): Promise<Target> {
  const server = createServer(answer).listen(0, '127.0.0.1')
  t.after(() => server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const env = { AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret' }
  Object.assign(process.env, env, { AWS_ENDPOINT_URL: `http://127.0.0.1:${port}` })
  return bucketTarget('s3://bucket/site')
}

for (const [cuts, isRead] of [
  [2, true],
  [3, false],
] as const)
  test(`an answer that is cut in its body ${cuts} times is ${isRead ? 'read' : 'one clear line'}`, async (t) => {
    let asked = 0
    const target = await standIn(t, (_request, response) => {
      response.writeHead(200, { etag: '"1"', 'content-length': 5 }).write('wh')
      if (++asked > cuts) response.end('ole')
      else response.write('o', () => response.destroy())
    })
    if (isRead) assert.equal((await target.read('registry.json'))?.body.toString(), 'whole')
    else await assert.rejects(target.read('registry.json'), { message: /^s3:\/\/bucket\/site failed: / })
    assert.equal(asked, 3)
  })

for (const status of [404, 409, 412])
  test(`a write that the bucket answers with ${status} has lost against another, and is tried again`, async (t) => {
    const target = await standIn(t, (_request, response) => response.writeHead(status).end())
    assert.equal(await target.replace('registry.json', Buffer.from('{}'), '"1"'), false)
  })

test('half a list is refused: what is missing in it would be taken for removed', async (t) => {
  const target = await standIn(t, (_request, response) => {
    const key = '<Contents><Key>site/shell/1/index.html</Key></Contents>'
    response.end(`<ListBucketResult><IsTruncated>true</IsTruncated>${key}</ListBucketResult>`)
  })
  await assert.rejects(target.list('shell/'), { message: /answered with half a list of shell\// })
})
