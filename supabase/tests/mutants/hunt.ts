import type { Query } from '../../local/database/database.ts'
import { ALL_CELLS, GROUPS } from '../rowRules/cells.ts'
import { differences, expectedFacts, isAbove16, readFacts } from '../rowRules/facts.ts'
import { type Cell, failuresOf, installProbe } from '../rowRules/probe.ts'
import { derivedMutants, type Mutant } from './derived.ts'
import { FUNCTION_MUTANTS } from './functions.ts'
import { HANDY_MUTANTS } from './handy.ts'
import { PLANNING_MUTANTS } from './planning.ts'
import { RULE_MUTANTS } from './rules.ts'
import { SEARCH_MUTANTS } from './search.ts'

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
  if ((await seesFacts()) || (await fails(ALL_CELLS))) throw new Error('The matrix fails without any mutant.')

  let tried = 0
  let recent: Cell[][] = []
  return { mutants, problemOf }

  async function problemOf(mutant: Mutant): Promise<string | undefined> {
    if (tried++ % 20 === 0) await query(TIDY)
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
   * Runs the cells that have caught the mutants before it first, because neighbours are alike. Then reads the facts of the
   * catalog, and runs the cells of the same tables: they catch nearly every mutant. A few at a time, because some fill a
   * table with thousands of rows.
   */
  async function isSeen({ sql, tables = [], columns = [] }: Mutant): Promise<boolean> {
    const isNear = ({ table }: { table: string }) => tables.includes(table) || sql.includes(table)
    const near = GROUPS.filter(isNear)
    const ofColumns = near
      .flatMap(({ cells }) => cells)
      .filter(({ name }) => columns.some((column) => name.includes(`.${column} = `)))
    const catches = async (parts: Cell[][]) => {
      for (const cells of parts) {
        if (!(await fails(cells))) continue
        recent = [cells, ...recent.filter((one) => one !== cells)].slice(0, RECENT)
        return true
      }
      return false
    }
    return (
      (await catches([...recent, ofColumns])) ||
      (await seesFacts()) ||
      (await catches(near.flatMap(inParts))) ||
      (await catches(GROUPS.filter((group) => !isNear(group)).flatMap(inParts)))
    )
  }
}

/** How many parts of the matrix are tried first. */
const RECENT = 3

/** The cells of a group, eight at a time. */
function inParts({ cells }: { cells: Cell[] }): Cell[][] {
  const starts = Array.from({ length: Math.ceil(cells.length / 8) }, (_, part) => part * 8)
  return starts.map((start) => cells.slice(start, start + 8))
}

/** Rolled back changes leave dead rows, which slow down every next cell. */
const TIDY =
  'vacuum public."Listings", public.opening_hours, public.lists, public.list_activities, public.profiles'

const APPLY_FUNCTION = `
  create function pg_temp.apply(statements text) returns void language plpgsql
    as $apply$ begin execute statements; end $apply$`
