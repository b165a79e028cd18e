import { parseArgs } from 'node:util'
import { startLocalBackend } from 'supabase/local'
import { openDatabase, statements } from '../../supabase/local/database/database.ts'

/**
 * A backend for a measurement, started by queries.ts: with this many generated listings, with current table statistics
 * like a database in use, and without drawing pictures at the same time. Sends its origin when it is ready. On PostgreSQL it
 * also tells which statements reached the database.
 */
const { values } = parseArgs({
  options: { data: { type: 'string' }, samples: { type: 'string' }, database: { type: 'string' } },
})
const { data: dataDir = '', samples, database: databaseUrl } = values
const options = { port: 0, dataDir, databaseUrl, siteUrl: 'http://localhost:3000' }

await (await startLocalBackend({ ...options, sampleListings: Number(samples), quiet: true })).close()
const database = await openDatabase(databaseUrl ? { url: databaseUrl } : { folder: `${dataDir}/database` })
await database.query('vacuum analyze')
await database.close()

let seen: unknown[] = []
if (databaseUrl) statements.subscribe((statement) => seen.push(statement))
const backend = await startLocalBackend(options)
// the bench was stopped while this started
if (process.connected === false) process.exit(1)
process.send?.(backend.origin)
// Answers each message with the statements since the one before.
process.on('message', () => {
  process.send?.(seen)
  seen = []
})
process.once('disconnect', async () => {
  await backend.close()
  process.exit(0)
})
