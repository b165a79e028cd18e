import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { fits } from './fits.ts'

describe('a shared package of the shell fits a remote that was built against', () => {
  for (const [built, fitting, other] of [
    [
      '1.2.3',
      ['1.2.3', '1.2.4', '1.10.0', '1.2.4+5', '1.2.4-rc.1'],
      ['1.2.2', '1.1.9', '2.0.0', '0.9.9', '1.2', '1.2.3.4', ''],
    ],
    ['0.2.3', ['0.2.3', '0.2.10'], ['0.3.0', '0.2.2', '1.2.3']],
    ['0.0.3', ['0.0.3'], ['0.0.4', '0.0.2', '0.1.0']],
    ['0.0.0', ['0.0.0'], ['0.0.1', '1.0.0']],
  ] as const) {
    for (const version of fitting) test(`${built}: ${version}`, () => assert.ok(fits(version, built)))
    for (const version of other) test(`${built}, but not ${version}`, () => assert.ok(!fits(version, built)))
    test(`${built}, but not none`, () => assert.ok(!fits(undefined, built)))
  }
})
