import type { AuthChangeEvent, Session as AuthSession } from '@supabase/supabase-js'
import { BackendError, backendErrorOf } from '../errors'
import { withTimeout } from '../withTimeout'
import { type AuthReturn, captureAuthReturn, type GoogleCode } from './authReturn'
import { type AuthClient, callAuth, createAuth } from './authService'
import { dropSession, endSession, REFUSALS } from './endSession'
import {
  DEADLINE_KEY,
  forgetDeadline,
  isOver,
  lookAtDeadline,
  restartTimer,
  watchInactivity,
} from './inactivity'
import {
  getSession,
  LOADING,
  readSession,
  SIGNED_OUT,
  setSession,
  signedIn,
  tellListeners,
} from './sessionStore'
import { isRunning, readStoredSession, SESSION_KEY, type StoredSession } from './storedSession'

/** How long a page or a call waits for a renewal, in milliseconds. The library itself tries for half a minute. */
const LONGEST_RENEWAL = 5_000

let returned: AuthReturn = { kind: 'nothing' }
let client: Promise<AuthClient> | null = null

/** Extends the session: restarts the 30 minutes and renews the token, which is a session event. */
export function staySignedIn() {
  if (isOver()) return lookAtDeadline()
  restartTimer()
  void renew().catch(ignoreForNow)
}

/** What the address contained when the page was opened. */
export function getAuthReturn(): AuthReturn {
  return returned
}

/** Drops the recovery link after its use: it works only once. */
export function forgetAuthReturn() {
  returned = { kind: 'nothing' }
}

/**
 * Reads the stored session.
 *
 * | status    | event                                                | next                            |
 * | --------- | ---------------------------------------------------- | ------------------------------- |
 * | loading   | no stored session                                    | signedOut; no library is loaded |
 * | loading   | the deadline of the stored session has passed        | signedOut, hasExpired           |
 * | loading   | stored session with a valid token                    | signedIn; library loads if idle |
 * | loading   | expired token: renewed, or no answer in 5 s          | signedIn                        |
 * | loading   | expired token: renewal refused                       | signedOut, hasExpired           |
 * | loading   | redirect from Google: accepted / refused             | signedIn / signedOut            |
 * | signedOut | login, here or in another tab                        | signedIn                        |
 * | signedIn  | logout, here or in another tab                       | signedOut                       |
 * | signedIn  | 30 minutes without activity, or renewal refused      | signedOut, hasExpired           |
 * | signedIn  | renewal failed for another reason                    | signedIn; calls reject          |
 */
export function startSession() {
  setSession(LOADING)
  returned = captureAuthReturn()
  watchInactivity({
    isOn: () => getSession().status !== 'signedOut',
    onOver: () => void endSession('local').catch(ignoreForNow),
    onActivity: staySignedIn,
    onChange: tellListeners,
  })
  window.addEventListener('storage', handleStorage)
  window.addEventListener('pageshow', handlePageShow)

  const stored = readStoredSession()
  if (returned.kind === 'google' || !stored) forgetDeadline()
  if (returned.kind === 'google') void finishGoogle(returned)
  else if (!stored) setSession(SIGNED_OUT)
  else if (isOver()) lookAtDeadline()
  else resume(stored)
}

/**
 * Returns the user's token for a call, or null for a visitor. Rejects with a BackendError if the token of a session has
 * expired and cannot be renewed now: such a call must not be sent as a visitor's.
 */
export async function accessToken(): Promise<string | null> {
  const stored = readStoredSession()
  if (!stored) return null
  return isRunning(stored) ? stored.access_token : renew()
}

/**
 * Returns a new token after the backend has refused one (its clock may differ from the device's), or null if the
 * session has ended.
 */
export async function renewedToken(refused: string): Promise<string | null> {
  const stored = readStoredSession()
  return stored && stored.access_token !== refused ? stored.access_token : renew()
}

