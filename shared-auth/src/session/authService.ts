import type { AuthChangeEvent, Session, SupabaseClient } from '@supabase/supabase-js'
import { BackendError, failureOf, noteWait } from '../errors'
import { parseJson } from '../json'
import { request } from '../request'
import { settings } from '../settings'
import { authStorage, SESSION_KEY } from './storedSession'

export type AuthClient = SupabaseClient['auth']

/** Loads the library and creates its auth client. Rejects with a BackendError if the library cannot be loaded. */
export async function createAuth(
  onChange: (event: AuthChangeEvent, session: Session | null) => void,
): Promise<AuthClient> {
  const { createClient } = await import('@supabase/supabase-js').catch(() => {
    throw new BackendError('offline')
  })
  const { url, key } = settings()
  const { auth } = createClient(url, key, {
    global: { fetch: async (input, init) => noteWait(await request(input, init)) },
    auth: {
      flowType: 'implicit',
      storageKey: SESSION_KEY,
      storage: authStorage,
      // authReturn.ts has already read and cleaned the address, with a stricter rule
      detectSessionInUrl: false,
    },
  })
  auth.onAuthStateChange(onChange)
  return auth
}

/**
 * Calls the authentication service directly, with a given token and not with the session's client. Returns the parsed
 * response; rejects with a BackendError.
 */
export async function callAuth(
  method: 'POST' | 'PUT',
  path: string,
  token: string | null,
  body: object = {},
): Promise<unknown> {
  const { url, key } = settings()
  const headers = new Headers({ apikey: key, 'content-type': 'application/json' })
  if (token) headers.set('authorization', `Bearer ${token}`)
  // a log-out arrives even if its tab is closed at once
  const options = { method, headers, body: JSON.stringify(body), keepalive: true }
  const response = await request(`${url}/auth/v1/${path}`, options)
  if (!response.ok) throw await failureOf(response)
  return parseJson(await response.text())
}

/**
 * Makes a call with a token, and once more with a new one if the service calls the first one too old: its clock may be
 * ahead of the device's.
 */
export async function withToken(
  token: string,
  renew: () => Promise<string>,
  call: (token: string) => Promise<unknown>,
): Promise<void> {
  try {
    await call(token)
  } catch (error) {
    if (!(error instanceof BackendError && error.code === 'bad_jwt')) throw error
    await call(await renew())
  }
}
