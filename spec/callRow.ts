/** A request to the backend, as the browser or the client library sent it. */
export type Call = {
  /** Who sent it: a page of the site in an e2e test, or the client library by itself in a test of the backend. */
  by: 'site' | 'library'
  method: string
  /** Without the origin. */
  path: string
  query: URLSearchParams
  /** The JSON body; empty where there is none. */
  body: Record<string, unknown>
  /** The Prefer header. */
  prefer: string
}

/** Returns a request of fetch as a call. */
export async function readCall(by: Call['by'], request: Request): Promise<Call> {
  const { pathname, searchParams } = new URL(request.url)
  const text = await request.clone().text()
  return {
    by,
    method: request.method,
    path: pathname,
    query: searchParams,
    body: text ? JSON.parse(text) : {},
    prefer: request.headers.get('prefer') ?? '',
  }
}

/** A word that must be the whole value, or a pattern that must be in it. */
export type Value = string | RegExp

/** One call of section 7. What a row does not name may be anything. */
export type CallRow = {
  name: string
  by: Call['by']
  method: string
  path: Value
  query?: Record<string, Value>
  body?: Record<string, Value>
  prefer?: string
  /** Where the letter asks for another request: how the same is asked, as DECISIONS.md says. */
  instead?: string
}

/** Whether a call is the one that a row describes. */
export function matches(row: CallRow, call: Call): boolean {
  return (
    row.by === call.by &&
    row.method === call.method &&
    is(row.path, call.path) &&
    call.prefer.includes(row.prefer ?? '') &&
    Object.entries(row.query ?? {}).every(([name, value]) =>
      call.query.getAll(name).some((one) => is(value, one)),
    ) &&
    Object.entries(row.body ?? {}).every(
      ([name, value]) => Object.hasOwn(call.body, name) && is(value, asText(call.body[name])),
    )
  )
}

function is(wanted: Value, value: string): boolean {
  return typeof wanted === 'string' ? wanted === value : wanted.test(value)
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}
