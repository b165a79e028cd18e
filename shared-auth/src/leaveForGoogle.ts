import { failureOf } from './errors'
import { request } from './request'
import { markGooglePending } from './session/authReturn'
import { settings } from './settings'

/**
 * Leaves the page for Google, which redirects back to / with a code for this tab alone. It first checks that the service
 * answers with a redirect, so that a refusal or an outage is an error on this page and not a page of the service. Where the
 * signal is aborted before that, it does not leave.
 */
export async function leaveForGoogle(signal?: AbortSignal): Promise<void> {
  const { url, siteUrl } = settings()
  // PKCE (RFC 7636): the service returns the session only to a browser that knows the secret of this digest
  const verifier = crypto.randomUUID() + crypto.randomUUID()
  const query = new URLSearchParams({
    provider: 'google',
    redirect_to: `${siteUrl}/`,
    code_challenge: await digestOf(verifier),
    code_challenge_method: 's256',
  })
  const address = `${url}/auth/v1/authorize?${query}`
  const answer = await request(address, { redirect: 'manual', signal })
  signal?.throwIfAborted()
  if (answer.type !== 'opaqueredirect') throw await failureOf(answer)
  markGooglePending(verifier)
  window.location.assign(address)
}

/** The SHA-256 of a text, in the letters of base64url. */
async function digestOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  const letters = btoa(String.fromCharCode(...new Uint8Array(digest)))
  return letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
