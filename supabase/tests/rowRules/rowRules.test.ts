import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { findPostgres } from '../postgresServer.ts'
import { describeMatrix } from './matrix.ts'
import { openOnPglite, openOnPostgres } from './matrixDatabases.ts'
import { OPERATIONS, TABLES } from './tables.ts'

const postgres = await findPostgres()
after(() => postgres?.close())

// a third of the time of PGlite, which rowRulesOnPglite.deep.ts asks the same
if (postgres) describeMatrix('PostgreSQL', () => openOnPostgres(postgres))
else describeMatrix('PGlite', openOnPglite)

test('each table has a cell for each operation and user, with and without privileges', () => {
  const missing = Object.entries(TABLES).flatMap(([table, { verdicts, granted }]) =>
    OPERATIONS.filter(
      (operation) => verdicts[operation].length !== 4 || (granted && granted[operation].length !== 4),
    ).map((operation) => `${operation} ${table}`),
  )
  assert.deepEqual(missing, [])
})
