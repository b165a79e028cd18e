import { conditionsOf, isList } from '../limits/conditions.ts'
import { isCondition } from './repeatedConditions.ts'

/** An operator alone: its value would begin behind a dot. */
const WITHOUT_VALUE = /^(?:not\.)?[a-z]+(?:\([^)]*\))?$/

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

const refusal = (code: string, message: string, details: string | null = null) =>
  Response.json({ code, details, hint: null, message }, { status: 400 })
