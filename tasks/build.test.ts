import assert from 'node:assert/strict'
import { test } from 'node:test'
import { stateOf } from './build.ts'

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
