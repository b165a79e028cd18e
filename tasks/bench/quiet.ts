import { availableParallelism, loadavg } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'

/** How long a bench waits for a quiet machine, in ms. */
const PATIENCE = 5 * 60_000
/** Processes that want a core, for each core: what a machine without other work has. */
const QUIET = 0.3

/** Waits until the machine has no other work, five minutes at most. Prints a warning if it is still busy then. */
export async function waitForQuiet(): Promise<void> {
  const limit = QUIET * availableParallelism()
  const deadline = performance.now() + PATIENCE
  if (load() > limit) console.log(`Waiting for a quiet machine (load ${load().toFixed(2)})...`)
  while (load() > limit && performance.now() < deadline) await wait(1_000)
  if (load() > limit) console.log('The machine is not quiet: times are upper bounds.')
}

/** The number of processes that wanted a core during the last minute. */
export const load = () => loadavg()[0] ?? 0
