import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { type DatabasePlace, openDatabase } from '../../local/database/database.ts'
import { migrate } from '../../local/database/migrate.ts'
import { createSchemaApp } from '../../local/schemaApp.ts'
import { findPostgres, NO_POSTGRES } from '../postgresServer.ts'

const server = await findPostgres()
after(() => server?.close())

const places: Record<string, (() => Promise<DatabasePlace>) | undefined> = {
  PGlite: async () => ({ folder: 'memory://' }),
  PostgreSQL: server ? async () => ({ url: await server.emptyDatabase() }) : undefined,
}

for (const [engine, place] of Object.entries(places)) {
  test(`on ${engine} a migration that breaks off leaves nothing, is named, and is applied once it is mended`, {
    skip: place ? false : NO_POSTGRES,
  }, async (context) => {
    const folder = await mkdtemp(join(tmpdir(), 'sprouts-migrations-'))
    const database = await openDatabase((await place?.()) ?? { folder: 'memory://' })
    context.after(async () => {
      await database.close()
      await rm(folder, { recursive: true })
    })
    const write = (name: string, sql: string) => writeFile(join(folder, name), sql)
    const run = async () => migrate(database, await createSchemaApp(database), folder)
    const tables = async () =>
      (
        await database.query<{ name: string }>(
          "select tablename as name from pg_tables where schemaname = 'public' order by 1",
        )
      ).map(({ name }) => name)

    await write('1_parks.sql', 'create table public.parks (id int); insert into public.parks values (1);')
    await write('2_pools.sql', 'create table public.pools (id int); drop table public.parks; select 1 / 0;')
    await write('3_zoos.sql', 'create table public.zoos (id int);')
    await assert.rejects(run(), /^Error: 2_pools\.sql: division by zero$/)
    assert.deepEqual(await tables(), ['parks'])

    await write('2_pools.sql', 'create table public.pools (id int);')
    assert.deepEqual(await run(), ['2_pools.sql', '3_zoos.sql'])
    assert.deepEqual(await tables(), ['parks', 'pools', 'zoos'])
    assert.deepEqual(await run(), [])
  })
}
