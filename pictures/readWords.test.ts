import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { test } from 'node:test'

/* Commands that would draw whatever they are asked. */

for (const [task, args, line] of [
  ['sitePictures', ['--help'], /^Usage: pnpm pictures:site, without arguments$/],
  ['siteIcons', ['now'], /^Usage: pnpm pictures:icons, without arguments$/],
  ['contactSheet', ['--help'], /^Usage: pnpm pictures:sheet \[--kinds [^\n]+$/],
  [
    'contactSheet',
    ['--kinds', 'zoo/giraffes,castle'],
    /^There is no picture called castle\. The names: [^\n]+\.$/,
  ],
  ['contactSheet', ['--crop', 'wall'], /^--crop wall is none of card, phone, small, wide\.$/],
  ['contactSheet', ['--each', 'some'], /^some is no number from 1 to 999\. Usage: [^\n]+$/],
] as const)
  test(`${task} ${args.join(' ')} says in one line what it needs, and draws nothing`, () => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [path.join(import.meta.dirname, `${task}.ts`), ...args],
      // should it draw all the same
      { encoding: 'utf8', cwd: '/proc' },
    )
    assert.equal(status, 1)
    assert.match(stderr.trim(), line)
    assert.equal(stdout, '')
  })
