import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { HERO_TEXT, SITE_NAME } from 'shared-ui/site'
import { dark, light } from 'shared-ui/tokens'
import { matchRoute } from '../src/composition/applications.ts'
import { createSite } from './testing/testSite.ts'

/* What browsers ask of a site that can be installed: https://web.dev/articles/install-criteria */

type Icon = { src: string; sizes: string; type: string; purpose: string }

const fileOf = (name: string) => readFileSync(new URL(`../public${name}`, import.meta.url))
const manifest = JSON.parse(fileOf('/manifest.webmanifest').toString())
const icons: Icon[] = manifest.icons
const template = readFileSync(new URL('../index.html', import.meta.url), 'utf8')

/** Width and height of a PNG file: the first fields of its header. */
function sizeOf(png: Buffer): string {
  assert.equal(png.subarray(1, 4).toString(), 'PNG')
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`
}

test('the manifest has what a browser needs to install the site, with the names and colours of the site', () => {
  assert.equal(manifest.name, SITE_NAME)
  assert.ok(manifest.short_name.length <= 12, 'a longer name is cut off under the icon')
  assert.equal(manifest.description, HERO_TEXT)
  assert.deepEqual([manifest.id, manifest.start_url, manifest.scope], ['/', '/', '/'])
  assert.equal(manifest.display, 'standalone')
  assert.equal(manifest.background_color, light.color.surface)
  assert.equal(manifest.theme_color, light.color.surface)
  for (const { url } of manifest.shortcuts) assert.ok(matchRoute(url), url)
})

for (const { src, sizes, type } of icons) {
  test(`${src} is a picture of the size that the manifest names`, () => {
    assert.equal(type, 'image/png')
    assert.equal(sizeOf(fileOf(src)), sizes)
  })
}

test('there are icons of 192 and 512 pixels, and the same that may be cut round', () => {
  const found = icons.map(({ sizes, purpose }) => `${purpose} ${sizes}`).sort()
  assert.deepEqual(found, ['any 192x192', 'any 512x512', 'maskable 192x192', 'maskable 512x512'])
})

test('the document names the manifest, the icon of an iPhone and a colour for light and dark', () => {
  assert.match(template, /<link rel="manifest" href="\/manifest.webmanifest" \/>/)
  assert.match(template, /<link rel="apple-touch-icon" href="\/icons\/apple-touch-icon.png" \/>/)
  assert.equal(sizeOf(fileOf('/icons/apple-touch-icon.png')), '180x180')
  for (const scheme of ['light', 'dark'])
    assert.match(template, new RegExp(`name="theme-color" data-scheme="${scheme}"`))
  assert.notEqual(light.color.surface, dark.color.surface)
})

test('the gateway sends the manifest, the icons and the licences with their types', async () => {
  const site = await createSite()
  try {
    await site.release.shell({
      'manifest.webmanifest': '{}',
      'icons/icon-192.png': 'a picture',
      'licences.txt': 'MIT',
    })
    const app = site.open({}, { isRendering: false })
    const types = await Promise.all(
      ['/manifest.webmanifest', '/icons/icon-192.png', '/licences.txt', '/icons/none.png'].map(
        async (path) => {
          const answer = await app.request(path)
          return [answer.status, answer.headers.get('content-type')]
        },
      ),
    )
    assert.deepEqual(types.slice(0, 3), [
      [200, 'application/manifest+json'],
      [200, 'image/png'],
      [200, 'text/plain; charset=utf-8'],
    ])
    assert.equal(types[3]?.[0], 404)
  } finally {
    site.remove()
  }
})
