import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { findPostgres, NO_POSTGRES } from '../postgresServer.ts'
import { ALL_CELLS, GROUPS } from './cells.ts'
import { expectedFacts, type Facts, isAbove16, readFacts } from './facts.ts'
import { enginesWith, type MatrixDatabase } from './matrixDatabases.ts'
import { failuresOf, installProbe } from './probe.ts'
import { OPERATIONS, TABLES } from './tables.ts'

const postgres = await findPostgres()
after(() => postgres?.close())

for (const [engine, open] of Object.entries(enginesWith(postgres))) {
  describe(`the matrix of ${ALL_CELLS.length} cells on ${engine}`, {
    skip: open ? false : NO_POSTGRES,
  }, () => {
    let database: MatrixDatabase
    let actual: Facts
    let expected: Facts

    before(async () => {
      if (!open) return
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
      assert.deepEqual(Object.keys(actual).sort(), Object.keys(expected).sort())
    })

    for (const object of Object.keys(expectedFacts(true))) {
      test(`${object} has exactly the listed privileges and properties`, () => {
        assert.deepEqual(actual[object], expected[object])
      })
    }
  })
}

test('each table has a cell for each operation and user, with and without privileges', () => {
  const missing = Object.entries(TABLES).flatMap(([table, { verdicts, granted }]) =>
    OPERATIONS.filter(
      (operation) => verdicts[operation].length !== 4 || (granted && granted[operation].length !== 4),
    ).map((operation) => `${operation} ${table}`),
  )
  assert.deepEqual(missing, [])
})
