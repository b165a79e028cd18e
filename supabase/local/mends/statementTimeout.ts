import { type Kysely, sql } from 'kysely'
import { z } from 'zod'
import type { OpenDatabase } from '../database/database.ts'

/** The longest time of a statement by role, in milliseconds: that of the hosted service. */
export type StatementTimeouts = Record<'anon' | 'authenticated' | 'service_role', number>

export const STATEMENT_TIMEOUTS: StatementTimeouts = {
  anon: 3_000,
  authenticated: 8_000,
  service_role: 8_000,
}

/** In milliseconds: a database that has not ended its statement by then does not answer. Less than a page waits for. */
export const longestStatement = (timeouts: StatementTimeouts): number =>
  Math.max(...Object.values(timeouts)) + 1_000

/** A method of lite's connection that is not in its types: it sets role and claims for the transaction of a request. */
type ApplySession = (transaction: Kysely<unknown>, vars: unknown, changesRole: unknown) => Promise<void>
const hasApplySession = z.object({
  applyJwtSessionContext: z.custom<ApplySession>((own) => own instanceof Function),
})

/**
 * Sets statement_timeout for each request, which @supabase/lite 0.10.0 does not; the hosted service takes it from the
 * role. PostgreSQL then ends a statement with 57014. PGlite keeps the setting and cannot act on it, because its timers
 * run only between statements: limits/questions.ts bounds what a statement can cost.
 *
 * No upstream issue found. It can go when supabase/tests/limits/statementTimeout.test.ts passes without it in app.ts.
 */
export function limitStatements(connection: OpenDatabase['connection'], timeouts: StatementTimeouts): void {
  const { applyJwtSessionContext } = hasApplySession.parse(connection)
  const apply: ApplySession = async (transaction, vars, changesRole) => {
    await applyJwtSessionContext.call(connection, transaction, vars, changesRole)
    const { role } = known.parse(vars).auth
    await sql`select set_config('statement_timeout', ${String(timeouts[role])}, true)`.execute(transaction)
  }
  Object.assign(connection, { applyJwtSessionContext: apply })
}

const known = z.object({
  auth: z
    .object({ role: z.enum(['anon', 'authenticated', 'service_role']).catch('anon') })
    .catch({ role: 'anon' }),
})
