/** @jest-environment node */
import { markKept, nameOf, readEdition } from './edition'

const IMPORT_MAP = {
  '/assets/index.1.js': 'sha384-a',
  '/worker.js': 'sha384-w',
  '/remotes/discover/12ab/remoteEntry.js': 'sha384-b',
  '/remotes/discover/12ab/remoteEntry.js?r=1': 'sha384-b',
  '/remotes/lists/34cd/app.js': 'sha384-c',
  '/remotes/account/56ef/app.js': 'sha384-d',
  '/remotes/discover/12ab/mapView.12ab34cd.js': 'sha384-m',
  '/remotes/discover/12ab/mapLibre.12ab34cd.js': 'sha384-m',
  '/remotes/discover/12ab/maplibre-gl-worker.12ab34cd.js': 'sha384-m',
  'http://localhost:3003/app.js': 'sha384-e',
}
const document = (integrity: object = IMPORT_MAP, config = '{"origin":"https://sprouts.test"}') =>
  `<!doctype html><html lang="en-AU"><head><script type="importmap">${JSON.stringify({ integrity })}</script>
<link rel="preload" href="/assets/body.12ab.woff2" as="font"></head><body><div id="shell">a frame</div>
<script type="application/json" id="rendered">{"pathname":"/terms-of-use"}</script>
<script type="application/json" id="config">${config}</script></body></html>`

test('an edition is the scripts of the shell and of the remotes that say something offline, without the map, with their digests, and the fonts', async () => {
  const edition = await readEdition(document())
  expect(edition?.files).toEqual([
    { url: '/assets/index.1.js', integrity: 'sha384-a' },
    { url: '/remotes/discover/12ab/remoteEntry.js', integrity: 'sha384-b' },
    { url: '/remotes/lists/34cd/app.js', integrity: 'sha384-c' },
    { url: '/assets/body.12ab.woff2' },
  ])
})

test('what a server has rendered for one path is not kept for all', async () => {
  const edition = await readEdition(document())
  expect(edition?.html).toBe(document().replace(/<script [^>]*id="rendered">.*?<\/script>/, ''))
  expect(edition?.html).toContain('a frame')
})

test('its name is that which the page finds in its own document', async () => {
  const edition = await readEdition(document())
  expect(edition?.name).toMatch(/^[\da-f]{16}$/)
  const own = await nameOf(JSON.stringify({ integrity: IMPORT_MAP }), '{"origin":"https://sprouts.test"}')
  expect(edition?.name).toBe(own)
})

test.each([
  ['another version of a remote', document({ ...IMPORT_MAP, '/remotes/lists/34cd/app.js': 'sha384-x' })],
  ['other settings', document(IMPORT_MAP, '{"origin":"https://other.test"}')],
])('%s is another edition', async (_, html) => {
  expect((await readEdition(html))?.name).not.toBe((await readEdition(document()))?.name)
})

test.each(['', '<html></html>', '<script type="importmap">{}</script>'])(
  '%s is no document of a gateway',
  async (html) => {
    expect(await readEdition(html)).toBeUndefined()
  },
)

test('a kept document says when it was kept', () => {
  expect(markKept('<!doctype html><html lang="en-AU">', new Date(0))).toBe(
    '<!doctype html><html data-kept="1970-01-01T00:00:00.000Z" lang="en-AU">',
  )
})
