import { BackendError, backendErrorOf } from './errors'
import { isRecord } from './json'
import { callAuth, withToken } from './session/authService'
import { dropSession, endSession } from './session/endSession'
import { forgetDeadline, isOver, restartTimer } from './session/inactivity'
import { accessToken, forgetAuthReturn, getAuthReturn, loadAuth, renewedToken } from './session/session'
import { getSession } from './session/sessionStore'
import { readStoredSession } from './session/storedSession'
import { settings } from './settings'
import { keepUnconfirmed } from './unconfirmed'

/*
 * What a user can do with an account. Each function rejects with a BackendError; its `serviceMessage` is the message
 * of the authentication service, if there is one (spec.md section 7).
 */

/** Signs in with a password. The session store changes before this resolves. */
export async function signIn(credentials: { email: string; password: string }): Promise<void> {
  const auth = await loadAuth()
  forgetDeadline()
  const { error } = await auth.signInWithPassword(credentials)
  if (error) throw backendErrorOf(error)
}

/** Creates an account. The service sends an e-mail whose link leads to /email-verification. */
export async function signUp(account: { name: string; email: string; password: string }): Promise<void> {
  const { name, email, password } = account
  const auth = await loadAuth()
  // of a session before: where no e-mail is asked for the service opens a new one, which it would end in other tabs
  forgetDeadline()
  const options = { data: { name }, emailRedirectTo: confirmationAddress() }
  const { data, error } = await auth.signUp({ email, password, options })
  if (error) throw backendErrorOf(error)
  if (!data.user) throw new BackendError('invalid', { status: 200 })
  if (!data.session) keepUnconfirmed(email)
}

/** Sends the confirmation e-mail of a sign-up again. */
export async function resendConfirmation(email: string): Promise<void> {
  const auth = await loadAuth()
  const options = { emailRedirectTo: confirmationAddress() }
  const { error } = await auth.resend({ type: 'signup', email, options })
  if (error) throw backendErrorOf(error)
}

/** Leaves the page for Google (leaveForGoogle.ts), which is loaded only then. Rejects with the reason of an abort. */
export async function signInWithGoogle(signal?: AbortSignal): Promise<void> {
  const { leaveForGoogle } = await import('./leaveForGoogle')
  await leaveForGoogle(signal)
}

/**
 * Signs out on every device (spec.md section 7). This browser is always signed out, at once, even if the call to the
 * service then fails and this rejects.
 */
export async function signOut(): Promise<void> {
  forgetDeadline()
  await endSession('global')
}

/** Sends an e-mail with a link to /reset-password. An unknown address is no error, so accounts cannot be probed. */
export async function requestPasswordReset(email: string): Promise<void> {
  const auth = await loadAuth()
  const { error } = await auth.resetPasswordForEmail(email, {
    redirectTo: `${settings().siteUrl}/reset-password`,
  })
  if (error) throw backendErrorOf(error)
}

/**
 * Sets a new password with the token of a recovery link, and ends every session of that account: the user logs in
 * next. The token never becomes a session of this browser. If it is too old or was used, it is dropped, and `getAuthReturn`
 * knows no link any more: another try with it cannot work.
 */
export async function resetPassword(password: string): Promise<void> {
  const returned = getAuthReturn()
  const token = returned.kind === 'recovery' ? returned.accessToken : null
  try {
    if (!token) throw new BackendError('refused', { status: 403, code: 'no_token' })
    await callAuth('PUT', 'user', token, { password })
  } catch (error) {
    // a page of something in between that says no has no code, and the link may still work
    if (error instanceof BackendError && error.code && [401, 403].includes(error.status)) forgetAuthReturn()
    throw error
  }
  forgetAuthReturn()
  // the password is already set: a failed sign-out must not look like a failed change
  await callAuth('POST', 'logout?scope=global', token).catch(() => {})
  forgetDeadline()
  dropSession()
}

/**
 * Changes the password of the signed-in user and ends their other sessions. A wrong current password rejects with the
 * service's message and changes nothing. The library is not asked to: after its answer it stores the session again, also
 * of a user who has logged out meanwhile, and it would change the password of whoever has logged in during the check.
 */
export async function updatePassword(passwords: { current: string; next: string }): Promise<void> {
  const token = await accessToken()
  const user = readStoredSession()?.user
  if (!token || !user) throw new BackendError('refused')

  const { current, next } = passwords
  const asked = { email: user.email, password: current }
  const checked = await callAuth('POST', 'token?grant_type=password', null, asked)
  // an answer without a session has checked nothing
  if (!isRecord(checked) || typeof checked.access_token !== 'string')
    throw new BackendError('invalid', { status: 200 })
  let bearer = token
  const renew = async () => {
    const renewed = await renewedToken(token)
    if (!renewed || readStoredSession()?.user.id !== user.id) throw new BackendError('refused')
    bearer = renewed
    return renewed
  }
  try {
    const change = { password: next, current_password: current }
    await withToken(token, renew, (valid) => callAuth('PUT', 'user', valid, change))
  } catch (error) {
    // the check has opened a session, which must not stay
    await callAuth('POST', 'logout?scope=local', checked.access_token).catch(() => {})
    throw error
  }
  // the password is already changed: a failed sign-out must not look like a failed change
  await callAuth('POST', 'logout?scope=others', bearer).catch(() => {})
  // a session event (spec.md section 4)
  if (getSession().status === 'signedIn' && !isOver()) restartTimer()
}

const confirmationAddress = () => `${settings().siteUrl}/email-verification?email_confirmed=true`
