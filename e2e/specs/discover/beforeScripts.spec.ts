import type { Page } from '@playwright/test'
import { openRendered, untilTakenOver } from '../../documents.ts'
import { expect, test } from '../../fixtures.ts'

/** Holds back the scripts of the page until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\/(assets|remotes)\/.*\.js/, async (route) => {
    await promise
    // a test may hold some of them longer
    await route.fallback()
  })
  return resolve
}

// a version that is tried out is drawn by the browser
test.describe('a page that is in its document, before its scripts run', { tag: '@live' }, () => {
  test('what is typed before the scripts run stays, and is searched for', async ({ page }) => {
    const letGo = await holdScripts(page)
    await openRendered(page, '/activities', { waitUntil: 'commit' })
    const box = page.getByRole('combobox', { name: 'Activity' })
    await box.fill('aquarium')
    await box.focus()
    letGo()
    await expect(page).toHaveURL(/search=aquarium/)
    await expect(box).toHaveValue('aquarium')
    await expect(box).toBeFocused()
  })

  test('what is typed on home before the scripts run is what a search looks for', async ({ page }) => {
    const letGo = await holdScripts(page)
    await openRendered(page, '/', { waitUntil: 'commit' })
    await page.getByRole('combobox', { name: 'Activity' }).fill('aquarium')
    letGo()
    await untilTakenOver(page)
    await page.getByRole('search', { name: 'Activities' }).getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL(/search=aquarium/)
  })

  test('a scroll before the scripts run stays, and so does the focus', async ({ page }) => {
    const letGo = await holdScripts(page)
    await openRendered(page, '/activities', { waitUntil: 'commit' })
    const link = page.getByRole('article').nth(5).getByRole('link').first()
    await link.focus()
    const scroll = () =>
      page.evaluate(() => {
        window.scrollTo(0, 900)
        return window.scrollY
      })
    // the document may still be coming in
    await expect.poll(scroll).toBe(900)
    letGo()
    await untilTakenOver(page)
    await expect(link).toBeFocused()
    expect(await page.evaluate(() => window.scrollY)).toBe(900)
  })

  test('a picture that fails before the scripts run gives way to a drawing', async ({ page }) => {
    const letGo = await holdScripts(page)
    await page.route(/\.webp/, (route) => route.fulfill({ contentType: 'image/webp', body: 'no picture' }))
    await openRendered(page, '/activities', { waitUntil: 'commit' })
    const card = page.getByRole('article').first()
    const photo = card.locator('img')
    await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.complete)).toBe(true)
    letGo()
    await expect(photo).toHaveCount(0)
    await expect(card.locator('svg[viewBox="0 0 96 64"]')).toBeVisible()
  })

  test('a click on a button before the scripts run is done afterwards', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const letGo = await holdScripts(page)
    await openRendered(page, '/activities', { waitUntil: 'commit' })
    const filters = page.getByRole('main').getByRole('button', { name: 'Filters' })
    await filters.click()
    await expect(filters).toHaveAttribute('aria-busy', 'true')
    await expect(filters).toHaveCSS('opacity', '0.5')
    letGo()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(filters).not.toHaveAttribute('aria-busy')
    await expect(filters).toHaveCSS('opacity', '1')
  })

  for (const [what, title, open] of [
    ['the heart of a card', 'Authentication required', async () => {}],
    [
      'Save',
      'Login required',
      (page: Page) => page.getByRole('article').first().getByRole('link').first().click(),
    ],
  ] as const) {
    test(`a press on ${what} before the scripts run shows that it waits`, async ({ page }) => {
      const letGo = await holdScripts(page)
      await openRendered(page, '/activities', { waitUntil: 'commit' })
      await open(page)
      const save = page.getByRole('main').getByRole('button', { name: 'Save' }).first()
      // it is disabled until another part has come, and takes the press all the same
      await save.click({ force: true })
      await expect(save).toHaveAttribute('aria-busy', 'true')
      await expect(save).toHaveCSS('opacity', '0.5')
      letGo()
      await expect(page.getByText(title, { exact: true })).toBeVisible()
      await expect(save).toHaveCSS('opacity', '1')
    })
  }

  test('a choice of dark before the scripts run is made afterwards, also after other clicks', async ({
    page,
  }) => {
    const letGo = await holdScripts(page)
    await openRendered(page, '/privacy-policy', { waitUntil: 'commit' })
    for (const choice of ['Light', 'Dark'])
      await page.getByRole('contentinfo').getByText(choice, { exact: true }).click()
    // what is clicked later takes nothing back
    await page.getByRole('heading', { level: 1 }).click()
    letGo()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(page.getByRole('contentinfo').getByRole('radio', { name: 'Dark' })).toBeChecked()
  })

  test('a click on the menu is done while the page itself still waits for its remote', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const { promise, resolve } = Promise.withResolvers<void>()
    await page.route('**/remotes/discover/**/*.js', async (route) => {
      await promise
      await route.continue()
    })
    const letGo = await holdScripts(page)
    await openRendered(page, '/activities', { waitUntil: 'commit' })
    // of several clicks the last is meant
    await page.getByRole('main').getByRole('button', { name: 'Filters' }).click()
    await page.getByRole('banner').getByRole('button', { name: 'Open menu' }).click()
    letGo()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Contact Us' })).toBeVisible()
    resolve()
    await untilTakenOver(page)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  for (const [what, goOn] of [
    ['come after the scripts', async (_: Page, letGo: () => void) => letGo()],
    ['do not wait for scripts that hang', async (page: Page) => page.clock.runFor(4_000)],
  ] as const) {
    test(`on a phone the pictures below the first screen ${what}`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      const fetched: string[] = []
      page.on('request', (request) => {
        if (/\/(tile|feature)-/.test(request.url())) fetched.push(request.url())
      })
      const letGo = await holdScripts(page)
      await page.clock.install()
      await page.clock.pauseAt(Date.now() + 60_000)
      await openRendered(page, '/', { waitUntil: 'commit' })
      const harbour = page.getByRole('main').locator('picture img').first()
      await expect.poll(() => harbour.evaluate((image: HTMLImageElement) => image.complete)).toBe(true)
      expect(fetched).toEqual([])
      await goOn(page, letGo)
      await expect.poll(() => fetched.length).toBeGreaterThanOrEqual(4)
      letGo()
    })
  }
})
