import { claimOf, tokenClaim } from '../authRequest.ts'

type RecoverySessions = {
  /** Stores the session of the response to a recovery link, if it has one. */
  note: (response: Response) => void
  has: (request: Request) => boolean
}

/**
 * Stores which sessions started with a recovery link, while the backend runs: only such a session may set a password
 * without the current one. The hosted service stores that in the session; @supabase/lite 0.10.0 does not.
 *
 * No upstream issue found. It can go together with authMends.ts, or when a session's token says how it began (`amr`).
 */
export function createRecoverySessions(): RecoverySessions {
  const ids = new Set<string>()
  return {
    note(response) {
      const { hash } = new URL(response.headers.get('location') ?? 'about:blank')
      const brought = new URLSearchParams(hash.slice(1))
      const id =
        brought.get('type') === 'recovery' && tokenClaim(brought.get('access_token') ?? '', 'session_id')
      if (id) ids.add(id)
    },
    has: (request) => ids.has(claimOf(request, 'session_id') ?? ''),
  }
}
