/** So soon after the first, a signal is a copy of it: a terminal and npm both send it on, in milliseconds. */
const COPIES = 1_000

/** Calls `end` at the first signal to end. A further one ends the process at once. */
export function onEndSignal(end: () => void): void {
  let first: number | undefined
  const handle = () => {
    if (first === undefined) {
      first = performance.now()
      end()
    } else if (performance.now() - first > COPIES) process.exit(1)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, handle)
}
