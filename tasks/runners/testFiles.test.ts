import assert from 'node:assert/strict'
import { globSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { ROOT } from 'federation/packages'
import { TEST_FILES } from './testFiles.ts'

const isForeign = (name: string) => /^(node_modules|dist|\..+)$/.test(path.basename(name))
const filesOf = (patterns: string | string[]) => globSync(patterns, { cwd: ROOT, exclude: isForeign })

test('every test file is run by exactly one runner', () => {
  const runs = Object.values(TEST_FILES).map((patterns) => new Set(filesOf(patterns)))
  const files = filesOf('**/*.{test,spec,deep}.{ts,tsx}')
  const wrong = files.filter((file) => runs.filter((run) => run.has(file)).length !== 1)
  assert.ok(files.length > 200)
  assert.deepEqual(wrong, [])
})

test('every pattern finds a file', () => {
  const empty = Object.values(TEST_FILES)
    .flat()
    .filter((pattern) => filesOf(pattern).length === 0)
  assert.deepEqual(empty, [])
})
