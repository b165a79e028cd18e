import type { Query } from '../../local/database/database.ts'

/** One deliberate fault in the migrated database. */
export type Mutant = {
  name: string
  sql: string
  /** The tables of the fault: their cells are run before those of others. */
  tables?: string[]
  /** The groups of cells that are most likely to see it, by the start of their names: they are run first. */
  groups?: string[]
  columns?: string[]
}

/**
 * Faults derived from the schema, so that each new policy, privilege, constraint, trigger and default gets its own
 * fault: removed, opened to everyone, or off by one.
 */
export async function derivedMutants(query: Query): Promise<Mutant[]> {
  const mutants: Mutant[] = []
  for (const source of SOURCES) mutants.push(...(await query<Mutant>(`${PLACES} ${source}`)))
  return [...mutants, ...(await limitsMovedByOne(query))]
}

/** The tables with rules of this project, and the privileges and roles of the public key. */
const PLACES = `
  with place as (
    select c.oid as relation, format('%I.%I', nspname, relname) as name, nspname as schema
    from pg_class c join pg_namespace n on n.oid = relnamespace
    where relkind = 'r'
      and (nspname in ('public', 'private') or nspname = 'storage' and relname in ('objects', 'buckets')
        or nspname = 'auth' and relname = 'users')
  ),
  attribute as (
    select place.*, attname, attnum, attnotnull, attgenerated, attidentity
    from place join pg_attribute on attrelid = relation and attnum > 0 and not attisdropped
    where schema in ('public', 'private')
  ),
  role (name) as (values ('anon'), ('authenticated')),
  privilege (name) as (values ('select'), ('insert'), ('update'), ('delete'), ('truncate'), ('references'), ('trigger'))
`

const POLICIES = `policy as (
  select place.name as table, format('%I on %s', polname, place.name) as name, relation, polqual, polwithcheck
  from pg_policy join place on relation = polrelid)`

