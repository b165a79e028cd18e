import assert from 'node:assert/strict'
import fs from 'node:fs'
import { mkdir, rm, truncate, writeFile } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { openDatabase } from '../../local/database/database.ts'
import { whyUnusable } from '../../local/database/unusable.ts'
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

for (const [name, block] of [
  ['storage', (place: string) => writeFile(place, '')],
  ['mails.jsonl.new', (place: string) => mkdir(place)],
] as const) {
  test(`${name} that cannot be written is told in one line`, async () => {
    const place = join(dataDir, name)
    await rm(place, { recursive: true, force: true })
    await block(place)
    await assert.rejects(
      start,
      (error) =>
        error instanceof StartError &&
        /^The data folder \S+ cannot be used: E(NOT|IS)DIR: [^\n]*\. Nothing was deleted\. Mend that, [^\n]*$/.test(
          error.message,
        ),
    )
    await rm(place, { recursive: true })
  })
}

test('a database that fails to open on a full disk is not taken for a damaged one', (context) => {
  let free = 3
  context.mock.method(fs, 'statfsSync', () => ({ bavail: free, bsize: 4096 }))
  syncBuiltinESMExports()
  context.after(() => {
    context.mock.restoreAll()
    syncBuiltinESMExports()
  })
  const said = () => String(whyUnusable(dataDir, new Error('PGlite failed to initialize properly')))
  assert.match(said(), /cannot be used: no space is left on its disk\. Nothing was deleted\. Free some space/)
  free = 1e6
  assert.match(said(), /cannot be used: it is damaged/)
})

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
