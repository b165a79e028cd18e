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