const SOURCES = [
  // Policies
  `, ${POLICIES} select 'no policy ' || name as name, 'drop policy ' || name as sql, array["table"] as tables from policy`,
  `, ${POLICIES} select 'always true: ' || name as name, format('alter policy %s using (true)', name) as sql, array["table"] as tables
   from policy where polqual is not null and pg_get_expr(polqual, relation) <> 'true'`,
  `, ${POLICIES} select 'any new row: ' || name as name, format('alter policy %s with check (true)', name) as sql, array["table"] as tables
   from policy where polwithcheck is not null`,
  `select format('a policy that lets everyone %s %s', command, name) as name,
     format('create policy mutant on %s for %s to anon, authenticated %s', name, command,
       case command when 'insert' then 'with check (true)' else 'using (true)' end) as sql, array[name] as tables
   from place, unnest(array['select', 'insert', 'update', 'delete']) as command
   where schema <> 'auth' and name <> 'public."Postcodes"' or name = 'public."Postcodes"' and command <> 'select'`,
  `select 'no row level security on ' || name as name, format('alter table %s disable row level security', name) as sql,
     array[name] as tables from place where schema <> 'auth'`,

  // Privileges
  `select format('%s granted %s on %s', role.name, privilege.name, place.name) as name,
     format('grant %s on %s to %I', privilege.name, place.name, role.name) as sql, array[place.name] as tables
   from place, role, privilege where not has_table_privilege(role.name, relation, privilege.name)`,
  `select format('%s without %s on %s', role, privilege.name, place.name) as name,
     format('revoke %s on %s from %I', privilege.name, place.name, role) as sql, array[place.name] as tables
   from place, unnest(array['anon', 'authenticated', 'service_role']) as role, privilege
   where schema in ('public', 'private') and has_table_privilege(role, relation, privilege.name)`,
  `select format('%s granted %s (%s) on %s', role.name, change, attname, attribute.name) as name,
     format('grant %s (%I) on %s to %I', change, attname, attribute.name, role.name) as sql, array[attribute.name] as tables
   from attribute, role, unnest(array['insert', 'update']) as change
   where schema = 'public' and attribute.name in ('public.lists', 'public.list_activities', 'public.profiles')
     and not has_column_privilege(role.name, relation, attname, change)`,
  `select format('authenticated without %s (%s) on %s', change, attname, name) as name,
     format('revoke %s (%I) on %s from authenticated', change, attname, name) as sql, array[name] as tables
   from attribute, unnest(array['insert', 'update']) as change
   where has_column_privilege('authenticated', relation, attname, change)`,

  // Constraints and defaults
  `select format('no constraint %s on %s', conname, place.name) as name,
     format('alter table %s drop constraint %I cascade', place.name, conname) as sql, array[place.name] as tables,
     array(select attname::text from attribute where attribute.relation = conrelid and attnum = any (conkey)) as columns
   from pg_constraint join place on place.relation = conrelid
   where contype <> 'n' and schema in ('public', 'private')`,
  `select format('%s of %s may be null', attname, name) as name,
     format('alter table %s alter %I drop not null', name, attname) as sql, array[name] as tables, array[attname::text] as columns
   from attribute where attnotnull and not exists (
     select from pg_constraint where conrelid = relation and contype = 'p' and attnum = any (conkey))`,
  `select format('no default of %s in %s', attname, name) as name,
     format('alter table %s alter %I drop default', name, attname) as sql, array[name] as tables
   from attribute join pg_attrdef on adrelid = attribute.relation and adnum = attnum where attgenerated = ''`,

  // Triggers and functions
  `select format('no trigger %s on %s', tgname, tgrelid::regclass) as name,
     format('alter table %s disable trigger %I', tgrelid::regclass, tgname) as sql,
     case tgrelid when 'public.opening_hours'::regclass then array['public."Listings"']
       when 'auth.users'::regclass then array['public.profiles']
       when 'private.submissions'::regclass then array['private.rate_limits']
       else array['public.' || relname] end as tables
   from pg_trigger join pg_proc p on p.oid = tgfoid join pg_class c on c.oid = tgrelid
   where not tgisinternal and pronamespace = 'private'::regnamespace`,
  `select format('everyone may call %s', oid::regprocedure) as name,
     format('grant execute on function %s to public', oid::regprocedure) as sql
   from pg_proc where pronamespace in ('public'::regnamespace, 'private'::regnamespace, 'search'::regnamespace)`,
  `select format('%s not called by %s', oid::regprocedure, role.name) as name,
     format('revoke execute on function %s from %I', oid::regprocedure, role.name) as sql
   from pg_proc, role where pronamespace in ('public'::regnamespace, 'search'::regnamespace)
     and has_function_privilege(role.name, oid, 'execute')`,
  `select format('%s with the other rights', oid::regprocedure) as name,
     format('alter function %s security %s', oid::regprocedure, case when prosecdef then 'invoker' else 'definer' end) as sql
   from pg_proc where pronamespace in ('public'::regnamespace, 'private'::regnamespace, 'search'::regnamespace)`,
  `select format('%s with the search_path of its caller', oid::regprocedure) as name,
     format('alter function %s reset search_path', oid::regprocedure) as sql
   from pg_proc where pronamespace in ('public'::regnamespace, 'private'::regnamespace, 'search'::regnamespace)
     and 'search_path=""' = any (proconfig)`,
]

/** Each number in each check constraint, plus one and minus one. */
async function limitsMovedByOne(query: Query): Promise<Mutant[]> {
  const checks = await query<{ name: string; definition: string; table: string; columns: string[] }>(
    `${PLACES} select conname as name, pg_get_constraintdef(pg_constraint.oid) as definition, place.name as table,
       array(select attname::text from attribute where attribute.relation = conrelid and attnum = any (conkey)) as columns
     from pg_constraint join place on place.relation = conrelid
     where contype = 'c' and schema in ('public', 'private') order by conname`,
  )
  return checks.flatMap(({ name, definition, table, columns }) =>
    [...definition.matchAll(/\b\d+\b/g)].flatMap(({ 0: digits, index }) =>
      [Number(digits) + 1, Number(digits) - 1].map((moved) => ({
        name: `${moved} for ${digits} in ${name} of ${table}`,
        sql: `alter table ${table} drop constraint "${name}";
          alter table ${table} add constraint "${name}"
            ${definition.slice(0, index)}${moved}${definition.slice(index + digits.length)} not valid`,
        tables: [table],
        columns,
      })),
    ),
  )
}
