import assert from 'node:assert/strict'
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, describe, test } from 'node:test'
import type { RemoteRelease } from '../registry/registry.ts'
import { createRemoteServer } from './remoteServer.ts'

const { server, show, fail } = createRemoteServer({ most: 8 })
let origin = ''
before(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
after(() => {
  server.closeAllConnections()
  server.close()
})

function release(version: string): RemoteRelease {
  return {
    url: `${origin}/${version}.js`,
    metadata: { version },
    deployment: { traffic: 100, default: true },
    extras: { container: 'mfe_lists', type: 'module', preload: [], firstScreens: {}, integrity: {} },
  }
}

function build(version: string): void {
  const files = new Map([[`${version}.js`, Buffer.from(version)]])
  show({ name: 'lists', version, files, release: release(version) })
}

/** What a page that runs a version is told, as it comes: each call waits for the next event. */
async function follow(runs: string): Promise<() => Promise<string | undefined>> {
  const { body } = await fetch(`${origin}/changes?runs=${runs}`)
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  return async () => /event: (\w+)/.exec((await reader?.read())?.value ?? '')?.[1]
}

describe('the development server of a remote', () => {
  test('gives the last build, and the files of earlier ones, which open pages still load', async () => {
    build('1a')
    build('1b')
    const record = await (await fetch(`${origin}/release.json`)).json()
    assert.deepEqual([record.name, record.version, record.release.url], ['lists', '1b', `${origin}/1b.js`])
    for (const version of ['1a', '1b']) {
      const response = await fetch(`${origin}/${version}.js`)
      assert.equal(await response.text(), version)
      assert.equal(response.headers.get('content-type'), 'text/javascript; charset=utf-8')
    }
    assert.equal((await fetch(`${origin}/1c.js`)).status, 404)
  })

  test('forgets the oldest files when all are too large, but none of the last build', async () => {
    const statusOf = async (version: string) => (await fetch(`${origin}/${version}.js`)).status
    for (const version of ['2a', '2b', '2c', '2d', '2e']) build(version)
    assert.deepEqual([await statusOf('2a'), await statusOf('2b')], [404, 200])
    build('longer-than-8')
    assert.deepEqual([await statusOf('2e'), await statusOf('longer-than-8')], [404, 200])
  })

  test('answers 404 for what is no address, and goes on', { timeout: 20_000 }, async () => {
    const asked = request(origin, { path: '//' }).end()
    const [answer] = (await once(asked, 'response')) as [IncomingMessage]
    answer.resume()
    assert.equal(answer.statusCode, 404)
    assert.equal((await fetch(`${origin}/none`)).status, 404)
  })

  test('lets pages of this machine only read it', async () => {
    const admitted = async (from: string) =>
      (await fetch(`${origin}/release.json`, { headers: { origin: from } })).headers.get(
        'access-control-allow-origin',
      )
    assert.equal(await admitted('http://localhost:3000'), 'http://localhost:3000')
    assert.equal(await admitted('https://evil.test'), null)
  })

  test('tells a page of each build after it', async () => {
    build('2a')
    const next = await follow('2a')
    fail()
    assert.equal(await next(), 'failed')
    build('2b')
    assert.equal(await next(), 'built')
  })

  test('tells a page at once of a build that was made while the page was loading', async () => {
    build('3a')
    build('3b')
    assert.equal(await (await follow('3a'))(), 'built')
  })

  test('says nothing to a page that has the last build, until there is another', async () => {
    build('4a')
    const next = await follow('4a')
    fail()
    // the first event is this one
    assert.equal(await next(), 'failed')
  })

  test('tells a page at once that the last edit does not build', async () => {
    build('5a')
    fail()
    assert.equal(await (await follow('5a'))(), 'failed')
    build('5a')
    const next = await follow('5a')
    build('5b')
    assert.equal(await next(), 'built')
  })
})
