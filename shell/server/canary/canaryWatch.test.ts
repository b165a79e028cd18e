import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { FACTOR, LEAST_ERRORS, LEAST_RATE, whyStop } from './canaryWatch.ts'

describe('the judgement of a canary', () => {
  const count = (errors: number, documents: number) => ({ errors, documents, since: new Date() })
  for (const [canary, live, isStopped] of [
    [count(5, 10), count(0, 10), true],
    [count(4, 4), count(0, 10), false],
    [count(0, 0), count(0, 0), false],
    // a live version without errors counts as 0.2 %, so the limit is 0.6 %
    [count(6, 1000), count(0, 1000), false],
    [count(7, 1000), count(0, 1000), true],
    [count(7, 1000), undefined, true],
    [count(30, 100), count(100, 1000), false],
    [count(31, 100), count(100, 1000), true],
    [count(100, 100), count(100, 100), false],
  ] as const) {
    const { errors, documents } = canary
    test(`${errors} in ${documents} beside ${live?.errors} in ${live?.documents}: ${isStopped ? 'stops' : 'goes on'}`, () => {
      assert.equal(whyStop(canary, live) !== undefined, isStopped)
    })
  }
  test('is by these limits', () => assert.deepEqual([LEAST_ERRORS, FACTOR, LEAST_RATE], [5, 3, 0.002]))
})
