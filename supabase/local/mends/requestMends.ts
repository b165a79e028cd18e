import { parseStorable } from '../storable.ts'

const SIGNED_TOKEN = /^[\w-]+\.[\w-]+\.[\w-]+$/

/**
 * Refuses requests that the hosted services refuse and @supabase/lite 0.10.0 does not: lite treats a malformed bearer
 * token as no token, its storage fails (500) on invalid JSON and on NUL, its database on NUL in a column name, and half of
 * a surrogate pair becomes another character. Returns null if the request is valid.
 *
 * No upstream issue found. It can go when supabase/tests/api/badRequests.test.ts passes without it in server.ts.
 */
export async function refuseMalformed(request: Request): Promise<Response | null> {
  if (request.url.includes('%00'))
    return refusal(400, '22021', 'invalid byte sequence for encoding "UTF8": 0x00')
  const [scheme, token] = request.headers.get('authorization')?.split(' ') ?? []
  // the client library sends the key as the token too
  const isKey = token === request.headers.get('apikey')
  const isMalformed = token !== undefined && !isKey && !SIGNED_TOKEN.test(token)
  if (scheme?.toLowerCase() === 'bearer' && isMalformed)
    return refusal(401, 'PGRST301', 'Expected 3 parts in JWT')

  // these have no body, whatever their headers say
  if (request.method === 'GET' || request.method === 'HEAD') return null
  if (!request.headers.get('content-type')?.startsWith('application/json')) return null
  const text = await request.clone().text()
  const isStorage = new URL(request.url).pathname.startsWith('/storage/v1/')
  // only an escape can stand for such a character, and a large body is not read twice without need
  if (!isStorage && !text.includes('\\u')) return null
  try {
    parseStorable(text)
    return null
  } catch (error) {
    if (error instanceof TypeError) return refusal(400, '22P05', 'unsupported Unicode escape sequence')
    return isStorage ? refusal(400, 'PGRST102', 'Empty or invalid json') : null
  }
}

const refusal = (status: number, code: string, message: string) =>
  Response.json({ code, details: null, hint: null, message }, { status })

/**
 * Writes the address that a request leads back to as a browser reads it, and leaves out one that is not of the web.
 * @supabase/lite 0.10.0 looks for the host in the text: it takes `http://evil.example\@SITE` and `http:/evil.example//SITE` for
 * the site, and a browser would bring the session of a link to evil.example. Without such an address it reads the Referer in
 * the same way. Every page says where it leads back to, so the Referer is left out.
 *
 * No upstream issue found. It can go when supabase/tests/auth/redirects.test.ts passes without it in authMends.ts.
 */
export function withPlainTarget(given: Request): Request {
  const url = new URL(given.url)
  const target = url.searchParams.get('redirect_to') ?? ''
  const read = URL.canParse(target) ? new URL(target) : undefined
  if (read && /^https?:$/.test(read.protocol)) url.searchParams.set('redirect_to', read.href)
  else url.searchParams.delete('redirect_to')
  const request = new Request(url, given)
  request.headers.delete('referer')
  return request
}