/** Loads the library's auth client on the first call; one per page. Rejects with a BackendError. */
export function loadAuth(): Promise<AuthClient> {
  client ??= createAuth(handleAuthChange).catch((error) => {
    client = null
    throw error
  })
  return client
}

/** Loads the library early, while the visitor fills in a form that needs it. */
export function prepareAuth() {
  void loadAuth().catch(ignoreForNow)
}

function resume(stored: StoredSession) {
  restartTimer()
  if (isRunning(stored)) {
    setSession(signedIn(stored.user))
    whenIdle(prepareAuth)
    return
  }
  // offline the session is neither renewed nor refused: the user stays signed in, and calls report the error
  const giveUp = () => setSession(readSession())
  loadAuth().catch(giveUp)
  setTimeout(giveUp, LONGEST_RENEWAL)
}

/** Exchanges the code for a session. The library is not asked to: with PKCE its e-mail links would carry codes too. */
async function finishGoogle({ code, verifier }: GoogleCode) {
  try {
    const body = { auth_code: code, code_verifier: verifier }
    const [auth, tokens] = await Promise.all([
      loadAuth(),
      callAuth('POST', 'token?grant_type=pkce', null, body),
    ])
    const { error } = await auth.setSession(tokens as Parameters<AuthClient['setSession']>[0])
    if (error) throw backendErrorOf(error)
  } catch {
    returned = { kind: 'failed', from: '/', code: 'session_not_accepted', wasGoogle: true }
    setSession(readSession())
  }
}

/**
 * Renews the session and returns the new token, or the token of another tab that has renewed it first. Returns null
 * if the service refuses: the session has ended. Rejects with a BackendError if the service cannot be reached.
 */
async function renew(): Promise<string | null> {
  const before = readStoredSession()
  const auth = await loadAuth()
  // getSession() renews an expired token itself; refreshSession() would renew it twice
  const renewal = before && isRunning(before) ? auth.refreshSession() : auth.getSession()
  const { data, error } = await withTimeout<Awaited<typeof renewal>>(
    renewal,
    LONGEST_RENEWAL,
    () => new BackendError('timeout'),
  )
  if (data.session) return data.session.access_token

  const stored = readStoredSession()
  if (!stored || !error || stored.refresh_token !== before?.refresh_token) return stored?.access_token ?? null
  if (!REFUSALS.includes(error.status ?? 0)) throw backendErrorOf(error)
  dropSession()
  return null
}

/**
 * Handles events of the library, also those of other tabs. It must be synchronous: awaiting the client here is a
 * deadlock. An event without a session, while one is stored, means that the renewal has failed for now: the user stays
 * signed in, and calls report the error.
 */
function handleAuthChange(event: AuthChangeEvent, authSession: AuthSession | null) {
  if (returned.kind === 'google' && !authSession && getSession() === LOADING) return
  // check before the timer restarts: after sleep the library's event often comes before our timers
  if (getSession().status !== 'signedOut' && isOver()) return lookAtDeadline()
  // The library also renews tokens on an unattended screen, so a renewal is no activity. For a renewal after
  // activity the timer was already restarted.
  // An event can be later than the end of its session, here or in another tab: what is stored decides.
  if (authSession && readStoredSession() && event !== 'TOKEN_REFRESHED') restartTimer()
  setSession(readSession())
}

/** Another tab has signed in or out, or restarted the timer. Works in tabs without the library too. */
function handleStorage({ key }: StorageEvent) {
  if (key === DEADLINE_KEY) lookAtDeadline()
  if (key !== SESSION_KEY && key !== null) return
  setSession(readSession())
  if (getSession().status === 'signedIn') prepareAuth()
}

/** A page from the back/forward cache has missed all storage events. */
function handlePageShow({ persisted }: PageTransitionEvent) {
  if (persisted) setSession(readSession())
}

/** Ignores a failure: the next call that needs the library loads it again and reports the error. */
function ignoreForNow() {}

function whenIdle(work: () => void) {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 3_000 })
  else setTimeout(work, 1_000)
}
