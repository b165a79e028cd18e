import { useSyncExternalStore } from 'react'
import { dropUnconfirmed } from '../unconfirmed'
import { endOfSession, hasDeadline, lookAtDeadline } from './inactivity'
import { readStoredSession, type StoredUser } from './storedSession'

/** The signed-in user. `name` is the one from the sign-up. */
export type User = { id: string; email: string; name: string | null }

/**
 * `loading` lasts until a stored session with an expired token is renewed or refused. `hasExpired`: the session ended
 * after 30 minutes without activity or because the service refused it, not by a logout.
 */
export type Session =
  | { status: 'loading' }
  | { status: 'signedOut'; hasExpired: boolean }
  | { status: 'signedIn'; user: User }

export const LOADING: Session = { status: 'loading' }
export const SIGNED_OUT: Session = { status: 'signedOut', hasExpired: false }
const EXPIRED: Session = { status: 'signedOut', hasExpired: true }

let session: Session = LOADING
const listeners = new Set<() => void>()

/** Returns the session; the same object until it changes. */
export function getSession(): Session {
  return session
}

/** Calls the listener after every change of the session and of its end. Returns the function to unsubscribe. */
export function subscribeSession(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The session, in a component. All React roots of the page share it. */
export function useSession(): Session {
  return useSyncExternalStore(subscribeSession, getSession, () => LOADING)
}

/** The time (ms since 1970) at which an inactive session ends, from one minute before it, otherwise null. */
export function useSessionEnd(): number | null {
  return useSyncExternalStore(subscribeSession, endOfSession, () => null)
}

/** Changes the session and tells those who follow it. An equal one changes nothing. */
export function setSession(next: Session) {
  if (isSame(session, next)) return
  session = next
  if (next.status === 'signedIn') dropUnconfirmed()
  lookAtDeadline()
  tellListeners()
}

/** Tells all who follow the session, also where only its end has moved. */
export function tellListeners() {
  for (const listener of [...listeners]) listener()
}

/** The session of a user of the auth service. The name is the one that was given at sign-up. */
export function signedIn({ id, email = '', user_metadata }: StoredUser): Session {
  const name = user_metadata?.name
  return { status: 'signedIn', user: { id, email, name: typeof name === 'string' && name ? name : null } }
}

/** Reads the session. If it is gone but its deadline still exists, it has expired. */
export function readSession(): Session {
  const stored = readStoredSession()
  if (stored) return signedIn(stored.user)
  return hasDeadline() ? EXPIRED : SIGNED_OUT
}

function isSame(a: Session, b: Session): boolean {
  if (a.status !== 'signedIn' || b.status !== 'signedIn') return a === b
  return a.user.id === b.user.id && a.user.email === b.user.email && a.user.name === b.user.name
}
