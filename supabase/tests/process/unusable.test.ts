import assert from 'node:assert/strict'
import { rm, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { openDatabase } from '../../local/database/database.ts'
import { startLocalBackend } from '../../local/start.ts'
import { StartError } from '../../local/startError.ts'
import { copyOfData, localKeys } from '../backend.ts'

let dataDir: string
before(async () => {
  dataDir = await copyOfData()
})
after(() => rm(dataDir, { recursive: true, force: true }))

const start = () =>
  startLocalBackend({ port: 0, dataDir, siteUrl: 'http://localhost:3000', keys: localKeys, quiet: true })

/** The file of the listings. A start reads it only when the database is open. */
async function fileOfListings(): Promise<string> {
  const { query, close } = await openDatabase({ folder: join(dataDir, 'database') })
  const [found] = await query<{ file: string }>(`select pg_relation_filepath('public."Listings"') as file`)
  await close()
  return join(dataDir, 'database', found?.file ?? '')
}

test('a table that is cut off, and one that is gone, are damage and no fault of ours', async () => {
  const file = await fileOfListings()
  for (const change of [() => truncate(file, 1000), () => rm(file)]) {
    await change()
    await assert.rejects(
      start,
      (error) =>
        error instanceof StartError &&
        /^The database in \S+ cannot be used: it is damaged, [^\n]*\. Nothing was deleted\. Bring a copy back, [^\n]*$/.test(
          error.message,
        ),
    )
  }
})
