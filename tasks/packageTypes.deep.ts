import assert from 'node:assert/strict'
import { test } from 'node:test'
import { PACKAGES, types } from './check.ts'

// `npm run check` checks all in one program, in which a package would also see the global types of the others
for (const name of PACKAGES)
  test(`the types of ${name} are right with what its own tsconfig.json names`, async () => {
    assert.deepEqual(await types(name), { passed: 1, failed: 0 })
  })
