import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { describe, test } from 'node:test'
import { ROOT } from 'federation/packages'
import { type Affected, affectedBy } from './affected.ts'

const lists = { packages: ['mfe-lists'], journeys: ['lists'] }
const nothing = { packages: [], journeys: [] }

const changes: [what: string, files: string[], affected: Affected][] = [
  ['nothing', [], nothing],
  ['a remote', ['mfe-lists/src/App.tsx', 'mfe-lists/package.json'], lists],
  [
    'two remotes',
    ['mfe-lists/src/App.tsx', 'mfe-account/src/App.tsx'],
    { packages: ['mfe-account', 'mfe-lists'], journeys: ['account', 'lists'] },
  ],
  ['documents', ['README.md', 'docs/contracts.md', 'mfe-lists/README.md', 'CODEOWNERS'], nothing],
  ['a remote and documents', ['docs/contracts.md', 'mfe-lists/src/App.tsx'], lists],
  ['journeys', ['e2e/specs/lists/hearts.spec.ts'], { packages: ['e2e'], journeys: ['lists'] }],
  ['journeys of all', ['e2e/specs/platform/faults.spec.ts'], { packages: ['e2e'], journeys: ['platform'] }],
  [
    'a remote and its journeys',
    ['mfe-lists/src/App.tsx', 'e2e/specs/lists/hearts.spec.ts'],
    { packages: ['e2e', 'mfe-lists'], journeys: ['lists'] },
  ],
  ...[
    'shared-ui/package.json',
    'shared-auth/package.json',
    'federation/src/contract.ts',
    'shell/src/main.ts',
    'supabase/config.toml',
    'spec/messages.ts',
    'pictures/package.json',
    'e2e/fixtures.ts',
    'e2e/budget.json',
    'tasks/runners/affected.ts',
    'pnpm-lock.yaml',
    'biome.json',
  ].map((file): [string, string[], Affected] => [file, ['mfe-lists/package.json', file], 'everything']),
  ['a folder that looks like a remote', ['mfe-nobody/src/App.tsx'], 'everything'],
]

describe('a change affects', () => {
  for (const [what, files, affected] of changes) {
    test(what, () => assert.deepEqual(affectedBy(files), affected))
  }

  test('the table names files that exist', () => {
    const named = changes.flatMap(([, files]) => files).filter((file) => !file.startsWith('mfe-nobody/'))
    assert.deepEqual(
      named.filter((file) => !existsSync(path.join(ROOT, file))),
      [],
    )
  })
})
