import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { unitTestsOf } from './parts.ts'

describe('the unit tests that an edit can break', () => {
  for (const [what, file] of [
    ['a document', 'docs/contracts.md'],
    ['a journey', 'e2e/specs/lists/lists.spec.ts'],
    ['the gateway', 'shell/server/gateway.ts'],
    ['another remote', 'mfe-account/src/remote.ts'],
  ] as const) {
    test(`are none of lists for ${what}`, async () => {
      assert.deepEqual(await unitTestsOf('mfe-lists', [file]), { passed: 0, failed: 0 })
    })
  }
})
