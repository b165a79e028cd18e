import { inspect } from 'node:util'
import { RelationNotFoundError } from '@supabase/lite'
import { z } from 'zod'
import type { OpenDatabase } from '../database/database.ts'
import { lineOf } from '../database/loggedErrors.ts'

/** The fields of a PostgreSQL error in both drivers. */
const databaseError = z.object({
  code: z.string(),
  message: z.string(),
  detail: z.string().nullish(),
  hint: z.string().nullish(),
})

/**
 * The status of the hosted API for what the database cannot do (a condition on a whole row), a failed CHECK, an exclusion, a
 * `raise exception`, a word that is too long, a statement that took too long.
 */
const STATUSES: Record<string, number> = {
  '0A000': 400,
  '23514': 400,
  '23P01': 400,
  P0001: 400,
  '54000': 400,
  '57014': 500,
}

/** Words with too many signs before them. PostgreSQL has no code for it, only that of its own failures. */
const TOO_MANY_SIGNS = 'tsquery stack too small'

/** How lite says that it cannot read a question, with the question in it. */
const UNREADABLE =
  /failed to parse|^(?:Unexpected input|Expected |Invalid filter|Un(?:supported|known) operator)/

/** How lite says that it cannot read a `select`. It answers with 500, and the hosted API with 400. */
const NO_LAST_QUOTE = /^Missing closing quote/

/** PGlite's driver checks values before the database does, for example an object for a text column. */
const DRIVER_REFUSES = /^Invalid input for \w+ type$/
const WRONG_TYPE = { code: '22P02', message: 'invalid input for the type of a column' }

/**
 * If a CHECK or one of our own exceptions refuses a row, or a statement takes too long, @supabase/lite 0.10.0 responds with
 * 500 without a code and logs the stack. This changes the response to that of the hosted API, and the log to one line. A
 * question that cannot be read, which anybody may send, is one line in the log too.
 *
 * No upstream issue found. It can go when supabase/tests/api/badRequests.test.ts, supabase/tests/api/http.test.ts and
 * supabase/tests/limits/statementTimeout.test.ts pass without it in app.ts.
 */
export function mendDatabaseErrors(connection: OpenDatabase['connection']): void {
  const normalise = connection.normalizeDbError.bind(connection)
  Object.assign(connection, {
    normalizeDbError: (error: unknown) => {
      const known = normalise(error)
      if (known instanceof RelationNotFoundError)
        return inOneLine(known, { code: 'PGRST205', message: known.message })
      if (known instanceof Error && DRIVER_REFUSES.test(known.message))
        return inOneLine(asAnswer(WRONG_TYPE, 400), WRONG_TYPE)
      if (known instanceof Error && NO_LAST_QUOTE.test(known.message)) {
        const unread = { code: 'PGRST100', message: known.message }
        return inOneLine(asAnswer(unread, 400), unread)
      }
      if (known instanceof Error && UNREADABLE.test(known.message))
        return inOneLine(known, { code: 'PGRST100', message: '' })
      const { data: refused } = databaseError.safeParse(known)
      if (!refused || !(known instanceof Object)) return known
      const status = refused.message === TOO_MANY_SIGNS ? 400 : STATUSES[refused.code]
      return inOneLine(status ? asAnswer(refused, status) : known, refused)
    },
  })
}

type DatabaseError = z.infer<typeof databaseError>

/** PostgREST's way to choose a response in SQL: an error with code "PGRST" and JSON in message and detail. */
const asAnswer = ({ code, message, detail = null, hint = null }: DatabaseError, status: number) =>
  Object.assign(new Error(JSON.stringify({ code, message, details: detail, hint })), {
    code: 'PGRST',
    detail: JSON.stringify({ status, headers: {} }),
  })

const inOneLine = (error: object, refused: Pick<DatabaseError, 'code' | 'message'>) =>
  Object.assign(error, { [inspect.custom]: () => `REST: refused, ${lineOf(refused)}` })
