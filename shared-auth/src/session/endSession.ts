import { BackendError } from '../errors'
import { callAuth, withToken } from './authService'
import { readSession, setSession } from './sessionStore'
import { authStorage, isRunning, readStoredSession, SESSION_KEY, type StoredSession } from './storedSession'

/** Statuses with which the service says that the session does not exist. Other failures are temporary. */
export const REFUSALS = [400, 401, 403, 404]

/**
 * Ends the session in this browser at once, then at the service: on every device (`global`) or on this one. Rejects if
 * the service cannot be reached. If the deadline still exists, every tab treats the end as an expiry.
 */
export async function endSession(scope: 'global' | 'local'): Promise<void> {
  const stored = readStoredSession()
  dropSession()
  if (!stored) return
  try {
    const end = (token: string) => callAuth('POST', `logout?scope=${scope}`, token)
    await withToken(await lastToken(stored), () => newToken(stored), end)
  } catch (error) {
    // the session does not exist at the service: it has already ended there
    if (!(error instanceof BackendError && REFUSALS.includes(error.status))) throw error
  }
}

/** Removes the session from this browser only. */
export function dropSession() {
  authStorage.removeItem(SESSION_KEY)
  setSession(readSession())
}

/** A valid token of a session that was already removed from this browser. */
async function lastToken(ended: StoredSession): Promise<string> {
  return isRunning(ended) ? ended.access_token : newToken(ended)
}

async function newToken({ access_token, refresh_token }: StoredSession): Promise<string> {
  const answer = await callAuth('POST', 'token?grant_type=refresh_token', null, { refresh_token })
  const renewed = answer as { access_token?: string } | undefined // the service's own shape
  return renewed?.access_token ?? access_token
}
