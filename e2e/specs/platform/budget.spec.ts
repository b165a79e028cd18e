import type { Page } from '@playwright/test'
import budget from '../../budget.json' with { type: 'json' }
import { openRendered, renderedDocument } from '../../documents.ts'
import { expect, test } from '../../fixtures.ts'
import { ownerTag } from '../../run/tags.ts'

// Counts the bytes on the wire, in brotli. A higher value in budget.json needs a reason in the decisions.
// tasks/repository/builtSite.test.ts counts the sizes of the files, without a browser.

const activity = async (page: Page) => {
  await page.goto('/activities')
  return page.getByRole('article').first().getByRole('link').first().getAttribute('href')
}

for (const [name, key, find] of [
  ['home', 'home', async () => '/'],
  ['the list', 'activities', async () => '/activities'],
  ['an activity', 'activity', activity],
] as const) {
  test(`${name} stays within its budgets for the scripts that the document loads and for all scripts`, {
    // hearts are scripts of mfe-lists; the badge of a version that is tried out is one more
    tag: ['@discover', '@lists', '@live'],
  }, async ({ page }) => {
    const route = String(await find(page))
    // a document without its page, which a busy server sends, asks for other scripts
    const { document } = await renderedDocument(page, route)
    // a font in the head would hold the first paint back
    expect(
      document.split(/(?<=<\/head>)/).map((part) => part.match(/<link [^>]*as="font"/g)?.length),
    ).toEqual([undefined, 2])
    await openRendered(page, route, { waitUntil: 'networkidle' })
    const all = await scriptsOf(page)
    const first = all.filter(({ name }) => asksFor(document, name))
    for (const [part, scripts] of Object.entries({ first, all })) {
      const { requests, bytes } = budget[key][part as 'first' | 'all']
      expect(scripts.length, `${key}.${part}.requests in e2e/budget.json`).toBeLessThanOrEqual(requests)
      expect(bytesOf(scripts), `${key}.${part}.bytes in e2e/budget.json`).toBeLessThanOrEqual(bytes)
    }
  })
}

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' })

  for (const route of ['/', '/activities'] as const) {
    test(`what ${route} loads after its first scripts stays within its budget`, {
      tag: ['@shell', '@discover', '@lists', '@live'],
    }, async ({ page }) => {
      const document = await (await page.request.get(route)).text()
      await page.goto(route)
      // the last of them, once the page is idle
      await expect
        .poll(async () => (await scriptsOf(page)).some(({ name }) => name.endsWith('/worker.js')))
        .toBe(true)
      await page.waitForLoadState('networkidle')
      const late = (await scriptsOf(page)).filter(({ name }) => !asksFor(document, name))
      expect(bytesOf(late), `late of ${route} in e2e/budget.json`).toBeLessThanOrEqual(budget.late[route])
    })
  }
})

test.describe('without the scripts that the document does not load', () => {
  test.use({ allowedMessages: /ERR_FAILED/ })

  test('home is complete: it is drawn in two round trips', { tag: '@discover' }, async ({ page }) => {
    const document = await (await page.request.get('/')).text()
    // what comes after the page (structured data) is nothing that draws it
    await page.route(/\.js$/, (route) =>
      asksFor(document, route.request().url()) ? route.continue() : route.abort(),
    )
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Need Some Inspiration?' })).toBeVisible()
  })
})

for (const route of ['/', '/activities', '/privacy-policy']) {
  test(`${route} has no layout shift while it loads on a phone`, { tag: ownerTag(route) }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 412, height: 823 })
    await page.addInitScript(() => {
      type Shift = PerformanceEntry & { value: number }
      new PerformanceObserver((list) => {
        const { dataset } = document.documentElement
        const sum = (list.getEntries() as Shift[]).reduce((total, { value }) => total + value, 0)
        dataset.shifts = String(Number(dataset.shifts ?? 0) + sum)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(route, { waitUntil: 'networkidle' })
    const shifts = await page.evaluate(() => Number(document.documentElement.dataset.shifts ?? 0))
    expect(shifts, 'layoutShift in e2e/budget.json').toBeLessThanOrEqual(budget.layoutShift)
  })
}

for (const [path, limit] of Object.entries(budget.documents)) {
  test(`the document of ${path} stays within its budget`, { tag: ['@shell', '@discover', '@live'] }, async ({
    page,
  }) => {
    await page.goto(path)
    const [navigation] = await page.evaluate(() =>
      performance
        .getEntriesByType('navigation')
        .map((entry) => (entry as PerformanceNavigationTiming).encodedBodySize),
    )
    expect(navigation, `documents of ${path} in e2e/budget.json`).toBeLessThanOrEqual(limit)
  })
}

/** Whether a document loads a script or preloads it; its import map names all scripts of the site. */
const asksFor = (document: string, script: string) => document.includes(`="${new URL(script).pathname}"`)

type Script = { name: string; encodedBodySize: number }

const bytesOf = (scripts: Script[]) => scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)

/** The scripts that were fetched from the site, with their bytes on the wire. */
function scriptsOf(page: Page): Promise<Script[]> {
  return page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .map(({ name, encodedBodySize }) => ({ name, encodedBodySize })),
  )
}
