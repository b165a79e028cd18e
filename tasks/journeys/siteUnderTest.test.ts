import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, describe, test } from 'node:test'
import { removeAccounts } from '../../e2e/run/removeAccounts.ts'
import { addressPrefix } from '../../e2e/run/run.ts'
import { ArgumentError, readArguments } from './arguments.ts'
import { visit } from './siteUnderTest.ts'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** Serves answers on a free port until the tests end. */
async function serve(answer: Answer): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  after(() => server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const remote = (name: string, version: string) => ({
  url: `/remotes/${name}/${version}/remoteEntry.js`,
  metadata: { version },
  deployment: { traffic: 100, default: true },
  extras: {
    container: name,
    type: 'module',
    preload: [],
    firstScreens: {},
    integrity: { [`/remotes/${name}/${version}/remoteEntry.js`]: `sha384-${'a'.repeat(64)}` },
  },
})

const backend = await serve((request, response) => {
  const isAsked = request.url?.includes('Taronga') && request.headers.apikey === 'public key'
  response.end(JSON.stringify(isAsked ? [{ id: 1 }] : []))
})

/** Serves lists@canary to the first ten buckets, and lists@tried to who asks for it. */
const answerPage: Answer = (request, response) => {
  const asked = new URL(request.url ?? '', 'http://localhost').searchParams.getAll('mfe')
  const bucket = Number(/sprouts-bucket=(\d+)/.exec(request.headers.cookie ?? '')?.[1] ?? 50)
  const version = asked.includes('lists@tried') ? 'tried' : bucket < 10 ? 'canary' : 'live'
  const config = { backend: { url: backend, key: 'public key' }, origin: 'https://www.example.com' }
  const registry = { schema: '', microFrontends: { lists: [remote('lists', version)] } }
  response.end(
    `<!doctype html><script type="application/json" id="config">${JSON.stringify(config)}</script>` +
      `<script type="application/json" id="registry">${JSON.stringify(registry)}</script>`,
  )
}

const site = await serve((request, response) => {
  if (request.url !== '/healthz') answerPage(request, response)
  else response.end('{"status":"up"}')
})

const opened = (...words: string[]) => visit(readArguments(['--site', site, ...words]))

describe('a site under test', () => {
  test('says which backend it uses, and which catalogue that has', async () => {
    assert.deepEqual((await opened()).site, {
      origin: site,
      publicOrigin: 'https://www.example.com',
      backend: { url: backend, key: 'public key' },
      hasSample: true,
      hasGateway: true,
    })
  })

  test('says the versions that the visitors of the run get', async () => {
    assert.deepEqual((await opened()).versions, { lists: 'live' })
    assert.deepEqual((await opened('--bucket', '3')).versions, { lists: 'canary' })
    assert.deepEqual((await opened('--bucket', '30')).versions, { lists: 'live' })
    assert.deepEqual((await opened('--mfe', 'lists@tried')).versions, { lists: 'tried' })
  })

  test('that does not serve the version that is asked for is not tested', async () => {
    await assert.rejects(opened('--mfe', 'lists@other'), {
      constructor: ArgumentError,
      message: new RegExp(
        `^${site} serves lists@live in place of lists@other: .*\\(npm run overrides\\)\\.$`,
      ),
    })
  })

  test('on a host of plain files has no gateway, whatever the host answers', async () => {
    const unhealthy: Record<string, Answer> = {
      'the page of any address': answerPage,
      nothing: (_, response) => response.writeHead(404).end(),
      'a closed connection': (_, response) => response.destroy(),
    }
    for (const [what, answer] of Object.entries(unhealthy)) {
      const origin = await serve((request, response) =>
        (request.url === '/healthz' ? answer : answerPage)(request, response),
      )
      const { hasGateway } = (await visit(readArguments(['--site', origin]))).site
      assert.equal(hasGateway, false, what)
    }
  })

  const wrong: [what: string, answer: Answer, message: RegExp][] = [
    ['another site', (_, response) => response.end('<h1>Hello</h1>'), /is no gateway of this site/],
    ['an error', (_, response) => response.writeHead(503).end(), /answers 503: look at its log\.$/],
    [
      'a closed connection',
      (_, response) => response.destroy(),
      /cannot be reached: start it, or correct --site\.$/,
    ],
  ]
  for (const [what, answer, message] of wrong) {
    test(`with ${what} is refused with one line`, async () => {
      const origin = await serve(answer)
      await assert.rejects(visit(readArguments(['--site', origin])), { constructor: ArgumentError, message })
    })
  }
})

describe('the accounts of a run', () => {
  const ours = [`${addressPrefix}1@example.com`, `${addressPrefix}2@example.com`]
  const others = ['mia@example.com', 'parent-of-two@example.com']

  test('are removed with the service key, and no others', async () => {
    const left = new Set([...others, ...ours])
    const asked: string[] = []
    const service = await serve((request, response) => {
      assert.equal(request.headers.authorization, 'Bearer secret')
      asked.push(`${request.method} ${request.url}`)
      if (request.method === 'DELETE') left.delete(decodeURIComponent(request.url?.split('/').at(-1) ?? ''))
      response.end(JSON.stringify({ users: [...left].map((email) => ({ id: email, email })) }))
    })
    assert.equal(await removeAccounts(service, 'secret'), 2)
    assert.deepEqual([...left], others)
    assert.equal(asked[0], 'GET /auth/v1/admin/users?page=1&per_page=1000')
  })

  test('that cannot be removed are an error that says so', async () => {
    const service = await serve((_, response) => response.writeHead(401).end())
    await assert.rejects(
      removeAccounts(service, 'wrong'),
      /^Error: The accounts of the tests remain: .* answers 401$/,
    )
  })
})
