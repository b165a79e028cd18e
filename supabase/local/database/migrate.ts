import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { LiteApp } from '../app.ts'
import type { OpenDatabase } from './database.ts'

const MIGRATIONS = fileURLToPath(new URL('../../migrations/', import.meta.url))

/**
 * Migrates the database: applies bootstrap.sql and the auth and storage schemas, which a hosted project has from the
 * start, then each new migration in its own transaction. Returns the names of the applied files. Rejects with the name of
 * the file that cannot be applied; nothing of that file stays, and no later one is applied.
 */
export async function migrate(database: OpenDatabase, app: LiteApp, folder = MIGRATIONS): Promise<string[]> {
  await database.script(await readFile(new URL('bootstrap.sql', import.meta.url), 'utf8'))
  await app.ensureSystemSchema()

  const rows = await database.query<{ version: string }>(
    'select version from supabase_migrations.schema_migrations',
  )
  const done = new Set(rows.map(({ version }) => version))
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()
  const applied: string[] = []

  for (const file of files) {
    const [, version, name] = /^(\d+)_(\w+)\.sql$/.exec(file) ?? []
    if (!version || !name) throw new Error(`${file}: a migration is named <digits>_<name>.sql`)
    if (done.has(version)) continue
    const sql = await readFile(join(folder, file), 'utf8')
    const record = `insert into supabase_migrations.schema_migrations (version, name) values ('${version}', '${name}');`
    await database.script(`${sql}\n${record}`).catch((error: Error) => {
      throw new Error(`${file}: ${error.message}`, { cause: error })
    })
    applied.push(file)
  }

  await database.script(SERVICE_GRANTS)
  return applied
}

/** In a hosted project the services own their schemas; here the service role uses them. */
const SERVICE_GRANTS = `
  grant usage on schema storage, auth to anon, authenticated, service_role;
  grant all on all tables in schema storage, auth to service_role;
`
