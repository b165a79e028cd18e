import type { Query } from '../../local/database/database.ts'
import { COLUMN_DEFAULTS } from './columnDefaults.ts'
import { COLUMNS } from './columns.ts'
import { FUNCTIONS, SCHEMA_GRANTS, SEARCH_PATH, SEQUENCE_GRANTS, TABLE_GRANTS } from './grants.ts'

/** The properties of each object in the system catalogue: one line for each privilege, column, default and property. */
export type Facts = Record<string, string[]>

/** The facts that grants.ts and columns.ts list. */
export function expectedFacts(isAbove16: boolean): Facts {
  const facts: Facts = {}
  const add = (object: string, lines: string[]) => {
    facts[object] = [...(facts[object] ?? []), ...lines].sort()
  }
  for (const [kind, grants] of [
    ['table', TABLE_GRANTS],
    ['sequence', SEQUENCE_GRANTS],
    ['schema', SCHEMA_GRANTS],
  ] as const) {
    for (const [name, byRole] of Object.entries(grants))
      for (const [role, privileges] of Object.entries(byRole))
        add(
          `${kind} ${name}`,
          privileges.map((privilege) => `${role}: ${privilege}`),
        )
  }
  for (const [table, columns] of Object.entries(COLUMNS)) {
    add(`table ${table}`, ['row level security', ...Object.keys(columns).map((column) => `column ${column}`)])
  }
  for (const [table, defaults] of Object.entries(COLUMN_DEFAULTS)) {
    add(
      `table ${table}`,
      Object.entries(defaults).map(([column, value]) => `default ${column}: ${value}`),
    )
  }
  for (const table of ['storage.objects', 'storage.buckets']) add(`table ${table}`, ['row level security'])
  for (const [name, { calledBy, definer, settings = [SEARCH_PATH] }] of Object.entries(FUNCTIONS)) {
    add(`function ${name}`, [
      definer ? 'security definer' : 'security invoker',
      ...settings,
      ...calledBy.map((role) => `${role}: execute`),
    ])
  }
  if (isAbove16) return facts
  // Older servers do not have this privilege.
  for (const object of Object.keys(facts))
    facts[object] = (facts[object] ?? []).filter((line) => !line.endsWith(': maintain'))
  return facts
}

/** The same facts, read from the database. */
export async function readFacts(query: Query): Promise<Facts> {
  const rows = await query<{ object: string; lines: string[] }>(FACTS)
  return Object.fromEntries(rows.map(({ object, lines }) => [object, [...lines].sort()]))
}

/** Returns the objects whose facts differ. */
export function differences(actual: Facts, expected: Facts): string[] {
  const objects = new Set([...Object.keys(actual), ...Object.keys(expected)])
  return [...objects].filter((object) => String(actual[object]) !== String(expected[object]))
}

/** PostgreSQL 17 and newer have the privilege "maintain". */
export async function isAbove16(query: Query): Promise<boolean> {
  const [row] = await query<{ yes: boolean }>(
    `select current_setting('server_version_num')::int >= 170000 as yes`,
  )
  return row?.yes ?? false
}

/**
 * All tables of public, private and storage, and the accounts. For other tables of the services it returns only the
 * privileges of the roles of the public key; none are expected. A privilege granted to PUBLIC is listed for each role.
 */
const FACTS = `
  with role (name) as (values ('anon'), ('authenticated'), ('service_role')),
  relation as (
    select c.oid, format('%I.%I', nspname, relname) as name, nspname as schema, relkind, relrowsecurity
    from pg_class c join pg_namespace n on n.oid = relnamespace
    where nspname !~ '^pg_' and nspname <> 'information_schema'
  ),
  data as (select * from relation where relkind in ('r', 'p', 'v', 'm', 'f')),
  privilege (name, by_column) as (
    select * from (values ('select', true), ('insert', true), ('update', true), ('references', true),
      ('delete', false), ('truncate', false), ('trigger', false)) as known
    union all select 'maintain', false where current_setting('server_version_num')::int >= 170000
  ),
  asked as (
    select data.*, role.name as role, privilege.name as privilege, by_column,
      has_table_privilege(role.name, data.oid, privilege.name) as whole
    from data, role, privilege
    where role.name <> 'service_role' or schema in ('public', 'private')
  ),
  fact (object, line) as (
    select 'table ' || name, role || ': ' || privilege from asked where whole
    union all
    select 'table ' || name, format('%s: %s (%s)', role, privilege, string_agg(attname, ', ' order by attname))
    from asked join pg_attribute on attrelid = asked.oid and attnum > 0 and not attisdropped
    where by_column and not whole and has_column_privilege(role, asked.oid, attname, privilege)
    group by name, role, privilege
    union all
    select 'table ' || name, 'row level security' from data
    where relrowsecurity and schema in ('public', 'private', 'storage')
    union all
    select 'table ' || name, 'column ' || attname
    from data join pg_attribute on attrelid = data.oid and attnum > 0 and not attisdropped
    where schema in ('public', 'private')
    union all
    select 'table ' || name, format('default %s: %s', attname, pg_get_expr(adbin, adrelid))
    from data join pg_attribute on attrelid = data.oid and attgenerated = ''
      join pg_attrdef on adrelid = data.oid and adnum = attnum
    where schema in ('public', 'private')
    union all
    select 'sequence ' || relation.name, role.name || ': ' || wanted
    from relation, role, unnest(array['usage', 'select', 'update']) as wanted
    where relkind = 'S' and schema in ('public', 'private')
      and has_sequence_privilege(role.name, relation.oid, wanted)
    union all
    select 'schema ' || nspname, role.name || ': ' || wanted
    from pg_namespace, role, unnest(array['usage', 'create']) as wanted
    where nspname in ('public', 'private', 'search') and has_schema_privilege(role.name, pg_namespace.oid, wanted)
    union all
    select 'function ' || callable.name, line
    from (
      select p.*, format('%I.%I(%s)', nspname, proname, array_to_string(array(
        select format_type(type, null) from unnest(proargtypes::oid[]) as type), ',')) as name
      from pg_proc p join pg_namespace n on n.oid = pronamespace where nspname in ('public', 'private', 'search')
    ) callable, lateral (
      select case when prosecdef then 'security definer' else 'security invoker' end as line
      union all select unnest(proconfig)
      union all select role.name || ': execute' from role where has_function_privilege(role.name, callable.oid, 'execute')
    ) property
  )
  select object, array_agg(line) as lines from fact group by object`
