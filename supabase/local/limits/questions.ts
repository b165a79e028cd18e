import { mendedUrl } from '../mends/filterMends.ts'
import { whyConditionsCostly } from './conditions.ts'
import { refusal } from './refusal.ts'

/** What one request to the REST service may ask for. The page of an activity asks for all 64 columns. */
export const MOST = {
  /** Characters of `select`. */
  select: 2_048,
  /** Characters of all parameters together. */
  query: 8_192,
  /** Columns of all tables together; `*` counts as one. */
  columns: 64,
  /** How deep tables are embedded. */
  depth: 4,
  /** In a list of a parent: only its saved activities, of which there may be 2,000. Their listings are another question. */
  depthOfLists: 1,
}

/** All but `select` are arguments of functions that the API calls. */
const NO_CONDITIONS = ['select', 'query', 'token', 'from_latitude', 'from_longitude']

/**
 * Refuses (400) a question to the REST service that would cost far more than any page: PGlite answers one question after
 * another and cannot be interrupted. Returns null if the question is fine.
 */
export function refuseCostly(request: Request): Response | null {
  const reason = whyCostly(new URL(request.url)) ?? whyConditionsCostly(conditionsIn(request))
  return reason ? refusal(400, reason) : null
}

/** A table or function by its plain name: the service would decode another spelling, and the limits would not know it. */
const PLAIN_PATH = /^\/rest\/v1\/(?:(?:rpc\/)?\w+)?$/

/**
 * What every object has, and no table or column. @supabase/lite 0.10.0 merges the conditions of a request by their names: one
 * on `__proto__` would stay in every object of the process.
 */
const OF_EVERY_OBJECT = new Set(Object.getOwnPropertyNames(Object.prototype))

function whyCostly({ pathname, search, searchParams }: URL): string | undefined {
  if (!PLAIN_PATH.test(pathname)) return 'a path has the plain name of a table or a function'
  if (search.length > MOST.query) return `the parameters are longer than ${MOST.query} characters`
  const table = pathname.split('/').at(-1) ?? ''
  const names = [table, ...searchParams.keys(), ...searchParams.getAll('select')]
  const unknown = names.flatMap((name) => name.split(/\W/)).find((name) => OF_EVERY_OBJECT.has(name))
  if (unknown) return `there is no ${unknown}`
  for (const select of searchParams.getAll('select')) {
    const reason = whySelectCostly(table, select)
    if (reason) return reason
  }
  return undefined
}

/** What the service reads: mendedUrl makes other patterns and lists of those that were sent. */
const conditionsIn = (request: Request) =>
  [...mendedUrl(request).searchParams].filter(([name]) => !NO_CONDITIONS.includes(name))

/** A table that is read by `select`, with the names that it has asked for so far. */
type Level = { table: string; names: Set<string> }

/**
 * Reads `select` as far as its cost needs it: which columns and tables it names, and how deep. Its form is checked by the
 * service itself.
 */
function whySelectCostly(table: string, select: string): string | undefined {
  if (select.length > MOST.select) return `select is longer than ${MOST.select} characters`
  const levels: Level[] = [{ table, names: new Set() }]
  const depth = table === 'lists' ? MOST.depthOfLists : MOST.depth
  let columns = 0
  for (const { name, sign } of piecesOf(select)) {
    const level = levels.at(-1)
    if (!level) return undefined
    if (name) {
      if (sign !== '(' && ++columns > MOST.columns) return `select has more than ${MOST.columns} columns`
      if (level.names.has(name)) return `select has ${name} twice`
      level.names.add(name)
    }
    // an aggregate: count() is no table
    if (sign === '()') continue
    if (sign === ')') levels.pop()
    if (sign !== '(') continue
    if (levels.length > depth) return `tables are embedded deeper than ${depth}`
    // by the name of a key a table could stand inside itself under another name
    if (/_(id|fkey)$/.test(name)) return `${name} is embedded by its key; use the name of its table`
    if (levels.some(({ table: outer }) => outer === name)) return `${name} is embedded in itself`
    levels.push({ table: name, names: new Set() })
  }
  return undefined
}

/** The names of a select without aliases, hints, paths and casts, each with the sign that ends it. */
function* piecesOf(select: string): Generator<{ name: string; sign: string }> {
  for (const [, piece = '', sign = ''] of select.matchAll(
    /((?:"(?:\\.|[^"\\])*"|[^,()"])*)(\(\s*\)|[,()]|$)/gs,
  )) {
    yield { name: nameOf(piece), sign: sign.startsWith('(') && sign.endsWith(')') ? '()' : sign }
  }
}

function nameOf(piece: string): string {
  const named = piece.trim().replace(/^\.\.\./, '')
  const [, name = ''] =
    /^(?:(?:"(?:\\.|[^"\\])*"|[^:"])*:(?!:))?\s*("(?:\\.|[^"\\])*"|[^":!-]*)/s.exec(named) ?? []
  return name.trim().replace(/^"(.*)"$/s, '$1')
}
