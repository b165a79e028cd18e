import type { CDPSession, Page } from '@playwright/test'

/** A page of an application, and the heading by which it is seen to be there. */
export type SoakedPage = { application: string; path: string; heading: string }

/** What must not grow with the pages that a visitor has opened. `heap` is in bytes, the others are numbers of things. */
export type Counts = { nodes: number; listeners: number; timers: number; rules: number; heap: number }

/** How much one change of page may leave behind. A listener that is forgotten at each visit counts 0.5 a change. */
const LIMITS: Counts = { nodes: 0.5, listeners: 0.2, timers: 0.2, rules: 0.2, heap: 2_000 }
/** What the browser itself needs to run the same code faster, in bytes: once, however many changes there are. */
const COMPILED = 500_000

/** Each holds whole visits: changes there and back. */
const PARTS = 5

/** Changes before the first count: pages load their scripts and fill what they keep. */
const WARM_UP = 6

/** Counts the timers of the pages that are opened from now on. Call it before the first page. */
export async function countTimers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const live = new Set<number>()
    const { setInterval: start, clearInterval: stop } = window
    Object.assign(window, {
      liveTimers: live,
      setInterval: (...given: Parameters<typeof start>) => {
        const id = start(...given)
        live.add(id)
        return id
      },
      clearInterval: (id?: number) => {
        if (id !== undefined) live.delete(id)
        stop(id)
      },
    })
  })
}

/**
 * Goes back and forth between the open page and the page of an application, without loading the document again, and
 * returns what one of `changes` changes leaves behind. It counts in five parts, and returns the smallest growth of the five:
 * what is made once and kept, such as the page before this one, or an answer that comes late, is no leak. `from` is the page
 * that is open.
 */
export async function soak(page: Page, from: SoakedPage, to: SoakedPage, changes: number): Promise<Counts> {
  const browser = await page.context().newCDPSession(page)
  await alternate(page, [to, from], WARM_UP)
  const counts = [await countAll(page, browser)]
  for (let part = 1; part <= PARTS; part += 1) {
    await alternate(page, [to, from], changes / PARTS)
    counts.push(await countAll(page, browser))
  }
  await browser.detach()
  const slopeOf = (name: keyof Counts) =>
    Math.min(...counts.slice(1).map((count, part) => count[name] - (counts[part]?.[name] ?? 0))) /
    (changes / PARTS)
  return {
    nodes: slopeOf('nodes'),
    listeners: slopeOf('listeners'),
    timers: slopeOf('timers'),
    rules: slopeOf('rules'),
    heap: slopeOf('heap'),
  }
}

/** The names of what has grown more than LIMITS allow, in that many changes. */
export function growing(slopes: Counts, changes: number): string[] {
  const limits = { ...LIMITS, heap: LIMITS.heap + COMPILED / changes }
  return Object.entries(limits).flatMap(([name, limit]) =>
    slopes[name as keyof Counts] > limit ? [name] : [],
  )
}

async function alternate(page: Page, pages: SoakedPage[], changes: number): Promise<void> {
  await page.evaluate(
    async ({ pages, changes }) => {
      const isShown = (heading: string) =>
        [...document.querySelectorAll('main h1')].some(
          (found) => found.textContent === heading && !found.closest('[inert]'),
        )
      for (let change = 0; change < changes; change += 1) {
        const { path, heading } = pages[change % pages.length] ?? { path: '/', heading: '' }
        history.pushState(null, '', path)
        window.dispatchEvent(new PopStateEvent('popstate'))
        const late = performance.now() + 20_000
        while (!isShown(heading)) {
          if (performance.now() > late) throw new Error(`${path} shows no "${heading}"`)
          await new Promise(requestAnimationFrame)
        }
        await new Promise(requestAnimationFrame)
      }
    },
    { pages, changes },
  )
}

async function countAll(page: Page, browser: CDPSession): Promise<Counts> {
  // three times: what a finaliser lets go of is collected by the next one
  for (let turn = 0; turn < 3; turn += 1) await browser.send('HeapProfiler.collectGarbage')
  const { nodes, jsEventListeners: listeners } = await browser.send('Memory.getDOMCounters')
  const { usedSize: heap } = await browser.send('Runtime.getHeapUsage')
  const { timers, rules } = await page.evaluate(() => ({
    timers: (Reflect.get(window, 'liveTimers') as Set<number>).size,
    rules: [...document.styleSheets].reduce((sum, sheet) => sum + sheet.cssRules.length, 0),
  }))
  return { nodes, listeners, timers, rules, heap }
}
