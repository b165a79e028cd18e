import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { describe, test } from 'node:test'
import { parseRegistry, type Registry, type RemoteRelease } from 'federation/registry'
import { matchRoute } from '../src/composition/applications.ts'
import { renderDevelopmentDocument, renderDocument } from './document.ts'
import { config, template } from './testing/testSite.ts'

const digestOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`
const [entry, app, home, index] = ['entry', 'app', 'home', 'shell'].map(digestOf)

function release(name: string, extras: Partial<RemoteRelease['extras']> = {}): RemoteRelease {
  const base = `/remotes/${name}/1/`
  return {
    url: `${base}remoteEntry.js`,
    metadata: { version: '1' },
    deployment: { traffic: 100, default: true },
    extras: {
      container: `mfe_${name}`,
      type: 'module',
      preload: [`${base}app.js`],
      firstScreens: {},
      integrity: {
        [`${base}remoteEntry.js`]: digestOf('entry'),
        [`${base}app.js`]: digestOf('app'),
        [`${base}Home.js`]: digestOf('home'),
      },
      ...extras,
    },
  }
}

const shell: RemoteRelease = {
  ...release('shell'),
  url: '/assets/index.1.js',
  extras: { ...release('shell').extras, preload: [], integrity: { '/assets/index.1.js': digestOf('shell') } },
}

const registryOf = (...releases: RemoteRelease[]): Registry => ({
  schema: 'test',
  microFrontends: {
    shell: [shell],
    ...Object.fromEntries(releases.map((one) => [one.extras.container.slice(4), [one]])),
  },
})

const registry = registryOf(release('discover'), release('account'))

const render = (pathname: string, changes: Partial<Parameters<typeof renderDocument>[0]> = {}) =>
  renderDocument({ template, registry, config, route: matchRoute(pathname), ...changes }).html.toString()

/** The JSON text of the document's element with an id. */
function carried(html: string, id: string): string {
  return new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`).exec(html)?.[1] ?? ''
}

const linksOf = (html: string) =>
  [...html.matchAll(/<link rel="(?:modulepreload|preload)"[^>]*>/g)].map(([link]) => link)

describe('versions of shared packages', () => {
  const versions = { react: '19.2.0', 'react-dom': '19.2.0' }
  const speaking: Registry = {
    ...registryOf(
      release('discover', { contract: 1, shared: versions }),
      release('account', { contract: 1, shared: { ...versions, react: '19.1.0' } }),
    ),
  }
  speaking.microFrontends.shell = [{ ...shell, extras: { ...shell.extras, contract: 1, shared: versions } }]
  const { microFrontends } = parseRegistry(carried(render('/', { registry: speaking }), 'registry'))
  const extrasOf = (name: string) => microFrontends[name]?.[0]?.extras

  test('are in the document where they differ from those of the shell', () => {
    assert.deepEqual(extrasOf('account')?.shared, { react: '19.1.0' })
    assert.equal(extrasOf('discover')?.shared, undefined)
  })

  test('and the contract number of each remote is too; the shell knows its own', () => {
    assert.equal(extrasOf('discover')?.contract, 1)
    assert.deepEqual([extrasOf('shell')?.contract, extrasOf('shell')?.shared], [undefined, undefined])
  })
})

test('the import map stands before every script and preload: later it would not count', () => {
  const html = render('/activities')
  const importMap = html.indexOf('<script type="importmap">')
  assert.ok(importMap > 0)
  for (const later of ['<script type="module"', '<link rel="modulepreload"']) {
    assert.ok(html.indexOf(later) > importMap, later)
  }
  assert.equal(html.split('type="importmap"').length, 2)
})

test('the chosen appearance is applied before anything is painted', () => {
  const html = render('/')
  assert.ok(html.includes('.dataset.theme = localStorage'))
  assert.ok(html.indexOf('.dataset.theme = localStorage') < html.indexOf('<body>'))
})

test("the shell's own script stands before the preloads: it is needed first", () => {
  const html = render('/activities')
  assert.ok(html.indexOf('<script type="module"') < html.indexOf('<link rel="modulepreload"'))
})

test("the scripts of the page's remote are preloaded with their digests, those of others are not", () => {
  assert.deepEqual(linksOf(render('/login')), [
    `<link rel="modulepreload" href="/remotes/account/1/remoteEntry.js" integrity="${entry}">`,
    `<link rel="modulepreload" href="/remotes/account/1/app.js" integrity="${app}">`,
  ])
})

test('the scripts of a page from the server stand in an element that the browser does not read ahead', () => {
  const state = {
    application: 'discover',
    version: '1',
    pathname: '/',
    now: 0,
    queries: { queries: [], mutations: [] },
  }
  const page = {
    kind: 'page',
    status: 200,
    title: '',
    head: '',
    styles: '',
    body: Buffer.from('<h1>Home</h1>'),
    state,
  } as const
  const html = render('/', { page: { ...page, structuredData: undefined } })
  const [, late = ''] = /<template id="scripts">(.*?)<\/template>\s*<\/body>/.exec(html) ?? []
  assert.ok(late.startsWith(`<script type="module" src="/assets/index.1.js" integrity="${index}">`), late)
  assert.equal(linksOf(late).filter((link) => link.includes('modulepreload')).length, 2)
  assert.doesNotMatch(html.replace(late, ''), /type="module"|modulepreload/)
})

