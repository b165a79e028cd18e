import { isRecord, parseJson } from '../json'
import { anyLocal, type LocalKey } from '../storage'

/** The localStorage key under which supabase-js stores the session. */
export const SESSION_KEY: LocalKey = 'sprouts-auth'

/** A token is renewed if it expires within this time, in milliseconds, as in supabase-js. */
const RENEWAL_MARGIN = 90_000

/** The fields of supabase-js's stored session that this code reads. `expires_at` is in seconds since 1970. */
export type StoredSession = {
  access_token: string
  refresh_token: string
  expires_at: number
  user: StoredUser
}

export type StoredUser = { id: string; email?: string; user_metadata?: { name?: unknown } }

/** Takes the place of localStorage where the browser blocks it: the session then lives as long as the page. */
const memory = new Map<string, string>()

/** localStorage with that memory behind it. Handed to supabase-js, so that both see the same. */
export const authStorage = {
  getItem(key: string): string | null {
    return memory.get(key) ?? anyLocal.get(key)
  },
  setItem(key: string, value: string) {
    if (anyLocal.set(key, value)) memory.delete(key)
    else memory.set(key, value)
  },
  removeItem(key: string) {
    memory.delete(key)
    anyLocal.remove(key)
  },
}

/** Reads the stored session, or null. An invalid value is removed. */
export function readStoredSession(): StoredSession | null {
  const text = authStorage.getItem(SESSION_KEY)
  if (text === null) return null

  const value = parseJson(text)
  if (isStoredSession(value)) return value
  authStorage.removeItem(SESSION_KEY)
  return null
}

/** Whether the token of a session still holds, with time to use it. */
export function isRunning({ expires_at }: StoredSession): boolean {
  return expires_at * 1000 - Date.now() > RENEWAL_MARGIN
}

function isStoredSession(value: unknown): value is StoredSession {
  return (
    isRecord(value) &&
    typeof value.access_token === 'string' &&
    typeof value.refresh_token === 'string' &&
    typeof value.expires_at === 'number' &&
    isRecord(value.user) &&
    typeof value.user.id === 'string'
  )
}
