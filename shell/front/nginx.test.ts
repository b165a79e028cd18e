import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect, type IncomingHttpHeaders } from 'node:http2'
import path from 'node:path'
import { test } from 'node:test'
import { setImmediate as turn } from 'node:timers/promises'
import { connect as tlsConnect } from 'node:tls'
import { config } from '../server/testing/testSite.ts'
import { skipNginx as skip } from './startNginx.ts'
import { makeCertificate, skipCertificate } from './testCertificate.ts'
import { type Front, prepareFronts } from './testFront.ts'

const { place, open } = await prepareFronts()

const HSTS = 'max-age=63072000; includeSubDomains; preload'

test('nginx keeps rendered pages with their policy, one for each encoding', { skip }, async () => {
  const { ask, asked } = await open()
  const first = await ask('/', { 'accept-encoding': 'gzip, br' })
  for (const accepted of ['gzip, br', 'br,gzip', 'gzip, deflate, br, zstd', 'br;q=1.0, *;q=0']) {
    const { status, headers, body } = await ask('/', { 'accept-encoding': accepted })
    assert.equal(status, 200)
    assert.equal(headers['content-encoding'], 'br')
    assert.match(String(headers['content-security-policy']), /style-src 'self' 'sha256-/)
    assert.equal(body, first.body)
  }
  // however the header is written
  assert.equal(asked.length, 1)
  const plain = await ask('/')
  assert.equal(plain.headers['content-encoding'], undefined)
  assert.match(plain.body, /by the shell/)
  const gzip = await ask('/', { 'accept-encoding': 'gzip;q=0.5, deflate' })
  assert.equal(gzip.headers['content-encoding'], 'gzip')
  assert.equal((await ask('/', { 'if-none-match': String(plain.headers.etag) })).status, 304)
})

test('nginx keeps one page for each address and each scheme', { skip }, async () => {
  const { ask, asked } = await open((text) => text.replace('# 10.0.0.0/8 1;', '255.255.255.255 1;'))
  const kept = ['/', '/activities', '/activities?search=a', '/activities?search=b'].flatMap((address) =>
    ['http', 'https'].map((scheme) => ({ address, scheme })),
  )
  // one after another: nginx keeps no page before it has come
  async function askAll() {
    const pages = []
    for (const { address, scheme } of kept) pages.push(await ask(address, { 'x-forwarded-proto': scheme }))
    return pages
  }
  const pages = await askAll()
  assert.equal(asked.length, kept.length)
  kept.forEach(({ address }, place) => {
    assert.ok(pages[place]?.body.includes(`first ${new URL(address, 'http://front').search}<`), address)
  })
  assert.deepEqual(
    (await askAll()).map(({ body }) => body),
    pages.map(({ body }) => body),
  )
  assert.equal(asked.length, kept.length)
})

test('what differs by visitor, or could not be rendered, is not kept', { skip }, async () => {
  const { ask, asked } = await open()
  for (const address of ['/login', '/activities?search=throws']) {
    asked.length = 0
    await ask(address, { 'user-agent': 'Firefox' })
    await ask(address, { 'user-agent': 'Firefox' })
    assert.equal(asked.length, 2, address)
  }
})

test('the gateway is told the sender, the scheme and the id of a request', { skip }, async () => {
  const front = await open()
  const names = ['x-forwarded-for', 'x-forwarded-proto', 'x-request-id']
  front.answerWith(({ headers }) => Response.json(names.map((name) => headers.get(name))))
  const [sender, scheme, id] = JSON.parse((await front.ask('/login', { 'x-request-id': 'a guess' })).body)
  // on a socket the sender is "unix:"
  assert.equal(sender, 'unix:')
  assert.equal(scheme, 'http')
  assert.match(id, /^[\da-f]{32}$/)
})

test('an answer has the id of its own request, also one that is kept', { skip }, async () => {
  const front = await open()
  const idOf = async (address: string, cache: string) => {
    const { headers } = await front.ask(address)
    assert.equal(headers['x-cache'], cache)
    assert.match(String(headers['x-request-id']), /^[\da-f]{32}$/)
    return headers['x-request-id']
  }
  for (const address of ['/', '/assets/index.1.js']) {
    let given: string | null = null
    front.answerWith(({ headers }) => {
      given = headers.get('x-request-id')
      return undefined
    })
    const first = await idOf(address, 'MISS')
    assert.equal(first, given)
    assert.notEqual(await idOf(address, 'HIT'), first)
  }
  await front.endGateway()
  await idOf('/', 'HIT')
})

test('of another front that ends TLS the scheme is passed on, of nobody else', { skip }, async () => {
  const scheme = async (front: Front, said: string) => {
    front.answerWith(({ headers }) => new Response(headers.get('x-forwarded-proto')))
    return (await front.ask('/login', { 'x-forwarded-proto': said })).body
  }
  // nginx takes a socket for this address
  const behind = await open((text) => text.replace('# 10.0.0.0/8 1;', '255.255.255.255 1;'))
  assert.equal(await scheme(behind, 'https'), 'https')
  assert.equal(await scheme(behind, 'http'), 'http')
  assert.equal(await scheme(behind, 'https, http'), 'http')
  assert.equal(await scheme(await open(), 'https'), 'http')
})

test('with a certificate it speaks HTTP/2, and sends who comes without TLS to https', {
  skip: skip || skipCertificate,
}, async () => {
  const { cert, certFile, keyFile } = makeCertificate(place.folder)
  const secure = path.join(place.folder, 'tls.sock')
  const front = await open(
    (text) =>
      text
        .replace('# listen 443', `listen "unix:${secure}"`)
        .replace('# ssl_certificate /etc/ssl/sprouts/fullchain.pem', `ssl_certificate "${certFile}"`)
        .replace('# ssl_certificate_key /etc/ssl/sprouts/privkey.pem', `ssl_certificate_key "${keyFile}"`),
    { trustedProxies: ['127.0.0.1'] },
  )
  const { status, headers } = await front.ask('/activities?search=zoo')
  assert.equal(status, 308)
  assert.equal(headers.location, `${config.origin}/activities?search=zoo`)

  const session = connect('https://localhost', {
    createConnection: () =>
      tlsConnect({ path: secure, ca: cert, servername: 'localhost', ALPNProtocols: ['h2'] }),
  })
  for (const cache of ['MISS', 'HIT']) {
    const stream = session.request({ ':path': '/', 'user-agent': 'a bot', 'accept-encoding': 'br' })
    const [answer] = (await once(stream, 'response')) as [IncomingHttpHeaders]
    assert.equal(answer[':status'], 200)
    assert.equal(answer['x-cache'], cache)
    assert.equal(answer['content-encoding'], 'br')
    assert.equal(answer['strict-transport-security'], HSTS)
    assert.ok((await stream.toArray()).length > 0)
  }
  await front.endGateway()
  const stream = session.request({ ':path': '/never/asked' })
  const [answer] = (await once(stream, 'response')) as [IncomingHttpHeaders]
  assert.equal(answer[':status'], 503)
  assert.equal(answer['strict-transport-security'], HSTS)
  stream.resume()
  session.close()
  await once(session, 'close')
  // only the first asked the gateway for a document
  assert.deepEqual(front.asked, ['/activities', '/'])
})

test('where no gateway answers and no page is kept, nginx says so, and forbids all that its page does not need', {
  skip,
}, async () => {
  const front = await open()
  await front.endGateway()
  const { status, headers, body } = await front.ask('/never/asked')
  assert.equal(status, 503)
  assert.equal(headers['content-type'], 'text/html; charset=utf-8')
  assert.match(body, /<h1>Sydney Sprouts cannot be reached right now<\/h1>/)
  assert.equal(headers['content-security-policy'], "default-src 'none'; frame-ancestors 'none'")
  assert.equal(headers['x-content-type-options'], 'nosniff')
  assert.equal(headers['strict-transport-security'], undefined)
})

for (const address of ['/_reports', '/assets/page.js', '/'])
  test(`what nginx itself refuses has every header: a body that is too large, for ${address}`, {
    skip,
  }, async () => {
    const front = await open()
    const { status, headers } = await front.ask(address, {}, 'POST', 'x'.repeat(1_100_000))
    assert.equal(status, 413)
    assert.equal(headers['content-security-policy'], "default-src 'none'; frame-ancestors 'none'")
    assert.equal(headers['x-content-type-options'], 'nosniff')
    assert.equal(headers['referrer-policy'], 'strict-origin-when-cross-origin')
    assert.equal(headers['cross-origin-resource-policy'], 'same-origin')
    assert.deepEqual(front.asked, [])
  })

test('an answer of the gateway keeps its own policy', { skip }, async () => {
  const { headers } = await (await open()).ask('/login')
  assert.doesNotMatch(String(headers['content-security-policy']), /default-src 'none'; frame/)
})

test('the front does not tell its version', { skip }, async () => {
  assert.equal((await (await open()).ask('/login')).headers.server, 'nginx')
})

/** What a gateway answers while its backend is down and it has no page: the browser draws it. */
const withoutPage = ({ url }: Request) =>
  new URL(url).pathname === '/_canary'
    ? undefined
    : new Response('<div id="shell"></div>', {
        headers: { 'cache-control': 'no-store', 'content-type': 'text/html' },
      })

/** Pages stay fresh for a second. */
const brief = (text: string) => text.replace('200 308 60s', '200 308 1s')

/** Asks until the page that is kept is older than its second. */
async function askExpired({ ask }: Front, address: string) {
  let answer = await ask(address)
  while (answer.headers['x-cache'] === 'HIT') answer = await ask(address)
  return answer
}

for (const [what, breakIt] of [
  ['the gateway has no page', async (front) => front.answerWith(withoutPage)],
  ['the gateway fails', async (front) => front.answerWith(() => new Response('', { status: 503 }))],
  ['the gateway has ended', async (front) => front.endGateway()],
] as [string, (front: Front) => Promise<void>][]) {
  test(`while ${what}, visitors get the pages that are kept`, { skip, timeout: 20_000 }, async () => {
    const front = await open(brief)
    const addresses = ['/', '/activities', '/activities?search=zoo', '/activities/known/name']
    const before = await Promise.all(addresses.map((address) => front.ask(address)))
    await breakIt(front)
    for (const [index, address] of addresses.entries()) {
      const answer = await askExpired(front, address)
      assert.match(String(answer.headers['x-cache']), /STALE|UPDATING/)
      assert.equal(answer.status, 200)
      assert.equal(answer.body, before[index]?.body)
    }
    assert.doesNotMatch((await front.ask('/never/asked')).body, /by the shell/)
  })
}

test('an activity that was taken back is gone with the next look', { skip, timeout: 20_000 }, async () => {
  const front = await open(brief)
  const address = '/activities/known/name'
  assert.equal((await front.ask(address)).status, 200)
  const headers = { 'cache-control': 'public, max-age=0, s-maxage=30' }
  front.answerWith(() => new Response('Unknown', { status: 404, headers }))
  await askExpired(front, address)
  // the look was started behind the old page
  while ((await front.ask(address)).status === 200) await turn()
  assert.equal((await front.ask(address)).headers['x-cache'], 'HIT')
})
