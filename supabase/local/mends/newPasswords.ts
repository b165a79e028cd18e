import { claimOf, refuse } from '../authRequest.ts'
import type { Query } from '../database/database.ts'

/** In bytes: what the hash of a password reads of it. */
const LONGEST = 72

/**
 * Refuses a new password that its hash would not read to the end, as the hosted service does: whoever types the same 72 bytes
 * and anything behind them would be let in. @supabase/lite 0.10.0 counts characters, and only at a sign-up.
 *
 * No upstream issue found. It can go when supabase/tests/auth/newPasswords.test.ts passes without it in authMends.ts.
 */
export const refuseLongPassword = (password: string): Response | undefined =>
  Buffer.byteLength(password) > LONGEST
    ? refuse(400, 'validation_failed', `Password cannot be longer than ${LONGEST} characters`)
    : undefined

/**
 * Ends all other sessions of the account whose password a request has changed, and the link that would confirm its address, as
 * the hosted service does: somebody who knew the old one may have them. @supabase/lite 0.10.0 keeps them, and only the pages of
 * the site end the sessions.
 *
 * No upstream issue found. It can go when supabase/tests/auth/newPasswords.test.ts passes without it in authMends.ts.
 */
export async function endOtherAccess(query: Query, request: Request): Promise<void> {
  const others = [claimOf(request, 'sub') ?? '', claimOf(request, 'session_id') ?? '']
  await query('delete from auth.refresh_tokens where user_id::text = $1 and session_id::text <> $2', others)
  await query('delete from auth.sessions where user_id::text = $1 and id::text <> $2', others)
  await query('update auth.users set confirmation_token = null where id::text = $1', others.slice(0, 1))
}
