/**
 * The one place where text from the address bar becomes part of a PostgREST condition. Inside `or=(...)`
 * and `in.(...)` a comma, dot, bracket or quote would start a new condition, so that every such value is
 * put in double quotes and what could end the quotes is escaped.
 */
export function quote(value: string): string {
  return `"${value.replace(/[\\"]/g, '\\$&')}"`
}

/** Text within a pattern for ilike: `%`, `_` and `\` mean themselves, and `*` (PostgREST's other name for %) goes. */
export function inPattern(value: string): string {
  return value.replaceAll('*', '').replace(/[\\%_]/g, '\\$&')
}

/** A quoted "contains" pattern for ilike. */
export function quoteContains(value: string): string {
  return quote(`%${inPattern(value)}%`)
}

/** The values of an `in` condition. */
export function quoteList(values: readonly string[]): string {
  return `(${values.map(quote).join(',')})`
}
