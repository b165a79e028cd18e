import type { Query } from './database.ts'

/**
 * Generates the TypeScript types of the public schema, in the format of `supabase gen types typescript`, from the
 * catalogue of a migrated database. The schema has no views and enums, so these are empty. A migration that adds one,
 * or a function that does not return rows, throws here until this file supports it.
 */
export async function describePublicSchema(query: Query): Promise<string> {
  await refuseWhatIsNotWritten(query)
  const columns = await query<Column>(COLUMNS)
  const relations = await query<Relation>(RELATIONS)
  const tables = [...new Set(columns.map(({ table }) => table))].sort(compare)
  const functions = await query<Callable>(FUNCTIONS)

  return `${HEADER}
export type Database = {
  public: {
    Tables: {
${tables.map((table) => describeTable(table, columns, relations)).join('\n')}
    }
    Views: { [_ in never]: never }
    Functions: {
${functions.map(describeFunction).join('\n')}
    }
    Enums: { [_ in never]: never }
    CompositeTypes: { [_ in never]: never }
  }
}
`
}

const HEADER =
  '// Written by `node supabase/local/database/types.ts` from the migrations. Do not edit: change a migration and run it.'

type Column = {
  table: string
  column: string
  type: string
  nullable: boolean
  has_default: boolean
  /** 'always' for an identity or generated column, which cannot be written. */
  written: 'by hand' | 'always'
}

type Relation = {
  table: string
  name: string
  columns: string[]
  target: string
  target_columns: string[]
  one_to_one: boolean
}

type Parameter = { name: string; type: string }
/** A function that returns rows: its parameters, and the table of the rows or their columns. */
type Callable = { name: string; takes: Parameter[]; table: string | null; gives: Parameter[] | null }

function describeTable(table: string, columns: Column[], relations: Relation[]): string {
  const own = columns.filter((column) => column.table === table).sort((a, b) => compare(a.column, b.column))
  const links = relations.filter((relation) => relation.table === table).map(describeRelation)
  const lines = (of: (column: Column) => string) => own.map((column) => `          ${of(column)}`).join('\n')
  return `      ${table}: {
        Row: {
${lines((column) => `${column.column}: ${valueType(column)}`)}
        }
        Insert: {
${lines((column) => writable(column, column.nullable || column.has_default))}
        }
        Update: {
${lines((column) => writable(column, true))}
        }
        Relationships: [${links.length > 0 ? `${links.join('')}\n        ` : ''}]
      }`
}

const writable = (column: Column, optional: boolean) =>
  column.written === 'always'
    ? `${column.column}?: never`
    : `${column.column}${optional ? '?' : ''}: ${valueType(column)}`

const describeRelation = ({ name, columns, one_to_one, target, target_columns }: Relation) => `
          {
            foreignKeyName: '${name}'
            columns: [${quoteAll(columns)}]
            isOneToOne: ${one_to_one}
            referencedRelation: '${target}'
            referencedColumns: [${quoteAll(target_columns)}]
          },`

const describeFunction = ({ name, takes, table, gives }: Callable) => `      ${name}: {
        Args: { ${fields(name, takes)} }
        Returns: ${table ? rowsOf(table) : `{ ${fields(name, gives ?? [])} }[]`}
      }`

/** The relationships tell the client which tables can be embedded in these rows. */
const rowsOf = (table: string) => `Database['public']['Tables']['${table}']['Row'][]
        SetofOptions: { from: '*'; to: '${table}'; isOneToOne: false; isSetofReturn: true }`

const fields = (callable: string, parameters: Parameter[]) =>
  parameters
    .map(
      ({ name, type }) => `${name}: ${valueType({ table: callable, column: name, type, nullable: false })}`,
    )
    .join('; ')

const quoteAll = (names: string[]) => names.map((name) => `'${name}'`).join(', ')

function valueType({
  table,
  column,
  type,
  nullable,
}: Pick<Column, 'table' | 'column' | 'type' | 'nullable'>): string {
  const known = VALUE_TYPES[type]
  if (!known) throw new Error(`${table}.${column}: no TypeScript is known for ${type}`)
  return nullable ? `${known} | null` : known
}

/** By PostgreSQL's short type names; the name of an array type starts with an underscore. */
const VALUE_TYPES: Record<string, string> = {
  bool: 'boolean',
  float8: 'number',
  int4: 'number',
  int8: 'number',
  numeric: 'number',
  text: 'string',
  uuid: 'string',
  date: 'string',
  timestamptz: 'string',
  _text: 'string[]',
  _uuid: 'string[]',
  daterange: 'unknown',
  jsonb: 'unknown',
  tsvector: 'unknown',
}

/** Sorts by code points, so that the file does not depend on the locale. */
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

async function refuseWhatIsNotWritten(query: Query): Promise<void> {
  const found = await query<{ name: string }>(`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('v', 'm', 'f', 'p')
    union all select proname from pg_proc
      where pronamespace = 'public'::regnamespace and not (proretset and (prorettype = 'record'::regtype
        or prorettype in (select reltype from pg_class where relkind = 'r')))
    union all select typname from pg_type where typnamespace = 'public'::regnamespace and typtype in ('e', 'd')`)
  if (found.length > 0) {
    throw new Error(
      `No types are written for ${found.map(({ name }) => name).join(', ')}: see databaseTypes.ts`,
    )
  }
}

const COLUMNS = `
  select relation.relname as "table", attribute.attname as "column", type.typname as type,
    not attribute.attnotnull as nullable,
    (attribute.atthasdef or attribute.attidentity <> '') as has_default,
    case when attribute.attidentity = 'a' or attribute.attgenerated <> '' then 'always' else 'by hand' end as written
  from pg_attribute attribute
  join pg_class relation on relation.oid = attribute.attrelid
  join pg_type type on type.oid = attribute.atttypid
  where relation.relnamespace = 'public'::regnamespace and relation.relkind = 'r'
    and attribute.attnum > 0 and not attribute.attisdropped`

const RELATIONS = `
  select source.relname as "table", link.conname as name, target.relname as target,
    (select json_agg(attname order by position) from unnest(link.conkey) with ordinality key (number, position)
      join pg_attribute on attrelid = link.conrelid and attnum = key.number) as columns,
    (select json_agg(attname order by position) from unnest(link.confkey) with ordinality key (number, position)
      join pg_attribute on attrelid = link.confrelid and attnum = key.number) as target_columns,
    exists (select from pg_constraint only_once where only_once.conrelid = link.conrelid
      and only_once.contype in ('p', 'u') and only_once.conkey @> link.conkey and only_once.conkey <@ link.conkey)
      as one_to_one
  from pg_constraint link
  join pg_class source on source.oid = link.conrelid
  join pg_class target on target.oid = link.confrelid
  where link.contype = 'f' and source.relnamespace = 'public'::regnamespace
    and target.relnamespace = 'public'::regnamespace
  order by link.conname`

const FUNCTIONS = `
  select proname as name,
    (select relname from pg_class where reltype = prorettype) as table,
    json_agg(parameter order by position) filter (where mode <> 't') as takes,
    json_agg(parameter order by position) filter (where mode = 't') as gives
  from pg_proc, lateral (
    select json_build_object('name', argument, 'type', typname) as parameter, coalesce(mode, 'i') as mode, position
    from unnest(proargnames, proargmodes, coalesce(proallargtypes, proargtypes::oid[]))
      with ordinality as part (argument, mode, type, position)
    join pg_type on pg_type.oid = part.type
  ) parameters
  where pronamespace = 'public'::regnamespace
  group by proname, prorettype
  order by proname`
