import { existsSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type DatabasePlace, type OpenDatabase, openDatabase } from '../local/database/database.ts'
import { dataFolder, typedPath } from '../local/folder.ts'
import { lockFolder } from '../local/lock.ts'
import { StartError } from '../local/startError.ts'
import { addLocalities } from './localities.ts'
import { readPostcodes } from './postcodesFile.ts'

type ImportOptions = {
  /** The path of a CSV file. */
  file: string
  /** The data folder of the embedded backend, which must not be running. */
  dataDir: string
  /** The URL of a PostgreSQL to use instead. */
  databaseUrl?: string
}

/**
 * Adds the localities of a CSV file to "Postcodes", or none if a row is invalid. Existing rows are not changed, so it
 * can be run again. Throws StartError with a message of one line.
 */
export async function importPostcodes(options: ImportOptions): Promise<{ read: number; added: number }> {
  const { file, dataDir, databaseUrl } = options
  const csv = await readFile(file, 'utf8').catch((error: Error) => {
    throw new StartError(`${file} cannot be read: ${error.message}`)
  })
  // before the database is opened
  const localities = readPostcodes(csv)
  if (databaseUrl) return withDatabase({ url: databaseUrl }, (database) => add(database, localities))

  const folder = join(dataDir, 'database')
  if (!(await stat(folder).catch(() => null))) {
    throw new StartError(
      `There is no database in ${dataDir}. Start the backend once, stop it, and import then.`,
    )
  }
  const giveBack = await lockFolder(dataDir)
  try {
    return await withDatabase({ folder }, (database) => add(database, localities))
  } finally {
    await giveBack()
  }
}

async function withDatabase<Result>(
  place: DatabasePlace,
  use: (database: OpenDatabase) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase(place)
  try {
    return await use(database)
  } finally {
    await database.close()
  }
}

async function add({ query }: OpenDatabase, localities: ReturnType<typeof readPostcodes>) {
  const [table] = await query<{ name: string | null }>(`select to_regclass('public."Postcodes"') as name`)
  if (!table?.name) throw new StartError('The database has no table "Postcodes": apply the migrations first.')
  return { read: localities.length, added: await addLocalities(query, localities) }
}

/** `pnpm postcodes:import FILE`. Environment, or .env: DATA_DIR, DATABASE_URL as for the backend (local/main.ts). */
async function main(): Promise<void> {
  const settings = fileURLToPath(new URL('../../.env', import.meta.url))
  if (existsSync(settings)) process.loadEnvFile(settings)
  const { DATABASE_URL } = process.env
  const [file, ...more] = process.argv.slice(2).filter((argument) => argument !== '--')
  if (!file || more.length > 0) throw new StartError('Usage: pnpm postcodes:import FILE')
  if (DATABASE_URL && !/^postgres(ql)?:\/\//.test(DATABASE_URL)) {
    throw new StartError('DATABASE_URL must begin with postgres://')
  }
  const { read, added } = await importPostcodes({
    file: typedPath(file),
    dataDir: dataFolder(),
    databaseUrl: DATABASE_URL || undefined,
  })
  const [of, plus] = [read, added].map((count) => count.toLocaleString('en-AU'))
  console.info(`Postcodes: ${of} rows read, ${plus} localities added.`)
}

if (process.argv[1] === import.meta.filename) {
  await main().catch((error: Error) => {
    if (!(error instanceof StartError)) throw error
    console.error(error.message)
    process.exitCode = 1
  })
}
