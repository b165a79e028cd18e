import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync } from 'node:fs'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { test } from 'node:test'
import { serveGateway } from 'shell/gateway'
import { config, createSite } from '../../shell/server/testing/testSite.ts'

const KEY = 'assets/long.1.js'

/** Copies one file of a site into a folder, and says what came of it. */
const copying = (origin: string, folder: string) => `
  import { copySite } from ${JSON.stringify(path.join(import.meta.dirname, 'siteCopy.ts'))}
  const { fetchFile } = await copySite('${origin}', ${JSON.stringify(folder)})
  console.log(await fetchFile('${KEY}').catch(({ code }) => code))
  process.exit()
`

test('a file for which the disk is full is not copied in part', async (context) => {
  const place = await createSite()
  await place.release.shell({ [KEY]: 'x'.repeat(1_000_000) })
  const server = await serveGateway({ site: place.site, port: 0, config, imageHosts: [] })
  context.after(() => {
    server.closeAllConnections()
    server.close()
    place.remove()
  })
  const address = server.address()
  assert.ok(address && typeof address === 'object')
  const folder = path.join(place.folder, 'copy')
  // the longest file that the process may write has 100 kB, and more is an error, not its end
  const limited = `trap '' XFSZ; ulimit -f 200; exec "$0" --input-type=module --eval "$1"`
  const script = copying(`http://127.0.0.1:${address.port}`, folder)
  const child = spawn('sh', ['-c', limited, process.execPath, script], {
    env: { ...process.env, NODE_DISABLE_COMPILE_CACHE: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [said] = await Promise.all([text(child.stdout), once(child, 'exit')])
  assert.equal(said.trim(), 'EFBIG')
  assert.deepEqual(globSync(`${folder}/shell/*/assets/*`), [])
  assert.equal(globSync(`${folder}/shell/*/index.html`).length, 1)
})
