import assert from 'node:assert/strict'
import type { AddressInfo } from 'node:net'
import { describe, type TestContext, test } from 'node:test'
import { serveGateway } from '../serve.ts'
import { config, createSite } from '../testing/testSite.ts'
import { idOf, row } from './stubBackend.ts'
import { activitiesOf, addressesOf, ORIGIN, prepareRoutes, TEN_MINUTES, textOf } from './testRoutes.ts'

const site = prepareRoutes()

describe('robots.txt', () => {
  test('of a public site allows everything and names the sitemap', async () => {
    assert.equal(
      await textOf(site.open(), '/robots.txt'),
      `User-agent: *\nDisallow:\n\nSitemap: ${ORIGIN}/sitemap.xml\n`,
    )
    assert.equal(site.backend.asked.length, 0)
  })
  for (const origin of ['http://localhost:3000', 'http://127.0.0.1:8080', 'http://site.localhost']) {
    test(`of ${origin} keeps search engines out`, async () => {
      assert.equal(await textOf(site.open({}, origin), '/robots.txt'), 'User-agent: *\nDisallow: /\n')
    })
  }
})

describe('the well-known addresses', () => {
  test('a password manager is led to the page that changes the password', async () => {
    const answer = await site.open().request('/.well-known/change-password')
    assert.equal(answer.status, 302)
    assert.equal(answer.headers.get('location'), '/profile')
  })

  test('who has found a hole is led to the contact page, for less than a year', async () => {
    site.pass(Date.UTC(2026, 10, 30, 12) - 1_000_000)
    assert.equal(
      await textOf(site.open(), '/.well-known/security.txt'),
      `Contact: ${ORIGIN}/contact\nExpires: 2027-11-25T00:00:00Z\nPreferred-Languages: en\nCanonical: ${ORIGIN}/.well-known/security.txt\n`,
    )
    const { status } = await site.open({}, 'http://localhost:3000').request('/.well-known/security.txt')
    assert.equal(status, 404)
  })
})

