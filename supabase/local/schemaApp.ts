import { createApp, type LiteApp } from './app.ts'
import { readConfig } from './config.ts'
import type { OpenDatabase } from './database/database.ts'
import { makeKeys } from './keys.ts'

/** The services for one database whose tables are wanted, and nothing else: nobody calls them, and no file is stored. */
export async function createSchemaApp(database: OpenDatabase): Promise<LiteApp> {
  return createApp({
    database,
    config: await readConfig('http://localhost:3000'),
    keys: makeKeys(),
    origin: 'http://127.0.0.1',
    storageFolder: '/nonexistent',
  })
}
