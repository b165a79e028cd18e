import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { after, test } from 'node:test'
import { openDatabase } from '../../supabase/local/database/database.ts'
import { findPostgres, NO_POSTGRES } from '../../supabase/tests/postgresServer.ts'

const server = await findPostgres()
after(() => server?.close())

/** Measures nothing, until it is stopped or is told to go on. */
const MEASURING = `
  import { withDatabase } from ${JSON.stringify(path.join(import.meta.dirname, 'startBackend.ts'))}
  await withDatabase('sprouts_of_a_test', async () => {
    console.log('measures')
    await new Promise((resolve) => process.stdin.once('data', resolve))
    process.stdin.destroy()
  })`

for (const [what, ending] of [
  ['stopped', [1, null]],
  ['at its end', [0, null]],
] as const)
  test(`a bench on PostgreSQL leaves no database, ${what}`, {
    skip: server ? false : NO_POSTGRES,
    timeout: 60_000,
  }, async () => {
    assert.ok(server)
    const DATABASE_URL = await server.emptyDatabase()
    const database = await openDatabase({ url: DATABASE_URL })
    const isThere = async () =>
      (await database.query(`select 1 from pg_database where datname = 'sprouts_of_a_test'`)).length > 0
    const bench = spawn(process.execPath, ['--input-type=module', '--eval', MEASURING], {
      env: { ...process.env, DATABASE_URL },
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    await once(bench.stdout, 'data')
    assert.equal(await isThere(), true)
    if (what === 'stopped') bench.kill('SIGTERM')
    else bench.stdin.end('go on')
    assert.deepEqual(await once(bench, 'exit'), ending)
    assert.equal(await isThere(), false)
    await database.close()
  })
