import type { Browser, Page, Request } from '@playwright/test'
import { barriers } from '../../barriers.ts'
import { openRendered, searchForMuseum, untilTakenOver } from '../../documents.ts'
import { expect, test } from '../../fixtures.ts'

/** An activity that the list shows first, by its path. */
async function findActivity(page: Page): Promise<string> {
  await page.goto('/activities')
  const link = page.getByRole('article').first().getByRole('link').first()
  return (await link.getAttribute('href')) ?? ''
}

const isQuestion = (request: Request) => request.url().includes('/rest/v1/')

/**
 * What axe finds on a page that runs no scripts. Axe is one itself, so it looks at a copy without those of the page, and with
 * the styles of a browser without scripts.
 */
async function barriersOf(page: Page, browser: Browser): Promise<string[]> {
  const html = await page.content()
  const copy = await browser.newPage({ javaScriptEnabled: true })
  const drawn = html
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<(\/?)noscript/g, '<$1div')
    .replaceAll(/\(scripting: ?none\)/g, 'all')
  await copy.setContent(drawn)
  const found = await barriers(copy)
  await copy.close()
  return found
}

// a version that is tried out is drawn by the browser
test.describe('a page that is in its document', { tag: '@live' }, () => {
  test.describe('without scripts', () => {
    // waits for each page as long as its rendering takes
    test.use({ javaScriptEnabled: false, userAgent: 'a bot' })

    test('home, the list and an activity can be read, searched and walked through', async ({ page }) => {
      await page.goto('/')
      await searchForMuseum(page)
      await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).first().click()
      await expect(page).toHaveURL('/')
    })

    test.describe('on a phone', () => {
      test.use({ viewport: { width: 390, height: 844 }, allowedMessages: /status of 404/ })

      test('the policies and the 404 page can be read, and all lead on', async ({ page, browser }) => {
        // five documents, three of which axe reads
        test.slow()
        for (const [path, status, heading] of [
          ['/privacy-policy', 200, 'Privacy Policy'],
          ['/terms-of-use', 200, 'Terms of Use'],
          ['/no/such/page', 404, 'Page Not Found'],
        ] as const) {
          expect((await page.goto(path))?.status(), path).toBe(status)
          await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
          await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden()
          expect(await barriersOf(page, browser), path).toEqual([])
        }
        await page.getByRole('searchbox', { name: 'Search activities' }).fill('museum')
        await page.getByRole('button', { name: 'Search' }).click()
        await expect(page).toHaveURL('/activities?search=museum')
        await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click()
        await expect(page).toHaveURL('/')
      })
    })

    test('a page that the browser draws says on its first screen what it needs', async ({ page }) => {
      await page.goto('/contact')
      const notice = page.locator('body > noscript')
      await expect(notice).toBeInViewport()
      expect(await notice.evaluate(({ textContent }) => textContent)).toContain(
        'needs JavaScript to show this page',
      )
      await expect(page.getByText('This page is taking too long')).toBeHidden()
    })

    test('the list can be filtered and paged, an activity opened, and no page has a barrier', {
      tag: '@sample',
    }, async ({ page, browser }) => {
      // six documents, three of which axe reads
      test.slow()
      const cards = page.getByRole('list', { name: 'Activities' }).getByRole('article')
      await openRendered(page, '/activities')
      await page.locator('summary', { hasText: 'Filters' }).click()
      for (const name of ['Free', 'Indoor']) await page.getByRole('checkbox', { name, exact: true }).check()
      expect(await barriersOf(page, browser)).toEqual([])
      await page.getByRole('button', { name: 'Apply Filters' }).click()
      await expect(page).toHaveURL(/\/activities\?(.*&)?features=free&features=indoor/)
      await expect(cards.first()).toBeVisible()
      const first = await cards.first().getByRole('heading').textContent()

      await page.getByRole('link', { name: 'Load more' }).click()
      await expect(page).toHaveURL(/features=free,indoor.*page=2/)
      await expect(cards.first().getByRole('heading')).not.toHaveText(String(first))
      expect(await barriersOf(page, browser)).toEqual([])
      await page.goBack()
      await expect(page).not.toHaveURL(/page=2/)
      await expect(cards.first().getByRole('heading')).toHaveText(String(first))

      await cards.first().getByRole('link').first().click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(String(first))
      expect(await barriersOf(page, browser)).toEqual([])
    })
  })

  test('a page that is in its document asks the backend for nothing and has one title, canonical link and JSON-LD', async ({
    page,
  }) => {
    // many documents
    test.slow()
    const activity = await findActivity(page)
    for (const path of [
      '/',
      '/activities',
      '/activities?date=weekend',
      '/activities?search=zzzqqq',
      '/activities?sort=+name&page=+2&search=&features=free',
      '/activities?search=free+playground+inner+west',
      activity,
    ]) {
      // nothing of the page before is counted
      await page.goto('about:blank')
      const asked: string[] = []
      const note = (request: Request) => isQuestion(request) && asked.push(request.url())
      page.on('request', note)
      await openRendered(page, path)
      await untilTakenOver(page)
      page.off('request', note)
      expect(asked, path).toEqual([])
      for (const one of ['title', 'link[rel=canonical]', 'script[type="application/ld+json"]'])
        await expect(page.locator(`head > ${one}`), `${path} ${one}`).toHaveCount(1)
    }
  })

  test('a menu that the frame has opened already is not closed when the page is taken over', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const { promise, resolve } = Promise.withResolvers<void>()
    await page.route('**/remotes/discover/**', async (route) => {
      await promise
      await route.continue()
    })
    await openRendered(page, '/activities', { waitUntil: 'commit' })
    const menu = page.getByRole('banner').getByRole('button', { name: 'Open menu' })
    // React marks what it has taken over; a click before is repeated when the page is taken over, too
    await expect.poll(() => menu.evaluate((button) => Object.keys(button).length)).toBeGreaterThan(0)
    await menu.click()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Contact Us' })).toBeVisible()
    resolve()
    await untilTakenOver(page)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Contact Us' })).toBeVisible()
  })

  test('a link of the header leads on before the page is taken over', async ({ page }) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    await page.route('**/remotes/discover/**', async (route) => {
      await promise
      await route.continue()
    })
    await openRendered(page, '/', { waitUntil: 'commit' })
    await expect(page.locator('html')).toHaveAttribute('data-session')
    const link = page.getByRole('banner').getByRole('link', { name: 'Explore Activities' })
    // React marks what it has taken over; before that the link loads another document
    await expect.poll(() => link.evaluate((element) => Object.keys(element).length)).toBeGreaterThan(0)
    await page.evaluate(() => window.scrollTo(0, 900))
    await link.press('Enter')
    await expect(page).toHaveURL('/activities')
    resolve()
    await expect(page.getByRole('heading', { level: 1, name: 'Explore Activities' })).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(12)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    // not those of home
    const data = page.locator('script[type="application/ld+json"]')
    await expect.poll(() => data.evaluate(({ textContent }) => textContent)).toContain('"ItemList"')
  })

  test.describe('on the other side of the world', () => {
    test.use({ timezoneId: 'America/New_York', locale: 'en-US', colorScheme: 'dark' })

    test('a page is taken over as it is, also a day later and with a chosen appearance', async ({ page }) => {
      // many documents
      test.slow()
      const activity = await findActivity(page)
      await page.evaluate(() => localStorage.setItem('appearance', 'light'))
      await page.clock.setFixedTime(Date.now() + 20 * 60 * 60 * 1000)
      for (const path of ['/', '/activities', '/activities?date=today', activity, '/terms-of-use']) {
        await openRendered(page, path)
        await untilTakenOver(page)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      }
      const today = await page.evaluate(() =>
        new Intl.DateTimeFormat('en-AU', { timeZone: 'Australia/Sydney', dateStyle: 'full' }).format(),
      )
      await expect(page.getByText(`Last updated: ${today.replace(',', '')}`)).toBeVisible()
    })
  })

  test('a parent who is logged in gets the same document, and the header is theirs', async ({
    page,
    parent,
  }) => {
    await parent.logIn()
    for (const path of ['/', '/activities', await findActivity(page)]) {
      await openRendered(page, path)
      await untilTakenOver(page)
      await expect(page.getByRole('banner').getByRole('link', { name: 'Saved Lists' })).toBeVisible()
    }
  })

  for (const [fault, answer] of Object.entries({
    404: { status: 404, body: 'Not found' },
    HTML: { contentType: 'text/html', body: '<!doctype html>' },
  })) {
    test.describe(`where the entry of discover answers ${fault}`, () => {
      test.use({
        allowedMessages: /Failed to load resource|could not be loaded|integrity|MIME type|preload/i,
      })

      test('the page stays readable, and its links lead on', { tag: '@local' }, async ({ page }) => {
        await page.route('**/remotes/discover/**', (route) => route.fulfill(answer))
        await openRendered(page, '/activities')
        await expect(page.getByRole('article')).toHaveCount(12)
        await page.unroute('**/remotes/discover/**')
        await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).first().click()
        await expect(page.getByRole('heading', { level: 2, name: 'We want to...' })).toBeVisible()
        await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click()
        await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible()
      })

      test('a notice says so, and Try again brings the page to life', { tag: '@local' }, async ({ page }) => {
        await page.setViewportSize({ width: 390, height: 844 })
        await page.route('**/remotes/discover/**', (route) => route.fulfill(answer))
        await openRendered(page, '/activities')
        const notice = page.getByRole('alert').filter({ hasText: 'Part of this page could not be loaded' })
        await expect(notice).toBeVisible()
        await page.unroute('**/remotes/discover/**')
        await notice.getByRole('button', { name: 'Try again' }).click()
        await expect(notice).toBeHidden()
        await page.getByRole('main').getByRole('button', { name: 'Filters' }).click()
        await expect(page.getByRole('dialog')).toBeVisible()
      })

      test('a press waits only until the notice is there', { tag: '@local' }, async ({ page }) => {
        await page.setViewportSize({ width: 390, height: 844 })
        const { promise, resolve } = Promise.withResolvers<void>()
        await page.route('**/remotes/discover/**', async (route) => {
          await promise
          await route.fulfill(answer)
        })
        await openRendered(page, '/activities', { waitUntil: 'commit' })
        const filters = page.getByRole('main').getByRole('button', { name: 'Filters' })
        await filters.click()
        await expect(filters).toHaveAttribute('aria-busy', 'true')
        resolve()
        await expect(page.getByText('Part of this page could not be loaded')).toBeVisible()
        await expect(filters).not.toHaveAttribute('aria-busy')
        await filters.click()
        await expect(filters).not.toHaveAttribute('aria-busy')
      })
    })
  }
})
