import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import { ROOT } from 'federation/packages'

const bin = mkdtempSync(path.join(tmpdir(), 'sprouts-ci-'))
after(() => rmSync(bin, { recursive: true }))
// nothing is installed here
for (const program of ['nginx']) writeFileSync(path.join(bin, program), '', { mode: 0o755 })

/** Output and exit codes of `npm run test` and `npm run test:deep`, and the last line and exit code of .ci/run. */
const runs: [name: string, test: [string, number], deep: [string, number], last: string, code: number][] = [
  ['both pass', ['12 passed, 0 failed', 0], ['30 passed, 0 failed', 0], '42 passed, 0 failed', 0],
  ['the first fails', ['11 passed, 1 failed', 1], ['30 passed, 0 failed', 0], '41 passed, 1 failed', 1],
  ['the second fails', ['12 passed, 0 failed', 0], ['28 passed, 2 failed', 1], '40 passed, 2 failed', 1],
  [
    'the first ends early',
    ['jest: 3 passed, 0 failed', 1],
    ['30 passed, 0 failed', 0],
    '30 passed, 1 failed',
    1,
  ],
  [
    'the second runs nothing',
    ['12 passed, 0 failed', 0],
    ['0 passed, 0 failed', 0],
    '12 passed, 1 failed',
    1,
  ],
  [
    'a count, and a bad end',
    ['12 passed, 0 failed', 7],
    ['30 passed, 0 failed', 0],
    '42 passed, 1 failed',
    1,
  ],
]

for (const [name, first, deep, last, code] of runs) {
  test(`.ci/run counts both: ${name}`, async () => {
    const answer = ([line, status]: [string, number]) => `echo '${line}'; exit ${status}`
    const npm = path.join(bin, 'npm')
    writeFileSync(npm, `#!/bin/sh\nif [ "$2" = test ]; then ${answer(first)}; fi\n${answer(deep)}\n`)
    chmodSync(npm, 0o755)
    const env = { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}` }
    const ended = await new Promise<{ code: unknown; output: string }>((resolve) => {
      execFile('bash', [path.join(ROOT, '.ci/run')], { env }, (error, output) =>
        resolve({ code: error?.code ?? 0, output }),
      )
    })
    const lines = ended.output.trimEnd().split('\n')
    assert.deepEqual({ last: lines.at(-1), code: ended.code }, { last, code })
    assert.deepEqual(lines.slice(0, 2), [first[0], deep[0]])
  })
}
