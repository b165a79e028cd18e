import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { constants, copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { ROOT } from 'federation/packages'

/* bootstrap.mjs in a folder where nothing is installed, with a Node beside which there is no npx. */

const folder = mkdtempSync(path.join(tmpdir(), 'sprouts test bootstrap-'))
const bin = path.join(folder, 'bin')
const stamp = path.join(folder, 'node_modules/.installed')
after(() => rmSync(folder, { recursive: true }))

before(() => {
  for (const name of ['tasks', 'bin', 'node_modules']) mkdirSync(path.join(folder, name))
  copyFileSync(process.execPath, path.join(bin, 'node'), constants.COPYFILE_FICLONE)
  copyFileSync(path.join(ROOT, 'bootstrap.mjs'), path.join(folder, 'bootstrap.mjs'))
  for (const name of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'tasks/hello.ts'])
    writeFileSync(path.join(folder, name), '')
  writeFileSync(path.join(folder, 'package.json'), '{"packageManager":"pnpm@0.0.0"}')
  writeFileSync(path.join(folder, 'tasks/hello.ts'), "console.log('hello', process.argv[2])")
})

function bootstrap() {
  const args = [path.join(folder, 'bootstrap.mjs'), 'hello', 'you']
  const options = { encoding: 'utf8', env: { PATH: '/nowhere' } } as const
  const { status, stdout, stderr } = spawnSync(path.join(bin, 'node'), args, options)
  return { status, stdout, stderr }
}

describe('the first start', () => {
  test('says that npx is missing', () => {
    assert.deepEqual(bootstrap(), {
      status: 1,
      stdout: 'Installing packages...\n',
      stderr: 'npx cannot be run (ENOENT): install npm, which has it, and try again.\n',
    })
  })

  test('installs again after an installation that has failed', () => {
    writeFileSync(stamp, 'of an earlier lockfile')
    writeFileSync(path.join(bin, 'npx'), '#!/bin/sh\necho no network\nexit 1\n', { mode: 0o755 })
    assert.equal(bootstrap().stderr, 'The packages could not be installed:\nno network\n\n')
    assert.ok(!existsSync(stamp))
  })

  test('installs once, and then runs the task', () => {
    writeFileSync(path.join(bin, 'npx'), '#!/bin/sh\nexit 0\n', { mode: 0o755 })
    assert.deepEqual(bootstrap(), { status: 0, stdout: 'Installing packages...\nhello you\n', stderr: '' })
    assert.deepEqual(bootstrap(), { status: 0, stdout: 'hello you\n', stderr: '' })
  })
})
