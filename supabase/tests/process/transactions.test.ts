import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { openTestDatabase } from '../backend.ts'

test('a statement of the backend itself is no part of the transaction of a visitor, which is undone', async () => {
  const database = await openTestDatabase()
  const begun = Promise.withResolvers<void>()
  const goOn = Promise.withResolvers<void>()
  const visit = database.connection.kysely.transaction().execute(async (transaction) => {
    await sql`set local role anon`.execute(transaction)
    begun.resolve()
    await goOn.promise
    throw new Error('refused')
  })
  await begun.promise
  const own = database.query('select current_user as role')
  const script = database.script('create table private.kept ()')
  goOn.resolve()
  await assert.rejects(visit, /refused/)
  assert.deepEqual(await own, [{ role: 'postgres' }])
  await script
  assert.deepEqual(await database.query('select from private.kept'), [])
  await database.close()
})