test('what the first screen needs is preloaded on its own route only', () => {
  const images = ['hero.webp', 'hero.avif'].map((file) => ({
    url: `/remotes/discover/1/${file}`,
    media: '(min-width: 768px)',
  }))
  const firstScreens = { '/': { scripts: ['/remotes/discover/1/Home.js'], images } }
  const pictured = { registry: registryOf(release('discover', { firstScreens })) }
  const html = render('/', pictured)
  const links = linksOf(html)
  // the pictures come first, before the styles, which are most of the head
  assert.deepEqual(links.slice(0, 2), [
    '<link rel="preload" as="image" href="/remotes/discover/1/hero.webp" media="(min-width: 768px)" fetchpriority="high">',
    '<link rel="preload" as="image" href="/remotes/discover/1/hero.avif" type="image/avif" media="(min-width: 768px)" fetchpriority="high">',
  ])
  assert.ok(html.indexOf(links[1] ?? '') < html.indexOf('<title>'))
  assert.deepEqual(links.slice(4), [
    `<link rel="modulepreload" href="/remotes/discover/1/Home.js" integrity="${home}">`,
  ])
  assert.equal(linksOf(render('/activities', pictured)).length, 2)
})

test('a script without a digest is not preloaded', () => {
  const integrity = { '/remotes/account/1/remoteEntry.js': digestOf('entry') }
  assert.deepEqual(linksOf(render('/login', { registry: registryOf(release('account', { integrity })) })), [
    `<link rel="modulepreload" href="/remotes/account/1/remoteEntry.js" integrity="${entry}">`,
  ])
})

test("the shell's own script has its digest in its tag and in the import map", () => {
  const html = render('/')
  assert.ok(html.includes(`<script type="module" src="/assets/index.1.js" integrity="${index}">`))
  assert.ok(html.includes(`"/assets/index.1.js":"${index}"`))
})

test('there is no document whose script has no digest', () => {
  assert.throws(() => render('/', { template: template.replace('index.1.js', 'index.2.js') }), {
    message: /index\.2\.js has no digest/,
  })
})

for (const [what, pathname, changes] of [
  ["of the shell's own page", '/privacy-policy', {}],
  ['that nobody owns', '/no/such/page', {}],
  ['whose remote was never released', '/saved-listings', {}],
  [
    'of a development server',
    '/activities',
    { registry: registryOf(release('discover', { type: 'global' })) },
  ],
] as const) {
  test(`a page ${what} preloads nothing`, () => assert.deepEqual(linksOf(render(pathname, changes)), []))
}

test('the document carries the configuration and the registry that the shell reads', () => {
  const html = render('/')
  assert.deepEqual(JSON.parse(carried(html, 'config')), config)
  assert.deepEqual(parseRegistry(carried(html, 'registry')), registry)
})

test('the document shows a contact address if no script runs or loading is slow', () => {
  for (const html of [render('/'), renderDevelopmentDocument({ template, registry, config })]) {
    const [, late = ''] = /<p class="late">(.*?)<\/p>/s.exec(html) ?? []
    const [, without = ''] = /<noscript>(.*?)<\/noscript>/s.exec(html) ?? []
    for (const text of [late, without])
      assert.ok(text.includes('<a href="mailto:team@sprouts.test">team@sprouts.test</a>'), text)
    assert.ok(!html.includes('<!--contact-->'))
  }
})

describe('hostile strings', () => {
  const hostile = '</script><script>alert(1)</script><!--"\'$&$1`&amp;'

  test('of the configuration and the registry arrive as they are and end no element', () => {
    const html = render('/login', {
      config: { ...config, socialProfiles: [{ name: hostile, url: hostile }] },
      registry: {
        schema: hostile,
        microFrontends: {
          shell: [shell],
          [hostile]: [release('x')],
          account: [release('account', { container: hostile })],
        },
      },
    })
    assert.ok(!html.includes('<script>alert'))
    assert.equal(JSON.parse(carried(html, 'config')).socialProfiles[0].name, hostile)
    assert.equal(parseRegistry(carried(html, 'registry')).schema, hostile)
  })

  test('of the address to write to end neither its link nor the page', () => {
    const html = render('/', {
      config: { ...config, contact: { support: `${hostile}" onclick="x`, privacy: hostile } },
    })
    assert.ok(!html.includes('<script>alert'))
    assert.ok(!html.includes('" onclick="'))
  })

  test('of addresses and digests stay within the import map and within their attributes', () => {
    const url = `/remotes/account/${hostile}" onload="alert(2)`
    const html = render('/login', {
      registry: registryOf({
        ...release('account', {
          preload: [url],
          firstScreens: { '/login': { scripts: [url], images: [{ url, media: url }] } },
          integrity: { [url]: url },
        }),
        url,
      }),
    })
    assert.ok(!html.includes('<script>alert'))
    assert.equal(linksOf(html).length, 4)
    for (const link of linksOf(html)) assert.ok(!link.includes('" onload='), link)
    const [, importMap = ''] = /<script type="importmap">(.*?)<\/script>/.exec(html) ?? []
    assert.equal(JSON.parse(importMap).integrity[url], url)
  })

  test('of the development server end no element either', () => {
    const html = renderDevelopmentDocument({ template, registry: { ...registry, schema: hostile }, config })
    assert.ok(!html.includes('<script>alert'))
    assert.equal(parseRegistry(carried(html, 'registry')).schema, hostile)
  })
})
