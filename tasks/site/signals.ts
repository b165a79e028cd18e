/** So soon after the first, a signal is a copy of it: a terminal and npm both send it on, in milliseconds. */
const COPIES = 1_000
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Calls `end` at the first signal to end. A further one ends the process at once. Returns what undoes this. */
export function onEndSignal(end: () => void): () => void {
  let first: number | undefined
  const handle = () => {
    if (first === undefined) {
      first = performance.now()
      end()
    } else if (performance.now() - first > COPIES) process.exit(1)
  }
  for (const signal of SIGNALS) process.on(signal, handle)
  return () => {
    for (const signal of SIGNALS) process.off(signal, handle)
  }
}

/**
 * Calls `end` when the process that has started this one is gone, also if it was killed and could not pass on a signal. It
 * must have opened a channel (`ipc`), as bootstrap.mjs does. Returns what undoes this.
 */
export function onOrphaned(end: () => void): () => void {
  // it may have ended while this process loaded its modules
  if (process.connected === false) setImmediate(end)
  process.once('disconnect', end)
  return () => process.off('disconnect', end)
}
