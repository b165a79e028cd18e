import { type Locator, test } from '@playwright/test'

/**
 * Counts the taps of a task from its start. Typing is no tap, the tap into the box is one. The report has how many there were,
 * and how long they took without reading.
 */
export function counted() {
  const since = performance.now()
  return {
    count: 0,
    async on(target: Locator) {
      this.count++
      await target.tap()
    },
    /** Taps into a box and types. */
    async type(box: Locator, text: string) {
      await this.on(box)
      await box.fill(text)
    },
    /** Notes the end of the task in the report. Returns the number of taps. */
    end(): number {
      const seconds = ((performance.now() - since) / 1000).toFixed(1)
      test.info().annotations.push({ type: 'task', description: `${this.count} taps, ${seconds} s` })
      return this.count
    },
  }
}

/**
 * Clicks a button twice while requests for `url` wait: the answer to the first click would move the page under the second.
 */
export async function doubleClick(button: Locator, url: string): Promise<void> {
  const isClicked = Promise.withResolvers<void>()
  await button.page().route(url, async (route) => {
    await isClicked.promise
    await route.fallback()
  })
  await button.dblclick()
  isClicked.resolve()
}
