import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after } from 'node:test'
import { catalogue } from 'supabase/catalogue'
import { type Backend, startLocalBackend } from 'supabase/local'
import { startTestBackend } from 'supabase/testing'
import { localKeys } from 'supabase/testing/keys'
import { findPostgres } from '../../supabase/tests/postgresServer.ts'

export const SITE = 'http://localhost:3000'

type Running = Pick<Backend, 'origin' | 'query' | 'close'>

const postgres = await findPostgres()
after(() => postgres?.close())

/** Starts the API with the whole catalogue on each kind of database; null for one that is not installed. */
export const engines: Record<string, (() => Promise<Running>) | null> = {
  PGlite: () => startTestBackend({ catalogue }),
  PostgreSQL: postgres && (async () => onPostgres(await postgres.emptyDatabase())),
}

async function onPostgres(databaseUrl: string): Promise<Running> {
  const dataDir = await mkdtemp(join(tmpdir(), 'sprouts-search-'))
  const backend = await startLocalBackend({
    port: 0,
    dataDir,
    databaseUrl,
    siteUrl: SITE,
    keys: localKeys,
    quiet: true,
  })
  return {
    ...backend,
    async close() {
      await backend.close()
      await rm(dataDir, { recursive: true })
    },
  }
}
