import type { Query } from '../database/database.ts'

/** Renews with the token that stands for the given one. Renewals with the same token run in turn. */
type TokenReuse = (token: string, renew: (token: string) => Promise<Response>) => Promise<Response>

/**
 * Accepts a renewed token again for `seconds`, as the hosted service does (refresh_token_reuse_interval): tabs that wake
 * together renew with the same token, and one may have renewed twice before the other asks. @supabase/lite 0.10.0 accepts
 * only the token before the newest, and ends the session otherwise. It also gives two tokens to two requests at once.
 *
 * No upstream issue found. It can go when supabase/tests/auth/sessions.test.ts passes without it.
 */
export function createTokenReuse(query: Query, seconds: number): TokenReuse {
  const running = new Map<string, Promise<unknown>>()

  /** The token before the newest of the session, with which lite returns the newest; or the given one. */
  async function tokenFor(token: string): Promise<string> {
    const [newest] = await query<{ parent: string }>(
      `select newest.parent
       from auth.refresh_tokens used
       join auth.refresh_tokens newest on newest.session_id = used.session_id and not newest.revoked
       where used.token = $1 and used.revoked and used.updated_at > now() - make_interval(secs => $2)
         and newest.parent is not null`,
      [token, seconds],
    )
    return newest?.parent ?? token
  }

  return async (token, renew) => {
    const before = running.get(token)
    const renewing = (async () => {
      await before
      return renew(await tokenFor(token))
    })()
    const ended = renewing.then(noOutcome, noOutcome)
    running.set(token, ended)
    try {
      return await renewing
    } finally {
      if (running.get(token) === ended) running.delete(token)
    }
  }
}

const noOutcome = () => {}
