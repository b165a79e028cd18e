import { type Browser, chromium, type Page } from '@playwright/test'
import { findBrowser } from '../runners/browser.ts'
import { clickToFrame } from './clickToFrame.ts'
import { filterClick, scrollPages } from './list.ts'

/** Figures by name and unit. */
type Figures = Record<string, number>

/** The number of measurements of each figure. */
const RUNS = 7

/** A mid-range phone on a weak connection: CPU four times slower, 1.6 Mbit/s, 150 ms round trip. */
const SLOW = { cpu: 4, bitsPerSecond: 1_600_000, latency: 150 }

/**
 * `npm run bench -- URL`: measures times and bytes of a running site (default: that of `npm start`). No test asserts
 * times, because machines differ.
 */
async function bench(origin: string): Promise<void> {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-quic'],
  })
  try {
    const visit = <Result>(measure: (page: Page, origin: string) => Promise<Result>) =>
      onFreshPage(browser, (page) => measure(page, origin))
    const activity = await visit(firstActivity)
    for (const [name, route] of [
      ['home', '/'],
      ['list', '/activities'],
      ['activity', activity],
    ] as const) {
      for (const isSlow of [false, true]) {
        const label = `${name}, first load, ${isSlow ? 'slow phone' : 'this machine'}`
        await report(label, () => firstLoad(browser, origin + route, isSlow))
      }
    }
    await report('route change to a remote', () => visit(routeChange))
    await report('/activities, click on a filter to its results', () => visit(filterClick))
    await report('/activities, 20 pages', () => visit(scrollPages))
  } finally {
    await browser.close()
  }
}

/** The path of the first activity of the list. */
async function firstActivity(page: Page, origin: string): Promise<string> {
  await page.goto(`${origin}/activities`)
  return (await page.getByRole('article').first().getByRole('link').first().getAttribute('href')) ?? ''
}

async function firstLoad(browser: Browser, url: string, isSlow: boolean) {
  return onFreshPage(browser, async (page) => {
    if (isSlow) await slowDown(page)
    await page.goto(url, { waitUntil: 'networkidle' })
    return page.evaluate(
      () =>
        new Promise<Figures>((resolve) => {
          const scripts = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
            ({ name }) => name.endsWith('.js'),
          )
          const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
          const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
          let largestPaint = 0
          let layoutShift = 0
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) largestPaint = entry.startTime
          }).observe({ type: 'largest-contentful-paint', buffered: true })
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries())
              layoutShift += (entry as PerformanceEntry & { value: number }).value
          }).observe({ type: 'layout-shift', buffered: true })
          setTimeout(
            () =>
              resolve({
                'first paint, ms': firstPaint,
                'largest paint, ms': largestPaint,
                'layout shift': layoutShift,
                'document, kB on the wire': (navigation?.encodedBodySize ?? 0) / 1000,
                'scripts, requests': scripts.length,
                'scripts, kB on the wire':
                  scripts.reduce((sum, script) => sum + script.encodedBodySize, 0) / 1000,
              }),
            100,
          )
        }),
    )
  })
}

/** Measures the time from the click on a link to the frame with the new page's heading. */
async function routeChange(page: Page, origin: string) {
  await page.goto(`${origin}/privacy-policy`, { waitUntil: 'networkidle' })
  const follow = (name: string) => {
    const text = new RegExp(`^\\s*${name}\\s*$`)
    const link = page.locator('footer a, header a').filter({ hasText: text }).first()
    return clickToFrame(link, 'main [data-boundary]:not([inert]):not([hidden]) h1', text)
  }
  const notLoaded = await follow('Contact Us')
  await follow('Privacy Policy')
  return { 'not loaded yet, ms': notLoaded, 'loaded, ms': await follow('Contact Us') }
}

async function onFreshPage<Result>(
  browser: Browser,
  measure: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 2 })
  try {
    return await measure(await context.newPage())
  } finally {
    await context.close()
  }
}

async function slowDown(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOW.cpu })
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: SLOW.latency,
    downloadThroughput: SLOW.bitsPerSecond / 8,
    uploadThroughput: SLOW.bitsPerSecond / 8,
  })
}

/** Repeats a measurement and prints the median, minimum and maximum of each figure. */
async function report(label: string, measure: () => Promise<Figures>): Promise<void> {
  const runs: Figures[] = []
  for (let run = 0; run < RUNS; run++) runs.push(await measure())
  const show = (value = 0) => (value >= 10 ? value.toFixed(0) : value.toFixed(3))
  for (const name of Object.keys(runs[0] ?? {})) {
    const sorted = runs.map((figures) => figures[name] ?? 0).sort((a, b) => a - b)
    const [least, median, most] = [sorted[0], sorted[RUNS >> 1], sorted.at(-1)].map(show)
    console.log(`${label}: ${name}: ${median} (${least} to ${most})`)
  }
}

await bench(process.argv[2] ?? `http://localhost:${process.env.PORT ?? 3000}`)
