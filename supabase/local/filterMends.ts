/** The quoted pattern of a like or ilike condition; a backslash escapes the character after it. */
const QUOTED_PATTERN = /\.(i?like)\."((?:\\.|[^"\\])*)"/gs

/**
 * @supabase/lite 0.10.0 reads two things of PostgREST's filters wrongly, so that reads are rewritten for it:
 *
 * - Several `or` parameters all have to hold; lite makes one long list of alternatives of them. They become
 *   one `and` of several `or`.
 * - A like pattern inside `or` may be quoted; lite takes the quotes for a part of the pattern. They go, and a
 *   character that would then end the pattern becomes `_`, any one character.
 */
export function mendFilters(request: Request): Request {
  const url = new URL(request.url)
  const lists = url.searchParams.getAll('or').map(unquotePatterns)
  const [first, ...others] = lists
  if (first === undefined || !['GET', 'HEAD'].includes(request.method)) return request

  url.searchParams.delete('or')
  if (others.length === 0) url.searchParams.append('or', first)
  else url.searchParams.append('and', `(${lists.map((list) => `or${list}`).join(',')})`)
  return new Request(url, request)
}

function unquotePatterns(list: string): string {
  return list.replace(QUOTED_PATTERN, (_, operator: string, quoted: string) => {
    const pattern = quoted.replace(/\\(.)/gs, '$1').replace(/[,()"]/g, '_')
    return `.${operator}.${pattern}`
  })
}
