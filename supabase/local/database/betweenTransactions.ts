import type { PGlite } from '@electric-sql/pglite'

/** Runs a part that uses the database when no request is in a transaction. It must not be called within one. */
type BetweenTransactions = <Result>(work: () => Promise<Result>) => Promise<Result>

/**
 * Keeps what runs by itself out of the transactions of requests. @supabase/lite 0.10.0 begins one on PGlite with a plain BEGIN
 * on its only connection, so another statement that comes meanwhile would be a part of it: it would run in the role of the
 * visitor, and be undone with it. PGlite's own transactions are kept apart by PGlite.
 *
 * No upstream issue found. It can go when supabase/tests/process/transactions.test.ts passes without it in database.ts.
 */
export function keepTransactionsApart(driver: PGlite): BetweenTransactions {
  const query = driver.query.bind(driver)
  let ended: PromiseWithResolvers<void> | undefined
  const end = () => {
    ended?.resolve()
    ended = undefined
  }
  const watched: PGlite['query'] = (text, ...more) => {
    if (text === 'BEGIN') ended ??= Promise.withResolvers()
    const answered = query<never>(text, ...more)
    if (text === 'BEGIN') answered.catch(end)
    if (text === 'COMMIT' || text === 'ROLLBACK') answered.then(end, end)
    return answered
  }
  Object.assign(driver, { query: watched })

  return async (work) => {
    while (ended) await ended.promise
    return work()
  }
}
