import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { ALL_CELLS, GROUPS } from './cells.ts'
import { expectedFacts, type Facts, isAbove16, readFacts } from './facts.ts'
import type { MatrixDatabase } from './matrixDatabases.ts'
import { failuresOf, installProbe } from './probe.ts'

const LISTED = 'columns.ts, columnDefaults.ts and grants.ts of supabase/tests/rowRules list what there is'

/** What the row rules allow, cell by cell, and what every table, column and function has, on one engine. */
export function describeMatrix(engine: string, open: () => Promise<MatrixDatabase>) {
  describe(`the matrix of ${ALL_CELLS.length} cells on ${engine}`, () => {
    let database: MatrixDatabase
    let actual: Facts
    let expected: Facts

    before(async () => {
      database = await open()
      await installProbe(database.query)
      actual = await readFacts(database.query)
      expected = expectedFacts(await isAbove16(database.query))
    })
    after(() => database?.close())

    for (const { name, cells } of GROUPS) {
      test(`${name}: all ${cells.length} cells`, async () => {
        assert.deepEqual(await failuresOf(database.query, cells), [])
      })
    }

    test('every table, column, sequence and function is in the matrix', () => {
      assert.deepEqual(Object.keys(actual).sort(), Object.keys(expected).sort(), LISTED)
    })

    for (const object of Object.keys(expectedFacts(true))) {
      test(`${object} has exactly the listed privileges and properties`, () => {
        assert.deepEqual(actual[object], expected[object], LISTED)
      })
    }
  })
}
