import { existsSync } from 'node:fs'
import { cp, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { amcheck } from '@electric-sql/pglite/contrib/amcheck'
import { fuzzystrmatch } from '@electric-sql/pglite/contrib/fuzzystrmatch'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { isFull, whyUnusable } from '../database/unusable.ts'
import { StartError } from '../startError.ts'
import { objectPath } from '../storage.ts'
import { wordsOf } from './archive.ts'

export type Findings = {
  /** What is wrong with the database, in sentences. */
  problems: string[]
  /** What else is missing in the folder, in sentences. */
  losses: string[]
  tables: number
  rows: number
}

/** In bytes: the size of a page of a table or an index. */
const PAGE = 8192

const migrationsFolder = new URL('../../migrations/', import.meta.url)

/**
 * Examines the database, the uploaded pictures and the mailbox of a folder. It opens a temporary copy of the database, so
 * the folder is not changed, may be read-only, and may be one whose backend was killed. Throws StartError if there is no
 * database, or no space for the copy.
 */
export async function examine(folder: string): Promise<Findings> {
  const database = join(folder, 'database')
  if (!existsSync(join(database, 'PG_VERSION'))) {
    throw new StartError(`The folder ${folder} holds no embedded database.`)
  }
  const torn = await tornFiles(database)
  if (torn.length > 0) return { problems: torn, losses: [], tables: 0, rows: 0 }

  const copy = await mkdtemp(join(tmpdir(), 'sprouts-examine-'))
  try {
    await cp(database, join(copy, 'database'), { recursive: true }).catch((error: unknown) => {
      throw new StartError(`The database cannot be copied to ${copy} to be examined: ${wordsOf(error)}.`)
    })
    return await examineCopy(folder, join(copy, 'database'))
  } finally {
    await rm(copy, { recursive: true, force: true })
  }
}

async function examineCopy(folder: string, copy: string): Promise<Findings> {
  // PGlite sets it where it cannot open a database
  const { exitCode } = process
  const database = new PGlite(copy, { extensions: { amcheck, fuzzystrmatch, pg_trgm } })
  try {
    await database.waitReady
    await database.exec('create extension if not exists amcheck')
    const { rows: tables } = await database.query<Table>(TABLES)
    const problems: string[] = []
    let rows = 0
    for (const table of tables) {
      const found = await examineTable(database, table)
      problems.push(...found.problems)
      rows += found.rows
    }
    problems.push(...(await newerMigrations(database)))
    return { problems, losses: await lostPictures(database, folder), tables: tables.length, rows }
  } catch (error) {
    if (isFull(copy))
      throw new StartError(`The database cannot be examined in ${copy}: no space is left on its disk.`)
    const said = whyUnusable(join(folder, 'database'), error)
    if (said instanceof StartError) return { problems: [said.message], losses: [], tables: 0, rows: 0 }
    throw error
  } finally {
    // a damaged database may also fail to close
    await database.close().catch(() => {})
    process.exitCode = exitCode
  }
}

/** A table with its indexes that can be examined, and the columns of its primary key. */
type Table = { name: string; indexes: string[]; key: string | null }

const TABLES = `
  select c.oid::regclass::text as name,
    array(select indexrelid::regclass::text from pg_index join pg_class i on i.oid = indexrelid
      join pg_am on pg_am.oid = i.relam where indrelid = c.oid and amname = 'btree') as indexes,
    (select string_agg(format('%I', attname), ', ' order by array_position(indkey::int[], attnum::int))
      from pg_index join pg_attribute on attrelid = indrelid and attnum = any (indkey)
      where indrelid = c.oid and indisprimary) as key
  from pg_class c where relkind = 'r' order by 1`

async function examineTable(database: PGlite, { name, indexes, key }: Table) {
  const problems: string[] = []
  const one = async (what: string, sql: string, values: unknown[] = []) => {
    try {
      return (await database.query<{ found: unknown }>(sql, values)).rows.map(({ found }) => found)
    } catch (error) {
      problems.push(`The ${what} is damaged: ${wordsOf(error)}.`)
      return []
    }
  }
  const torn = await one(
    `table ${name}`,
    'select msg as found from verify_heapam($1::regclass, check_toast => true)',
    [name],
  )
  problems.push(...torn.slice(0, 3).map((said) => `The table ${name} is damaged: ${said}.`))
  for (const index of indexes) {
    await one(`index ${index}`, 'select bt_index_check($1::regclass, true) as found', [index])
  }
  const [rows = 0] = await one(`table ${name}`, `select count(*)::int as found from ${name}`)
  if (key) {
    // reads each row where the index says that it stands: a table that was cut off has fewer
    await database.exec(`set enable_seqscan = off; set enable_bitmapscan = off; set enable_sort = off;
      set enable_indexonlyscan = off`)
    const [indexed] = await one(
      `table ${name}`,
      `select count(*)::int as found from (select 1 from ${name} order by ${key} offset 0) as in_order`,
    )
    await database.exec('reset all')
    if (indexed !== undefined && indexed !== rows)
      problems.push(`The table ${name} is damaged: it has ${rows} rows, and its index ${indexed}.`)
  }
  return { problems, rows: Number(rows) }
}

/** Files of tables and indexes that do not end at the end of a page. */
async function tornFiles(database: string): Promise<string[]> {
  const base = join(database, 'base')
  const files = (await readdir(base, { recursive: true })).filter((file) => /\d+[/\\]\d/.test(file))
  const sizes = await Promise.all(files.map(async (file) => ({ file, ...(await stat(join(base, file))) })))
  return sizes
    .filter(({ size }) => size % PAGE !== 0)
    .map(({ file, size }) => `The file base/${file} of the database is cut off: it has ${size} bytes.`)
}

async function newerMigrations(database: PGlite): Promise<string[]> {
  const { rows } = await database.query<{ version: string }>(
    'select version from supabase_migrations.schema_migrations order by version',
  )
  const files = await readdir(migrationsFolder)
  const unknown = rows.filter(({ version }) => !files.some((file) => file.startsWith(`${version}_`)))
  const names = unknown.map(({ version }) => version).join(', ')
  return names ? [`The database was made by another version of this site, with the migrations ${names}.`] : []
}

async function lostPictures(database: PGlite, folder: string): Promise<string[]> {
  const { rows } = await database.query<{ bucket: string; name: string }>(
    'select bucket_id as bucket, name from storage.objects',
  )
  const lost = rows.filter(
    ({ bucket, name }) => !existsSync(objectPath(join(folder, 'storage'), bucket, name)),
  )
  return lost.map(({ bucket, name }) => `The picture ${bucket}/${name} is missing in the storage.`)
}

/** The lines of the mailbox that cannot be read. The backend leaves them out: a crash may cut off the last one. */
export async function unreadableMails(folder: string): Promise<number> {
  const text = await readFile(join(folder, 'mails.jsonl'), 'utf8').catch(() => '')
  return text.split('\n').filter((line) => line !== '' && !isJson(line)).length
}

function isJson(line: string): boolean {
  try {
    JSON.parse(line)
    return true
  } catch {
    return false
  }
}
