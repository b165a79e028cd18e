import type { PostgrestClient } from '@supabase/postgrest-js'
import type { Database } from './database.types'
import { BackendError, failureOf, messageField } from './errors'
import { isRecord, parseJson } from './json'
import { request } from './request'
import { accessToken, renewedToken, startSession } from './session/session'
import { type BackendSettings, keepSettings, settings } from './settings'

let rest: Promise<PostgrestClient<Database>> | null = null

/**
 * Stores the backend's settings and reads the session. Call it before all other code of the page: it removes the
 * tokens of an e-mail link from the address before other code can read them. On a server it only stores the settings,
 * and every call is a visitor's.
 */
export function startBackend(options: BackendSettings) {
  keepSettings(options)
  rest = null
  if (typeof window !== 'undefined') startSession()
}

/**
 * The typed tables. A failed call rejects with a BackendError: `await backend().from(...).throwOnError()`. A refusal
 * has the database's code (23505: duplicate row). The library is loaded when the first query is awaited, because most
 * visitors get their first page in its document.
 */
export function backend(): PostgrestClient<Database> {
  return kept([]) as PostgrestClient<Database>
}

type Call = { method: string; values: unknown[] }

/** A query whose calls are kept, and made once it is awaited. */
function kept(calls: Call[]): unknown {
  const send = async () => {
    rest ??= openTables()
    // a builder of the library is awaited here too: that sends it
    const tables: object = await rest
    return calls.reduce(
      (query, { method, values }) => Reflect.apply(Reflect.get(query, method), query, values),
      tables,
    )
  }
  return new Proxy(
    {},
    {
      get: (_, method: string) =>
        method === 'then'
          ? (...handlers: Parameters<Promise<unknown>['then']>) => send().then(...handlers)
          : (...values: unknown[]) => kept([...calls, { method, values }]),
    },
  )
}

async function openTables(): Promise<PostgrestClient<Database>> {
  try {
    const { PostgrestClient } = await import('@supabase/postgrest-js')
    return new PostgrestClient<Database>(`${settings().url}/rest/v1`, {
      fetch: fetchRows,
      retry: false, // request.ts retries, with its own limits
    })
  } catch {
    // the next query tries again
    rest = null
    throw new BackendError('offline')
  }
}

/**
 * Posts JSON to a server function and returns its parsed response. Rejects with a BackendError. Its `serviceMessage`
 * is the function's own message, if there is one, also for a 5xx: these messages are written for visitors. The functions are
 * for everybody, so a message goes without the user's token: one that cannot be renewed now keeps nobody from writing.
 */
export async function callFunction(name: string, body: object, headers: HeadersInit = {}): Promise<unknown> {
  const { url, key } = settings()
  const sent = withKeys(headers, key, null)
  sent.set('content-type', 'application/json')
  const response = await request(`${url}/functions/v1/${encodeURIComponent(name)}`, {
    method: 'POST',
    headers: sent,
    body: JSON.stringify(body),
  })
  const { status } = response
  if (response.ok) {
    const answer = parseJson(await response.text())
    // a service in between may answer 200 for a failure
    if (isRecord(answer) && typeof answer.error === 'string')
      throw new BackendError('refused', { status, serviceMessage: answer.error })
    return answer
  }

  if (status < 500) throw await failureOf(response)
  throw new BackendError('unavailable', {
    status,
    serviceMessage: messageField(parseJson(await response.text())),
  })
}

/** `fetch` for the tables: adds the keys, and throws a refusal with the database's message. */
async function fetchRows(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const { key } = settings()
  const token = await accessToken()
  const send = (bearer: string | null) =>
    request(input, { ...init, headers: withKeys(init.headers, key, bearer) })

  let response = await send(token)
  if (response.status === 401 && token) {
    // a 401 comes before any change is made, so writes may be sent again too
    response = await send(await renewedToken(token))
  }
  if (!response.ok) throw await failureOf(response)
  return response
}

function withKeys(headers: HeadersInit | undefined, key: string, token: string | null): Headers {
  const all = new Headers(headers)
  all.set('apikey', key)
  if (token) all.set('authorization', `Bearer ${token}`)
  return all
}
