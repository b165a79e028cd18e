import postgres from 'postgres'
import {
  type DatabasePlace,
  type OpenDatabase,
  openDatabase,
  type Query,
} from '../../local/database/database.ts'
import { migrate } from '../../local/database/migrate.ts'
import { createSchemaApp } from '../../local/schemaApp.ts'
import type { PostgresServer } from '../postgresServer.ts'
import { FIXTURES } from './fixtures.ts'

/** A migrated database with the rows of the matrix. Every query uses the same connection. */
export type MatrixDatabase = { query: Query; close: () => Promise<void> }

export async function openOnPglite(): Promise<MatrixDatabase> {
  return migrated({ folder: 'memory://' })
}

export async function openOnPostgres(server: PostgresServer): Promise<MatrixDatabase> {
  const url = await server.emptyDatabase()
  await (await migrated({ url })).close()
  const connection = postgres(url, { max: 1, onnotice: () => {} })
  return {
    query: (text, values = []) => connection.unsafe<never[]>(text, values as never[]),
    close: () => connection.end(),
  }
}

/** Engine -> how the matrix is opened on it; null where the engine is not installed. */
export const enginesWith = (server: PostgresServer | null) => ({
  PGlite: openOnPglite,
  PostgreSQL: server && (() => openOnPostgres(server)),
})

/** Migrates the empty database at this place, and lays the rows of the matrix into it. */
export async function migrated(place: DatabasePlace): Promise<OpenDatabase> {
  const database = await openDatabase(place)
  await migrate(database, await createSchemaApp(database))
  await database.script(FIXTURES)
  return database
}
