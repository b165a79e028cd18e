import { ACTORS, type Actor } from './actors.ts'
import { COLUMNS } from './columns.ts'
import { DEFAULTS } from './defaults.ts'
import { HANDY } from './handy.ts'
import { ACCOUNTS, HTML } from './html.ts'
import { IMPORTING } from './importing.ts'
import { KEYS } from './keys.ts'
import { NEAREST } from './nearest.ts'
import { PLACES } from './places.ts'
import { PLANNING } from './planning.ts'
import type { Cell } from './probe.ts'
import { RANKING } from './ranking.ts'
import { RECOMMENDING } from './recommending.ts'
import { SAVING_RULES } from './savingRules.ts'
import { SEARCHING } from './searching.ts'
import { SHARING } from './sharing.ts'
import { insert, literal } from './sql.ts'
import { OPERATIONS, type Operation, REFUSED, TABLES, type TableRules } from './tables.ts'
import { TRIGGERS } from './triggers.ts'
import { WORDS } from './words.ts'

/** The whole matrix except the exact privileges (facts.ts). The name of a group is the first part of its test name. */
export const GROUPS: { name: string; table: string; cells: Cell[] }[] = [
  ...Object.entries(TABLES).flatMap(([table, rules]) => [
    ...ACTORS.map((actor) => ({
      name: `${table} for ${actor}`,
      table,
      cells: accessCells(table, rules, actor),
    })),
    ...ACTORS.map((actor) => ({
      name: `${table} for ${actor}, were everything granted`,
      table,
      cells: policyCells(table, rules, actor),
    })),
  ]),
  ...Object.entries(COLUMNS).map(([table, columns]) => ({
    name: `the columns of ${table}`,
    table,
    cells: Object.entries(columns).flatMap(([column, { takes, refuses = {} }]) => [
      ...takes.map((value) => columnCell(table, column, value, 1)),
      ...Object.entries(refuses).map(([value, code]) => columnCell(table, column, value, code)),
    ]),
  })),
  ...named('a new row of', DEFAULTS),
  ...named('keys of', KEYS),
  ...named('triggers of', TRIGGERS),
  ...named('HTML in', HTML),
  ...named('the data of', ACCOUNTS),
  ...named('saving in', SAVING_RULES),
  ...named('sharing of', SHARING),
  ...named('searching in', SEARCHING),
  ...named('the order of what is found in', RANKING),
  ...named('the words of', WORDS),
  ...named('planning with', PLANNING),
  ...named('importing into', IMPORTING),
  ...named('places of', PLACES),
  ...named('what is nearest of', NEAREST),
  ...named('what is handy of', HANDY),
  ...named('recommending from', RECOMMENDING),
].filter(({ cells }) => cells.length > 0)

export const ALL_CELLS = GROUPS.flatMap(({ cells }) => cells)

function accessCells(table: string, rules: TableRules, actor: Actor): Cell[] {
  const at = ACTORS.indexOf(actor)
  const cells = OPERATIONS.map((operation) => {
    const expected = rules.verdicts[operation][at] ?? 'missing'
    return {
      name: `${actor}: ${operation} ${table}`,
      as: actor,
      sql: sqlOf(table, rules, operation),
      expected,
    }
  })
  const truncate = {
    name: `${actor}: truncate ${table}`,
    as: actor,
    sql: `truncate ${table} cascade`,
    expected: REFUSED,
  }
  return [...cells, truncate]
}

function policyCells(table: string, rules: TableRules, actor: Actor): Cell[] {
  const { granted } = rules
  if (!granted) return []
  const [schema] = table.split('.')
  const given = `grant usage on schema ${schema}, private to anon, authenticated;
    grant execute on all functions in schema private to anon, authenticated;
    grant all on ${table} to anon, authenticated`
  return OPERATIONS.map((operation) => ({
    name: `${actor}: ${operation} ${table}, were everything granted`,
    given,
    as: actor,
    sql: sqlOf(table, rules, operation),
    expected: granted[operation][ACTORS.indexOf(actor)] ?? 'missing',
  }))
}

/** An unfiltered write reads no column. With "where user_id = ..." the select policy can hide a wrong write policy. */
function sqlOf(table: string, { filter, row, change }: TableRules, operation: Operation): string {
  const where = operation.endsWith('filtered') ? ` where ${equalities(filter, ' and ')}` : ''
  if (operation === 'insert') return insert(table, asLiterals(row))
  if (operation.startsWith('update')) return `update ${table} set ${equalities(change, ', ')}${where}`
  if (operation.startsWith('delete')) return `delete from ${table}${where}`
  return `select 1 from ${table}${where}`
}

function asLiterals(values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([column, value]) => [column, literal(value)]))
}

function equalities(values: Record<string, string>, between: string): string {
  return Object.entries(values)
    .map(([column, value]) => `${column} = ${literal(value)}`)
    .join(between)
}

/** Runs as superuser: the values that a column accepts are the same for all users. */
function columnCell(table: string, column: string, value: string, expected: number | string): Cell {
  return {
    name: `${table}.${column} = ${value}`,
    as: 'superuser',
    sql: `update ${table} set "${column}" = ${value} where ctid = (select min(ctid) from ${table})`,
    expected,
  }
}

function named(beginning: string, groups: Record<string, Cell[]>) {
  return Object.entries(groups).map(([table, cells]) => ({ name: `${beginning} ${table}`, table, cells }))
}