describe('the sitemap', () => {
  test('has an index and a part with the public pages, categories, suburbs and activities', async () => {
    site.backend.rows = [
      row(1, { name: 'Parks & Play', suburb: 'Bondi Beach' }),
      row(2, { suburb: 'Bondi Beach' }),
      row(3, { suburb: "St. Mary's" }),
    ]
    const routes = site.open()
    assert.equal(
      await textOf(routes, '/sitemap.xml'),
      `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n<sitemap><loc>${ORIGIN}/sitemap/1.xml</loc></sitemap>\n</sitemapindex>\n`,
    )
    const paths = addressesOf(await textOf(routes, '/sitemap/1.xml')).map((address) =>
      address?.replace(ORIGIN, ''),
    )
    assert.deepEqual(paths, [
      '/',
      '/activities',
      '/submit-listing',
      '/contact',
      '/privacy-policy',
      '/terms-of-use',
      '/activities?categories=entertainment%20centre',
      '/activities?categories=museum',
      '/activities?categories=parks%20%26%20gardens',
      '/activities?categories=playgrounds',
      '/activities?categories=sports',
      '/activities?categories=swimming%20%26%20water%20sports',
      '/activities?categories=shows%20%26%20events',
      '/activities?categories=theme%20parks',
      '/activities?categories=walking%20trail',
      '/activities?categories=zoos%20%26%20wildlife',
      '/activities?location=Bondi%20Beach',
      '/activities?location=St.%20Mary&apos;s',
      `/activities/${idOf(1)}/parks-and-play`,
      `/activities/${idOf(2)}/place-2`,
      `/activities/${idOf(3)}/place-3`,
    ])
  })

  test('names the pictures of an activity and the day in Sydney of the newest', async () => {
    site.backend.rows = [
      row(1, {
        suburb: 'Manly',
        image_metadata: [
          { image_url: 'zoo/1-960.webp', created_at: '2026-01-01T00:00:00Z' },
          { image_url: 'https://images.test/a.jpg?x=1&y=<2>', created_at: '2026-03-04T23:59:59+00:00' },
        ],
      }),
      row(2, { suburb: 'Manly', image_metadata: [{ image_url: '../x', created_at: 'yesterday' }] }),
    ]
    const routes = site.open()
    const part = await textOf(routes, '/sitemap/1.xml')
    assert.ok(
      part.includes(
        `<url><loc>${ORIGIN}/activities/${idOf(1)}/place-1</loc><lastmod>2026-03-05</lastmod>` +
          `<image:image><image:loc>${site.backend.url}/storage/v1/object/public/listing_images/zoo/1-960.webp</image:loc></image:image>` +
          '<image:image><image:loc>https://images.test/a.jpg?x=1&amp;y=%3C2%3E</image:loc></image:image></url>',
      ),
    )
    assert.ok(part.includes(`<url><loc>${ORIGIN}/activities/${idOf(2)}/place-2</loc></url>`))
    assert.ok(part.includes('?location=Manly</loc><lastmod>2026-03-05</lastmod></url>'))
    assert.match(await textOf(routes, '/sitemap.xml'), /1\.xml<\/loc><lastmod>2026-03-05<\/lastmod>/)
  })

  test('asks for published rows only, with the public key, and never repeats a row', async () => {
    site.backend.rows = Array.from({ length: 12_345 }, (_, index) => row(index + 1))
    const addresses = await activitiesOf(site.open())
    assert.equal(addresses.length, 12_345)
    assert.equal(new Set(addresses).size, 12_345)
    // thirteen pages with rows, and the empty one
    assert.equal(site.backend.asked.length, 14)
    for (const { params, key } of site.backend.asked) {
      assert.equal(params.get('publish_status'), 'eq.Published')
      assert.equal(key, 'public-key')
    }
  })

  test('is split into parts by the number of addresses', async () => {
    site.backend.rows = [row(1), row(2), row(3)]
    const routes = site.open({ limits: { addresses: 7, bytes: 1e6 } })
    const parts = addressesOf(await textOf(routes, '/sitemap.xml'))
    assert.deepEqual(
      parts,
      [1, 2, 3].map((number) => `${ORIGIN}/sitemap/${number}.xml`),
    )
    const counts = await Promise.all(
      [1, 2, 3].map(async (part) => addressesOf(await textOf(routes, `/sitemap/${part}.xml`)).length),
    )
    assert.deepEqual(counts, [7, 7, 5])
    for (const path of ['/sitemap/0.xml', '/sitemap/4.xml', '/sitemap/1', '/sitemap/01.xml']) {
      assert.equal((await routes.request(path)).status, 404)
    }
  })

  test('is split into parts by their bytes', async () => {
    const limits = { addresses: 50_000, bytes: 1000 }
    const routes = site.open({ limits })
    const parts = addressesOf(await textOf(routes, '/sitemap.xml'))
    assert.ok(parts.length > 1)
    for (const [index] of parts.entries()) {
      const part = await textOf(routes, `/sitemap/${index + 1}.xml`)
      assert.ok(Buffer.byteLength(part) <= limits.bytes)
    }
  })

  test('takes hostile names and leaves out rows that make no sense', async () => {
    site.backend.rows = [
      row(1, { name: '</loc><script>"&\u0000\ud800', suburb: '</url>&' }),
      row(2, { name: '../../etc', suburb: 'line\nfeed' }),
      row(3, { name: 7 }),
      row(4, { name: ' ' }),
      row(5, { image_metadata: 'none', suburb: {} }),
      row(6, { image_metadata: [null, 7, { image_url: ['x'] }, { image_url: 'https://[' }] }),
    ]
    const routes = site.open()
    const part = await textOf(routes, '/sitemap/1.xml')
    assert.doesNotMatch(part, /script>|&(?!(amp|lt|gt|quot|apos);)/)
    assert.match(part, /location=%3C%2Furl%3E%26</)
    assert.doesNotMatch(part, /line/)
    const ends = (await activitiesOf(routes)).map((address) => address?.replace(`${ORIGIN}/activities/`, ''))
    assert.deepEqual(ends, [
      `${idOf(1)}/locscript-and`,
      `${idOf(2)}/etc`,
      `${idOf(5)}/place-5`,
      `${idOf(6)}/place-6`,
    ])
  })

  test('is one flight for all who ask, and is made again after ten minutes', async () => {
    const routes = site.open()
    await Promise.all(['/sitemap.xml', '/sitemap/1.xml', '/sitemap.xml'].map((path) => routes.request(path)))
    assert.equal(site.backend.asked.length, 2)
    site.pass(TEN_MINUTES - 1)
    site.backend.rows = [row(1), row(2)]
    assert.equal((await activitiesOf(routes)).length, 1)
    site.pass(1)
    assert.equal((await activitiesOf(routes)).length, 2)
    assert.equal(site.backend.asked.length, 4)
  })

  test('is not sent again to a crawler that has it, and is compressed for others', async () => {
    const routes = site.open()
    const first = await routes.request('/sitemap/1.xml', { headers: { 'accept-encoding': 'gzip' } })
    assert.equal(first.headers.get('content-type'), 'application/xml; charset=utf-8')
    assert.equal(first.headers.get('content-encoding'), 'gzip')
    const etag = first.headers.get('etag') ?? ''
    for (const known of [etag, etag.replace('W/', ''), '*']) {
      const again = await routes.request('/sitemap/1.xml', { headers: { 'if-none-match': known } })
      assert.equal(again.status, 304)
    }
  })
})

test('a gateway on the network answers both, by the configured origin alone', async (context: TestContext) => {
  const place = await createSite()
  const server = await serveGateway({
    site: place.site,
    config: { ...config, backend: { url: site.backend.url, key: 'public-key' } },
    imageHosts: [],
    port: 0,
  })
  context.after(() => {
    server.close()
    place.remove()
  })
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const get = (path: string) => fetch(address + path, { headers: { 'x-forwarded-host': 'evil.test' } })
  assert.match(await (await get('/robots.txt')).text(), /Sitemap: https:\/\/sprouts\.test\/sitemap\.xml/)
  const part = await get('/sitemap/1.xml')
  assert.equal(part.headers.get('x-content-type-options'), 'nosniff')
  for (const found of addressesOf(await part.text())) assert.ok(found?.startsWith(`${ORIGIN}/`))
})
