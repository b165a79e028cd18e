import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { describePublicSchema } from '../../local/database/databaseTypes.ts'
import { openTestDatabase } from '../backend.ts'

test('shared-auth/src/database.types.ts matches the migrations', async () => {
  const database = await openTestDatabase()
  const written = await readFile(
    new URL('../../../shared-auth/src/database.types.ts', import.meta.url),
    'utf8',
  )
  // not assert.equal, whose message has both files at their full length
  const isSame = written === (await describePublicSchema(database.query))
  assert.ok(isSame, 'Run: node supabase/local/database/types.ts')
  await database.close()
})
