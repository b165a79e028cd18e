import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { ROOT } from 'federation/packages'

/** A file, a forbidden import, and a word of the lint message. */
const forbidden: [file: string, line: string, message: RegExp][] = [
  ['mfe-discover/src/list/Probe.tsx', "import { backend } from 'shared-auth'", /write a query/],
  [
    'mfe-discover/src/list/Probe.tsx',
    "import { ActivitiesPage } from './ActivitiesPage'",
    /Only App.tsx shows pages/,
  ],
  [
    'mfe-discover/src/home/Probe.tsx',
    "import { Results } from '../list/Results'",
    /mfe-discover\/src\/home uses/,
  ],
  ['mfe-discover/src/queries/probe.ts', "import { Results } from '../list/Results'", /draws nothing/],
  ['mfe-discover/src/queries/probe.ts', "import { useState } from 'react'", /nothing of React/],
  ['mfe-discover/src/filters/probe.ts', "import { useMemo } from 'react'", /nothing of React/],
  [
    'mfe-discover/src/filters/probe.ts',
    "import { listingQueries } from '../queries/listings'",
    /uses no other room/,
  ],
  ['mfe-lists/src/saved/Probe.tsx', "import { callFunction } from 'shared-auth'", /write a query/],
  [
    'mfe-lists/src/saving/Probe.tsx',
    "import { SavedLists } from '../saved/SavedLists'",
    /mfe-lists\/src\/saving uses/,
  ],
  ['mfe-lists/src/saved/Probe.tsx', "import { HomePage } from 'mfe-discover'", /meet at run time only/],
  [
    'mfe-account/src/forms/Probe.tsx',
    "import { password } from '../passwords/password'",
    /uses no other room/,
  ],
  [
    'mfe-submissions/src/form/Probe.tsx',
    "import { createClient } from '@supabase/supabase-js'",
    /Only shared-auth knows/,
  ],
  [
    'shared-ui/src/parts/Probe.tsx',
    "import { Dialog } from '../overlays/Dialog'",
    /shared-ui\/src\/parts uses/,
  ],
  ['shared-ui/src/parts/Probe.tsx', "import { useSession } from 'shared-auth'", /knows neither the backend/],
  ['shared-ui/src/site/probe.ts', "import { styled } from 'styled-components'", /nothing of React/],
  ['shared-auth/src/probe.ts', "import { Button } from 'shared-ui'", /draws nothing/],
  ['shared-auth/src/probe.ts', "import { limits } from 'spec/constants'", /a page would ship them/],
  ['mfe-discover/src/rows/probe.ts', "import { catalogue } from 'supabase/catalogue'", /a page would ship/],
  ['mfe-lists/src/server.ts', "import { messages } from 'spec/messages'", /a page would ship them/],
  ['shell/src/composition/probe.ts', "import { readAccount } from '../access/account'", /uses no other room/],
  [
    'shell/server/releases/probe.ts',
    "import { paths } from '../../../shared-ui/src/site/paths'",
    /Import another package by its name/,
  ],
  ['federation/build/probe.ts', "import { openKeys } from 'supabase/keys'", /knows no backend/],
  [
    'supabase/local/probe.ts',
    "import { paths } from '../../../shared-ui/src/site/paths'",
    /by their names only/,
  ],
  [
    'mfe-discover/src/activity/Probe.tsx',
    "import { useBlocker } from 'react-router-dom'",
    /shares only these names/,
  ],
  [
    'mfe-discover/src/activity/Probe.tsx',
    "import { Field } from 'shared-ui/src/fields/Field'",
    /by its bare name/,
  ],
  [
    'mfe-discover/src/activity/Probe.tsx',
    "import { testActivity } from '../testing/testActivity'",
    /mfe-discover\/src\/activity uses/,
  ],
]

/** The same files with allowed imports. */
const allowed: [file: string, line: string][] = [
  ['mfe-discover/src/list/Allowed.tsx', "import { listingQueries } from '../queries/listings'"],
  ['mfe-discover/src/list/Allowed.tsx', "import { Button } from 'shared-ui'"],
  ['mfe-discover/src/list/Allowed.test.tsx', "import { messages } from 'spec/messages'"],
  ['mfe-discover/src/list/Allowed.test.tsx', "import { testActivity } from '../testing/testActivity'"],
  ['mfe-discover/src/queries/allowed.ts', "import { backend } from 'shared-auth'"],
  ['shared-ui/src/parts/Allowed.tsx', "import { theme } from '../theme/theme'"],
  ['shell/server/releases/allowed.ts', "import { routes } from '../../src/composition/applications.ts'"],
  ['supabase/local/mends/allowed.ts', "import { openDatabase } from '../database/database.ts'"],
]

type Diagnostic = { category: string; message: string; location: { path: string; start: { line: number } } }

let copy: string
let diagnostics: Diagnostic[]

before(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'sprouts-walls-'))
  for (const file of ['biome.json', 'biome.walls.json', '.gitignore']) {
    cpSync(path.join(ROOT, file), path.join(copy, file))
  }
  const lines = new Map<string, string[]>()
  for (const [file, line] of [...forbidden, ...allowed]) lines.set(file, [...(lines.get(file) ?? []), line])
  for (const [file, content] of lines) {
    mkdirSync(path.dirname(path.join(copy, file)), { recursive: true })
    writeFileSync(path.join(copy, file), content.join('\n'))
  }
  diagnostics = lint(copy)
})

after(() => rmSync(copy, { recursive: true }))

for (const [file, line, message] of forbidden) {
  test(`${file} may not have: ${line}`, () => {
    const number = forbidden.filter(([other]) => other === file).findIndex(([, other]) => other === line) + 1
    const said = diagnostics
      .filter(({ location }) => location.path === file && location.start.line === number)
      .map((diagnostic) => diagnostic.message)
    assert.match(said.join('\n'), message)
  })
}

test('what a room may import passes', () => {
  const files = allowed.map(([file]) => file)
  assert.deepEqual(
    diagnostics.filter(({ location }) => files.includes(location.path)),
    [],
  )
})

/** Returns Biome's report on the imports in a folder; Biome exits with 1 if it finds an error. */
function lint(folder: string): Diagnostic[] {
  const biome = path.join(ROOT, 'node_modules/@biomejs/biome/bin/biome')
  const options = [
    'lint',
    '--only=style/noRestrictedImports',
    '--reporter=json',
    '--max-diagnostics=none',
    '.',
  ]
  try {
    execFileSync(process.execPath, [biome, ...options], { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] })
    return []
  } catch (error) {
    const { stdout } = error as { stdout: Buffer }
    return JSON.parse(String(stdout)).diagnostics
  }
}
