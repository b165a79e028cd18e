import { readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { createSchemaApp } from '../schemaApp.ts'
import { openDatabase } from './database.ts'
import { describePublicSchema } from './databaseTypes.ts'
import { migrate } from './migrate.ts'

/**
 * `node supabase/local/database/types.ts` generates shared-auth/src/database.types.ts from the migrations, with a database
 * in memory. With --check it writes nothing and exits with code 1 if the file differs.
 */
const target = new URL('../../../shared-auth/src/database.types.ts', import.meta.url)

const { values: options } = parseArgs({ options: { check: { type: 'boolean', default: false } } })
const written = await generate()

if (!options.check) {
  await writeFile(target, written)
} else if ((await readFile(target, 'utf8').catch(() => '')) !== written) {
  console.error(
    'shared-auth/src/database.types.ts differs from the migrations. Run: node supabase/local/database/types.ts',
  )
  process.exitCode = 1
}

async function generate(): Promise<string> {
  const database = await openDatabase({ folder: 'memory://' })
  const app = await createSchemaApp(database)
  await migrate(database, app)
  const types = await describePublicSchema(database.query)
  await database.close()
  return types
}
