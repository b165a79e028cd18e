import { storage } from '../storage'

/** What the service exchanges for a session: the code of the redirect from Google, and the secret of the tab that left. */
export type GoogleCode = { code: string; verifier: string }

/** What an e-mail link or a provider has put into the address. */
export type AuthReturn =
  | { kind: 'nothing' }
  /** A recovery link: its token can set a new password but does not sign in. */
  | { kind: 'recovery'; accessToken: string | null }
  /** The redirect from Google, in the tab that went there. */
  | ({ kind: 'google' } & GoogleCode)
  /** The link or the provider failed: expired, already used, cancelled. `from` is the path of the redirect. */
  | { kind: 'failed'; from: string; code: string; wasGoogle: boolean }

const RECOVERY_PATH = '/reset-password'
const GOOGLE_PATH = '/'

/**
 * Set in this tab before it leaves for Google: when, and the secret whose digest went along. Without it nothing on the home
 * page can sign anyone in, and with it only the code that the service made for this very trip.
 */
const GOOGLE_PENDING = 'sprouts-google-pending'
const LONGEST_TRIP = 15 * 60_000

const TOKENS = ['access_token', 'refresh_token', 'provider_token', 'provider_refresh_token']
const ERRORS = ['error_code', 'error_description']
const COMPANIONS = ['error', 'expires_in', 'expires_at', 'token_type', 'type', 'sb']

/**
 * Reads the tokens or the error in an address, and returns the address without them (security.md R6); `cleaned` is
 * null if the address can stay. A token is accepted on /reset-password with type=recovery only, a code on / only, if this tab
 * went to Google. All others are removed and dropped: a forged link must not sign anybody in, and a confirmation link
 * leads to the login page (spec.md section 2). `verifier` is the secret of a trip to Google, or null.
 */
export function readAuthReturn(
  url: URL,
  verifier: string | null,
): { found: AuthReturn; cleaned: string | null } {
  const fragment = new URLSearchParams(url.hash.slice(1))
  const query = new URLSearchParams(url.search)
  const found = interpret(url.pathname, fragment, query, verifier)
  const isInFragment = found.kind === 'recovery' || isAuthAnswer(fragment)
  const hasCode = url.pathname === GOOGLE_PATH && query.has('code')
  const isInQuery = hasCode || isAuthAnswer(query)
  if (!isInFragment && !isInQuery) return { found, cleaned: null }

  if (isInQuery) for (const name of [...TOKENS, ...ERRORS, ...COMPANIONS]) query.delete(name)
  if (hasCode) query.delete('code')
  const search = query.size > 0 ? `?${query}` : ''
  return { found, cleaned: url.pathname + search + (isInFragment ? '' : url.hash) }
}

/**
 * Removes the tokens from the address bar before other code (analytics, the router, the library) reads it, and returns
 * them. Called once, by startBackend.
 */
export function captureAuthReturn(): AuthReturn {
  const { found, cleaned } = readAuthReturn(new URL(window.location.href), takeGooglePending())
  // with its origin: a path that begins with two slashes would be another site's address
  if (cleaned !== null)
    window.history.replaceState(window.history.state, '', window.location.origin + cleaned)
  return found
}

/** Remembers in this tab that it is about to leave for Google, and the secret that makes the way back its own. */
export function markGooglePending(verifier: string) {
  // Without storage the way back cannot be told from a forged link, so it will not sign in.
  storage.session.set(GOOGLE_PENDING, `${Date.now()} ${verifier}`)
}

function takeGooglePending(): string | null {
  const [since, verifier] = storage.session.get(GOOGLE_PENDING)?.split(' ') ?? []
  storage.session.remove(GOOGLE_PENDING)
  return verifier && Math.abs(Date.now() - Number(since)) < LONGEST_TRIP ? verifier : null
}

function isAuthAnswer(params: URLSearchParams): boolean {
  return [...TOKENS, ...ERRORS].some((name) => params.has(name))
}

function interpret(
  path: string,
  fragment: URLSearchParams,
  query: URLSearchParams,
  verifier: string | null,
): AuthReturn {
  const wasGoogle = verifier !== null && path === GOOGLE_PATH
  const answer = isAuthAnswer(fragment) ? fragment : query
  const code = answer.get('error_code') ?? (answer.has('error_description') ? answer.get('error') : null)
  if (code) return { kind: 'failed', from: path, code, wasGoogle }

  if (path === RECOVERY_PATH && fragment.get('type') === 'recovery') {
    return { kind: 'recovery', accessToken: fragment.get('access_token') }
  }
  const exchanged = query.get('code')
  return wasGoogle && exchanged ? { kind: 'google', code: exchanged, verifier } : { kind: 'nothing' }
}
