import type { Answer } from '../authRequest.ts'
import { conditionsOf, isList } from '../limits/conditions.ts'
import { isCondition, OPERATORS, placeOf } from './repeatedConditions.ts'

/** An operator alone: its value would begin behind a dot. */
const WITHOUT_VALUE = new RegExp(String.raw`^(?:not\.)?(?:${OPERATORS})(?:\([^)]*\))?$`)

/**
 * Refuses (400) a condition without the dot behind its operator, as in `name=eq`, like PostgREST; @supabase/lite 0.10.0 reads it
 * as an empty value. Null if there is none. The arguments of a function are no conditions: they must have left the address.
 *
 * No upstream issue found. It can go when supabase/tests/api/conditionMends.test.ts passes without it in server.ts.
 */
export function refuseUnreadable({ method, url }: Request): Response | null {
  const { pathname, searchParams } = new URL(url)
  // an insert has none, and a function that is still asked by GET is not known (callMends.ts)
  if ((method === 'POST') !== pathname.includes('/rpc/')) return null
  for (const [name, value] of searchParams) {
    if (!isCondition(name)) continue
    const unread = isList(name)
      ? [...conditionsOf(value)].some((condition) => WITHOUT_VALUE.test(condition)) && 'logic tree'
      : WITHOUT_VALUE.test(value) && 'filter'
    if (!unread) continue
    const message = `"failed to parse ${unread} (${value})" (line 1, column ${value.length + 1})`
    return refusal('PGRST100', message, 'unexpected end of input expecting "."')
  }
  return null
}

const VERBS = new Map([
  ['PATCH', 'UPDATE'],
  ['DELETE', 'DELETE'],
])

/** Whether a parameter chooses rows of the table itself. One of an embedded table chooses what is returned of that. */
const isOfRows = (name: string) => isCondition(name) && ['', 'not.'].includes(placeOf(name)[0])

/**
 * Refuses (400) a change or a deletion without a condition of the table itself: the hosted service has an extension for it
 * (pg-safeupdate), so that a forgotten filter does not reach every row of a user. Null if there is one. Who may not read the
 * table, or has no valid token, is refused for that, in the words of `answer`.
 *
 * No upstream issue: @supabase/lite does what PostgREST does without the extension. It stays.
 */
export async function refuseUnfiltered(request: Request, answer: Answer): Promise<Response | null> {
  const verb = VERBS.get(request.method)
  const url = new URL(request.url)
  if (!verb || [...url.searchParams.keys()].some(isOfRows)) return null
  url.search = '?limit=0'
  const headers = new Headers(request.headers)
  const schema = headers.get('content-profile')
  if (schema) headers.set('accept-profile', schema)
  for (const name of ['prefer', 'range', 'accept', 'content-type', 'content-length']) headers.delete(name)
  const answered = await answer(new Request(url, { headers, signal: request.signal }))
  return answered.ok ? refusal('21000', `${verb} requires a WHERE clause`) : answered
}

const refusal = (code: string, message: string, details: string | null = null) =>
  Response.json({ code, details, hint: null, message }, { status: 400 })
