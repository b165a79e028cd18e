import { refusal } from './refusal.ts'

/** The arguments of functions that are compared with the texts of many rows. The site sends 120 characters at most. */
const TEXTS = ['query', 'token']
/** In UTF-16 units. */
const LONGEST = 256

/** Refuses (400) a call of a function with a text that is longer than any that it can find. Null if the call is fine. */
export async function refuseLongArguments(request: Request): Promise<Response | null> {
  if (request.method !== 'POST' || !new URL(request.url).pathname.startsWith('/rest/v1/rpc/')) return null
  const body = await request.clone().text()
  const isLong = textsIn(body).some((text) => text.length > LONGEST)
  return isLong ? refusal(400, `a text is longer than ${LONGEST} characters`) : null
}

/** Of a body in another format, such as a form, all of it. */
function textsIn(body: string): string[] {
  try {
    const values: unknown = JSON.parse(body)
    const named = Object.entries(values ?? {}).filter(([name]) => TEXTS.includes(name))
    return named.map(([, value]) => (typeof value === 'string' ? value : JSON.stringify(value)))
  } catch {
    return [body]
  }
}
