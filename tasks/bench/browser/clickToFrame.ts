import type { Locator } from '@playwright/test'

/**
 * Measures the time from a click to the frame in which an element has a text, in ms. A script clicks, because a pointer
 * would hover the link first, which prefetches.
 */
export function clickToFrame(target: Locator, selector: string, text: RegExp): Promise<number> {
  return target.evaluate(
    (element, [awaited, pattern]) =>
      new Promise<number>((resolve) => {
        const started = performance.now()
        const look = () => {
          const isThere = [...document.querySelectorAll(awaited)].some(({ textContent }) =>
            new RegExp(pattern).test(textContent ?? ''),
          )
          requestAnimationFrame(isThere ? () => resolve(performance.now() - started) : look)
        }
        ;(element as HTMLElement).click()
        look()
      }),
    [selector, text.source] as const,
  )
}
