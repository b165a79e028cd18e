import type { Figures } from '../figures.ts'
import type { Profile, Visitor } from './visitor.ts'

/** A weak line, and a processor four times slower than this machine's. */
const WEAK = { cpu: 4, bitsPerSecond: 1_600_000, latency: 150 }
const PHONE = { width: 412, height: 823, density: 2 }
const DESKTOP = { width: 1280, height: 800, density: 1 }

export const profiles = {
  'phone, weak line': { screen: PHONE, line: WEAK },
  'desktop, weak line': { screen: DESKTOP, line: WEAK },
  'phone, this machine': { screen: PHONE },
} satisfies Record<string, Profile>

/** How long the load of a page waits for its last script, and a click for its answer, in ms. */
const LAST_SCRIPT = 10_000
const LAST_ANSWER = 30_000

/** What of a page's load is measured after it: the browser's own entries, in ms and kB. */
export async function firstLoad(visitor: Visitor, url: string, profile: Profile): Promise<Figures> {
  return visitor.visit(profile, async (page) => {
    await page.open(url)
    // the last script, once the page is idle; a site without a worker has none
    await page.until(
      () => performance.getEntriesByType('resource').find(({ name }) => name.endsWith('/worker.js'))?.name,
      LAST_SCRIPT,
    )
    const html = await page.readDocument()
    return page.evaluate(async (document) => {
      const entries = (type: string) =>
        new Promise<PerformanceEntry[]>((resolve) => {
          const observer = new PerformanceObserver((list) => resolve(list.getEntries()))
          observer.observe({ type, buffered: true })
          setTimeout(() => resolve([]), 100)
        })
      const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
      const [largest, shifts, tasks] = await Promise.all(
        ['largest-contentful-paint', 'layout-shift', 'longtask'].map(entries),
      )
      const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
      const kB = (isCounted: (name: string) => boolean) =>
        files
          .filter(({ name }) => isCounted(name))
          .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1000
      const isScript = (name: string) => name.endsWith('.js') && !name.endsWith('/worker.js')
      // the import map names all scripts of the site, but only attributes ask for one
      const isAskedFor = (name: string) => document.includes(`="${new URL(name).pathname}"`)
      return {
        'first paint, ms': firstPaint,
        'largest paint, ms': largest?.at(-1)?.startTime ?? 0,
        // what a task takes beyond 50 ms, after the first paint
        'blocking time, ms': (tasks ?? [])
          .filter(({ startTime }) => startTime >= firstPaint)
          .reduce((sum, { duration }) => sum + duration - 50, 0),
        'layout shift': (shifts ?? []).reduce(
          (sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value,
          0,
        ),
        'document, kB': (navigation?.encodedBodySize ?? 0) / 1000,
        // those that the document asks for: with them the page answers
        'scripts until it answers, kB': kB((name) => isScript(name) && isAskedFor(name)),
        'scripts later, kB': kB((name) => isScript(name) && !isAskedFor(name)),
        // it comes when the page is idle, and is none of its scripts
        'service worker, kB': kB((name) => name.endsWith('/worker.js')),
        'fonts, kB': kB((name) => name.endsWith('.woff2')),
      }
    }, html)
  })
}

/**
 * Clicks a button as soon as it is in the document, once. Returns the time from the start of the navigation to the frame
 * in which a dialog or a menu is open, in ms. A page answers such a click after its scripts have run.
 */
export async function firstAnswer(
  visitor: Visitor,
  url: string,
  profile: Profile,
  button: string,
): Promise<number> {
  return visitor.visit(profile, async (page) => {
    await page.onStart((text) => {
      const clicking = new MutationObserver(() => {
        const found = [...document.querySelectorAll('button')].find(
          ({ ariaLabel, textContent }) => (ariaLabel ?? textContent)?.trim() === text,
        )
        if (!found) return
        clicking.disconnect()
        found.click()
        // requests no frame before the answer: on a slow phone each frame takes time from the page
        const looking = new MutationObserver(() => {
          const isOpen =
            found.ariaExpanded === 'true' || document.querySelector('dialog[open], [role=dialog]')
          if (!isOpen) return
          looking.disconnect()
          requestAnimationFrame(() => Object.assign(window, { answered: performance.now() }))
        })
        looking.observe(document, { attributes: true, childList: true, subtree: true })
      })
      clicking.observe(document, { childList: true, subtree: true })
    }, button)
    await page.open(url)
    const answered = await page.until(
      () => Reflect.get(window, 'answered') as number | undefined,
      LAST_ANSWER,
    )
    if (answered === undefined) throw new Error(`${url}: nothing answers a click on ${button}`)
    return answered
  })
}
