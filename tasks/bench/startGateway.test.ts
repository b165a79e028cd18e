import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import { startGateway } from './startGateway.ts'

const site = mkdtempSync(path.join(tmpdir(), 'sprouts-test-bench-'))
after(() => rmSync(site, { recursive: true }))

test('a bench without a site says what to do', async () => {
  await assert.rejects(startGateway(site), {
    message: `${site} holds no released site: run \`npm start\` once.`,
  })
})

test('the gateway of a bench says in one line why it does not start', () => {
  writeFileSync(path.join(site, 'registry.json'), '{')
  const file = path.join(import.meta.dirname, 'gateway.ts')
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, site], { encoding: 'utf8' })
  assert.deepEqual([status, stdout], [1, ''])
  const registry = path.join(site, 'registry.json')
  assert.equal(stderr, `${registry} is no registry to serve: The registry is not JSON. Put back a good one\n`)
})
