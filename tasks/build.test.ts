import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, describe, test } from 'node:test'
import { fingerprintOf, stateOf } from './build.ts'

const now = { fingerprint: 'f1', live: 'v1' }

for (const [what, note, to, state] of [
  ['nothing was built', [], now, 'stale'],
  ['a note of before has no version', ['f1'], now, 'stale'],
  ['a source was edited', ['f0', 'v1'], now, 'stale'],
  ['nothing is live', ['f1', 'v1'], { ...now, live: undefined }, 'stale'],
  ['the source is live', ['f1', 'v1'], now, 'source'],
  ['a rollback, or a canary: another version is live', ['f1', 'v2'], now, 'other'],
] as const) {
  test(`${what}: ${state}`, () => assert.equal(stateOf(note, to), state))
}

describe('the fingerprint of a package', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'sources-'))
  after(() => rmSync(root, { recursive: true }))
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }
  const prints = () => ['shell', 'mfe-lists'].map((folder) => fingerprintOf(folder, root))
  /** Which of the two are built again after an edit of each file. */
  const builds = {
    'shell/src/main.ts': ['shell'],
    'mfe-lists/src/App.tsx': ['mfe-lists'],
    'mfe-lists/package.json': ['mfe-lists'],
    'mfe-discover/src/App.tsx': [],
    'federation/src/contract.ts': ['shell', 'mfe-lists'],
    'federation/build/remote.ts': ['shell', 'mfe-lists'],
    'federation/registry/choice.ts': ['shell', 'mfe-lists'],
    'shared-ui/src/site/hours.ts': ['shell', 'mfe-lists'],
    'shared-ui/package.json': ['shell', 'mfe-lists'],
    'shared-auth/src/index.ts': ['shell'],
    'shared-auth/package.json': ['shell', 'mfe-lists'],
    'pnpm-lock.yaml': ['shell', 'mfe-lists'],
    '.browserslistrc': ['shell', 'mfe-lists'],
    'mfe-lists/src/App.test.tsx': [],
    'mfe-lists/dist/app.js': [],
    'mfe-lists/node_modules/react/index.js': [],
    'shell/.rsbuild/cache.js': [],
  }
  for (const file of Object.keys(builds)) write(file, '')

  for (const [file, changed] of Object.entries(builds))
    test(`changes with ${file} for ${changed.join(' and ') || 'nothing'}`, () => {
      const before = prints()
      write(file, 'edited')
      const now = prints()
      assert.deepEqual(
        ['shell', 'mfe-lists'].filter((_, index) => now[index] !== before[index]),
        changed,
      )
      write(file, '')
      assert.deepEqual(prints(), before)
    })

  test('changes with the name of a file', () => {
    const before = fingerprintOf('mfe-lists', root)
    renameSync(path.join(root, 'mfe-lists/src/App.tsx'), path.join(root, 'mfe-lists/src/Other.tsx'))
    assert.notEqual(fingerprintOf('mfe-lists', root), before)
  })
})
