import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { after, test } from 'node:test'
import { ReleaseError } from 'federation/release'
import { createRenderedSite, SHELL_BUNDLE, server } from '../rendering/testBundles.ts'
import { config } from '../server/testing/testSite.ts'
import { exportSite } from './exportSite.ts'

const place = await createRenderedSite([])
after(() => place.remove())

test('an export names every page that cannot be rendered, with its reason, and leaves the one before', async () => {
  const to = path.join(place.folder, 'exported')
  const target = { ...place.target, folder: place.site }
  // nothing listens there: the sitemap is left out
  const backend = { url: 'http://127.0.0.1:1', key: 'public-key' }
  const write = () => exportSite({ target, config: { ...config, backend }, imageHosts: [], to, say() {} })
  await write()
  const before = readFileSync(path.join(to, 'export.json'), 'utf8')
  const faults = `
  if (['/login', '/profile'].includes(pathname)) throw new Error('No frame')
  if (pathname === '/404') process.exit(3)
  const text =`
  await place.release.shell(server(SHELL_BUNDLE.replace('const text =', faults)))
  await assert.rejects(write(), (error) => {
    assert.ok(error instanceof ReleaseError)
    assert.deepEqual(error.message.split('\n'), [
      'Not rendered: /login, /profile (Error: No frame).',
      'Not rendered: the 404 page (The renderer is gone: it has ended).',
      'Nothing was written: try again, or release the shell and discover again.',
    ])
    return true
  })
  assert.equal(readFileSync(path.join(to, 'export.json'), 'utf8'), before)
})
