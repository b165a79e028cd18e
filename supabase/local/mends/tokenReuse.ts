import type { Query } from '../database/database.ts'

/** Renews with the token that stands for the given one. Renewals of one session run in turn. */
type TokenReuse = (token: string, renew: (token: string) => Promise<Response>) => Promise<Response>

/**
 * Accepts a renewed token again for `seconds`, as the hosted service does (refresh_token_reuse_interval): tabs that wake
 * together renew with the same token, and one may have renewed twice before the other asks. @supabase/lite 0.10.0 accepts
 * only the token before the newest, and ends the session otherwise. It also gives two tokens to two requests at once.
 * Renewals run in turn by session: the token that stands for an older one is another once the newest is renewed.
 *
 * No upstream issue found. It can go when supabase/tests/auth/sessions.test.ts passes without it.
 */
export function createTokenReuse(query: Query, seconds: number): TokenReuse {
  const running = new Map<string, Promise<unknown>>()

  /** A tab that wakes may have the newest token, and another one the token before it. */
  async function sessionOf(token: string): Promise<string> {
    const [found] = await query<{ session: string }>(
      'select session_id::text as session from auth.refresh_tokens where token = $1',
      [token],
    )
    return found?.session ?? token
  }

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
    const session = await sessionOf(token)
    const before = running.get(session)
    const renewing = (async () => {
      await before
      return renew(await tokenFor(token))
    })()
    const ended = renewing.then(noOutcome, noOutcome)
    running.set(session, ended)
    try {
      return await renewing
    } finally {
      if (running.get(session) === ended) running.delete(session)
    }
  }
}

const noOutcome = () => {}
