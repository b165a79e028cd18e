import '../mends/emitWarning.ts'
import { channel } from 'node:diagnostics_channel'
import { chmod } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { messages } from '@electric-sql/pglite'
import { fuzzystrmatch } from '@electric-sql/pglite/contrib/fuzzystrmatch'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { PgliteConnection } from '@supabase/lite/pglite'
import type { PostgresConnection } from '@supabase/lite/postgres'
import { CompiledQuery } from 'kysely'
import { DatabaseDown, waitingFor } from '../limits/outages.ts'
import { checkArrays, pgliteParsers, pgliteSerializers, postgresTypes } from '../mends/columnTypes.ts'
import { restoreEmitWarning } from '../mends/emitWarning.ts'
import { keepOwnGrants } from '../mends/grants.ts'
import { StartError } from '../startError.ts'
import { keepTransactionsApart } from './betweenTransactions.ts'
import { logNoValues } from './loggedErrors.ts'
import { makeDatabase } from './makeDatabase.ts'
import { whyUnusable } from './unusable.ts'

restoreEmitWarning()

/** A row of the driver; the caller declares the columns. */
export type Query = <Row extends object>(text: string, values?: unknown[]) => Promise<Row[]>

/** A database of one of the two kinds. */
export type OpenDatabase = {
  engine: 'PGlite' | 'PostgreSQL'
  /** The connection for @supabase/lite. */
  connection: PgliteConnection | PostgresConnection
  /** Runs one statement with $1, $2... */
  query: Query
  /** The same, and PostgreSQL ends a statement that takes longer than this, in milliseconds. PGlite cannot. */
  queryWithin: (limit: number) => Query
  /** Runs several statements in one transaction. */
  script: (sql: string) => Promise<void>
  /** Runs the steps in one transaction. Only a real PostgreSQL has it: PGlite takes no stream. */
  load?: (steps: LoadStep[]) => Promise<void>
  close: () => Promise<void>
}

/** One statement, or one COPY ... FROM STDIN with its lines in the text format of COPY. */
export type LoadStep = string | { copy: string; lines: Iterable<string> }

/** Where the data is stored: a folder (PGlite), or the URL of a real PostgreSQL. */
export type DatabasePlace = { folder: string } | { url: string }

/** Every statement for a real PostgreSQL, as Statement, to those who subscribe before the database is opened. */
export const statements = channel('supabase:statements')
export type Statement = { text: string; values: unknown[] }

/** Opens the database. If the folder does not exist, an empty database is created. */
export function openDatabase(place: DatabasePlace): Promise<OpenDatabase> {
  return 'url' in place ? openPostgres(place.url) : openPglite(place.folder)
}

async function openPglite(folder: string): Promise<OpenDatabase> {
  await makeDatabase(folder).catch((error: unknown) => {
    throw whyUnusable(folder, error)
  })
  const connection = new PgliteConnection({
    url: folder,
    pgliteOptions: {
      extensions: { fuzzystrmatch, pg_trgm },
      parsers: pgliteParsers,
      serializers: pgliteSerializers,
    },
  })
  const { driver } = connection
  await driver.waitReady.catch((error: unknown) => {
    throw whyUnusable(folder, error)
  })
  // it has files that everybody may read. In a folder of somebody else, that user decides
  await chmod(folder, 0o700).catch(() => {})
  logNoValues(messages.DatabaseError)
  checkArrays(driver.serializers)
  keepOwnGrants(connection)
  const alone = keepTransactionsApart(driver)
  const query: Query = async (text, values) => (await alone(() => driver.query<never>(text, values))).rows
  return {
    engine: 'PGlite',
    connection,
    query,
    queryWithin: () => query,
    script: async (sql) => {
      await alone(() => driver.transaction((transaction) => transaction.exec(sql)))
    },
    close: () => connection.close(),
  }
}

/** A statement with its values; the caller of a query declares the columns. */
const statement = (text: string, values?: unknown[]) =>
  CompiledQuery.raw(text, values) as CompiledQuery<never>

async function openPostgres(url: string): Promise<OpenDatabase> {
  const { PostgresConnection } = await import('@supabase/lite/postgres')
  const { mendConnections } = await import('./lostConnections.ts')
  restoreEmitWarning()
  const connection = new PostgresConnection({
    url,
    postgresOptions: {
      max: 10,
      onnotice: () => {},
      types: postgresTypes,
      debug: statements.hasSubscribers && ((_, text, values) => statements.publish({ text, values })),
    },
  })
  const { driver, kysely } = connection
  logNoValues(driver.PostgresError)
  const closeConnections = mendConnections(driver)
  const query: Query = async (text, values) => (await kysely.executeQuery(statement(text, values))).rows
  await query('select 1').catch((error: Error) => {
    const reason = error instanceof DatabaseDown ? error.reason : error.message
    throw new StartError(`DATABASE_URL cannot be used: ${reason}`)
  })
  // the driver has learnt the types of arrays from its first statement
  checkArrays(driver.options.serializers)
  keepOwnGrants(connection)
  return {
    engine: 'PostgreSQL',
    connection,
    query,
    queryWithin: (limit) => (text, values) =>
      waitingFor(limit, () =>
        kysely.transaction().execute(async (transaction) => {
          const set = `select set_config('statement_timeout', $1, true)`
          await transaction.executeQuery(statement(set, [String(limit)]))
          return (await transaction.executeQuery(statement(text, values))).rows
        }),
      ),
    script: async (sql) => {
      await kysely.transaction().execute((transaction) => transaction.executeQuery(statement(sql)))
    },
    load: async (steps) => {
      await driver.begin(async (transaction) => {
        for (const step of steps) {
          if (typeof step === 'string') await transaction.unsafe(step)
          else await pipeline(Readable.from(step.lines), await transaction.unsafe(step.copy).writable())
        }
      })
    },
    close: async () => {
      await closeConnections()
      await connection.close()
    },
  }
}
