import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { ROOT } from './packages.ts'
import { sharedUiBytes } from './sharedUiBytes.ts'

test('the design system keeps to its budget in the first script', async () => {
  const budget = JSON.parse(readFileSync(path.join(ROOT, 'e2e/budget.json'), 'utf8'))
  const bytes = await sharedUiBytes()
  assert.ok(bytes > 0)
  assert.ok(bytes <= budget.sharedUi, `sharedUi: ${bytes} of ${budget.sharedUi} bytes, by e2e/budget.json`)
})
