/** The longest wait on a page that is never idle, in ms. */
const LONGEST = 1_000

/** Runs something when the browser has nothing else to do, but soon. Safari does not tell: there it is the next task. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: LONGEST })
  else setTimeout(run)
}
