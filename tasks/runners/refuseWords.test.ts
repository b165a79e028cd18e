import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { test } from 'node:test'
import { ROOT } from 'federation/packages'

/* Tasks that would begin long work whatever they are asked. */

for (const [task, usage] of [
  ['start', /^Usage: npm start, without arguments$/],
  ['serve', /^Usage: npm run serve, without arguments$/],
  ['testDeep', /^Usage: npm run test:deep, without arguments$/],
  ['fonts', /^Usage: npm run fonts, without arguments$/],
  ['bench/site', /^Unknown option '--help'\. Usage: npm run bench -- \[--runs 7\][^\n]+$/],
  ['backend check', /^Unknown option '--help'\. Usage, with the backend stopped:\n/],
  ['backend serve', /^Unknown option '--help'\. Usage: npm run backend:serve \[-- --listings NUMBER\]$/],
] as const)
  test(`${task} --help says how to call it, and begins nothing`, () => {
    const [name, ...args] = task.split(' ')
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [path.join(ROOT, `tasks/${name}.ts`), ...args, '--help'],
      // should it begin all the same: a folder and ports that it cannot have
      { encoding: 'utf8', env: { ...process.env, DATA_DIR: '/proc/x', PORT: '0', BACKEND_PORT: '0' } },
    )
    assert.equal(status, 1)
    assert.match(stderr.trim(), usage)
    assert.equal(stdout, '')
  })
