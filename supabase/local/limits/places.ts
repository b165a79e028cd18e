import { AsyncLocalStorage } from 'node:async_hooks'

/** Something that a request holds while it runs: others wait for it, or its time runs. */
export type Place = {
  leave: () => void
  /** Waits until it has the place again. */
  enter: () => Promise<void>
}

/** What the current request holds, the outermost first. */
const held = new AsyncLocalStorage<Place[]>()

/** Runs a part of a request that holds a place. */
export const holding = <Result>(place: Place, work: () => Result): Result =>
  held.run([...(held.getStore() ?? []), place], work)

/** Runs a part of a request that keeps what it holds, whatever it waits for: it is in a transaction. */
export const keepingAll = <Result>(work: () => Result): Result => held.run([], work)

/** Waits for another service, such as a mail server, and meanwhile lets others have what the current request holds. */
export async function away<Result>(work: () => Promise<Result>): Promise<Result> {
  const places = held.getStore() ?? []
  for (const { leave } of places.toReversed()) leave()
  try {
    return await work()
  } finally {
    for (const { enter } of places) await enter()
  }
}
