import type { Query } from '../database/database.ts'

const CALL = /^\/rest\/v1\/rpc\/(\w+)$/

/**
 * For a function that is called with GET or HEAD, @supabase/lite 0.10.0 separates arguments from filters by their format: the
 * search "is.it" becomes a filter, and the limit of an embedded table an argument. PostgREST uses the names of the
 * parameters. So this changes such a call to a POST whose body contains exactly the parameters. Node sends no body in the
 * answer to a HEAD.
 *
 * No upstream issue found. It can go when supabase/tests/api/callMends.test.ts, "called over HTTP", passes without it in
 * server.ts.
 */
export async function mendCall(request: Request, query: Query): Promise<Request> {
  const url = new URL(request.url)
  const [, name] = CALL.exec(url.pathname) ?? []
  if (!['GET', 'HEAD'].includes(request.method) || !name) return request

  const rows = await query<{ names: string[] }>(
    // without the columns that it returns: those are filtered
    `select array(
       select name from unnest(proargnames, proargmodes) as argument(name, mode) where coalesce(mode, 'i') in ('i', 'b', 'v')
     ) as names
     from pg_proc where pronamespace = 'public'::regnamespace and proname = $1`,
    [name],
  )
  if (rows.length === 0) return request
  const values: Record<string, string> = {}
  for (const parameter of rows.flatMap(({ names }) => names)) {
    const value = url.searchParams.get(parameter)
    if (value === null) continue
    values[parameter] = value
    url.searchParams.delete(parameter)
  }
  const headers = new Headers(request.headers)
  headers.set('content-type', 'application/json')
  return new Request(url, { method: 'POST', headers, body: JSON.stringify(values), signal: request.signal })
}
