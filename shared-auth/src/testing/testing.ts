import { startBackend } from '../backend'
import { DEADLINE_KEY } from '../session/inactivity'
import type { User } from '../session/sessionStore'
import { authStorage, SESSION_KEY } from '../session/storedSession'

/** The signed-in parent of tests. */
export const MIA: User = { id: 'mia', email: 'mia@example.com', name: 'Mia' }

/** Starts the backend client as a newly opened page does, for this user or for a visitor (null). */
export function startAs(user: User | null) {
  authStorage.removeItem(DEADLINE_KEY)
  if (user) authStorage.setItem(SESSION_KEY, JSON.stringify(sessionOf(user)))
  else authStorage.removeItem(SESSION_KEY)
  startBackend({ url: 'http://backend.test', key: 'public-key', siteUrl: 'http://localhost' })
}

/** Lets the 30 minutes without activity pass. */
export function expireSession() {
  authStorage.setItem(DEADLINE_KEY, '1')
  window.dispatchEvent(new Event('focus'))
}

/** Lets time pass until the last of the 30 minutes. */
export function nearSessionEnd() {
  authStorage.setItem(DEADLINE_KEY, String(Date.now() + 60_000))
  window.dispatchEvent(new Event('focus'))
}

/** The service's session of a user, for another hour. */
export function sessionOf({ id, email, name }: User) {
  return {
    access_token: `access-${id}`,
    refresh_token: `refresh-${id}`,
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: Math.floor(Date.now() / 1000) + 3600,
    user: { id, email, user_metadata: { name } },
  }
}
