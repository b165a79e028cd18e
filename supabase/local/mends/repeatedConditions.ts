import { isMisread, quoteMisread } from './typedValues.ts'

/** The operators of PostgREST. Each may have a mode in brackets, such as `eq(any)` and `fts(english)`. */
export const OPERATORS =
  'n?eq|[gl]te?|i?like|i?match|is|isdistinct|in|c[sd]|ov|s[lr]|nx[lr]|adj|fts|plfts|phfts|wfts'

/** A condition: whether it is negated, its operator, the mode of that, and its value. */
const CONDITION = new RegExp(String.raw`^(not\.)?(${OPERATORS})(\([^)]*\))?\.(.*)$`, 's')

/** Parameters of a request that are no conditions. The order and the page of an embedded table have its name before theirs. */
const NO_CONDITION = /^(?:select|columns|on_conflict|apikey)$|(?:^|\.)(?:order|limit|offset)$/

export const isCondition = (name: string): boolean => !NO_CONDITION.test(name)

/** Splits the name of a condition into the path of its table, which ends with a dot or is empty, and the column. */
export function placeOf(name: string): [path: string, column: string] {
  const end = /["]|->/.test(name) ? -1 : name.lastIndexOf('.')
  return [name.slice(0, end + 1), name.slice(end + 1)]
}

/** Signs that end a value or are read as brackets in a list of conditions, and spaces at its ends, which are trimmed. */
export const NEEDS_QUOTES = /[,(){}"]|^\s|\s$/

/** A condition of a list: the path of its table, which ends with a dot or is empty, and the condition itself. */
type Listed = { path: string; condition: string }

/**
 * Finds the conditions that @supabase/lite 0.10.0 would lose: of two on one column with one operator it keeps the last, so that
 * `name=ilike.*zoo*&name=ilike.*park*` finds every park, and the same in a change or a deletion reaches more rows. In a list
 * both count. Returns a function that takes the conditions of a request in turn, and gives each further one as part of a list.
 *
 * No upstream issue found. It can go when supabase/tests/api/mends.test.ts passes without it in filterMends.ts.
 */
export function repeatedConditions(): (name: string, value: string) => Listed | undefined {
  const seen = new Set<string>()
  return (name, value) => {
    const [, not = '', operator, mode = '', text = ''] = CONDITION.exec(value) ?? []
    if (!operator || !isCondition(name)) return undefined
    const key = `${name.replaceAll('"', '')} ${keyOf(not, operator, mode)}`
    if (!seen.has(key)) {
      seen.add(key)
      return undefined
    }
    const [path, column] = placeOf(name)
    return { path, condition: `${column}.${listed({ not, operator, mode, text })}` }
  }
}

/** Under what lite keeps a condition of a column: all that are negated together, and all of full text. */
function keyOf(not: string, operator: string, mode: string): string {
  if (not && !['in', 'is'].includes(operator)) return 'not'
  return operator.endsWith('fts') ? 'fts' : not + operator + mode
}

type Parts = { not: string; operator: string; mode: string; text: string }

/** Writes a condition so that it stays one, with the same meaning, in a list as lite divides it. */
function listed({ not, operator, mode, text }: Parts): string {
  const quoted = `"${text.replace(/[\\"]/g, String.raw`\$&`)}"`
  const plain = `${not}${operator}${mode}.${text}`
  // the signs divide words, as a space does
  if (/^(pl|ph|w)fts$/.test(operator))
    return `${not}${operator}${mode}.${text.replace(/[,(){}]/g, ' ').trim()}`
  if (operator === 'in') return quoteMisread(plain)
  const isComparison = /^(?:n?eq|[gl]te?)$/.test(operator)
  if (mode || !(NEEDS_QUOTES.test(text) || (isComparison && isMisread(text)))) return plain
  // unquotePatterns of filterMends.ts goes on from here
  if (/like|match/.test(operator)) return `${not}${operator}.${quoted}`
  // the values in brackets may have every sign
  if (operator === 'eq') return `${not}in.(${quoted})`
  if (operator === 'neq') return `${not ? '' : 'not.'}in.(${quoted})`
  const isOneValue = !/^[{(]/.test(text) && !text.includes('"')
  return isOneValue && /^(c[sd]|ov|[gl]te?)$/.test(operator) ? `${not}${operator}."${text}"` : plain
}
