/**
 * How long who asks waits for a backend or a bucket, in milliseconds: less than a front waits for any answer, because it would
 * take this gateway for one that hangs. The attempt may go on for longer.
 */
export const PATIENCE = 8_000

/** Resolves with undefined if a promise rejects or takes longer than `limit` milliseconds. */
export async function inTime<Value>(promise: Promise<Value>, limit: number): Promise<Value | undefined> {
  const { promise: late, resolve } = Promise.withResolvers<undefined>()
  const timer = setTimeout(resolve, limit, undefined)
  try {
    return await Promise.race([promise, late])
  } catch {
    return undefined
  } finally {
    clearTimeout(timer)
  }
}
