import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { after, test } from 'node:test'
import { type DatabasePlace, type OpenDatabase, openDatabase } from '../../local/database/database.ts'
import { createSchemaApp } from '../../local/schemaApp.ts'
import {
  findPostgres,
  NO_POSTGRES,
  NO_POSTGRES_17,
  type PostgresServer,
  startPostgres17,
} from '../postgresServer.ts'
import { differences, expectedFacts, isAbove16, readFacts } from '../rowRules/facts.ts'

/**
 * A hosted project applies the migrations as an owner without the rights of a superuser. It is tried on the installed
 * PostgreSQL, on version 17 from a package, and on PGlite, which is version 17, too.
 */
const OWNER = `project_owner_${process.pid}`
const local = new URL('../../local/database/', import.meta.url)
const migrations = new URL('../../migrations/', import.meta.url)

const postgres = await findPostgres()
const postgres17 = await startPostgres17()
after(() => Promise.all([postgres?.close(), postgres17?.close()]))

type Place = { open: (() => Promise<DatabasePlace>) | null; version?: number; without?: string }
const onServer = (server: PostgresServer | null) =>
  server && (async () => ({ url: await server.emptyDatabase() }))

const places: Record<string, Place> = {
  PGlite: { open: async () => ({ folder: 'memory://' }), version: 17 },
  'the installed PostgreSQL': { open: onServer(postgres), without: NO_POSTGRES },
  'PostgreSQL 17': { open: onServer(postgres17), version: 17, without: NO_POSTGRES_17 },
}

for (const [name, { open, version, without }] of Object.entries(places)) {
  test(`the owner of a hosted project applies every migration, on ${name}`, {
    skip: open ? false : without,
  }, async () => {
    if (!open) return
    const database = await openDatabase(await open())
    try {
      if (version) assert.equal(await versionOf(database), version)
      await prepare(database)
      for (const file of (await readdir(migrations)).sort()) {
        const sql = await readFile(new URL(file, migrations), 'utf8')
        await database
          .script(`set local role ${OWNER};\n${sql}`)
          .catch((error: Error) => assert.fail(`${file}: ${error.message}`))
      }
      await assertRules(database)
    } finally {
      await database.script(`drop owned by ${OWNER} cascade; drop role ${OWNER}`)
      await database.close()
    }
  })
}

async function versionOf({ query }: OpenDatabase): Promise<number> {
  const [row] = await query<{ number: number }>(`select current_setting('server_version_num')::int as number`)
  return Math.floor((row?.number ?? 0) / 10_000)
}

/** What a hosted project has before the first migration: the services' tables, and an owner with these rights. */
async function prepare(database: OpenDatabase) {
  const bootstrap = await readFile(new URL('bootstrap.sql', local), 'utf8')
  await database.script(bootstrap)
  await (await createSchemaApp(database)).ensureSystemSchema()

  const defaults = bootstrap.match(/^alter default privileges .*;$/gm) ?? []
  assert.equal(defaults.length, 3)
  await database.script(`
    create role ${OWNER} nosuperuser createdb createrole bypassrls;
    do $$ begin execute format('grant create on database %I to ${OWNER}', current_database()); end $$;
    alter schema public owner to ${OWNER};
    alter schema extensions owner to ${OWNER};
    grant usage on schema auth, storage to ${OWNER}, anon, authenticated, service_role;
    grant all on all tables in schema auth, storage to ${OWNER};
    grant execute on all functions in schema auth, storage to ${OWNER};
    set local role ${OWNER};
    ${defaults.join('\n')}
  `)
}

/** The same privileges and properties as after the migrations of a superuser, and a search that works. */
async function assertRules(database: OpenDatabase) {
  const { query } = database
  const expected = expectedFacts(await isAbove16(query))
  const wrong = differences(await readFacts(query), expected)
  assert.deepEqual(
    wrong.filter((object) => !/^table (auth|storage)\./.test(object)),
    [],
  )
  await database.script(`set local role anon;
    select from public.search_listings('park'); select from public.found_listings('park'); select from public.close_listings('prak');
    select from public.nearest_listings(-33, 151, ''); select from public.nearest_listings(-33, 151, 'park');
    select from public.plan_b(array[gen_random_uuid()])`)
}
