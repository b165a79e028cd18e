import type { Query } from '../../local/database/database.ts'
import { GROUPS } from '../rowRules/cells.ts'
import { differences, expectedFacts, isAbove16, readFacts } from '../rowRules/facts.ts'
import { type Cell, failuresOf, installProbe } from '../rowRules/probe.ts'
import { derivedMutants, type Mutant } from './derived.ts'
import { FUNCTION_MUTANTS } from './functions.ts'
import { HANDY_MUTANTS } from './handy.ts'
import { PLANNING_MUTANTS } from './planning.ts'
import { RULE_MUTANTS } from './rules.ts'
import { SEARCH_MUTANTS } from './search.ts'

/** Some cells of one table that are run together. */
type Part = {
  group: string
  table: string
  cells: Cell[]
  /** What the cells take without a mutant, in milliseconds. */
  cost: number
  /** The number of the last mutant that they have caught; 0 before that. */
  caught: number
}

export type Hunt = {
  mutants: Mutant[]
  /** Returns why a mutant is not caught, or undefined if a cell of the matrix fails. */
  problemOf: (mutant: Mutant) => Promise<string | undefined>
}

/**
 * Prepares a database. For each mutant: applies it, runs the matrix until a cell fails, and removes it again. Only
 * this run uses the database; `query` always uses the same connection.
 */
export async function prepareHunt(query: Query): Promise<Hunt> {
  const mutants = [
    ...RULE_MUTANTS,
    ...FUNCTION_MUTANTS,
    ...SEARCH_MUTANTS,
    ...PLANNING_MUTANTS,
    ...HANDY_MUTANTS,
    ...(await derivedMutants(query)),
  ]
  const expected = expectedFacts(await isAbove16(query))
  const seesFacts = async () => differences(await readFacts(query), expected).length > 0
  const fails = async (cells: Cell[]) => (await failuresOf(query, cells)).length > 0

  await installProbe(query)
  await query(APPLY_FUNCTION)
  const parts: Part[] = []
  let isSound = !(await seesFacts())
  for (const part of GROUPS.flatMap(inParts)) {
    const start = performance.now()
    isSound &&= !(await fails(part.cells))
    part.cost = performance.now() - start
    parts.push(...(part.cost > DEAR ? oneByOne(part) : [part]))
  }
  if (!isSound) throw new Error('The matrix fails without any mutant.')
  for (const start of mutants.flatMap(({ groups = [] }) => groups)) {
    if (!parts.some(({ group }) => group.startsWith(start))) throw new Error(`No group "${start} ..."`)
  }

  let tried = 0
  return { mutants, problemOf }

  async function problemOf(mutant: Mutant): Promise<string | undefined> {
    if (tried % 20 === 0) await query(TIDY)
    tried += 1
    await query('begin')
    try {
      const fault = await query('select pg_temp.apply($1)', [mutant.sql]).catch(
        (error: Error) => error.message,
      )
      if (typeof fault === 'string') return `cannot be made: ${fault}`
      return (await isSeen(mutant)) ? undefined : 'survived'
    } finally {
      await query('rollback')
    }
  }

  /**
   * Runs the cells of the same columns first, and those of the groups that the mutant names; where it names none, those that
   * have caught the mutants before it, because neighbours are alike. Then reads the facts of the catalog, and runs the cells
   * of the same tables, which catch nearly every mutant, and last all others. The cells that have caught a mutant lately come
   * first, then the cheap ones.
   */
  async function isSeen({ sql, tables = [], columns = [], groups = [] }: Mutant): Promise<boolean> {
    const isNear = ({ table }: Part) => tables.includes(table) || sql.includes(table)
    parts.sort((one, other) => other.caught - one.caught || one.cost - other.cost)
    const named = parts.filter(({ group }) => groups.some((start) => group.startsWith(start)))
    const recent = parts.filter((part) => part.caught > 0 && isNear(part)).slice(0, RECENT)
    const first = groups.length > 0 ? named : recent
    const rest = parts.filter((part) => !first.includes(part))
    const ofColumns = parts
      .filter(isNear)
      .flatMap(({ cells }) => cells)
      .filter(({ name }) => columns.some((column) => name.includes(`.${column} = `)))
    const catches = async (tryable: Part[]) => {
      for (const part of tryable) {
        if (!(await fails(part.cells))) continue
        part.caught = tried
        return true
      }
      return false
    }
    return (
      (ofColumns.length > 0 && (await fails(ofColumns))) ||
      (await catches(first)) ||
      (await seesFacts()) ||
      (await catches(rest.filter(isNear))) ||
      (await catches(rest.filter((part) => !isNear(part))))
    )
  }
}

/** How many parts of the matrix are tried first. */
const RECENT = 3

/** The cells of a group, a few at a time, because some fill a table with thousands of rows. */
function inParts({ name, table, cells }: (typeof GROUPS)[number]): Part[] {
  const starts = Array.from({ length: Math.ceil(cells.length / 8) }, (_, part) => part * 8)
  return starts.map((start) => ({
    group: name,
    table,
    cells: cells.slice(start, start + 8),
    cost: 0,
    caught: 0,
  }))
}

/** Parts that take longer, in milliseconds, are run cell by cell. */
const DEAR = 300

function oneByOne({ cells, cost, ...part }: Part): Part[] {
  return cells.map((cell) => ({ ...part, cells: [cell], cost: cost / cells.length }))
}

/** Rolled back changes leave dead rows, which slow down every next cell. */
const TIDY =
  'vacuum public."Listings", public.opening_hours, public.lists, public.list_activities, public.profiles'

const APPLY_FUNCTION = `
  create function pg_temp.apply(statements text) returns void language plpgsql
    as $apply$ begin execute statements; end $apply$`
