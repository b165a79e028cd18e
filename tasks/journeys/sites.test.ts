import assert from 'node:assert/strict'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { inNewFolder } from '../../e2e/sites/inNewFolder.ts'
import { createSite } from '../../shell/server/testing/testSite.ts'

const gateway = path.join(import.meta.dirname, '../../e2e/sites/gatewayProcess.ts')

test('the gateway of a canary ends when the tests are gone', { timeout: 60_000 }, async (context) => {
  const place = await createSite()
  context.after(() => place.remove())
  const child = fork(gateway, [place.site, 'http://127.0.0.1:9'], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  context.after(() => child.kill('SIGKILL'))
  assert.ok(child.stdout)
  const [port] = await once(child.stdout, 'data')
  assert.match(String(port), /^\d+\n$/)
  // as the end of that process does
  child.disconnect()
  assert.deepEqual(await once(child, 'exit'), [0, null])
})

test('a site that cannot be made leaves no folder', async () => {
  let folder = ''
  const made = inNewFolder('test', async (place) => {
    folder = place
    throw new Error('the disk is full')
  })
  await assert.rejects(made, /^Error: the disk is full$/)
  assert.ok(folder && !existsSync(folder))
})
