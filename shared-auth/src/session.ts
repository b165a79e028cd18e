import type { AuthError, Session as AuthSession, SupabaseClient } from '@supabase/supabase-js'
import { useSyncExternalStore } from 'react'
import { type AuthReturn, captureAuthReturn, type ReturnedTokens } from './authReturn'
import { BackendError } from './errors'
import { request } from './request'
import { settings } from './settings'
import { authStorage, readStoredSession, SESSION_KEY, type StoredUser } from './storedSession'

/** Who is using the site. `name` is the one given at sign-up. */
export type User = { id: string; email: string; name: string | null }

/** `loading` lasts until a stored session that has run out has been renewed or refused. */
export type Session = { status: 'loading' } | { status: 'signedOut' } | { status: 'signedIn'; user: User }

type AuthClient = SupabaseClient['auth']
type AuthFailure = Pick<AuthError, 'message' | 'status'> & { code?: string | null }

/** A token is renewed when it has less than this left, as supabase-js itself does. */
const RENEWAL_MARGIN = 90_000

const LOADING: Session = { status: 'loading' }
const SIGNED_OUT: Session = { status: 'signedOut' }

let session: Session = LOADING
let returned: AuthReturn = { kind: 'nothing' }
let client: Promise<AuthClient> | null = null
const listeners = new Set<() => void>()

/** The session now. The same object until something changes. */
export function getSession(): Session {
  return session
}

/** Calls back after every change of the session; returns the way to stop it. */
export function subscribeSession(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The session, in a component. Every React root of the page sees the same one. */
export function useSession(): Session {
  return useSyncExternalStore(subscribeSession, getSession, () => LOADING)
}

/** What the address brought back when the page was opened. */
export function getAuthReturn(): AuthReturn {
  return returned
}

/** A recovery link works once; after that the page knows of none. */
export function forgetAuthReturn() {
  returned = { kind: 'nothing' }
}

/**
 * Reads the stored session. Without one the visitor is signed out at once and supabase-js is never
 * loaded; with one that still runs the user is known at once too, and the library follows when idle.
 */
export function startSession() {
  setSession(LOADING)
  returned = captureAuthReturn()
  window.addEventListener('storage', handleStorage)

  const stored = readStoredSession()
  if (returned.kind === 'google') {
    void finishGoogle(returned.tokens)
  } else if (!stored) {
    setSession(SIGNED_OUT)
  } else if (isRunning(stored.expires_at)) {
    setSession(signedIn(stored.user))
    whenIdle(() => void loadAuth().catch(ignoreForNow))
  } else {
    void loadAuth().catch(() => setSession(signedIn(stored.user)))
  }
}

/**
 * The user's token for a call, or null for a visitor. Rejects with a BackendError when there is a session
 * whose token has run out and cannot be renewed now: such a call must not go out as a visitor's.
 */
export async function accessToken(): Promise<string | null> {
  const stored = readStoredSession()
  if (!stored && !client) return null
  if (stored && isRunning(stored.expires_at)) return stored.access_token

  const auth = await loadAuth()
  const { data, error } = await auth.getSession()
  if (error && readStoredSession()) throw backendErrorOf(error)
  return data.session?.access_token ?? null
}

/**
 * A token to use instead of one that the backend refused (its clock and the device's may differ), or null
 * when the session is over. A refused renewal signs the user out.
 */
export async function renewedToken(refused: string): Promise<string | null> {
  const stored = readStoredSession()
  if (stored && stored.access_token !== refused) return stored.access_token

  const auth = await loadAuth()
  const { data, error } = await auth.refreshSession()
  if (error && readStoredSession()) throw backendErrorOf(error)
  return data.session?.access_token ?? null
}

/** The library's auth client: one for the page, loaded at the first need. Rejects as a BackendError. */
export function loadAuth(): Promise<AuthClient> {
  client ??= import('@supabase/supabase-js').then(
    ({ createClient }) => {
      const { url, key } = settings()
      const { auth } = createClient(url, key, {
        global: { fetch: request },
        auth: {
          flowType: 'implicit',
          storageKey: SESSION_KEY,
          storage: authStorage,
          // the address was read and cleaned before this client existed, by the stricter rule of authReturn.ts
          detectSessionInUrl: false,
        },
      })
      auth.onAuthStateChange((_event, authSession) => handleAuthChange(authSession))
      return auth
    },
    () => {
      client = null
      throw new BackendError('offline')
    },
  )
  return client
}

/** Ends the session in this browser whatever the backend says. */
export function forgetSession() {
  authStorage.removeItem(SESSION_KEY)
  setSession(SIGNED_OUT)
}

/** What the library reports, in the terms of every other call. */
export function backendErrorOf({ message, status = 0, code = null }: AuthFailure): BackendError {
  if (status >= 400 && status < 500) {
    return new BackendError('refused', { status, code, serviceMessage: message })
  }
  return new BackendError(status >= 500 ? 'unavailable' : 'offline', { status })
}

async function finishGoogle(tokens: ReturnedTokens) {
  try {
    const auth = await loadAuth()
    const { error } = await auth.setSession(tokens)
    if (error) throw backendErrorOf(error)
  } catch {
    returned = { kind: 'failed', from: '/', code: 'session_not_accepted', wasGoogle: true }
    setSession(readSession())
  }
}

/**
 * Called by the library for its own events and those of other tabs. Stays synchronous: waiting for the
 * client in here would wait for itself. No session in an event while one is stored means that it could
 * not be renewed for now: the user stays known, and calls say what is wrong.
 */
function handleAuthChange(authSession: AuthSession | null) {
  if (returned.kind === 'google' && !authSession && session === LOADING) return
  setSession(authSession ? signedIn(authSession.user) : readSession())
}

/** Another tab signed in or out. This also reaches tabs that have not loaded the library. */
function handleStorage({ key }: StorageEvent) {
  if (key !== SESSION_KEY && key !== null) return
  setSession(readSession())
  if (session.status === 'signedIn') void loadAuth().catch(ignoreForNow)
}

function readSession(): Session {
  const stored = readStoredSession()
  return stored ? signedIn(stored.user) : SIGNED_OUT
}

function signedIn({ id, email = '', user_metadata }: StoredUser): Session {
  const name = user_metadata?.name
  return { status: 'signedIn', user: { id, email, name: typeof name === 'string' && name ? name : null } }
}

function setSession(next: Session) {
  if (isSame(session, next)) return
  session = next
  for (const listener of [...listeners]) listener()
}

function isSame(a: Session, b: Session): boolean {
  if (a.status !== 'signedIn' || b.status !== 'signedIn') return a.status === b.status
  return a.user.id === b.user.id && a.user.email === b.user.email && a.user.name === b.user.name
}

function isRunning(expiresAt: number): boolean {
  return expiresAt * 1000 - Date.now() > RENEWAL_MARGIN
}

/** The next call that needs the library loads it again and reports the failure. */
function ignoreForNow() {}

function whenIdle(work: () => void) {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 3_000 })
  else setTimeout(work, 1_000)
}
