import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { test } from 'node:test'
import { ROOT } from 'federation/packages'
import { skipNginx } from 'shell/testing/nginx'
import { forkTestBackend } from '../../e2e/sites/backend.ts'
import { startExportedSite } from '../../e2e/sites/exportedSite.ts'

test('the smoke journeys hold on the site as plain files behind nginx', { skip: skipNginx }, async () => {
  const backend = await forkTestBackend('http://localhost')
  process.env.BACKEND_ORIGIN = backend.origin
  const site = await startExportedSite()
  try {
    const task = path.join(ROOT, 'tasks/e2e.ts')
    // traces, which a run with --site has, double the time of a test
    const words = ['--site', site.origin, '--smoke', '--timeout=60000']
    const run = spawn(process.execPath, [task, ...words], { cwd: ROOT })
    let said = ''
    for (const output of [run.stdout, run.stderr])
      output.setEncoding('utf8').on('data', (more: string) => {
        said += more
        process.stdout.write(more)
      })
    const [code] = await once(run, 'exit')
    assert.equal(code, 0)
    assert.match(said, /\b[1-9]\d* passed/)
    // at both sizes: that a shortcut whose query must be read is a redirect
    assert.match(said, /left out: .*\b2 need a gateway/)
  } finally {
    await site.stop()
    await backend.stop()
  }
})
