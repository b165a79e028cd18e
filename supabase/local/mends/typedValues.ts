/** Words that stand for no text, in any case. */
const WORD = /^(?:null|not_null|unknown|true|false)$/i

const COMPARISON = /^((?:not\.)?(?:n?eq|[gl]te?))\.(.*)$/s
const VALUES = /^((?:not\.)?in)\.\((.*)\)$/s

/** A value of a list of values, and the comma before it. */
const VALUE = /(^|,)("(?:\\.|[^"\\])*"|[^,]*)/gs

/** Whether @supabase/lite would make something else of a value than the text that it is. */
export function isMisread(value: string): boolean {
  const text = value.trim()
  if (text !== value || WORD.test(text) || /^".*"$|^\{.*\}$/s.test(text)) return true
  const number = Number(text)
  return text !== '' && Number.isFinite(number) && String(number) !== text
}

/**
 * Puts quotes around the values of a condition that @supabase/lite 0.10.0 would misread: it takes `null` and `true` for what they
 * are called, `1.50` for 1.5, `{hats}` for an array, and blanks and quotes at the ends for none, so that a parent's note of such
 * a text is not found. A value in quotes stays as it is, and the database reads it as the type of its column, as for PostgREST.
 *
 * No upstream issue found. It can go when supabase/tests/api/typedValues.test.ts passes without it in filterMends.ts.
 */
export function quoteMisread(condition: string): string {
  const [, comparison, value = ''] = COMPARISON.exec(condition) ?? []
  if (comparison) return isMisread(value) ? `${comparison}."${value}"` : condition
  const [, operator, values = ''] = VALUES.exec(condition) ?? []
  return operator ? `${operator}.(${values.replace(VALUE, inQuotes)})` : condition
}

/** The same for a condition of a list, in which a value may be in quotes already. */
export const quoteMisreadInList = (condition: string): string =>
  COMPARISON.exec(condition)?.[2]?.includes('"') ? condition : quoteMisread(condition)

const inQuotes = (whole: string, comma: string, value: string) =>
  !value.startsWith('"') && isMisread(value) ? `${comma}"${value.replace(/[\\"]/g, String.raw`\$&`)}"` : whole
