import './mends/emitWarning.ts'
import { App, setExperimental } from '@supabase/lite'
import type { Config } from './config.ts'
import type { OpenDatabase } from './database/database.ts'
import type { Keys } from './keys.ts'
import { mendDatabaseErrors } from './mends/databaseErrors.ts'
import { restoreEmitWarning } from './mends/emitWarning.ts'
import { acceptAllSymbols } from './mends/passwordCharacters.ts'
import { initialiseQuietly } from './mends/quietStart.ts'
import { limitStatements, STATEMENT_TIMEOUTS, type StatementTimeouts } from './mends/statementTimeout.ts'
import { createFileStorage } from './storage.ts'

restoreEmitWarning()
// Set in code: the environment variable for it is read before this file could set it.
setExperimental('storage', true)

export type LiteApp = App

type AppOptions = {
  database: OpenDatabase
  config: Config
  keys: Keys
  /** The backend's own origin, to which Google redirects. */
  origin: string
  storageFolder: string
  /** Default: as hosted. */
  statementTimeouts?: StatementTimeouts
}

/** Creates the REST, auth and storage services for one database. */
export async function createApp(options: AppOptions): Promise<LiteApp> {
  const { database, config, keys, origin, storageFolder, statementTimeouts = STATEMENT_TIMEOUTS } = options
  const app: LiteApp = new App({
    connection: database.connection,
    api: config.api,
    storage: config.storage,
    auth: {
      ...config.auth,
      jwt_secret: keys.jwt,
      publishable_key: keys.publishable,
      secret_key: keys.secret,
      external: {
        google: {
          enabled: true,
          client_id: 'local-google-client',
          secret: 'local-google-secret',
          redirect_uri: `${origin}/auth/v1/callback`,
        },
      },
    },
    options: { server: { disableStudio: true, admin: false } },
  })
  acceptAllSymbols(app)
  mendDatabaseErrors(database.connection)
  limitStatements(database.connection, statementTimeouts)
  // must be set before the first use: without an adapter lite creates no storage schema
  app._storageAdapter = createFileStorage(storageFolder)
  await initialiseQuietly(app)
  return app
}
