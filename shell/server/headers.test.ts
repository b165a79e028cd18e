import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { after, describe, test } from 'node:test'
import { createSite, template } from './testing/testSite.ts'

const place = await createSite()
after(() => place.remove())

const headersOf = async (target: string, changes = {}) => (await place.open(changes).request(target)).headers

async function policyOf(target: string, changes = {}): Promise<Record<string, string[]>> {
  const policy = (await headersOf(target, changes)).get('content-security-policy') ?? ''
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources]
    }),
  )
}

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

describe('the headers of every page (security.md section 2.5)', () => {
  for (const target of ['/', '/login', '/no/such/page']) {
    test(`are on ${target}`, async () => {
      const headers = await headersOf(target)
      for (const [name, value] of Object.entries({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=()',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-embedder-policy': 'credentialless',
        'integrity-policy': 'blocked-destinations=(script), endpoints=(policy)',
        'reporting-endpoints': 'policy="/_reports/policy"',
        'cross-origin-resource-policy': 'same-origin',
        'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
      })) {
        assert.equal(headers.get(name), value, name)
      }
    })
  }

  test('send no referrer from pages whose URL may contain a token', async () => {
    for (const target of [
      '/reset-password',
      '/reset-password?code=secret',
      '/email-verification?email_confirmed=true',
      '/email-verified',
      '/email-verified/',
      '/shared/5a0c2b9e-7f0d-4c55-9a53-2f6f3f1d0c11',
    ]) {
      assert.equal((await headersOf(target)).get('referrer-policy'), 'no-referrer', target)
    }
  })

  test('ask for HTTPS only where the site has it', async () => {
    const local = { origin: 'http://127.0.0.1:3000' }
    assert.equal((await headersOf('/', local)).get('strict-transport-security'), null)
    assert.equal((await policyOf('/', local))['upgrade-insecure-requests'], undefined)
    assert.deepEqual((await policyOf('/'))['upgrade-insecure-requests'], [])
  })
})

describe('what search engines are asked to leave out', () => {
  for (const target of [
    '/login',
    '/login/',
    '/signup',
    '/forgot-password',
    '/reset-password',
    '/email-verification?email_confirmed=true',
    '/email-verified',
    '/profile',
    '/saved-listings',
    '/shared/5a0c2b9e-7f0d-4c55-9a53-2f6f3f1d0c11',
    '/add-listing',
    '/style-guide',
    '/no/such/page',
    '/shared/a/b',
    '/activities?features=free',
    '/activities?view=map',
    '/activities?categories=museums&view=map',
  ]) {
    test(`${target} says so in a header`, async () => {
      assert.equal((await headersOf(target)).get('x-robots-tag'), 'noindex')
    })
  }

  for (const target of [
    '/',
    '/activities',
    '/activities?utm_source=mail&fbclid=1',
    '/activities?search=',
    '/activities/7/login',
    '/contact?subject=x',
    '/submit-listing',
    '/privacy-policy',
    '/terms-of-use',
  ]) {
    test(`${target} does not`, async () => {
      assert.equal((await headersOf(target)).get('x-robots-tag'), null)
    })
  }
})

describe('the content security policy', () => {
  test('allows pictures from every https host where the site does not limit them', async () => {
    const { headers } = await place.open({}, { imageHosts: [] }).request('/activities')
    const [sources] = /(?<=img-src )[^;]+/.exec(headers.get('content-security-policy') ?? '') ?? []
    assert.equal(sources, "'self' https://backend.test https: data: blob:")
  })

  test('allows the hosts of a map where the site has one, for what is fetched and nothing else', async () => {
    const map = {
      style: 'https://tiles.test/style.json',
      hosts: ['https://files.test', 'https://tiles.test'],
    }
    const { 'connect-src': fetched, ...rest } = await policyOf('/activities', { map })
    assert.deepEqual(fetched, ["'self'", 'https://backend.test', 'https://tiles.test', 'https://files.test'])
    assert.ok(!/tiles\.test|files\.test/.test(JSON.stringify(rest)))
  })

  test('allows the parts of the page and nothing else', async () => {
    const { 'script-src': _scripts, 'style-src': _styles, ...rest } = await policyOf('/activities')
    assert.deepEqual(rest, {
      'default-src': ["'none'"],
      'script-src-attr': ["'none'"],
      'style-src-attr': ["'none'"],
      'img-src': ["'self'", 'https://backend.test', 'https://images.test', 'data:', 'blob:'],
      'font-src': ["'self'"],
      'connect-src': ["'self'", 'https://backend.test'],
      'form-action': ["'self'"],
      'frame-src': ["'none'"],
      'worker-src': ["'self'"],
      'manifest-src': ["'self'"],
      'base-uri': ["'none'"],
      'object-src': ["'none'"],
      'frame-ancestors': ["'none'"],
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['dompurify', 'structured-data', 'worker', 'map-worker'],
      'upgrade-insecure-requests': [],
      'report-uri': ['/_reports/policy'],
      'report-to': ['policy'],
    })
  })

  test('has the digests of the import map and of the one inline script, and no other', async () => {
    const document = await (await place.open().request('/activities')).text()
    const [, importMap = ''] = /<script type="importmap">(.*?)<\/script>/.exec(document) ?? []
    const [, script = ''] = /<script>(.*?)<\/script>/s.exec(document) ?? []
    assert.ok(importMap.length > 20 && script.length > 20)
    const expected = ["'self'", sha256(importMap), sha256(script)]
    assert.deepEqual((await policyOf('/activities'))['script-src'], expected)
  })

  test('has the digests of the styles in the document and of an empty one', async () => {
    const style = 'body { margin: 0 }'
    await place.release.shell({
      'index.html': template.replace('<!--head-->', `<style>${style}</style><!--head-->`),
    })
    assert.deepEqual((await policyOf('/activities'))['style-src'], ["'self'", sha256(''), sha256(style)])
    await place.release.shell()
  })
})

test('a script of a release may be the worker of a page: it has its embedder policy, and may fetch pictures', async () => {
  for (const target of [place.releases.discover.url, '/assets/index.1.js']) {
    const headers = await headersOf(target)
    assert.equal(headers.get('cross-origin-embedder-policy'), 'credentialless')
    assert.match(
      headers.get('content-security-policy') ?? '',
      /^default-src 'none'; .*script-src 'self'; connect-src 'self' https:\/\/backend\.test https:\/\/images\.test/,
    )
  }
  assert.equal((await headersOf('/favicon.svg')).get('cross-origin-embedder-policy'), null)
})
