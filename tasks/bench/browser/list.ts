import type { Page } from '@playwright/test'
import { clickToFrame } from './clickToFrame.ts'

const PAGES = 20
const CARDS = 12

/** The list's heading with the count after a filter. */
const FILTERED = /^\d+ activit(y|ies) match/

/** Measures the time from the click on a filter to the frame with the new count, in ms. */
export async function filterClick(page: Page, origin: string) {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`${origin}/activities`, { waitUntil: 'networkidle' })
  const box = page.getByRole('checkbox', { name: 'Playgrounds' })
  return { ms: await clickToFrame(box, '[role=status]', FILTERED) }
}

/**
 * Scrolls down the list to 20 pages, with a key press at each last card. Returns the slowest interaction to next paint
 * (the browser rounds it to 8 ms), the longest task of the main thread, both in ms, and the number of elements.
 */
export async function scrollPages(page: Page, origin: string) {
  await page.addInitScript(() => {
    const seen = { slowest: 0, longest: 0 }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.slowest = Math.max(seen.slowest, duration)
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.longest = Math.max(seen.longest, duration)
    }).observe({ type: 'longtask', buffered: true })
  })
  await page.goto(`${origin}/activities`, { waitUntil: 'networkidle' })
  const cards = page.getByRole('list', { name: 'Activities' }).getByRole('article')
  for (let shown = CARDS; shown < PAGES * CARDS; shown += CARDS) {
    await cards.nth(shown - 1).scrollIntoViewIfNeeded()
    await page.keyboard.press('ArrowDown')
    await cards.nth(shown).waitFor()
  }
  return page.evaluate(() => {
    const { seen } = window as unknown as { seen: { slowest: number; longest: number } }
    return {
      'slowest answer to a key, ms': seen.slowest,
      'longest task, ms': seen.longest,
      elements: document.querySelectorAll('*').length,
    }
  })
}
